import { z } from "zod";
import { brand } from "#app/content/brand.ts";
import { retentionMonths } from "#app/domain/retention.ts";
import { urlsOfServers } from "#backend/database/connection-settings.ts";

const httpUrl = z.url({ protocol: /^https?$/ });
const siteUrl = httpUrl.regex(/^[^:]+:\/\/[^/?#@]+\/?$/).transform((url) => new URL(url).origin);
const domainName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const isPostgresUrl = (url: string) => postgresUrl.safeParse(url).success;
/** One URL may name several servers, separated by commas. */
const postgresUrls = z.string().refine((url) => urlsOfServers(url).every(isPostgresUrl));
const httpUrlText = "a URL that begins with http:// or https://";
const certificates = "/etc/letsencrypt/live/svar.foretag.example";
/** What is most often wrong with a URL that has a password. */
const passwordText = "(in its password / is written %2F, # %23 and ? %3F)";

/** One setting: its schema, and the words of the message for an invalid value. */
export interface Setting {
  schema: z.ZodType;
  /** Another setting that this one requires. */
  needs?: string;
  /** A valid value, in words that complete "must be …". */
  expected: string;
  example: string;
}

interface Range {
  from: number;
  to: number;
  /** What is counted, for the message. */
  unit?: string;
}

const rangeSchema = ({ from, to }: Range) => z.coerce.number().int().min(from).max(to);
const rangeText = ({ from, to, unit }: Range) =>
  `a whole number ${unit ? `of ${unit} ` : ""}from ${from} to ${to}`;

function number({ fallback, example = fallback, ...range }: Range & { fallback: number; example?: number }) {
  return {
    schema: rangeSchema(range).default(fallback),
    expected: rangeText(range),
    example: String(example),
  };
}

function optionalNumber({ example, ...range }: Range & { example: number }) {
  return { schema: rangeSchema(range).optional(), expected: rangeText(range), example: String(example) };
}

function optionalText(expected: string, example: string) {
  return { schema: z.string().optional(), expected, example };
}

/** systemd and Compose run no command in a settings file, so that the example can't be one. */
const secretKey = {
  schema: z.string().min(32).optional(),
  expected: "at least 32 characters that nobody can guess",
  example: "(what `openssl rand -hex 32` prints)",
};

function url(fallback: string, example: string) {
  return { schema: httpUrl.default(fallback), expected: httpUrlText, example };
}

/** Every setting of the product; README.md says what each is for. */
export const settings = {
  PORT: number({ fallback: 3000, from: 0, to: 65_535 }),
  HOST: { schema: z.string().default("0.0.0.0"), expected: "an IP address", example: "127.0.0.1" },
  SITE_URL: {
    schema: siteUrl.optional(),
    expected: `${httpUrlText}, without a path`,
    example: "https://www.foretag.example",
  },
  DATA_DIR: { schema: z.string().default("./data"), expected: "a folder", example: "./data" },
  DATABASE_URL: {
    schema: postgresUrls.optional(),
    expected: `a PostgreSQL URL, of one server or of several ${passwordText}`,
    example: "postgres://user:password@host:5432/name",
  },
  DATABASE_POOL: number({ fallback: 10, from: 2, to: 500, unit: "connections" }),
  ROLES: {
    schema: z.enum(["web,worker", "web", "worker"]).default("web,worker"),
    expected: "web (answers visitors), worker (works on the queue) or web,worker",
    example: "web,worker",
  },
  DATABASE_WAIT_SECONDS: number({ fallback: 60, from: 0, to: 3_600, unit: "seconds" }),
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: `the URL of a mail server ${passwordText}`,
    example: "smtps://user:password@mail.foretag.example:465",
  },
  REPLY_DOMAIN: {
    schema: domainName.optional(),
    expected: "the domain of the email addresses for customers' replies, in lower case",
    example: "svar.foretag.example",
  },
  REPLY_SMTP_PORT: { ...optionalNumber({ example: 2525, from: 0, to: 65_535 }), needs: "REPLY_DOMAIN" },
  REPLY_TLS_KEY: {
    ...optionalText("the file of a private key (PEM)", `${certificates}/privkey.pem`),
    needs: "REPLY_TLS_CERT",
  },
  REPLY_TLS_CERT: {
    ...optionalText("the file of a certificate with its chain (PEM)", `${certificates}/fullchain.pem`),
    needs: "REPLY_TLS_KEY",
  },
  MAIL_FROM: {
    schema: z.email().default(brand.customerServiceEmail),
    expected: "an email address",
    example: brand.customerServiceEmail,
  },
  BOOKING_APP_URL: url(`https://app.${brand.slug}.example/`, "https://app.foretag.example/"),
  AI_CHAT_URL: url("https://chat.example/", "https://chat.example/"),
  APP_STORE_URL: url(`https://app-store.example/${brand.slug}`, "https://apps.apple.com/se/app/id000000000"),
  PLAY_STORE_URL: url(
    `https://play-store.example/${brand.slug}`,
    "https://play.google.com/store/apps/details?id=se.foretag",
  ),
  SIGN_UP: {
    schema: z.enum(["invited", "open"]).default("invited"),
    expected: "invited (only invited people) or open (anyone may create an account)",
    example: "invited",
  },
  SECRETS_KEY: secretKey,
  SECRETS_KEY_PREVIOUS: {
    schema: z.string().min(32).optional(),
    expected: "the earlier SECRETS_KEY, or several separated by commas",
    example: "the key before this one",
  },
  ...provider("GOOGLE", {
    id: "1234-abc.apps.googleusercontent.com",
    issuer: "https://login.foretag.example",
  }),
  ...provider("AZURE", {
    id: "00000000-0000-0000-0000-000000000000",
    issuer: "https://login.foretag.example",
  }),
  CAPTCHA_VERIFY_URL: {
    schema: httpUrl.optional(),
    needs: "CAPTCHA_SECRET",
    expected: "the URL of a captcha's siteverify",
    example: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
  CAPTCHA_SECRET: { ...optionalText("the captcha's secret", "0x0000"), needs: "CAPTCHA_VERIFY_URL" },
  CAPTCHA_SITE_KEY: { ...optionalText("the captcha's public key", "0x0000"), needs: "CAPTCHA_SECRET" },
  CAPTCHA_SCRIPT_URL: {
    schema: httpUrl.optional(),
    needs: "CAPTCHA_SITE_KEY",
    expected: "the URL of the captcha's script",
    example: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  },
  SMS_URL: {
    schema: httpUrl.optional(),
    expected: `${httpUrlText}, of a service that sends text messages`,
    example: "https://user:password@sms.foretag.example/send",
  },
  MEASUREMENT_TAG_URL: {
    schema: z.url({ protocol: /^https$/ }).optional(),
    expected: "the https URL of a measurement tool's script",
    example: "https://matning.foretag.example/tag.js",
  },
  BACKUP_DIR: optionalText("the folder that backups are written to", "/var/backups/site"),
  BACKUP_S3_URL: {
    schema: httpUrl.refine(hasKeyAndBucket).optional(),
    expected: "the URL of a bucket with its key and secret (write / in them as %2F)",
    example: "https://key:secret@s3.eu-north-1.amazonaws.com/bucket/folder?region=eu-north-1",
  },
  BACKUP_KEEP: number({ fallback: 14, from: 1, to: 1_000, unit: "backups" }),
  BACKUP_KEY: secretKey,
  DRAIN_SECONDS: number({ fallback: 0, from: 0, to: 300, unit: "seconds", example: 10 }),
  STOP_SECONDS: number({ fallback: 8, from: 1, to: 300, unit: "seconds", example: 50 }),
  RETENTION_MONTHS: number({ fallback: retentionMonths, from: 1, to: 120, unit: "months" }),
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    expected: "fatal, error, warn, info, debug or silent",
    example: "info",
  },
  ACCESS_LOG: { schema: z.stringbool().default(false), expected: "true or false", example: "true" },
  SLOW_QUERY_MS: optionalNumber({ example: 500, from: 1, to: 60_000, unit: "milliseconds" }),
  METRICS_PORT: optionalNumber({ example: 9464, from: 0, to: 65_535 }),
  METRICS_HOST: {
    schema: z.string().default("127.0.0.1"),
    needs: "METRICS_PORT",
    expected: "an IP address",
    example: "127.0.0.1",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl.optional(),
    expected: httpUrlText,
    example: "http://127.0.0.1:4318",
  },
  SHARED_CACHE: {
    schema: z.enum(["by-address", "by-language"]).default("by-address"),
    expected: "by-address or by-language (the cache in front has the language cookie in its key)",
    example: "by-language",
  },
  TRUST_PROXY: number({ fallback: 0, from: 0, to: 10, unit: "proxies", example: 1 }),
} as const satisfies Record<string, Setting>;

/** Zod asks this of a value that is no URL, too. */
function hasKeyAndBucket(url: string): boolean {
  const { username, password, pathname } = URL.parse(url) ?? {};
  return Boolean(username && password && pathname !== "/" && !/%(?![\da-f]{2})/i.test(username + password));
}

function provider<Name extends string>(name: Name, { id, issuer }: { id: string; issuer: string }) {
  const [idName, secretName] = [`OAUTH_${name}_ID`, `OAUTH_${name}_SECRET`];
  const schema = z.string().optional();
  const providerSettings: Record<string, Setting> = {
    [idName]: { schema, needs: secretName, expected: "the client id from the provider", example: id },
    [secretName]: { schema, needs: idName, expected: "the client secret from the provider", example: "…" },
    [`OAUTH_${name}_ISSUER`]: {
      schema: httpUrl.optional(),
      needs: idName,
      expected: "the URL of an OpenID issuer",
      example: issuer,
    },
  };
  // All three have the same schema.
  return providerSettings as Record<
    `OAUTH_${Name}_${"ID" | "SECRET" | "ISSUER"}`,
    Setting & { schema: typeof schema }
  >;
}
