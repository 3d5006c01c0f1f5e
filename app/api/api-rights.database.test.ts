import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { addOrder } from "#app/orders/change-order.server.ts";
import type { Role, TransactionContext } from "#backend/database/connection.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { makeKey, revokeKey } from "./change-key.server.ts";
import { type ApiAccess, forKey, openKey } from "./for-key.server.ts";
import { type ApiScope, apiScopes } from "./key.ts";
import { listKeys } from "./keys.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let administrator: Person;
let lead: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  administrator = await adminOf(db, "admin");
  lead = await addContact(db.database);
});

const denied = "42501";
const plan = { startsAt: null, endsAt: null, place: "Hamnen", people: 2 };

/** How many rows a statement reads or changes, or the SQLSTATE of its refusal. */
async function outcome(role: Role, statement: string, context: TransactionContext) {
  try {
    const { rows, numAffectedRows } = await db.database.as(
      role,
      (queries) => sql.raw<object>(statement).execute(queries),
      context,
    );
    return rows.length + Number(numAffectedRows ?? 0);
  } catch (error) {
    return String(Reflect.get(Object(error), "code"));
  }
}

async function newKey(scopes: readonly ApiScope[], days: number | null = null) {
  const id = randomUUID();
  const made = await makeKey(administrator, { id, name: id, scopes, days });
  if (typeof made === "string") throw new Error(made);
  return { id, text: made.key };
}

const open = (text: string) => openKey(db.database, text, { clientIp: "192.0.2.1" });

