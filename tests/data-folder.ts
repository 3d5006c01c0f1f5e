import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The environment variable with the data folder that all others are copied from (tests/site-template.ts). */
export const templateVariable = "TEST_SITE_TEMPLATE";

/** A data folder for a site: a copy of the template, if there is one. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const template = process.env[templateVariable];
  // Node's own copy would not preserve the owner of the database's files.
  if (template) execFileSync("cp", ["-a", `${template}/.`, folder]);
  return folder;
}
