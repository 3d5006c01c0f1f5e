import { readFile } from "node:fs/promises";
import type { RunningSite } from "#tests/site.ts";

/** The processor time of a site's process so far, in ms: Linux counts it in hundredths of a second. */
export async function processorTime(site: RunningSite): Promise<number> {
  const stat = await readFile(`/proc/${site.process.pid}/stat`, "utf8");
  // The name of the program, in brackets, may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
