import { randomUUID } from "node:crypto";
import { registerSchema, validate } from "@hyperjump/json-schema/openapi-3-1";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addOrder } from "#app/orders/change-order.server.ts";
import { apiPath } from "#app/site-map.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder as addExpressOrder } from "#tests/requests.ts";
import { makeKey, revokeKey } from "./change-key.server.ts";
import { handleApi } from "./handle.server.ts";
import { type ApiScope, apiScopes } from "./key.ts";
import { openApiDocument } from "./openapi.server.ts";
import { type Lead, leadPage, lead as leadSchema, order, orderPage, type Problem } from "./schema.server.ts";

const documentUrl = "https://example.com/openapi";
registerSchema(
  JSON.parse(JSON.stringify(openApiDocument())),
  documentUrl,
  "https://spec.openapis.org/oas/3.1/schema-base",
);

let db: TestDatabase;
let administrator: Awaited<ReturnType<typeof adminOf>>;
let key: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  administrator = await adminOf(db, "admin");
  key = await newKey();
});

async function newKey(scopes: readonly ApiScope[] = apiScopes): Promise<string> {
  const id = randomUUID();
  const made = await makeKey(administrator, { id, name: id, scopes, days: null });
  if (typeof made === "string") throw new Error(made);
  return made.key;
}

const reportError = vi.fn();

interface Asked {
  method?: string;
  with?: string | null;
  headers?: Record<string, string>;
  body?: string;
}

