import { useEffect, useState } from "react";
import { FactList } from "#app/ui/fact-list.tsx";

const pollMilliseconds = 2_000;
const maxPolls = 23;

/** The events recorded in this tab (product 2.6): polls every two seconds until there are some, 23 times at most. */
export function AnalyticsView() {
  const [polls, setPolls] = useState(0);
  const requests = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname === "/events");
  const isDone = requests.length > 0 || polls >= maxPolls;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setPolls(polls + 1), pollMilliseconds);
    return () => clearTimeout(timer);
  }, [polls, isDone]);
  const foreign = [...document.scripts].filter(({ src }) => src && new URL(src).origin !== location.origin);
  const paints = performance.getEntriesByType("paint");
  const rows = [
    { name: "Frågat", value: `${polls} av ${maxPolls} gånger${isDone ? ", klart" : ""}` },
    { name: "Skickat till /events", value: `${requests.length} gånger` },
    { name: "Händelser för tagg", value: window.dataLayer ? `${window.dataLayer.length}` : "ingen tagg" },
    { name: "Skript från andra", value: foreign.map(({ src }) => new URL(src).origin).join(", ") || "inga" },
    ...paints.map(({ name, startTime }) => ({ name, value: `${Math.round(startTime)} ms` })),
  ];
  return (
    <section>
      <h2>Mätning</h2>
      <FactList facts={rows} />
    </section>
  );
}
