import { templateVariable } from "./data-folder.ts";
import { removeData, startSite } from "./site.ts";

/**
 * Before the tests of the built product: starts a site once, so that the others begin with its migrated database.
 * Gives the function that removes it.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const site = await startSite({});
  await site.stop();
  process.env[templateVariable] = site.dataDir;
  return () => removeData(site);
}
