import { TableHead } from "#app/ui/table-head.tsx";
import type { DebugViewProps } from "./rules.ts";

/** The last hundred redirects of the process that handles the request: paths of the site only. */
export function RedirectsView({ state }: DebugViewProps) {
  const redirects = state?.redirects ?? [];
  const [visit] = performance.getEntriesByType("navigation");
  const hops = visit instanceof PerformanceNavigationTiming ? visit.redirectCount : 0;
  return (
    <section>
      <h2>Omdirigeringar</h2>
      <p>
        Den här sidan kom efter {hops} hopp. De senaste {redirects.length} i processen som svarade:
      </p>
      <table>
        <TableHead columns={["När", "Från", "Till", "Status"]} />
        <tbody>
          {redirects.map(({ number, at, from, to, status }) => (
            <tr key={number}>
              <td>{at}</td>
              <td>{from ?? "(ingen av våra)"}</td>
              <td>{to ?? "(ingen av våra)"}</td>
              <td>{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
