import { z } from "zod";
import { mostBackupAge } from "#app/domain/backup-age.ts";
import { type InboundState, incomingFinding, meetingFinding } from "#app/domain/inbound.ts";
import type { Level } from "#app/domain/level.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";

export const checkNames = [
  "database",
  "rights",
  "mail",
  "incoming",
  "meetings",
  "addresses",
  "booking",
  "backups",
] as const;

export type CheckName = (typeof checkNames)[number];

/** The result of one check; `finding` is the key of its text (content/account/setup.server.ts). */
export interface Check {
  name: CheckName;
  level: Level;
  finding: string;
  values: Readonly<Record<string, string>>;
}

/** What the database says about itself (private.setup_facts). */
export const databaseFacts = z.object({
  version: z.string(),
  fsync: z.boolean(),
  loginIsPlain: z.boolean(),
  visitorsReadNothing: z.boolean(),
  backup: z.nullable(z.coerce.date()),
});

export interface SetupState {
  database: Omit<z.output<typeof databaseFacts>, "backup">;
  smtp: boolean;
  email: { status: "waiting" | "sent" | "failed"; attempts: number; error: string | null } | null;
  siteUrl: string | null;
  siteResponds: boolean;
  bookingIsExample: boolean;
  backup: { set: boolean; at: Date | null };
  /** BACKUP_EVERY_MINUTES */
  backupEvery: number;
  inbound: InboundState;
  now: Date;
}

/** The results of all checks of an installation. */
export function evaluateChecks(state: SetupState): Check[] {
  return [
    database(state),
    rights(state),
    mail(state),
    incoming(state),
    meetings(state),
    addresses(state),
    booking(state),
    backups(state),
  ];
}

function check(name: CheckName, level: Level, finding: string, values: Record<string, string> = {}): Check {
  return { name, level, finding, values };
}

function database({ database: { version, fsync } }: SetupState): Check {
  const values = { version };
  return fsync ? check("database", "ok", "fine", values) : check("database", "error", "unsafe", values);
}

function rights({ database: { loginIsPlain, visitorsReadNothing } }: SetupState): Check {
  if (!visitorsReadNothing) return check("rights", "error", "open");
  return loginIsPlain ? check("rights", "ok", "fine") : check("rights", "warning", "powerful");
}

function mail({ smtp, email }: SetupState): Check {
  if (!smtp) return check("mail", "warning", "files");
  if (!email) return check("mail", "warning", "untried");
  const values = { attempts: String(email.attempts), error: email.error ?? "–" };
  if (email.status === "sent") return check("mail", "ok", "sent", values);
  if (email.error) return check("mail", "error", "refused", values);
  return check("mail", "warning", "waiting", values);
}

function incoming({ inbound }: SetupState): Check {
  const { level, finding } = incomingFinding(inbound);
  return check("incoming", level, finding, { address: inbound.address ?? "" });
}

function meetings({ inbound }: SetupState): Check {
  const { level, finding } = meetingFinding(inbound);
  return check("meetings", level, finding, { count: String(inbound.withoutLink) });
}

function addresses({ siteUrl, siteResponds }: SetupState): Check {
  if (!siteUrl) return check("addresses", "error", "missing");
  const values = { url: siteUrl };
  if (!siteUrl.startsWith("https:")) return check("addresses", "warning", "open", values);
  return siteResponds
    ? check("addresses", "ok", "fine", values)
    : check("addresses", "error", "silent", values);
}

function booking({ bookingIsExample }: SetupState): Check {
  return bookingIsExample ? check("booking", "error", "example") : check("booking", "ok", "fine");
}

function backups({ backup: { set, at }, backupEvery, now }: SetupState): Check {
  if (!set) return check("backups", "error", "missing");
  if (!at) return check("backups", "error", "empty");
  const age = now.getTime() - at.getTime();
  const values = { hours: String(Math.floor(age / milliseconds.hour)) };
  return age <= mostBackupAge(backupEvery)
    ? check("backups", "ok", "fine", values)
    : check("backups", "error", "late", values);
}
