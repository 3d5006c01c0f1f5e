import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";
import type { Route } from "../+types/city";

/** Which authority decides what for this service in this city; on a phone one more of the questions above. */
export function CityAuthorities({
  title,
  lead,
  concerns,
  items,
}: Route.ComponentProps["loaderData"]["authorities"]) {
  return (
    <Section follows className="city-authorities" titleId="authorities-title">
      <Fold summary={title}>
        <div className="columns columns--5-7">
          <div>
            <h2 id="authorities-title">{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <Stack gap="loose">
            {items.map((item) => (
              <article className="ruled" key={item.name}>
                <h3>{item.name}</h3>
                <p>{item.text}</p>
                <p className="note small">
                  <b>{concerns}</b> {item.concerns}
                </p>
              </article>
            ))}
          </Stack>
        </div>
      </Fold>
    </Section>
  );
}
