import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the data folder that every other one is a copy of (tests/site-template.ts). */
export const templateVariable = "TEST_SITE_TEMPLATE";

/** A data folder of its own for a site: a copy of the template, when there is one. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const template = process.env[templateVariable];
  // Node's own copy would not keep whose the database's files are.
  if (template) execFileSync("cp", ["-a", `${template}/.`, folder]);
  return folder;
}
