import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder, readOrCreateSecret } from "#backend/files.ts";
import { openSecretBox, type SecretBox } from "./secret-box.ts";

/** The settings of the secrets key (SECRETS_KEY in docs/settings.md). */
export interface SecretsKeySettings {
  dataDir: string;
  /** The configured key; without one the key is in a file in the data folder. */
  key?: string | undefined;
  /** Earlier keys, separated by commas, which still decrypt. */
  previous?: string | undefined;
}

/**
 * Opens the encryption of the sign-in's secrets. Without a configured key it creates one, in a file that only its owner
 * can read. A configured key replaces the file's, which then counts as an earlier one. Throws when the folder is not
 * writable.
 */
export async function openConfiguredBox({ dataDir, key, previous }: SecretsKeySettings): Promise<SecretBox> {
  const file = join(dataDir, "secrets.key");
  const earlier = (previous ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  if (!key) return openSecretBox(keyFromFile(dataDir, file), earlier);
  const fromFile = (await readFile(file, "utf8").catch(() => "")).trim();
  return openSecretBox(key, fromFile ? [...earlier, fromFile] : earlier);
}

function keyFromFile(dataDir: string, file: string): string {
  makeFolder(dataDir);
  const key = readOrCreateSecret(file, `${randomBytes(32).toString("hex")}\n`);
  if (key.length < 32)
    throw new Error(`${file} does not contain a key: restore it from the backup, or delete it`);
  return key;
}
