import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { queueWebhooks } from "#app/domain/queue-webhooks.server.ts";
import type { WebhookEvent } from "#app/domain/webhook-events.ts";
import { sealStoredSecrets } from "#backend/auth/seal-stored.ts";
import { openSecretBox } from "#backend/auth/secret-box.ts";
import type { Role } from "#backend/database/connection.ts";
import type { PostOutcome } from "#backend/outgoing/post.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import {
  addWebhook,
  changeWebhook,
  eraseDeliveries,
  removeWebhook,
  rotateSecret,
  sendAgain,
  switchWebhook,
  testWebhook,
} from "./change-webhook.server.ts";
import { deliverWebhooks } from "./deliver-webhook.server.ts";
import { findWebhook, listDeliveries, listWebhooks } from "./webhooks.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;
interface Sent {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const key = randomBytes(32).toString("hex");
const secrets = openSecretBox(key);
const fields = {
  name: "Bokningen",
  url: "https://hook.example/in",
  events: ["lead.created"] as WebhookEvent[],
};
const responds = (status: number): PostOutcome => ({ status, retryAfter: null, problem: null });
const noResponse: PostOutcome = { status: null, retryAfter: null, problem: "timeout" };

let db: TestDatabase;
let admin: Person;
let webhook: string;
let secret: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  admin = await adminOf(db, "admin");
});

beforeEach(async () => {
  await db.ask("delete from webhooks");
  await db.ask("delete from graphile_worker._private_jobs");
  webhook = randomUUID();
  secret = await added(webhook);
});

async function added(id: string, more: Partial<typeof fields> = {}): Promise<string> {
  const result = await addWebhook(admin, secrets, id, { ...fields, ...more });
  if (typeof result === "string") throw new Error(result);
  return result.secret;
}

/** Stores a request, and with it its lead. */
async function newLead(): Promise<string> {
  const id = randomUUID();
  await addContact(db.database, { id });
  return id;
}

const jobs = () =>
  db.ask<{ key: string; run_at: Date; queue_name: string }>(
    "select key, run_at, queue_name from graphile_worker.jobs where task_identifier = 'deliver-webhook' order by run_at, id",
  );

const deliveries = (of = webhook) => listDeliveries(admin, of);

async function onlyDelivery() {
  const [delivery, ...others] = await deliveries();
  if (!delivery || others.length > 0) throw new Error(`${others.length} other deliveries`);
  return delivery;
}

/** Attempts a delivery at a time, with this response; gives what was sent. */
async function attempt(id: string, outcome: PostOutcome, now = new Date()): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const task = deliverWebhooks({
    database: db.database,
    secrets,
    send: async (url, message) => {
      sent = { url: url.href, ...message };
      return outcome;
    },
    read: {
      "lead.created": async (queries, lead) =>
        queries.selectFrom("leads").select(["id", "company"]).where("id", "=", lead).executeTakeFirst(),
      "offer.accepted": async (_queries, lead) => ({ id: lead }),
      "order.changed": async (_queries, lead) => ({ id: lead }),
    },
    userAgent: "test",
    now: () => now,
    random: () => 0,
  });
  await task({ id }, { number: 1, of: 25 });
  return sent;
}

