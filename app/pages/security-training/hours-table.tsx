import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/security-training";
import "#app/ui/ruled-table.css";
import "./hours-table.css";

interface HoursTableProps {
  words: Route.ComponentProps["loaderData"]["words"]["hours"];
  children: ReactNode;
}

/** Courses with a fixed length, and who gives them. */
export function HoursTable({ words, children }: HoursTableProps) {
  return (
    <Section ground="sunken" titleId="hours-title">
      <div className="hours-table columns columns--5-7">
        <div>
          <h2 id="hours-title">{words.title}</h2>
          <p className="lead">{words.intro}</p>
          <Stack gap="tight">{children}</Stack>
        </div>
        <Fold summary={words.more}>
          <table className="ruled-table" aria-labelledby="hours-title">
            <TableHead columns={[words.course, words.who, words.hours]} />
            <tbody>
              {words.rows.map(({ course, hours, who }) => (
                <tr key={course}>
                  <th scope="row">{course}</th>
                  <td>{who}</td>
                  <td className="numeral title">{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </div>
    </Section>
  );
}
