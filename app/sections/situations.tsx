import { Icon } from "#app/ui/icon.tsx";
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
    <section className="section" aria-labelledby="situations-title">
      <div className="wrap">
        <div className="head">
          <h2 id="situations-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <ol className="sits">
          {situations.map(({ id, question, scene, skills, course, length }) => (
            <li id={id} key={id}>
              <div>
                <h3>{question}</h3>
                <p className="muted">{scene}</p>
              </div>
              <div className="sits__c">
                <p>
                  <b>{course}</b>
                  <span>{length}</span>
                </p>
                <p className="sr">{after}</p>
                <ul>
                  {skills.map((skill) => (
                    <li key={skill}>
                      <Icon name="check" />
                      <span>{skill}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