describe("an event", () => {
  test("is told to the webhooks that chose it and are on, once each, in its own transaction", async () => {
    const other = randomUUID();
    await added(other, { events: ["order.changed"] });
    const paused = randomUUID();
    await added(paused);
    await switchWebhook(admin, { id: paused, version: 1 }, { on: false, now: new Date() });
    const lead = await newLead();
    expect(await onlyDelivery()).toMatchObject({ event: "lead.created", leadId: lead, status: "waiting" });
    expect(await deliveries(other)).toEqual([]);
    expect(await deliveries(paused)).toEqual([]);
    const { id } = await onlyDelivery();
    expect(await jobs()).toMatchObject([{ key: `webhook:${id}`, queue_name: `webhook:${webhook}` }]);

    const undone = db.database.as("service_role", async (queries) => {
      await queueWebhooks(queries, { type: "lead.created", lead });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await deliveries()).toHaveLength(1);
  });

  test("without a webhook queues nothing", async () => {
    await removeWebhook(admin, webhook);
    await newLead();
    expect(await jobs()).toEqual([]);
  });

  test("is told while a colleague of sales, a visitor or a system with a key makes it happen", async () => {
    const sales = await adminOf(db, "sales", "Bo Ek");
    const lead = await newLead();
    for (const context of [
      { claims: sales.claims, onBehalfOf: "authenticated" as const },
      { onBehalfOf: "anon" as const },
      { claims: { api_key: randomUUID() }, onBehalfOf: "api_client" as const },
    ])
      await db.database.as(
        "service_role",
        (queries) => queueWebhooks(queries, { type: "lead.created", lead }),
        context,
      );
    expect(await deliveries()).toHaveLength(4);
  });
});

describe("a delivery", () => {
  test("is signed, so that the library of the scheme verifies it", async () => {
    const lead = await newLead();
    const { id, happenedAt } = await onlyDelivery();
    const sent = await attempt(id, responds(204));
    if (!sent) throw new Error("nothing was sent");
    expect(sent.url).toBe(fields.url);
    expect(sent.headers["webhook-id"]).toBe(id);
    expect(new Webhook(secret).verify(sent.body, sent.headers)).toEqual({
      type: "lead.created",
      timestamp: happenedAt.toISOString(),
      data: { id: lead, company: expect.any(String) },
    });
    expect(await onlyDelivery()).toMatchObject({
      status: "delivered",
      attempts: 1,
      responseCode: 204,
      nextAt: null,
      milliseconds: expect.any(Number),
    });
    expect(await attempt(id, responds(200))).toBeUndefined();
  });

  test("that fails waits for its next attempt, in place of its job, and has the same id then", async () => {
    await newLead();
    const { id } = await onlyDelivery();
    const now = new Date();
    const first = await attempt(id, responds(500), now);
    expect(await onlyDelivery()).toMatchObject({
      status: "waiting",
      attempts: 1,
      responseCode: 500,
      nextAt: new Date(now.getTime() + 5_000),
    });
    expect(await jobs()).toMatchObject([{ key: `webhook:${id}`, run_at: new Date(now.getTime() + 5_000) }]);
    expect((await findWebhook(admin, webhook))?.failingSince).toEqual(now);
    const second = await attempt(id, responds(200), new Date(now.getTime() + 60_000));
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["webhook-timestamp"]).not.toBe(first?.headers["webhook-timestamp"]);
    expect(second?.body).toBe(first?.body);
    expect(await findWebhook(admin, webhook)).toMatchObject({ failingSince: null, offSince: null });
  });

  test("whose process was killed before it was recorded is sent again with the same id", async () => {
    await newLead();
    const { id } = await onlyDelivery();
    const sent: string[] = [];
    const killed = deliverWebhooks({
      database: db.database,
      secrets,
      send: async (_url, { headers }) => {
        sent.push(headers["webhook-id"] ?? "");
        throw new Error("killed");
      },
      read: {
        "lead.created": async () => ({}),
        "offer.accepted": async () => ({}),
        "order.changed": async () => ({}),
      },
      userAgent: "test",
    });
    await expect(killed({ id }, { number: 1, of: 25 })).rejects.toThrow("killed");
    const again = await attempt(id, responds(200));
    expect([...sent, again?.headers["webhook-id"]]).toEqual([id, id]);
  });

  test("of an erased lead is not sent", async () => {
    const lead = await newLead();
    const { id } = await onlyDelivery();
    await db.ask("delete from leads where id = $1", [lead]);
    expect(await attempt(id, responds(200))).toBeUndefined();
    expect(await deliveries()).toEqual([]);
  });

  test("tells the lead as it is when it is sent, and nothing of it is stored", async () => {
    const lead = await newLead();
    await db.ask("update leads set company = 'Nytt namn' where id = $1", [lead]);
    const { id } = await onlyDelivery();
    const sent = await attempt(id, responds(200));
    expect(JSON.parse(sent?.body ?? "")).toMatchObject({ data: { company: "Nytt namn" } });
    const [row] = await db.ask<{ text: string }>(
      "select to_jsonb(d)::text as text from webhook_deliveries d",
    );
    const [job] = await db.ask<{ text: string }>(
      "select payload::text as text from graphile_worker._private_jobs where key like 'webhook:%'",
    );
    expect(`${row?.text} ${job?.text}`).not.toContain("Nytt namn");
  });

  test("is erased from the log after its time", async () => {
    await newLead();
    await eraseDeliveries(db.database, new Date(Date.now() - milliseconds.minute));
    expect(await deliveries()).toHaveLength(1);
    await eraseDeliveries(db.database, new Date(Date.now() + milliseconds.minute));
    expect(await deliveries()).toEqual([]);
  });
});

