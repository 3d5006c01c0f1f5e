import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/order-guard";
import "#app/ui/with-icon.css";

type Data = Route.ComponentProps["loaderData"];

/** Where public-order guards are used: places with a drawing each, in two columns. */
export function UseAreas({
  title,
  items,
  showAll,
}: Data["messages"]["overview"]["areas"] & Pick<Data["shared"], "showAll">) {
  return (
    <Section follows titleId="areas-title">
      <Heading level={2} size="h2-small" id="areas-title">
        {title}
      </Heading>
      <FirstRows
        className="use-areas rows"
        first={4}
        showAll={showAll}
        rows={items.map(({ icon, name, text }) => (
          <li className="with-icon" key={icon}>
            <DrawnIcon name={icon} />
            <div>
              <b className="own-line title--small">{name}</b>
              <span className="small muted">{text}</span>
            </div>
          </li>
        ))}
      />
    </Section>
  );
}
