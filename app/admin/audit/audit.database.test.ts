import { beforeAll, expect, test } from "vitest";
import { loggedKinds } from "#app/domain/change-log.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { auditPageMessages } from "./words.server.ts";

/** What the staff may write without an entry, and why. */
const withoutEntry: Readonly<Record<string, string>> = {
  // A change of these is logged with what it belongs to.
  lead_events: "it is the log of leads; the export writes its entry itself",
  media_files: "the files of a picture, whose row in media is logged",
  // Only their owner sees them, and nothing else depends on them.
  lead_views: "one's own saved filters",
  // Anybody may send these.
  events: "measurement",
};

/** What writes an entry: the log itself, or a function that only does that. */
const writesEntry = "(insert into|update) public\\.(admin_log|lead_events)|private\\.log_email\\(";

let db: TestDatabase;
let loggedTables: string[];

beforeAll(async () => {
  db = await freshDatabase();
  const tables = await db.ask<{ name: string }>(
    `select distinct relname as name from pg_trigger
     join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where not tgisinternal and (prosrc ~ $1 or proname = 'want_entry')`,
    [writesEntry],
  );
  loggedTables = tables.map(({ name }) => name);
});

test("every table that the staff may change writes who changed what into the log", async () => {
  const tables = await db.ask<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and (
       has_table_privilege('authenticated', oid, 'delete')
       or has_any_column_privilege('authenticated', oid, 'insert')
       or has_any_column_privilege('authenticated', oid, 'update'))`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const silent = tables.map(({ name }) => name).filter((name) => !loggedTables.includes(name));
  expect(silent.sort()).toEqual(Object.keys(withoutEntry).sort());
});

test("every function that only the staff may call, and that changes something, writes it into the log", async () => {
  const functions = await db.ask<{ name: string; source: string; logs: boolean }>(
    `select proname as name, prosrc as source, prosrc ~ $1 as logs from pg_proc
     where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', oid, 'execute')
       and not has_function_privilege('anon', oid, 'execute')`,
    [writesEntry],
  );
  expect(functions.length).toBeGreaterThan(5);
  const silent = functions.filter(({ logs, source }) => {
    const changed = [...source.matchAll(/(?:insert into|update|delete from) public\.(\w+)/g)];
    return !logs && !changed.some(([, name = ""]) => loggedTables.includes(name));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every kind of entry has words in both languages", async () => {
  const [leads] = await db.ask<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'lead_events'::regclass and pg_get_constraintdef(oid) like '%demoBooked%'`,
  );
  const sources = await db.ask<{ source: string }>(
    "select prosrc as source from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ $1",
    [writesEntry],
  );
  const kindOf =
    /'((?:api|goal|staff|person|retention|notices|prices|statements|openingHours|email|news|opening|media|incomingEmail|demo|template)[A-Z]\w*)'/g;
  const kinds = [
    ...loggedKinds,
    ...[...(leads?.rule ?? "").matchAll(/'(\w+)'::text/g)].map(([, kind = ""]) => kind),
    ...sources.flatMap(({ source }) => [...source.matchAll(kindOf)].map(([, kind = ""]) => kind)),
  ];
  expect(kinds.length).toBeGreaterThan(50);
  for (const locale of ["sv", "en"] as const)
    expect(kinds.filter((kind) => !Object.hasOwn(auditPageMessages[locale].kinds, kind))).toEqual([]);
});