describe("a webhook", () => {
  test("is off at once after 410, and what waited is not sent", async () => {
    await newLead();
    await newLead();
    const [one, other] = await deliveries();
    await attempt(one?.id ?? "", responds(410));
    expect(await findWebhook(admin, webhook)).toMatchObject({ offReason: "gone" });
    expect(await attempt(other?.id ?? "", responds(200))).toBeUndefined();
    expect((await deliveries()).map(({ nextAt }) => nextAt)).toEqual([null, null]);
    await newLead();
    expect(await deliveries()).toHaveLength(2);
  });

  test("is off after three days without a success; switched on again it gets what waited", async () => {
    await newLead();
    const [first] = await deliveries();
    const start = new Date();
    await attempt(first?.id ?? "", noResponse, start);
    await newLead();
    const [second] = await deliveries();
    const inThreeDays = new Date(start.getTime() + 3 * milliseconds.day);
    await attempt(first?.id ?? "", noResponse, inThreeDays);
    const off = await findWebhook(admin, webhook);
    expect(off).toMatchObject({ offReason: "failing", offSince: inThreeDays });
    expect(await attempt(second?.id ?? "", responds(200))).toBeUndefined();

    const on = { on: true, now: new Date() };
    expect(await switchWebhook(admin, { id: webhook, version: off?.version ?? 0 }, on)).toBe("saved");
    expect(await findWebhook(admin, webhook)).toMatchObject({ offReason: null, failingSince: null });
    expect(await attempt(second?.id ?? "", responds(200))).toBeDefined();
  });

  test("signs with both secrets during a rotation; later only the new one does", async () => {
    await newLead();
    const now = new Date();
    const rotated = await rotateSecret(admin, secrets, { id: webhook, version: 1 }, now);
    if (rotated === "changed") throw new Error(rotated);
    expect(rotated.secret).not.toBe(secret);
    const { id } = await onlyDelivery();
    const during = await attempt(id, responds(500), now);
    for (const each of [secret, rotated.secret])
      expect(new Webhook(each).verify(during?.body ?? "", during?.headers ?? {})).toBeTruthy();
    const after = await attempt(id, responds(200), new Date(now.getTime() + 3 * milliseconds.day));
    const signature = (each: string) =>
      new Webhook(each).sign(
        id,
        new Date(Number(after?.headers["webhook-timestamp"]) * 1000),
        after?.body ?? "",
      );
    expect(after?.headers["webhook-signature"]).toBe(signature(rotated.secret));
  });

  test("gets a test, which is attempted once and changes nothing, also while it is off", async () => {
    await switchWebhook(admin, { id: webhook, version: 1 }, { on: false, now: new Date() });
    expect(await testWebhook(admin, webhook)).toBe(true);
    const { id } = await onlyDelivery();
    const sent = await attempt(id, noResponse);
    expect(JSON.parse(sent?.body ?? "")).toMatchObject({ type: "webhook.test", data: {} });
    expect(await onlyDelivery()).toMatchObject({ status: "failed", problem: "timeout", nextAt: null });
    expect(await findWebhook(admin, webhook)).toMatchObject({ offReason: "paused", failingSince: null });
  });

  test("gets a delivery of the log again, under the same id", async () => {
    await newLead();
    const { id } = await onlyDelivery();
    const first = await attempt(id, responds(200));
    expect(await sendAgain(admin, { webhook, delivery: id }, new Date())).toBe("queued");
    expect(await jobs()).toHaveLength(1);
    const second = await attempt(id, responds(200));
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(await sendAgain(admin, { webhook, delivery: randomUUID() }, new Date())).toBe("gone");
    await switchWebhook(admin, { id: webhook, version: 1 }, { on: false, now: new Date() });
    expect(await sendAgain(admin, { webhook, delivery: id }, new Date())).toBe("off");
  });

  test("that somebody changed first is not changed", async () => {
    expect(await changeWebhook(admin, { id: webhook, version: 1 }, { ...fields, name: "Ett" })).toBe("saved");
    expect(await changeWebhook(admin, { id: webhook, version: 1 }, { ...fields, name: "Två" })).toBe(
      "changed",
    );
    expect((await findWebhook(admin, webhook))?.name).toBe("Ett");
  });

  test("is one of ten at most, and its form that is sent twice is one", async () => {
    expect(await addWebhook(admin, secrets, webhook, fields)).toBe("stored");
    for (let nth = 1; nth < 10; nth += 1) await added(randomUUID());
    expect(await addWebhook(admin, secrets, randomUUID(), fields)).toBe("many");
    expect(await listWebhooks(admin)).toHaveLength(10);
  });

  test("is in the log with each change, by its name and without its address", async () => {
    await db.ask("delete from admin_log");
    const other = randomUUID();
    await added(other);
    await changeWebhook(admin, { id: other, version: 1 }, { ...fields, url: "https://ny.example/in" });
    await rotateSecret(admin, secrets, { id: other, version: 2 }, new Date());
    await removeWebhook(admin, other);
    expect(await db.ask("select kind, actor, about, data from admin_log order by id")).toEqual([
      { kind: "webhookAdded", actor: admin.userId, about: "Bokningen", data: {} },
      {
        kind: "webhookChanged",
        actor: admin.userId,
        about: "Bokningen",
        data: { changes: [{ name: "url" }] },
      },
      { kind: "webhookRotated", actor: admin.userId, about: "Bokningen", data: {} },
      { kind: "webhookRemoved", actor: admin.userId, about: "Bokningen", data: {} },
    ]);
  });
});

