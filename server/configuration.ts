import type { z } from "zod";
import { retentionMonths } from "#app/domain/retention.ts";
import { type Setting, settings } from "./settings.ts";

type SettingName = keyof typeof settings;

/** The validated settings. Those that are not set have a default that works on a laptop. */
export type Configuration = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]["schema"]> };

/** An invalid setting; its message is the one line that the start prints. */
export class ConfigurationError extends Error {}

/**
 * Reads the configuration from an environment; an empty value counts as absent. Throws ConfigurationError: one line
 * with the variable, what is wrong with its value, and an example. A name that is one slip from a setting's is refused, too:
 * ignored, a misspelled SMTP_URL would leave emails unsent.
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const [unknown, meant] = misspelled(Object.keys(environment)) ?? [];
  if (unknown)
    throw new ConfigurationError(
      `${unknown} is not a setting; ${meant} is. Write ${meant}, or remove ${unknown}: docs/settings.md lists all.`,
    );
  const entries = Object.entries<Setting>(settings).map(([name, { schema, needs, expected, example }]) => {
    const value = environment[name] || undefined;
    const parsed = schema.safeParse(value);
    if (!parsed.success)
      throw new ConfigurationError(
        `${name} must be ${expected}, but is "${withoutSecrets(name, value ?? "")}". Example: ${name}=${example}`,
      );
    if (value && needs && !environment[needs])
      throw new ConfigurationError(
        `${name} must be set together with ${needs}, but ${needs} is not set. Example: ${name}=${example}`,
      );
    return [name, parsed.data];
  });
  return Object.fromEntries(entries);
}

/** The first name that is one slip from a setting's, with that setting's. Short names are other programs' as well. */
function misspelled(names: readonly string[]): [string, string] | undefined {
  const known = Object.keys(settings);
  const long = known.filter((name) => name.includes("_"));
  for (const name of names) {
    const meant = known.includes(name) ? undefined : long.find((each) => isOneSlip(name.toUpperCase(), each));
    if (meant) return [name, meant];
  }
}

/** Whether two texts are equal but for one letter added, left out or changed, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === [...b].reverse().join(""));
}

/** Warnings about a valid configuration, in one line each; they are logged at the start. */
export function warningsOf(configuration: Configuration): string[] {
  const { DATABASE_URL, SECRETS_KEY, SMTP_URL, RETENTION_MONTHS } = configuration;
  const { BACKUP_DIR, BACKUP_S3_URL, BACKUP_KEY } = configuration;
  const warnings: [boolean, string][] = [
    [
      Boolean(DATABASE_URL && !SECRETS_KEY),
      "SECRETS_KEY is not set: second factors and signing keys in DATABASE_URL are encrypted under DATA_DIR/secrets.key of this node. Several nodes on one database need the same SECRETS_KEY.",
    ],
    [
      Boolean(DATABASE_URL && !SMTP_URL),
      "SMTP_URL is not set: emails stay as files in DATA_DIR/mails of the node that wrote them, and erasing a person reaches the files of one node only. Several nodes need SMTP_URL.",
    ],
    [
      Boolean((BACKUP_DIR || BACKUP_S3_URL) && !BACKUP_KEY),
      `BACKUP_KEY is not set: backups are not encrypted. Whoever can read ${BACKUP_S3_URL ? "the bucket of BACKUP_S3_URL" : "the folder BACKUP_DIR"} can read every request in them.`,
    ],
    [
      RETENTION_MONTHS > retentionMonths,
      `RETENTION_MONTHS is ${RETENTION_MONTHS}, but forms, emails and /privacy promise ${retentionMonths} months. Change retentionMonths in app/domain/retention.ts instead, and build.`,
    ],
  ];
  return warnings.flatMap(([applies, text]) => (applies ? [text] : []));
}

/**
 * A setting's value for an error message: a URL without its user and password, "…" for a secret key. A password may
 * contain any character here, as one that is not escaped is why a URL is invalid.
 */
function withoutSecrets(name: string, value: string): string {
  if (/SECRET|BACKUP_KEY/.test(name)) return "…";
  return /URL|ENDPOINT/.test(name) ? value.replace(/^([a-z]+:\/\/)?.*@/is, "$1…@") : value;
}
