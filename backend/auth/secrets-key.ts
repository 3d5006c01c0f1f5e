import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openSecretBox, type SecretBox } from "./secret-box.ts";

/** Where the key comes from; see SECRETS_KEY in README.md. */
export interface SecretsKeySettings {
  dataDir: string;
  /** The configured key; without one it is in a file in the data folder. */
  key?: string | undefined;
  /** Earlier keys, separated by commas: they still decrypt. */
  previous?: string | undefined;
}

/**
 * Opens the box for the sign-in's secrets. Without a configured key it makes one, in a file that only its owner can
 * read. A configured key replaces the file's, which then counts as an earlier one. Throws when the folder can't be
 * written to.
 */
export async function openConfiguredBox({ dataDir, key, previous }: SecretsKeySettings): Promise<SecretBox> {
  const file = join(dataDir, "secrets.key");
  const earlier = (previous ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  if (!key) return openSecretBox(await keyFromFile(dataDir, file), earlier);
  const left = await readFile(file, "utf8").catch(() => "");
  return openSecretBox(key, left.trim() ? [...earlier, left.trim()] : earlier);
}

/** Two processes on one folder may start at once: the file appears whole, and the first one's counts. */
async function keyFromFile(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  try {
    await link(made, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(made);
  }
  const key = (await readFile(file, "utf8")).trim();
  if (key.length < 32)
    throw new Error(`${file} does not hold a key: restore it from the backup, or delete it`);
  return key;
}
