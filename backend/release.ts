import { readFile } from "node:fs/promises";
import { z } from "zod";

const manifestSchema = z.object({ version: z.string(), upgradesFrom: z.string() });

/** What package.json says of this version of the product. */
export type Release = z.infer<typeof manifestSchema>;

/**
 * This version (`version`), and the oldest one whose database it migrates and which also runs on the migrated one
 * (`upgradesFrom`, CHANGELOG.md).
 */
export async function readRelease(): Promise<Release> {
  return manifestSchema.parse(JSON.parse(await readFile("package.json", "utf8")));
}

/** The file in which a build has its commit (scripts/build.ts). */
export const commitFile = "build/commit";

/** The version with a commit, as semantic versioning writes it, such as 1.0.0+5ad04385: the build's if none is given. */
export async function readVersion(commit?: string): Promise<string> {
  const { version } = await readRelease();
  return `${version}+${commit ?? (await readFile(commitFile, "utf8"))}`;
}
