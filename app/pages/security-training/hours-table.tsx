import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/security-training";
import "#app/ui/ruled-table.css";

type Data = Route.ComponentProps["loaderData"];

/** The courses that a phone shows at once. */
const shownCourses = 3;

/** Courses with a fixed length, and who gives them. */
export function HoursTable({ locale, messages: { hours: messages }, shared }: Data) {
  const { rows } = messages;
  const table = (part: typeof rows, kind = "") => (
    <table className={`ruled-table ${kind}`} aria-labelledby="hours-title">
      <TableHead columns={[messages.course, messages.provider, messages.hours]} />
      <tbody>
        {part.map(({ course, hours, provider }) => (
          <tr key={course}>
            <th scope="row">{course}</th>
            <td>{provider}</td>
            <td className="numeral title">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Section ground="sunken" titleId="hours-title">
      <div className="hours-table columns columns--5-7">
        <div>
          <h2 id="hours-title">{messages.title}</h2>
          <p className="lead">{messages.intro}</p>
          <Stack gap="tight">
            <More to={pageHref("training", locale)}>{messages.training}</More>
            <More to={pageHref("orderGuardTraining", locale)}>{messages.orderGuard}</More>
          </Stack>
        </div>
        <div>
          {table(rows.slice(0, shownCourses))}
          <Fold summary={`${shared.showAll} ${rows.length}`}>
            {table(rows.slice(shownCourses), "ruled-table--rest")}
          </Fold>
        </div>
      </div>
    </Section>
  );
}
