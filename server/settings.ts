import { z } from "zod";
import { retentionMonths } from "#app/domain/retention.ts";
import { urlsOfServers } from "#backend/database/connection-settings.ts";
import { brand } from "#brand/company.ts";

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

/** One setting: its schema, what it is for (docs/settings.md), and the words of the message for an invalid value. */
export interface Setting {
  schema: z.ZodType;
  /** Markdown; links are those of a file in docs/. */
  purpose: string;
  /** Another setting that this one requires. */
  needs?: string;
  /** A valid value, in words that complete "must be …". */
  expected: string;
  example: string;
}

type Settings = Record<string, Setting>;

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

const address = {
  PORT: { ...number({ fallback: 3000, from: 0, to: 65_535 }), purpose: "the port to listen on" },
  HOST: {
    purpose: "the interface to listen on",
    schema: z.string().default("0.0.0.0"),
    expected: "an IP address",
    example: "127.0.0.1",
  },
  SITE_URL: {
    purpose:
      "the site's own URL, for canonical links and emails. Required for a public site; `http://localhost:PORT` without it",
    schema: siteUrl.optional(),
    expected: `${httpUrlText}, without a path`,
    example: "https://www.foretag.example",
  },
  TRUST_PROXY: {
    ...number({ fallback: 0, from: 0, to: 10, unit: "proxies", example: 1 }),
    purpose: "how many proxies in front are trusted for the client's IP address",
  },
  SHARED_CACHE: {
    purpose:
      "the cache key of an HTTP cache in front. With `by-language` (URL and language cookie, as in deploy/varnish.vcl and deploy/nginx.conf) it may cache all public pages, otherwise only those with the language in the URL ([deploying](deploy.md))",
    schema: z.enum(["by-address", "by-language"]).default("by-address"),
    expected: "by-address or by-language (the cache in front has the language cookie in its key)",
    example: "by-language",
  },
} as const satisfies Settings;

const data = {
  DATA_DIR: {
    purpose:
      "the folder of the embedded database, of emails without a mail server, and of the secrets key when none is set",
    schema: z.string().default("./data"),
    expected: "a folder",
    example: "./data",
  },
  DATABASE_URL: {
    purpose:
      "a PostgreSQL (16 or newer) in place of the embedded one. Of several servers (`postgres://user:password@one:5432,two:5432/name`) the writable one is used",
    schema: postgresUrls.optional(),
    expected: `a PostgreSQL URL, of one server or of several ${passwordText}`,
    example: "postgres://user:password@host:5432/name",
  },
  DATABASE_POOL: {
    ...number({ fallback: 10, from: 2, to: 500, unit: "connections" }),
    purpose:
      "connections of one process for requests, a third of them for pages. In addition it has one for `/health`, one for LISTEN, and up to ten for the queue ([deploying](deploy.md))",
  },
  DATABASE_WAIT_SECONDS: {
    ...number({ fallback: 60, from: 0, to: 3_600, unit: "seconds" }),
    purpose: "how long the start waits until the server of `DATABASE_URL` answers and is writable",
  },
  SECRETS_KEY: {
    ...secretKey,
    purpose:
      "encrypts the secrets of second factors and of webhooks, the addresses of hosts' calendars, and the signing keys, in the database. The same on all nodes. Without it, a file in `DATA_DIR` is made ([operating](operate.md))",
  },
  SECRETS_KEY_PREVIOUS: {
    purpose: "earlier keys: what they encrypted can still be read",
    schema: z.string().min(32).optional(),
    expected: "the earlier SECRETS_KEY, or several separated by commas",
    example: "the key before this one",
  },
  RETENTION_MONTHS: {
    ...number({ fallback: retentionMonths, from: 1, to: 120, unit: "months" }),
    purpose:
      "how long requests, their emails and events are kept, if shorter than forms, emails and `/privacy` promise. To change the promise, change `app/domain/retention.ts` and build",
  },
} as const satisfies Settings;