describe("a secret", () => {
  const stored = () =>
    db.ask<{ secret: string; previous_secret: string | null }>(
      "select secret, previous_secret from webhooks",
    );

  test("is encrypted in the database, and encrypted again after a change of the secrets key", async () => {
    await rotateSecret(admin, secrets, { id: webhook, version: 1 }, new Date());
    for (const text of (await stored()).flatMap((row) => [row.secret, row.previous_secret]))
      expect(text).toMatch(/^sealed:/);
    const later = openSecretBox(randomBytes(32).toString("hex"), [key]);
    await sealStoredSecrets(db.database, later);
    for (const row of await stored())
      expect([row.secret, row.previous_secret].every((text) => later.isCurrent(text ?? ""))).toBe(true);
  });
});

/** How many rows a statement reads or changes, or the SQLSTATE of its refusal. */
async function outcome(role: Role, statement: string, claims: object, onBehalfOf?: "anon" | "authenticated") {
  try {
    const { rows, numAffectedRows } = await db.database.as(
      role,
      (queries) => sql.raw<object>(statement).execute(queries),
      { claims: { ...claims }, ...(onBehalfOf ? { onBehalfOf } : {}) },
    );
    return rows.length + Number(numAffectedRows ?? 0);
  } catch (error) {
    return String(Reflect.get(Object(error), "code"));
  }
}

const denied = "42501";
const writes = [
  "insert into webhooks (id, name, url, events, secret) values (gen_random_uuid(), 'x', 'https://a.example', array['lead.created'], 'x')",
  "update webhooks set url = 'https://a.example'",
  "update webhooks set off_since = null, off_reason = null",
  "delete from webhooks",
  "insert into webhook_deliveries (webhook_id, event) select id, 'webhook.test' from webhooks",
  "update webhook_deliveries set status = 'waiting'",
  "delete from webhook_deliveries",
];

