import { templateVariable } from "./data-folder.ts";
import { ask } from "./pages/site-database.ts";
import { removeData, startSite } from "./site.ts";

/**
 * Global setup for tests of the built product: starts a site once, so that the others start with a copy of its
 * migrated database. Returns the function that removes it. In a run of all tests (scripts/test.ts) it is there already.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  if (process.env[templateVariable]) return async () => undefined;
  const site = await startSite({});
  // No site needs these, and they are half of the files to copy.
  for (const name of ["template0", "template1"]) {
    await ask(site, `alter database ${name} is_template false`);
    await ask(site, `drop database ${name}`);
  }
  await site.stop();
  process.env[templateVariable] = site.dataDir;
  return () => removeData(site);
}
