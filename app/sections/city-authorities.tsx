import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";

interface CityAuthoritiesProps {
  title: string;
  lead: string;
  concerns: string;
  items: readonly { name: string; text: string; concerns: string }[];
}

/** Which authority decides what for this service in this city. */
export function CityAuthorities({ title, lead, concerns, items }: CityAuthoritiesProps) {
  return (
    <Section titleId="authorities-title">
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
    </Section>
  );
}
