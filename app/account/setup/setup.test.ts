import { expect, it } from "vitest";
import { type CheckName, evaluateChecks, type SetupState } from "./setup.ts";

const now = new Date("2026-11-21T12:00:00Z");
const good: SetupState = {
  database: {
    version: "18.1",
    fsync: true,
    loginIsPlain: true,
    visitorsReadNothing: true,
  },
  smtp: true,
  email: { status: "sent", attempts: 1, error: null },
  siteUrl: "https://www.foretag.example",
  siteResponds: true,
  bookingIsExample: false,
  backup: { set: true, at: new Date("2026-11-21T03:00:00Z") },
  backupEvery: 24 * 60,
  inbound: { address: "sales@svar.foretag.example", isOpen: true, reply: now, sales: now, withoutLink: 0 },
  now,
};

const found = (name: CheckName, changes: Partial<SetupState>) => {
  const { level, finding } =
    evaluateChecks({ ...good, ...changes }).find((check) => check.name === name) ?? {};
  return `${level} ${finding}`;
};

it("finds nothing wrong with a site that is ready", () => {
  expect(new Set(evaluateChecks(good).map(({ level }) => level))).toEqual(new Set(["ok"]));
});

it("warns of a database that can lose confirmed writes", () => {
  expect(found("database", { database: { ...good.database, fsync: false } })).toBe("error unsafe");
});

it("warns of rights that are too wide", () => {
  const rights = (changes: Partial<SetupState["database"]>) =>
    found("rights", { database: { ...good.database, ...changes } });
  expect(rights({ visitorsReadNothing: false })).toBe("error open");
  expect(rights({ loginIsPlain: false })).toBe("warning powerful");
});

it("accepts the mail settings once an email was delivered", () => {
  expect(found("mail", { smtp: false })).toBe("warning files");
  expect(found("mail", { email: null })).toBe("warning untried");
  expect(found("mail", { email: { status: "waiting", attempts: 1, error: null } })).toBe("warning waiting");
  expect(found("mail", { email: { status: "waiting", attempts: 2, error: "refused" } })).toBe(
    "error refused",
  );
});

it("accepts incoming emails once one came to the sales mailbox", () => {
  const incoming = (changes: Partial<SetupState["inbound"]>) =>
    found("incoming", { inbound: { ...good.inbound, ...changes } });
  expect(incoming({ address: null })).toBe("warning missing");
  expect(incoming({ isOpen: false, reply: null, sales: null })).toBe("error closed");
  expect(incoming({ reply: null, sales: null })).toBe("warning untried");
  expect(incoming({ sales: null })).toBe("warning salesUntried");
  // Another process may receive them.
  expect(incoming({ isOpen: false })).toBe("ok fine");
});

it("warns of sales reps without a meeting link", () => {
  expect(found("meetings", { inbound: { ...good.inbound, withoutLink: 1 } })).toBe("warning missing");
});

it("requires a URL of its own, over https, that responds", () => {
  expect(found("addresses", { siteUrl: null })).toBe("error missing");
  expect(found("addresses", { siteUrl: "http://foretag.example" })).toBe("warning open");
  expect(found("addresses", { siteResponds: false })).toBe("error silent");
});

it("warns of backups that are missing, empty or late", () => {
  expect(found("backups", { backup: { set: false, at: null } })).toBe("error missing");
  expect(found("backups", { backup: { set: true, at: null } })).toBe("error empty");
  expect(found("backups", { backup: { set: true, at: new Date("2026-11-19T03:00:00Z") } })).toBe(
    "error late",
  );
  expect(found("backups", { backupEvery: 15 })).toBe("error late");
});
