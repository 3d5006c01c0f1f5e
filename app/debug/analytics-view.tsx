import { useEffect, useState } from "react";

const pollMilliseconds = 2_000;
const mostPolls = 23;

/** The events recorded in this tab (product 2.6): polls every two seconds until there are some, 23 times at most. */
export function AnalyticsView() {
  const [polls, setPolls] = useState(0);
  const sent = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname === "/events");
  const isDone = sent.length > 0 || polls >= mostPolls;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setPolls(polls + 1), pollMilliseconds);
    return () => clearTimeout(timer);
  }, [polls, isDone]);
  const foreign = [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin);
  const paints = performance.getEntriesByType("paint");
  const rows: [string, string][] = [
    ["Frågat", `${polls} av ${mostPolls} gånger${isDone ? ", klart" : ""}`],
    ["Skickat till /events", `${sent.length} gånger`],
    ["Händelser för tagg", window.dataLayer ? `${window.dataLayer.length}` : "ingen tagg"],
    ["Skript från andra", foreign.map(({ src }) => new URL(src).origin).join(", ") || "inga"],
    ...paints.map(({ name, startTime }): [string, string] => [name, `${Math.round(startTime)} ms`]),
  ];
  return (
    <section>
      <h2>Mätning</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