const email = {
  SMTP_URL: {
    purpose:
      "the mail server. A password over `smtp://` requires STARTTLS, unless the URL has `?requireTLS=false`. Without it, emails are written to `DATA_DIR/mails`",
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: `the URL of a mail server ${passwordText}`,
    example: "smtps://user:password@mail.foretag.example:465",
  },
  MAIL_FROM: {
    purpose: "the sender of every email",
    schema: z.email().default(brand.customerServiceEmail),
    expected: "an email address",
    example: brand.customerServiceEmail,
  },
  REPLY_DOMAIN: {
    purpose:
      "the domain that receives customers' emails to us; it is then in our Reply-To. Without it, they go to the company's mailbox",
    schema: domainName.optional(),
    expected: "the domain of the email addresses for incoming emails, in lower case",
    example: "svar.foretag.example",
  },
  SALES_MAILBOX: {
    purpose:
      "the part before the @ of the address at `REPLY_DOMAIN` to which the company's mail host forwards its sales mailbox; each email there joins a request or becomes one ([operating](operate.md))",
    schema: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/)
      .default(brand.salesEmail.slice(0, brand.salesEmail.indexOf("@"))),
    expected: "the part of an email address before the @, in lower case",
    example: "forsaljning-k7f3q9",
  },
  REPLY_SMTP_PORT: {
    purpose: "the port at which this process receives these emails by SMTP ([operating](operate.md))",
    ...optionalNumber({ example: 2525, from: 0, to: 65_535 }),
    needs: "REPLY_DOMAIN",
  },
  REPLY_TLS_CERT: {
    purpose: "the certificate of `REPLY_DOMAIN`, for STARTTLS",
    ...optionalText("the file of a certificate with its chain (PEM)", `${certificates}/fullchain.pem`),
    needs: "REPLY_TLS_KEY",
  },
  REPLY_TLS_KEY: {
    purpose: "the private key of `REPLY_DOMAIN`, for STARTTLS",
    ...optionalText("the file of a private key (PEM)", `${certificates}/privkey.pem`),
    needs: "REPLY_TLS_CERT",
  },
} as const satisfies Settings;

const links = {
  BOOKING_APP_URL: {
    ...url(`https://app.${brand.slug}.example/`, "https://app.foretag.example/"),
    purpose: "the booking app, which the site links to",
  },
  AI_CHAT_URL: {
    ...url("https://chat.example/", "https://chat.example/"),
    purpose: "the AI chat, which the site links to",
  },
  APP_STORE_URL: {
    ...url(`https://app-store.example/${brand.slug}`, "https://apps.apple.com/se/app/id000000000"),
    purpose: "the guards' app in the App Store, to which phones are redirected",
  },
  PLAY_STORE_URL: {
    ...url(
      `https://play-store.example/${brand.slug}`,
      "https://play.google.com/store/apps/details?id=se.foretag",
    ),
    purpose: "the guards' app in Google Play, to which phones are redirected",
  },
  WEBHOOK_PRIVATE_ADDRESSES: {
    purpose:
      "whether webhooks, and the calendars of hosts, may lead to private addresses and to http. Administrators and hosts choose the addresses, and could then reach this machine's network ([integrations](integrations.md))",
    schema: z.stringbool().default(false),
    expected: "true or false",
    example: "true",
  },
  MEASUREMENT_TAG_URL: {
    purpose:
      "the script of an analytics tool. It is loaded only with the visitor's consent, and may reach only its own origin. Without it, visitors are not asked and nothing is stored",
    schema: z.url({ protocol: /^https$/ }).optional(),
    expected: "the https URL of a measurement tool's script",
    example: "https://matning.foretag.example/tag.js",
  },
} as const satisfies Settings;

const signIn = {
  SIGN_UP: {
    purpose: "who may create an account at `/auth/v1`. An account alone gives no access to the admin",
    schema: z.enum(["invited", "open"]).default("invited"),
    expected: "invited (only invited people) or open (anyone may create an account)",
    example: "invited",
  },
  ...provider("GOOGLE", {
    company: "Google",
    id: "1234-abc.apps.googleusercontent.com",
    issuer: "https://login.foretag.example",
  }),
  ...provider("AZURE", {
    company: "Microsoft",
    id: "00000000-0000-0000-0000-000000000000",
    issuer: "https://login.foretag.example",
  }),
  CAPTCHA_VERIFY_URL: {
    purpose: "a captcha for the sign-in: where its answers are verified",
    schema: httpUrl.optional(),
    needs: "CAPTCHA_SECRET",
    expected: "the URL of a captcha's siteverify",
    example: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  },
  CAPTCHA_SECRET: {
    purpose: "the captcha's secret",
    ...optionalText("the captcha's secret", "0x0000"),
    needs: "CAPTCHA_VERIFY_URL",
  },
  CAPTCHA_SITE_KEY: {
    purpose: "the captcha's public key",
    ...optionalText("the captcha's public key", "0x0000"),
    needs: "CAPTCHA_SECRET",
  },
  CAPTCHA_SCRIPT_URL: {
    purpose: "the script of the captcha's widget: Turnstile, or one with the same API and a single origin",
    schema: httpUrl.optional(),
    needs: "CAPTCHA_SITE_KEY",
    expected: "the URL of the captcha's script",
    example: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  },
  SMS_URL: {
    purpose:
      "sends the codes of phones as second factors: POST `{to, channel, message}` as JSON. Without it, phones are not offered",
    schema: httpUrl.optional(),
    expected: `${httpUrlText}, of a service that sends text messages`,
    example: "https://user:password@sms.foretag.example/send",
  },
} as const satisfies Settings;

