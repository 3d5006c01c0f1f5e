import type { Route } from "../+types/order-guard";

type Data = Route.ComponentProps["loaderData"];

/** Three figures printed on the tape under a hero. */
export function FigureStrip({ label, items }: Data["messages"]["figures"]) {
  return (
    <section className="tape" aria-label={label}>
      <ul className="wrap figure-strip">
        {items.map(({ figure, text }) => (
          <li key={text}>
            <b className="numeral">{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
