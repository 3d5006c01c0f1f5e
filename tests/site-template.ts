import { templateVariable } from "./data-folder.ts";
import { removeData, startSite } from "./site.ts";

/**
 * Global setup for tests of the built product: starts a site once, so that the others start with a copy of its
 * migrated database. Returns the function that removes it.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const site = await startSite({});
  await site.stop();
  process.env[templateVariable] = site.dataDir;
  return () => removeData(site);
}