async function send(path: string, { method = "GET", with: given = key, headers = {}, body }: Asked = {}) {
  const request = new Request(`http://localhost${apiPath}${path}`, {
    method,
    headers: { ...(given === null ? {} : { authorization: `Bearer ${given}` }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const response = await handleApi(request, { database: db.database, clientIp: "192.0.2.1", reportError });
  return { response, status: response.status, json: await response.json() };
}

/** Whether JSON fits a schema of the document that the API serves. */
async function fits(name: string, json: unknown) {
  return (await validate(`${documentUrl}#/components/schemas/${name}`, json as never)).valid;
}

/** The name of the problem of a response, which must be as the document says. */
async function problemOf({ response, json }: Awaited<ReturnType<typeof send>>): Promise<string> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await fits("Problem", json)).toBe(true);
  const { type, status } = json as Problem;
  expect(status).toBe(response.status);
  return type.slice(`${apiPath}/openapi.json#`.length);
}

describe("leads", () => {
  test("are given one by one, as the document says", async () => {
    const id = await addExpressOrder(db.database);
    const { response, json } = await send(`/leads/${id}`);
    expect(response.status).toBe(200);
    expect(json).toMatchObject({ id, kind: "order", place: "Stortorget 1" });
    expect(await fits("Lead", json)).toBe(true);
    expect(await fits("Lead", { ...leadSchema.parse(json), createdAt: 1 })).toBe(false);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("are given page by page by their last change, each once", async () => {
    const since = new Date();
    const ids = [];
    for (let count = 0; count < 5; count++) ids.push(await addContact(db.database));
    const [changed = ""] = ids;
    await db.ask("update leads set status = 'contacted' where id = $1", [changed]);
    const read: Lead[] = [];
    let next: string | null = "";
    while (next !== null) {
      const query = new URLSearchParams({
        updatedSince: since.toISOString(),
        limit: "2",
        ...(next ? { cursor: next } : {}),
      });
      const { json } = await send(`/leads?${query}`);
      expect(await fits("LeadPage", json)).toBe(true);
      const page = leadPage.parse(json);
      expect(page.data.length).toBeLessThanOrEqual(2);
      read.push(...page.data);
      next = page.next;
    }
    expect(read.map(({ id }) => id)).toEqual([...ids.slice(1), changed]);
  });

  test("that were changed earlier are left out, and a time zone is understood", async () => {
    await addContact(db.database);
    for (const updatedSince of [
      "2099-01-01T00:00:00+01:00",
      "2099-01-01T00:00:00+23:59",
      "2099-01-01T00:00:00-23:59",
      `2099-01-01T00:00:00.${"9".repeat(300)}Z`,
    ]) {
      const { json } = await send(`/leads?${new URLSearchParams({ updatedSince })}`);
      expect(json, updatedSince).toEqual({ data: [], next: null });
    }
  });
});

/** Adds an order of an express order's buyer; gives its id. */
async function agreedOrder(): Promise<string> {
  const id = await addExpressOrder(db.database, { reference: "4410" });
  const plan = {
    startsAt: new Date("2026-12-04T17:00Z"),
    endsAt: new Date("2026-12-04T21:00Z"),
    place: "Hamnen",
    people: 2,
  };
  await addOrder(administrator, { id, service: "guard", plan });
  return id;
}

const post = (path: string, body?: object, given: Asked = {}) =>
  send(path, {
    method: "POST",
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    ...given,
  });

const timeline = (id: string) =>
  db.ask<{ kind: string; data: object; actor: string | null }>(
    "select kind, data, actor from lead_events where lead_id = $1 and kind <> 'orderAdded' order by id",
    [id],
  );

const buyerEmails = async (id: string) =>
  (
    await db.ask<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'order:' || $1 || ':%' order by id",
      [id],
    )
  ).map(({ key }) => key.split(":")[2]);

describe("orders", () => {
  test("are given with their buyer, as the document says", async () => {
    const id = await agreedOrder();
    const { json } = await send(`/orders/${id}`);
    expect(await fits("Order", json)).toBe(true);
    expect(order.strict().parse(json)).toMatchObject({
      id,
      stage: "agreed",
      place: "Hamnen",
      people: 2,
      startsAt: "2026-12-04T17:00:00.000Z",
      staff: [],
      name: "Bo Ek",
      email: "bo@example.se",
      reference: "4410",
      billingEmail: "faktura@example.se",
      sum: null,
    });
  });

  test("are given page by page by their last change", async () => {
    const since = new Date();
    const [first, second] = [await agreedOrder(), await agreedOrder()];
    await post(`/orders/${first}/on-site`);
    const query = new URLSearchParams({ updatedSince: since.toISOString(), limit: "1" });
    const page = orderPage.parse((await send(`/orders?${query}`)).json);
    expect(page.data.map(({ id }) => id)).toEqual([second]);
    query.set("cursor", page.next ?? "");
    const last = (await send(`/orders?${query}`)).json;
    expect(await fits("OrderPage", last)).toBe(true);
    expect(orderPage.parse(last)).toMatchObject({ data: [{ id: first, stage: "onSite" }], next: null });
  });

  test("are reported staffed with names and badges, on site and done, each once, in the name of the key", async () => {
    const id = await agreedOrder();
    const [name] = await db.ask<{ name: string }>("select name from api_keys order by created_at limit 1");
    const staff = [{ name: " Kim Lund ", badge: "1203" }, { name: "Eva Ask" }];
    for (let sent = 0; sent < 2; sent++)
      for (const [path, body] of [["staffed", { staff }], ["on-site"], ["done"]] as const) {
        const { status, json } = await post(`/orders/${id}/${path}`, body);
        expect(status).toBe(200);
        expect(await fits("OrderProgress", json)).toBe(true);
      }
    const { json } = await send(`/orders/${id}`);
    expect(json).toMatchObject({
      stage: "done",
      staff: [
        { name: "Kim Lund", badge: "1203" },
        { name: "Eva Ask", badge: null },
      ],
    });
    for (const time of [json.staffedAt, json.onSiteAt, json.doneAt]) expect(Date.parse(time)).not.toBeNaN();
    expect(await timeline(id)).toEqual(
      ["staffed", "onSite", "done"].map((kind) => ({ kind, data: { by: name?.name }, actor: null })),
    );
    expect(await buyerEmails(id)).toEqual(["staffed-2", "done-4"]);
  });

  test("are reported with names of one line each, whatever another system sends", async () => {
    const id = await agreedOrder();
    const staff = [{ name: "Kim\r\nLund\u0000\u0007", badge: "12\n03" }];
    const { json } = await post(`/orders/${id}/staffed`, { staff });
    expect(json.staff).toEqual([{ name: "Kim Lund\uFFFD", badge: "12 03" }]);
    expect((await post(`/orders/${id}/staffed`, { staff: [{ name: "\n\t" }] })).status).toBe(422);
  });

  test("get other names by a later report, and keep the time of the first", async () => {
    const id = await agreedOrder();
    const first = await post(`/orders/${id}/staffed`, { staff: [] });
    const second = await post(`/orders/${id}/staffed`, { staff: [{ name: "Kim Lund" }] });
    expect(second.json).toMatchObject({
      staff: [{ name: "Kim Lund", badge: null }],
      staffedAt: first.json.staffedAt,
    });
  });

  test("that twelve report at once are done once", async () => {
    const id = await agreedOrder();
    const sent = await Promise.all(Array.from({ length: 12 }, () => post(`/orders/${id}/done`)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await timeline(id)).toHaveLength(1);
    expect(await buyerEmails(id)).toHaveLength(1);
  });

  test("are not reported by a key without the scope for it", async () => {
    const id = await agreedOrder();
    for (const path of ["staffed", "on-site", "done"]) {
      const sent = await post(
        `/orders/${id}/${path}`,
        { staff: [] },
        { with: await newKey(["leads:read", "orders:read"]) },
      );
      expect(sent.status).toBe(403);
      expect(await problemOf(sent)).toBe("forbidden");
    }
    expect(await timeline(id)).toEqual([]);
  });

  test("that are cancelled take no report: 409", async () => {
    const id = await agreedOrder();
    await db.ask("update orders set cancelled_at = now(), cancelled_reason = 'Inställt' where id = $1", [id]);
    const sent = await post(`/orders/${id}/done`);
    expect(sent.status).toBe(409);
    expect(await problemOf(sent)).toBe("conflict");
  });

  test("that there are not are 404", async () => {
    for (const sent of [await send(`/orders/${randomUUID()}`), await post(`/orders/${randomUUID()}/done`)])
      expect(await problemOf(sent)).toBe("notFound");
  });

  test("take no report that is no JSON or not valid, and say which field", async () => {
    const path = `/orders/${await agreedOrder()}/staffed`;
    const raw = (body: string, type = "application/json") =>
      send(path, { method: "POST", body, headers: { "content-type": type } });
    expect(await problemOf(await raw("staff=Kim", "application/x-www-form-urlencoded"))).toBe("wrongType");
    expect(await problemOf(await raw("{"))).toBe("unreadable");
    for (const [body, field] of [
      ["{}", "/staff"],
      ["[]", "/"],
      ['{"staff":[{"name":" "}]}', "/staff/0/name"],
      ['{"staff":[{"name":"Kim","badge":1}]}', "/staff/0/badge"],
      ['{"staff":[{"name":"Kim","personalNumber":"x"}]}', "/staff/0"],
      [JSON.stringify({ staff: [{ name: "x".repeat(101) }] }), "/staff/0/name"],
      [JSON.stringify({ staff: Array.from({ length: 501 }, () => ({ name: "Kim" })) }), "/staff"],
    ] as const) {
      const sent = await raw(body);
      expect(sent.status, body).toBe(422);
      expect(await problemOf(sent)).toBe("invalid");
      expect(sent.json.errors[0].field, body).toBe(field);
    }
  });
});

describe("an error", () => {
  test("without a key, with a wrong one and with a revoked one is 401, and names the scheme", async () => {
    const id = randomUUID();
    const made = await makeKey(administrator, { id, name: id, scopes: apiScopes, days: null });
    await revokeKey(administrator, id);
    for (const given of [null, "", "key_x", Object(made).key as string]) {
      const sent = await send("/leads", { with: given });
      expect(sent.status).toBe(401);
      expect(await problemOf(sent)).toBe("unauthorized");
      expect(sent.response.headers.get("www-authenticate")).toMatch(/^Bearer /);
    }
  });

  test("of a key without the scope is 403, and names the scope", async () => {
    const sent = await send("/leads", { with: await newKey(["orders:read"]) });
    expect(sent.status).toBe(403);
    expect(await problemOf(sent)).toBe("forbidden");
    expect(sent.json.detail).toContain("leads:read");
  });

  test("of an address that there is not, and of a lead that there is not, is 404", async () => {
    for (const path of ["/nothing", "/leads/x", "/leads/x/y", "", "/leads/", `/leads/${randomUUID()}`]) {
      const sent = await send(path);
      expect(sent.status, path).toBe(404);
      expect(await problemOf(sent)).toBe("notFound");
    }
  });

  test("of a wrong method is 405, and says which there are", async () => {
    const sent = await send("/leads", { method: "POST" });
    expect(sent.status).toBe(405);
    expect(await problemOf(sent)).toBe("wrongMethod");
    expect(sent.response.headers.get("allow")).toBe("GET");
  });

  test("of a query is 422, and names each parameter", async () => {
    for (const [query, field] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=many", "limit"],
      ["cursor=x", "cursor"],
      ["cursor=2026-11-21T13:42:00.123456Z_x", "cursor"],
      ["updatedSince=yesterday", "updatedSince"],
      ["updatedSince=0000-01-01T00:00:00Z", "updatedSince"],
      ["sort=name", ""],
    ]) {
      const sent = await send(`/leads?${query}`);
      expect(sent.status, query).toBe(422);
      expect(await problemOf(sent)).toBe("invalid");
      expect(sent.json.errors[0].field).toBe(field);
    }
  });

  test("of too many requests is 429, and says when to come back", async () => {
    const limited = await newKey();
    await db.ask(
      "update private.rate_limits set max_hits = 1, window_seconds = 86400 where action = 'api_key'",
    );
    expect((await send("/leads", { with: limited })).status).toBe(200);
    const sent = await send("/leads", { with: limited });
    await db.ask("update private.rate_limits set max_hits = 100000 where action = 'api_key'");
    expect(sent.status).toBe(429);
    expect(await problemOf(sent)).toBe("tooMany");
    expect(Number(sent.response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("of a key that is revoked while its report is stored is 401, and no fault of ours", async () => {
    const id = randomUUID();
    const made = await makeKey(administrator, { id, name: id, scopes: apiScopes, days: null });
    if (typeof made === "string") throw new Error(made);
    const { database } = db;
    const revoked = await handleApi(
      new Request(`http://localhost${apiPath}/orders/${randomUUID()}/done`, {
        method: "POST",
        headers: { authorization: `Bearer ${made.key}`, "content-type": "application/json" },
        body: "{}",
      }),
      {
        database: {
          ...database,
          as: async (role, work, context) => {
            if (role === "service_role") await revokeKey(administrator, id);
            return database.as(role, work, context);
          },
        },
        clientIp: "192.0.2.1",
        reportError,
      },
    );
    expect(revoked.status).toBe(401);
    expect(reportError).not.toHaveBeenCalled();
  });

  test("of the database is 503 with the time to try again, and one of ours is 500 and reported, without a trace", async () => {
    const failing = (error: Error) =>
      handleApi(new Request(`http://localhost${apiPath}/leads`), {
        database: { ...db.database, as: () => Promise.reject(error) },
        clientIp: "192.0.2.1",
        reportError,
      });
    const away = await failing(new DatabaseUnavailable("away"));
    expect(away.status).toBe(503);
    expect(away.headers.get("retry-after")).toBe("5");
    const broken = await failing(new Error("a secret in lead.server.ts:12"));
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain("secret");
    expect(reportError).toHaveBeenCalledOnce();
  });
});

test("the OpenAPI document is given to anybody, and nothing else without a key", async () => {
  const { status, json } = await send("/openapi.json", { with: null });
  expect(status).toBe(200);
  expect(json).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
