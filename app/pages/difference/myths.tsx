import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/difference";
import "#app/ui/with-icon.css";
import "#app/ui/mark.css";

type Data = Route.ComponentProps["loaderData"];

/** Common misconceptions, marked as wrong, with the facts. */
export function Myths({ messages }: { messages: Data["messages"]["myths"] }) {
  return (
    <Section follows titleId="myths-title">
      <div className="myths columns columns--4-8">
        <h2 id="myths-title">{messages.title}</h2>
        <dl className="tiles">
          {messages.items.map(({ myth, fact }) => (
            <div key={myth}>
              <dt className="title with-icon">
                <Icon name="x" className="mark" />
                <span>
                  <span className="visually-hidden">{messages.said} </span>
                  <b>{myth}</b>
                </span>
              </dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
