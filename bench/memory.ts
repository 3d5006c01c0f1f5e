import { readFile } from "node:fs/promises";
import type { RunningSite } from "#tests/site.ts";
import type { Figure } from "./report.ts";

/** Resident memory of the product's Node process after the rest of the bench. */
export async function measureMemory(site: RunningSite): Promise<Figure[]> {
  return [
    {
      name: "Memory of the Node process, at rest",
      value: await megabytes(site, "VmRSS"),
      unit: "MB",
      budget: { atMost: 256 },
    },
    { name: "Memory of the Node process, highest", value: await megabytes(site, "VmHWM"), unit: "MB" },
  ];
}

/** The process's memory, now or at its peak. */
export async function megabytes(
  site: Pick<RunningSite, "process">,
  field: "VmRSS" | "VmHWM",
): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
