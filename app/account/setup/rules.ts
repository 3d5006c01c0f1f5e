export const checkNames = ["database", "rights", "mail", "addresses", "booking", "backups"] as const;

export type CheckName = (typeof checkNames)[number];

/** The result of one check; `finding` is the key of its words (content/account/setup.server.ts). */
export interface Check {
  name: CheckName;
  /** ok: as it should be. warn: works, but should be better in operation. bad: needs to be corrected now. */
  state: "ok" | "warn" | "bad";
  finding: string;
  values: Readonly<Record<string, string>>;
}

export interface SetupState {
  database: {
    version: string;
    versionNumber: number;
    fsync: boolean;
    lastMigration: string;
    newestMigration: string;
    loginIsPlain: boolean;
    visitorsReadNothing: boolean;
  };
  smtp: boolean;
  email: { status: "waiting" | "sent" | "failed"; attempts: number; error: string | null } | null;
  siteUrl: string | null;
  siteAnswers: boolean;
  bookingIsExample: boolean;
  backup: { set: boolean; at: Date | null };
  now: Date;
}

/** The oldest PostgreSQL that the migrations run on. */
const leastVersion = 160_000;
/** A backup older than this (hours, a day and a bit) means that one was missed. */
const backupHours = 26;

export function judge(state: SetupState): Check[] {
  return [database(state), rights(state), mail(state), addresses(state), booking(state), backups(state)];
}

function check(
  name: CheckName,
  state: Check["state"],
  finding: string,
  values: Record<string, string> = {},
): Check {
  return { name, state, finding, values };
}

function database({
  database: { version, versionNumber, fsync, lastMigration, newestMigration },
}: SetupState): Check {
  const values = { version, last: lastMigration, newest: newestMigration };
  if (versionNumber < leastVersion) return check("database", "bad", "old", values);
  if (lastMigration < newestMigration) return check("database", "bad", "behind", values);
  return fsync ? check("database", "ok", "fine", values) : check("database", "bad", "unsafe", values);
}

function rights({ database: { loginIsPlain, visitorsReadNothing } }: SetupState): Check {
  if (!visitorsReadNothing) return check("rights", "bad", "open");
  return loginIsPlain ? check("rights", "ok", "fine") : check("rights", "warn", "powerful");
}

function mail({ smtp, email }: SetupState): Check {
  if (!smtp) return check("mail", "warn", "files");
  if (!email) return check("mail", "warn", "untried");
  const values = { attempts: String(email.attempts), error: email.error ?? "–" };
  if (email.status === "sent") return check("mail", "ok", "sent", values);
  if (email.error) return check("mail", "bad", "refused", values);
  return check("mail", "warn", "waiting", values);
}

function addresses({ siteUrl, siteAnswers }: SetupState): Check {
  if (!siteUrl) return check("addresses", "bad", "missing");
  const values = { url: siteUrl };
  if (!siteUrl.startsWith("https:")) return check("addresses", "warn", "open", values);
  return siteAnswers ? check("addresses", "ok", "fine", values) : check("addresses", "bad", "silent", values);
}

function booking({ bookingIsExample }: SetupState): Check {
  return bookingIsExample ? check("booking", "bad", "example") : check("booking", "ok", "fine");
}

function backups({ backup: { set, at }, now }: SetupState): Check {
  if (!set) return check("backups", "bad", "missing");
  if (!at) return check("backups", "bad", "empty");
  const hours = Math.floor((now.getTime() - at.getTime()) / 3_600_000);
  const values = { hours: String(hours) };
  return hours <= backupHours
    ? check("backups", "ok", "fine", values)
    : check("backups", "bad", "late", values);
}
