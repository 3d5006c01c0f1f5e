import { readFile } from "node:fs/promises";
import type { RunningSite } from "#tests/site.ts";
import type { Measurement } from "./report.ts";

/** Measures the resident memory of the product's Node process after the other measurements. */
export async function measureMemory(site: RunningSite): Promise<Measurement[]> {
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

/** The process's resident memory in MB, now (VmRSS) or at its peak (VmHWM). */
export async function megabytes(
  site: Pick<RunningSite, "process">,
  field: "VmRSS" | "VmHWM",
): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
