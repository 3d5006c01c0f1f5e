import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/city";
import "#app/ui/stack.css";

/** Which authority decides what for this service in this city. */
export function CityAuthorities({
  title,
  lead,
  more,
  concerns,
  items,
}: Route.ComponentProps["loaderData"]["authorities"]) {
  return (
    <Section titleId="authorities-title">
      <div className="columns columns--5-7">
        <div>
          <h2 id="authorities-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <Fold summary={more}>
          <div className="stack gap-loose">
            {items.map((item) => (
              <article className="ruled" key={item.name}>
                <h3>{item.name}</h3>
                <p>{item.text}</p>
                <p className="note small">
                  <b>{concerns}</b> {item.concerns}
                </p>
              </article>
            ))}
          </div>
        </Fold>
      </div>
    </Section>
  );
}