describe("an administrator", () => {
  test("makes a key, which is stored as a hash", async () => {
    const { id, text } = await newKey(["leads:read"]);
    const [row] = await db.ask<{ stored: string }>(
      "select api_keys::text as stored from api_keys where id = $1",
      [id],
    );
    expect(row?.stored).not.toContain(text);
    expect(row?.stored).toContain(text.slice(-4));
    expect((await listKeys(administrator)).find((key) => key.id === id)).toMatchObject({
      scopes: ["leads:read"],
      createdBy: administrator.userId,
      lastUsedAt: null,
    });
  });

  test("reads no hash", async () => {
    expect(await outcome("authenticated", "select key_hash from api_keys", administrator)).toBe(denied);
  });

  test("makes one key with the same form, however often it is sent", async () => {
    const key = { id: randomUUID(), name: "Bokningsappen", scopes: apiScopes, days: 30 };
    expect(await makeKey(administrator, key)).toHaveProperty("key");
    expect(await makeKey(administrator, key)).toBe("made");
  });

  test("gives no two keys in use the same name, since the timeline names them", async () => {
    const first = { id: randomUUID(), name: "Lönesystemet", scopes: apiScopes, days: null };
    await makeKey(administrator, first);
    const second = { ...first, id: randomUUID(), name: "lönesystemet" };
    expect(await makeKey(administrator, second)).toBe("taken");
    await revokeKey(administrator, first.id);
    expect(await makeKey(administrator, second)).toHaveProperty("key");
  });

  test("is in the log with every key made and revoked", async () => {
    const { id } = await newKey(["orders:read"]);
    await revokeKey(administrator, id);
    expect(
      await db.ask("select kind, actor, data from admin_log where about = $1 order by id", [id]),
    ).toEqual(
      ["apiKeyMade", "apiKeyRevoked"].map((kind) => ({
        kind,
        actor: administrator.userId,
        data: { scopes: ["orders:read"] },
      })),
    );
  });

  test("makes and revokes none eleven minutes after the second factor", async () => {
    const { id } = await newKey(["leads:read"]);
    const tired = await adminOf(db, "admin");
    await db.ask(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes', created_at = now() - interval '11 minutes'
       where session_id = $1`,
      [tired.claims.session_id],
    );
    await expect(
      makeKey(tired, { id: randomUUID(), name: "Sent", scopes: apiScopes, days: null }),
    ).rejects.toMatchObject({ code: "PT403" });
    await expect(revokeKey(tired, id)).rejects.toMatchObject({ code: "PT403" });
  });

  test("brings no revoked key back, and changes nothing else of one", async () => {
    const { id } = await newKey(["leads:read"]);
    await revokeKey(administrator, id);
    const ask = (statement: string) => outcome("authenticated", statement, administrator);
    expect(await ask(`update api_keys set revoked_at = null where id = '${id}'`)).toBe(0);
    for (const change of [
      "scopes = array['orders:report']",
      "expires_at = null",
      "name = 'x'",
      "key_hash = ''",
    ])
      expect(await ask(`update api_keys set ${change}`), change).toBe(denied);
    expect(await ask("delete from api_keys")).toBe(denied);
  });
});

describe.each([
  "a visitor",
  "sales",
  "an editor",
  "an account without a role",
  "an administrator before the second factor",
  "the site on behalf of a visitor",
  "the site by itself",
  "a key with every scope",
])("%s", (who) => {
  let role: Role = "authenticated";
  let context: TransactionContext = {};

  beforeAll(async () => {
    if (who === "sales") context = await adminOf(db, "sales");
    else if (who === "an editor") context = await adminOf(db, "editor");
    else if (who === "an account without a role") context = await adminOf(db);
    else if (who.startsWith("an administrator")) context = await adminOf(db, "admin", "Bo", "aal1");
    else if (who === "a visitor") role = "anon";
    else if (who.startsWith("the site")) {
      role = "service_role";
      context = who.endsWith("visitor") ? { onBehalfOf: "anon" } : {};
    } else {
      role = "api_client";
      context = { claims: { api_key: (await newKey(apiScopes)).id } };
    }
  });

  test("reads, makes, changes and revokes no key", async () => {
    await newKey(apiScopes);
    expect([0, denied]).toContain(await outcome(role, "select id from api_keys", context));
    for (const statement of [
      `insert into api_keys (id, name, ending, key_hash, scopes)
       values ('${randomUUID()}', 'x', 'abcd', sha256('x'), array['leads:read'])`,
      "delete from api_keys",
      "update api_keys set scopes = private.api_scopes()",
    ])
      expect(await outcome(role, statement, context), statement).toBe(denied);
    expect([0, denied]).toContain(await outcome(role, "update api_keys set revoked_at = now()", context));
  });
});

describe("a key", () => {
  test("is opened with its scopes, and its use is stored", async () => {
    const { id, text } = await newKey(["leads:read"]);
    expect(await open(text)).toMatchObject({ key: { id, name: id, scopes: ["leads:read"] } });
    const key = (await listKeys(administrator)).find((each) => each.id === id);
    expect(key?.lastUsedAt).toBeInstanceOf(Date);
  });

  test("that is revoked, has expired or was never made is not opened", async () => {
    const revoked = await newKey(["leads:read"]);
    await revokeKey(administrator, revoked.id);
    const expired = await newKey(["leads:read"], 30);
    await db.ask("update api_keys set expires_at = now() where id = $1", [expired.id]);
    for (const text of [revoked.text, expired.text, `${revoked.text}0`, "key_", ""])
      expect(await open(text), text).toBeNull();
  });

  test("reads nothing more in the moment in which it is revoked", async () => {
    const { id, text } = await newKey(["leads:read"]);
    await open(text);
    const context = { claims: { api_key: id } };
    expect(await outcome("api_client", "select id from leads", context)).toBe(1);
    await revokeKey(administrator, id);
    expect(await outcome("api_client", "select id from leads", context)).toBe(0);
  });

  test("reads leads with the scope for it alone, and of them no more than the API gives", async () => {
    for (const scope of apiScopes) {
      const context = { claims: { api_key: (await newKey([scope])).id } };
      expect(await outcome("api_client", "select id from leads", context), scope).toBe(
        scope === "leads:read" ? 1 : 0,
      );
      expect(await outcome("api_client", "select assigned_to from leads", context)).toBe(denied);
    }
  });

  test("reads and writes no other table, with whatever scopes", async () => {
    const context = { claims: { api_key: (await newKey(apiScopes)).id } };
    const tables = await db.ask<{ name: string; readable: boolean }>(
      `select relname as name, has_any_column_privilege('api_client', oid, 'select') as readable
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
    );
    expect(
      tables
        .filter(({ readable }) => readable)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(readTables);
    for (const { name } of tables) {
      expect(await outcome("api_client", `delete from ${name}`, context), name).toBe(denied);
      expect(await outcome("api_client", `insert into ${name} default values`, context), name).toBe(denied);
    }
    expect(await outcome("api_client", "update leads set status = 'won'", context)).toBe(denied);
  });

  test("lets the site on its behalf neither read nor change a lead, a timeline or an email", async () => {
    const context = { claims: { api_key: (await newKey(apiScopes)).id }, onBehalfOf: "api_client" } as const;
    for (const statement of [
      "select from leads",
      "update leads set status = 'won'",
      "delete from leads",
      "select from lead_events",
      "delete from lead_events",
      "select from lead_notes",
      "select from lead_emails",
      "select from incoming_emails",
      "select from demo_bookings",
    ])
      expect(await outcome("service_role", statement, context), statement).toBe(0);
    for (const statement of [
      `insert into lead_events (lead_id, kind) values ('${lead}', 'status')`,
      `insert into lead_notes (id, lead_id, text) values ('${randomUUID()}', '${lead}', 'x')`,
    ])
      expect(await outcome("service_role", statement, context), statement).toBe(denied);
  });

  test("lets the site write nothing for it without the scope, and nothing once it is revoked", async () => {
    const begin = (access: ApiAccess) => forKey(access, "orders:report", async () => "begun");
    const access = async (scopes: readonly ApiScope[]): Promise<ApiAccess> => ({
      database: db.database,
      key: { id: (await newKey(scopes)).id, name: "x", scopes },
    });
    await expect(begin(await access(["leads:read", "orders:read"]))).rejects.toMatchObject({ code: denied });
    const reporting = await access(["orders:report"]);
    expect(await begin(reporting)).toBe("begun");
    await revokeKey(administrator, reporting.key.id);
    await expect(begin(reporting)).rejects.toMatchObject({ code: denied });
  });

  test("reads an order and its buyer's lead with the scope for orders, and no other lead", async () => {
    await addOrder(administrator, { id: lead, service: "guard", plan });
    await addContact(db.database);
    const rows = async (scope: ApiScope, table: string) =>
      outcome("api_client", `select id from ${table}`, { claims: { api_key: (await newKey([scope])).id } });
    expect([await rows("orders:read", "orders"), await rows("orders:read", "leads")]).toEqual([1, 1]);
    expect([await rows("leads:read", "orders"), await rows("leads:read", "leads")]).toEqual([0, 2]);
    expect([await rows("orders:report", "orders"), await rows("orders:report", "leads")]).toEqual([0, 0]);
  });

  test("lets the site report an order for it with the scope alone, in its own name and as no other event", async () => {
    const id = await addContact(db.database);
    await addOrder(administrator, { id, service: "guard", plan });
    const event = (kind: string, data: object, actor = "null") =>
      `insert into lead_events (lead_id, kind, data, actor) values ('${id}', '${kind}', '${JSON.stringify(data)}', ${actor})`;
    const change = `update orders set done_at = now() where id = '${id}'`;
    for (const scope of apiScopes) {
      const key = await newKey([scope]);
      const site = (statement: string) =>
        outcome("service_role", statement, { claims: { api_key: key.id }, onBehalfOf: "api_client" });
      const may = scope === "orders:report";
      expect(await site(change), scope).toBe(may ? 1 : 0);
      expect(await site(event("done", { by: key.id })), scope).toBe(may ? 1 : denied);
      for (const statement of [
        event("done", { by: "Någon annan" }),
        event("done", { by: key.id }, `'${administrator.userId}'`),
        event("status", { by: key.id }),
        `insert into orders (id, people) values ('${id}', 1)`,
      ])
        expect(await site(statement), statement).toBe(denied);
      expect(await site(`delete from orders where id = '${id}'`)).toBe(0);
      expect(await site("select from offers")).toBe(0);
    }
  });

  test("whose claim names no key reads nothing", async () => {
    for (const claims of [{}, { api_key: randomUUID() }, { sub: administrator.userId }])
      expect(await outcome("api_client", "select id from leads", { claims })).toBe(0);
  });
});

/** What the role of keys may read of; its columns and rows are further limited. */
const readTables = ["leads", "offers", "orders"];

test("a claim of a key is worth nothing to another role", async () => {
  const claims = { api_key: (await newKey(apiScopes)).id };
  expect(await outcome("authenticated", "select from leads", { claims })).toBe(0);
  expect(await outcome("anon", "select from leads", { claims })).toBe(denied);
});

describe("a flood", () => {
  const threeADay = "update private.rate_limits set max_hits = 3, window_seconds = 86400";
  const limited = async (text: string, clientIp: string) => {
    const opened = await openKey(db.database, text, { clientIp });
    return opened !== null && "retryAfter" in opened ? opened.retryAfter : null;
  };

  test("of wrong keys is refused by client, is told when to come back, and leaves those with a key alone", async () => {
    await db.ask(`${threeADay} where action = 'api_unknown_key'`);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await limited(`key_${attempt}`, "192.0.2.7")).toBeNull();
    const wait = await limited("key_4", "192.0.2.7");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await limited("key_5", "192.0.2.8")).toBeNull();
    const { text } = await newKey(["leads:read"]);
    expect(await openKey(db.database, text, { clientIp: "192.0.2.7" })).toHaveProperty("key");
  });

  test("of one key is refused, from whatever address, and leaves other keys alone", async () => {
    await db.ask(`${threeADay} where action = 'api_key'`);
    const { text } = await newKey(["leads:read"]);
    const other = await newKey(["leads:read"]);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await limited(text, `192.0.2.${attempt}`)).toBeNull();
    expect(await limited(text, "192.0.2.99")).toBeGreaterThan(0);
    expect((await openKey(db.database, other.text, {})) as ApiAccess).toHaveProperty("key");
  });
});
