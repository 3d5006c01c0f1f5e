import type { TestProject } from "vitest/node";
import { removeData, startSite } from "./site.ts";

/** A running site: its URL and its data. */
interface SharedSite {
  url: string;
  dataDir: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** One site for all tests that only read; they must change nothing that another could see. */
export async function setup(project: TestProject) {
  const site = await startSite({ TRUST_PROXY: "1" });
  project.provide("sharedSite", { url: site.url, dataDir: site.dataDir });
  return async () => {
    await site.stop();
    await removeData(site);
  };
}
