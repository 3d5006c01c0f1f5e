import { Section } from "#app/ui/section.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "#app/ui/ruled-table.css";
import "./responsibilities.css";

interface ResponsibilitiesProps {
  title: string;
  intro: string;
  /** The heading of the first column, and the name of each party: one lane each. */
  step: string;
  parties: readonly string[];
  /** For every step what each party does, in the order of `parties`; empty: nothing. */
  steps: readonly { name: string; does: readonly string[] }[];
  /** Spoken for an empty place. */
  nothing: string;
  pages: PageAddresses;
}

/** A way with several parties: a row for each step, a lane for each party, filled where it is that party's turn. */
export function Responsibilities({
  title,
  intro,
  step,
  parties,
  steps,
  nothing,
  pages,
}: ResponsibilitiesProps) {
  return (
    <Section id="vagen" titleId="responsibilities-title" title={title} intro={intro}>
      <table className="responsibilities ruled-table" aria-labelledby="responsibilities-title">
        <thead>
          <tr>
            <th scope="col">{step}</th>
            {parties.map((party) => (
              <th scope="col" key={party}>
                {party}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, does }, index) => (
            <tr key={name}>
              <th className="title" scope="row">
                <span aria-hidden="true">{index + 1}</span>
                {name}
              </th>
              {parties.map((party, lane) => (
                <td key={party} className={does[lane] ? "responsibilities__own" : undefined}>
                  {does[lane] ? (
                    <>
                      <b aria-hidden="true">{party}</b>
                      <LinkedText text={does[lane]} pages={pages} />
                    </>
                  ) : (
                    <span className="sr">{nothing}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
