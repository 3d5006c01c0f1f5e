import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import "./situations.css";

interface SituationsProps {
  title: string;
  intro: string;
  after: string;
  situations: readonly {
    id: string;
    question: string;
    scene: string;
    skills: readonly string[];
    course: string;
    length: string;
  }[];
}

/** What has happened on the left, what the course makes you able to do on the right. */
export function Situations({ title, intro, after, situations }: SituationsProps) {
  return (
    <Section titleId="situations-title" title={title} intro={intro}>
      <ol className="situations rows">
        {situations.map(({ id, question, scene, skills, course, length }) => (
          <li className="columns columns--halves" id={id} key={id}>
            <div>
              <h3>{question}</h3>
              <p className="muted">{scene}</p>
            </div>
            <Card className="situations__course" small>
              <p className="apart">
                <b>{course}</b>
                <span>{length}</span>
              </p>
              <p className="sr">{after}</p>
              <ul className="ticks">
                {skills.map((skill) => (
                  <li key={skill}>
                    <Icon name="check" />
                    <span>{skill}</span>
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}
