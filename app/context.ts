import { createContext, type RouterContextProvider } from "react-router";
import type { AdminFeed } from "#app/admin/feed.server.ts";
import type { Presence } from "#app/admin/presence.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Redirects } from "#app/redirects/redirects.server.ts";
import type { References } from "#app/references/reference.ts";
import type { SignIn } from "#backend/auth/gateway.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import type { Connections, Database } from "#backend/database/connection.ts";
import type { Worker } from "#backend/jobs/worker.ts";

/** The context of a request, which loaders and actions get. */
export type Context = Readonly<RouterContextProvider>;

/** What loaders, actions and rendering receive of the process and their request, filled in by server/router.ts. */
export interface Site {
  database: Database;
  configuration: Configuration;
  /** The company facts at the time of the request. */
  facts: CompanyFacts;
  /** What visitors see of the company's own customers, quotes and press. */
  references(locale: Locale): References;
  /** The site's own URL, for canonical links and emails: from the configuration, never from a request. */
  siteUrl: string;
  /** The IP address of the request, for the request limits; never logged. */
  clientIp: string;
  /** The id of the request, which is in its log lines and on error pages. */
  requestId: string | undefined;
  /** Reports errors of loaders, actions and rendering, with the path without its query. */
  reportError(error: unknown, path: string): void;
  /** Set-Cookie headers to send with the response, whatever it is. */
  cookies: string[];
  /** The sign-in. app/account/session.server.ts finds out who is signed in. */
  signIn: SignIn;
  /** Renders the HTML of a page of this site, null when there is none: for the search index and share images. */
  renderPage(target: string): Promise<string | null>;
  /** Null in development, where React Router adds styles and scripts. */
  clientFiles: ClientFiles | null;
  /** Notifies open admin tabs of changes. */
  adminFeed: AdminFeed;
  /** Who has which lead or article open. */
  presence: Presence;
  /** The job queue of this process, for its fault. */
  queue: Pick<Worker, "fault">;
  operations: Operations;
  /** Encrypts the secrets of webhooks for the database. */
  secrets: Pick<SecretBox, "seal">;
  /** The redirects of this process, and the latest ones for the debug view. */
  redirects: Redirects;
  /** The version, the build and the start of this process (app/debug/rules.ts). */
  deployment: { version: string; build: string; mode: "production" | "development"; startedAt: string };
  /** Whether the people, companies and requests in the database are invented (scripts/demo): pages then say so. */
  hasInventedData: boolean;
  /** Whether this process is shutting down, and only finishes what it has begun. */
  isShuttingDown(): boolean;
}

export const siteContext = createContext<Site>();

/** The settings that pages read; server/configuration.ts checks them. */
export interface Configuration {
  readonly AI_CHAT_URL: string;
  readonly APP_STORE_URL: string;
  readonly BACKUP_EVERY_MINUTES: number;
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_S3_URL?: string | undefined;
  readonly BOOKING_APP_URL: string;
  readonly CAPTCHA_SCRIPT_URL?: string | undefined;
  readonly CAPTCHA_SITE_KEY?: string | undefined;
  readonly DATA_DIR: string;
  readonly MEASUREMENT_TAG_URL?: string | undefined;
  readonly PLAY_STORE_URL: string;
  readonly REPLY_DOMAIN?: string | undefined;
  readonly REPLY_SMTP_PORT?: number | undefined;
  readonly SALES_MAILBOX: string;
  readonly RETENTION_MONTHS: number;
  readonly ROLES: "web,worker" | "web" | "worker";
  readonly SITE_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly WEBHOOK_PRIVATE_ADDRESSES: boolean;
}

/** The figures of queue, emails and backups in the database. */
export interface DatabaseStatus {
  writable: boolean;
  jobs: { due: number; running: number; later: number; failed: number; oldestDue: Date | null };
  /** Emails that were not sent. The oldest one is counted without emails that only the visitor's mailbox refuses. */
  emails: {
    waiting: number;
    failed: number;
    held: number;
    failedToCompany: number;
    oldestWaiting: Date | null;
  };
  /** Webhooks that fail, and those that were switched off by their receiver or for it. */
  webhooks: { failing: number; off: number };
  /** When the last known backup was made; null for never. */
  backup: Date | null;
  /** The last check that a backup can be restored: when one last succeeded, and what was wrong; null for none. */
  restoreCheck: { succeededAt: Date | null; problem: string | null } | null;
}

/** The last sixty minutes of this process. */
export interface LastHour {
  requests: number;
  /** Responses of 500 and above. */
  failed: number;
  /** Refused by a rate limit. */
  limited: number;
  /** The longest time (ms) for which the event loop was blocked. */
  busyMilliseconds: number;
}

/** The state of this process, for the admin's page Drift. */
export interface Operations {
  /** Throws the database's errors. */
  database(): Promise<DatabaseStatus>;
  lastHour(): LastHour;
  cache(): { pages: number; bytes: number; hits: number; misses: number };
  /** `refused` is counted from the start of the process. */
  renders(): { running: number; waiting: number; refused: number };
  connections(): Connections;
  eventStreams(): number;
  /** Since when the site is closed to visitors for maintenance; null while it is open. */
  maintenance(): Date | null;
  /** The disk of DATA_DIR in bytes; null where that folder does not exist. */
  disk(): Promise<{ free: number; size: number } | null>;
  /** The size of the database, also of one elsewhere. Throws what the database throws. */
  databaseBytes(): Promise<number>;
}

/** The built files that a page's document contains. */
export interface ClientFiles {
  /** The text of a stylesheet by its public address; throws when the build has no such file. */
  stylesheet(address: string): string;
  /** The text of the inline script (app/document/inline-script.ts). */
  script: string;
}
