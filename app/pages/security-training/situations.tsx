import { Card } from "#app/ui/card.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import type { Route } from "../+types/security-training";

type Data = Route.ComponentProps["loaderData"];

/** What has happened on the left, what the course teaches on the right. */
export function Situations({
  title,
  intro,
  after,
  items,
  showAll,
}: Data["messages"]["situations"] & Pick<Data["shared"], "showAll">) {
  return (
    <Section titleId="situations-title" title={title} intro={intro}>
      <FirstRows
        className="situations rows"
        ordered
        showAll={showAll}
        rows={items.map(({ id, question, scene, skills, course, length }) => (
          <li className="columns columns--halves" id={id} key={id}>
            <div>
              <h3>{question}</h3>
              <p className="muted">{scene}</p>
            </div>
            <Fold summary={`${course}, ${length.toLowerCase()}`}>
              <Card className="situations__course" small>
                <p className="apart">
                  <b>{course}</b>
                  <span>{length}</span>
                </p>
                <p className="visually-hidden">{after}</p>
                <TextList className="ticks" icon="check" texts={skills} />
              </Card>
            </Fold>
          </li>
        ))}
      />
    </Section>
  );
}
