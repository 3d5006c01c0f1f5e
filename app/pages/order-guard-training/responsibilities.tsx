import { pageHref } from "#app/i18n/links.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/order-guard-training";
import "#app/ui/ruled-table.css";

/** The steps that a phone shows unfolded. */
const firstSteps = 3;

type Data = Route.ComponentProps["loaderData"];

/**
 * A procedure with several parties: a row for each step, a column for each party, filled where it is that party's
 * turn.
 */
export function Responsibilities({ locale, messages, shared, policePage }: Data) {
  const { title, intro, step, parties, steps, nothing } = messages.responsibilities;
  const pages = {
    guard: pageHref("guard", locale),
    entranceHost: pageHref("entranceHost", locale),
    specialist: "#specialist",
    police: policePage,
  };
  const table = (from: number, to: number, kind = "") => (
    <table className={`responsibilities ruled-table ${kind}`} aria-label={title}>
      <TableHead columns={[step, ...parties]} />
      <tbody>
        {steps.slice(from, to).map(({ name, does }, index) => (
          <tr key={name}>
            <th className="title" scope="row">
              <span aria-hidden="true">{from + index + 1}</span>
              {name}
            </th>
            {parties.map((party, index) => (
              <td key={party} className={does[index] ? "responsibilities__own" : undefined}>
                {does[index] ? (
                  <>
                    <b aria-hidden="true">{party}</b>
                    <LinkedText text={does[index]} pages={pages} />
                  </>
                ) : (
                  <span className="visually-hidden">{nothing}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Section id="vagen" titleId="responsibilities-title" title={title} intro={intro}>
      {table(0, firstSteps)}
      <Fold summary={`${shared.showAll} ${steps.length}`}>
        {table(firstSteps, steps.length, "ruled-table--rest")}
      </Fold>
    </Section>
  );
}
