import { pageHref } from "#app/i18n/links.ts";
import { matchedAnchor, oversightAnchor } from "#app/layout/anchors.ts";
import { More } from "#app/layout/links.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/platform";

/**
 * A sample report beside its invoice, each line with the one that it matches: the number between them is on the tape. A
 * line is marked under the pointer, at the focus of its number, and by its own link.
 */
export function MatchedInvoice({ locale, invoice }: Route.ComponentProps["loaderData"]) {
  const { title, intro, example, columns, rows, sums, check } = invoice;
  return (
    <Section titleId="matched-title" id={matchedAnchor} title={title} intro={intro} ground="sunken">
      <table className="matched" aria-labelledby="matched-title">
        <thead>
          <tr>
            <th scope="col">{columns.report}</th>
            <th className="matched__number" scope="col">
              <span className="visually-hidden">{columns.line}</span>
            </th>
            <th scope="col">{columns.invoice}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.amount}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, label, report, invoice, amount }) => (
            <tr key={number} id={`${matchedAnchor}-${number}`}>
              <td>{report}</td>
              <td className="matched__number">
                <a href={`#${matchedAnchor}-${number}`} aria-label={label}>
                  {number}
                </a>
              </td>
              <td>{invoice}</td>
              <td className="matched__amount">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, amount, note }) => (
            <tr key={name}>
              <td className="muted">{note}</td>
              <td className="matched__number" />
              <th scope="row">{name}</th>
              <td className="matched__amount">{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <div className="apart matched-end">
        <ExampleLabel messages={example} />
        <More to={`${pageHref("about", locale)}#${oversightAnchor}`}>{check}</More>
      </div>
    </Section>
  );
}