const backups = {
  BACKUP_DIR: {
    ...optionalText("the folder that backups are written to", "/var/backups/site"),
    purpose: "the folder of the scheduled backups, and of `npm run backup` ([operating](operate.md))",
  },
  BACKUP_S3_URL: {
    purpose: "a bucket of an S3-compatible store for backups, in addition or instead",
    schema: httpUrl.refine(hasKeyAndBucket).optional(),
    expected: "the URL of a bucket with its key and secret (write / in them as %2F)",
    example: "https://key:secret@s3.eu-north-1.amazonaws.com/bucket/folder?region=eu-north-1",
  },
  BACKUP_EVERY_MINUTES: {
    ...number({ fallback: 1_440, from: 5, to: 1_440, unit: "minutes", example: 15 }),
    purpose:
      "how often a backup is made, counted from 03:17 UTC, and so how much is lost at most with the disk. The default is nightly",
  },
  BACKUP_KEEP: {
    ...number({ fallback: 14, from: 1, to: 1_000, unit: "days" }),
    purpose: "of how many days the newest backup is kept in each place, besides all of the last 24 hours",
  },
  BACKUP_KEY: { ...secretKey, purpose: "encrypts backups" },
} as const satisfies Settings;

const processes = {
  ROLES: {
    purpose: "`web` serves requests; `worker` works on the queue and serves only `/health`",
    schema: z.enum(["web,worker", "web", "worker"]).default("web,worker"),
    expected: "web (answers visitors), worker (works on the queue) or web,worker",
    example: "web,worker",
  },
  DRAIN_SECONDS: {
    ...number({ fallback: 0, from: 0, to: 300, unit: "seconds", example: 10 }),
    purpose:
      "how long the process goes on serving after SIGTERM while `/health/ready` is 503, so that load balancers remove it",
  },
  STOP_SECONDS: {
    ...number({ fallback: 8, from: 1, to: 300, unit: "seconds", example: 50 }),
    purpose:
      "how long emails in progress and the database may then take to finish, before the process ends all the same; responses have three seconds. The default fits containers, which are killed after ten seconds",
  },
} as const satisfies Settings;

const logs = {
  LOG_LEVEL: {
    purpose: "the least serious level that is logged",
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    expected: "fatal, error, warn, info, debug or silent",
    example: "info",
  },
  ACCESS_LOG: {
    purpose:
      "one log line for each response, with its route, status, time, bytes and request id, at any `LOG_LEVEL`",
    schema: z.stringbool().default(false),
    expected: "true or false",
    example: "true",
  },
  SLOW_QUERY_MS: {
    ...optionalNumber({ example: 500, from: 1, to: 60_000, unit: "milliseconds" }),
    purpose: "queries that take at least this long are logged, without their values",
  },
  METRICS_PORT: {
    ...optionalNumber({ example: 9464, from: 0, to: 65_535 }),
    purpose:
      "the port of the metrics (`/metrics`, Prometheus), never the site's own ([operating](operate.md))",
  },
  METRICS_HOST: {
    purpose: "the interface of the metrics",
    schema: z.string().default("127.0.0.1"),
    needs: "METRICS_PORT",
    expected: "an IP address",
    example: "127.0.0.1",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    purpose:
      "where traces are sent (OpenTelemetry, OTLP over HTTP in JSON). `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` are read too",
    schema: httpUrl.optional(),
    expected: httpUrlText,
    example: "http://127.0.0.1:4318",
  },
} as const satisfies Settings;

/** The settings by subject, as docs/settings.md lists them. */
export const settingGroups: readonly { title: string; settings: Settings }[] = [
  { title: "Address", settings: address },
  { title: "Data", settings: data },
  { title: "Email", settings: email },
  { title: "Links to other services", settings: links },
  { title: "Sign-in", settings: signIn },
  { title: "Backups", settings: backups },
  { title: "Start and stop", settings: processes },
  { title: "Logs and measurements", settings: logs },
];

/** Every setting of the product. */
export const settings = {
  ...address,
  ...data,
  ...email,
  ...links,
  ...signIn,
  ...backups,
  ...processes,
  ...logs,
} as const;

/** Zod asks this of a value that is no URL, too. */
function hasKeyAndBucket(url: string): boolean {
  const { username, password, pathname } = URL.parse(url) ?? {};
  return Boolean(username && password && pathname !== "/" && !/%(?![\da-f]{2})/i.test(username + password));
}

function provider<Name extends string>(
  name: Name,
  { company, id, issuer }: { company: string; id: string; issuer: string },
) {
  const [idName, secretName] = [`OAUTH_${name}_ID`, `OAUTH_${name}_SECRET`];
  const schema = z.string().optional();
  const providerSettings: Settings = {
    [idName]: {
      schema,
      purpose: `sign-in with ${company}. The redirect URL is \`SITE_URL/auth/v1/callback\``,
      needs: secretName,
      expected: "the client id from the provider",
      example: id,
    },
    [secretName]: {
      schema,
      purpose: `the secret for sign-in with ${company}`,
      needs: idName,
      expected: "the client secret from the provider",
      example: "…",
    },
    [`OAUTH_${name}_ISSUER`]: {
      schema: httpUrl.optional(),
      purpose: `another issuer than ${company}'s own, such as that of one organisation`,
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
