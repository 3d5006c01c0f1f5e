import { readFile } from "node:fs/promises";
import type { RunningSite } from "#tests/site.ts";
import type { Figure } from "./report.ts";

/** Resident memory of the product's Node process after all that the bench did to it. */
export async function measureMemory(site: RunningSite): Promise<Figure[]> {
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  const kilobytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]);
  return [
    {
      name: "Memory of the Node process, at rest",
      value: kilobytes("VmRSS") / 1024,
      unit: "MB",
      budget: { atMost: 150 },
    },
    { name: "Memory of the Node process, highest", value: kilobytes("VmHWM") / 1024, unit: "MB" },
  ];
}