test("an administrator reads webhooks and their log without secrets, and writes none past the rules", async () => {
  await newLead();
  const ask = (statement: string) => outcome("authenticated", statement, admin.claims);
  expect(await ask("select id, url from webhooks")).toBe(1);
  expect(await ask("select * from webhook_deliveries")).toBe(1);
  expect(await ask("select secret from webhooks")).toBe(denied);
  expect(await ask("select previous_secret from webhooks")).toBe(denied);
  for (const statement of writes) expect(await ask(statement), statement).toBe(denied);
  expect(await ask("select private.queue_webhooks('lead.created', null)")).toBe(denied);
});

test("the site, for an administrator, changes nothing without an entry in the log", async () => {
  const statement = "update webhooks set url = 'https://a.example'";
  expect(await outcome("service_role", statement, admin.claims, "authenticated")).toBe(denied);
});

test("eleven minutes after the second factor nobody can add, change or rotate", async () => {
  const late = await adminOf(db, "admin", "Sent");
  await db.ask(
    "update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes' where session_id = $1",
    [late.claims.session_id],
  );
  const stale = { code: "PT403" };
  await expect(addWebhook(late, secrets, randomUUID(), fields)).rejects.toMatchObject(stale);
  await expect(changeWebhook(late, { id: webhook, version: 1 }, fields)).rejects.toMatchObject(stale);
  await expect(rotateSecret(late, secrets, { id: webhook, version: 1 }, new Date())).rejects.toMatchObject(
    stale,
  );
});

describe.each([
  "somebody of sales",
  "an editor",
  "an account without a role",
  "an administrator before the second factor",
  "an administrator whose session was ended",
])("for %s", (who) => {
  let stranger: Person;

  beforeAll(async () => {
    if (who.includes("sales")) stranger = await adminOf(db, "sales");
    else if (who.includes("editor")) stranger = await adminOf(db, "editor");
    else if (who.includes("account")) stranger = await adminOf(db);
    else stranger = await adminOf(db, "admin", "Ett", who.includes("factor") ? "aal1" : "aal2");
    if (who.includes("ended"))
      await db.ask("delete from auth.sessions where user_id = $1", [stranger.userId]);
  });

  test("there is no webhook, no log and nothing to change", async () => {
    await newLead();
    const own = (statement: string) => outcome("authenticated", statement, stranger.claims);
    const site = (statement: string) => outcome("service_role", statement, stranger.claims, "authenticated");
    expect(await listWebhooks(stranger)).toEqual([]);
    expect(await listDeliveries(stranger, webhook)).toEqual([]);
    for (const table of ["webhooks", "webhook_deliveries"]) {
      expect([0, denied]).toContain(await own(`select * from ${table}`));
      expect(await site(`select * from ${table}`)).toBe(0);
    }
    for (const statement of writes) {
      expect(await own(statement), statement).toBe(denied);
      expect([0, denied], statement).toContain(await site(statement));
    }
    const refused = { code: denied };
    await expect(addWebhook(stranger, secrets, randomUUID(), fields)).rejects.toMatchObject(refused);
    await expect(removeWebhook(stranger, webhook)).rejects.toMatchObject(refused);
    await expect(testWebhook(stranger, webhook)).rejects.toMatchObject(refused);
    await expect(
      switchWebhook(stranger, { id: webhook, version: 1 }, { on: false, now: new Date() }),
    ).rejects.toMatchObject(refused);
  });
});

test("a visitor sees and changes nothing, also where the site works for them", async () => {
  await newLead();
  for (const table of ["webhooks", "webhook_deliveries"]) {
    expect(await outcome("anon", `select * from ${table}`, {})).toBe(denied);
    expect(await outcome("service_role", `select * from ${table}`, {}, "anon")).toBe(0);
  }
  for (const statement of writes) {
    expect(await outcome("anon", statement, {}), statement).toBe(denied);
    expect([0, denied], statement).toContain(await outcome("service_role", statement, {}, "anon"));
  }
});

test("the sign-in's own role reads no log, and of webhooks only the secrets", async () => {
  await newLead();
  const ask = (statement: string) => outcome("site_auth", statement, {});
  expect(await ask("select id, secret from webhooks")).toBe(1);
  expect(await ask("select url from webhooks")).toBe(denied);
  expect(await ask("update webhooks set url = 'https://a.example'")).toBe(denied);
  expect(await ask("select * from webhook_deliveries")).toBe(denied);
});
