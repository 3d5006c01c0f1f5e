import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/order-guard";

/** What the customer's permit means for a booking: a row for each case, with what to do next. */
export function PermitCases({
  title,
  intro,
  cases,
  note,
}: Route.ComponentProps["loaderData"]["messages"]["overview"]["permit"]) {
  return (
    <Section id="tillstand" ground="night" titleId="permit-title" title={title} intro={intro}>
      <ul className="permit-cases rows">
        {cases.map(({ question, state, text, ready }) => (
          <li className="columns columns--thirds columns--center" key={question}>
            <h3 className="title--large">{question}</h3>
            <p className={ready ? "permit-cases__state permit-cases__state--ready" : "permit-cases__state"}>
              {state}
            </p>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="note small muted">{note}</p>
    </Section>
  );
}
