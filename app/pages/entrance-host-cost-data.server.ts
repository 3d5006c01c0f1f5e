import {
  type entranceHostCostPage,
  entranceHostRotas,
} from "#app/content/pages/entrance-host-cost.server.ts";
import { entranceHostHours, isSupplemented } from "#app/prices/entrance-host-hours.ts";

/** The drawing's first and last hour, and the hours with a label. */
const scale = { from: 6, to: 26, named: [6, 10, 14, 18, 22, 26] };

/** The three examples with their hours, in one language. */
export function rotasIn({ examples, ...messages }: ReturnType<typeof entranceHostCostPage>["rotas"]) {
  const rotas = entranceHostRotas.flatMap((rota, index) => {
    const example = examples[index];
    if (!example) return [];
    const { hours, supplemented } = entranceHostHours(rota);
    return [
      {
        ...example,
        spans: rota.hosts,
        bands: supplementedSpans(rota.weekday),
        rows: [
          { label: messages.hosts, amount: String(rota.hosts.length) },
          { label: messages.supplemented, amount: String(supplemented) },
          { label: messages.hours, amount: String(hours), kind: "sum" as const },
        ],
      },
    ];
  });
  return {
    messages,
    rotas,
    scale: {
      ...scale,
      marks: scale.named.map((hour) => ({ hour, name: String(hour % 24).padStart(2, "0") })),
    },
  };
}

function supplementedSpans(weekday: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let hour = scale.from; hour < scale.to; hour++) {
    if (!isSupplemented(weekday, hour)) continue;
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans;
}
