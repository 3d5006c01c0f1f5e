import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#backend/database/connection.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import type { PostedForm } from "./posted-form.ts";
import { type Received, receiveForm } from "./receive-form.server.ts";
import type { Reception } from "./reception.ts";
import { solve } from "./solve-challenge.ts";

let db: TestDatabase;
let reported: unknown[];

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(async () => {
  reported = [];
  await db.ask("truncate contact_requests, private.rate_counts");
});

/** Any form will do: this one is kept as a contact request. */
function receive(posted: PostedForm, now = new Date(), database = db.database): Promise<Received> {
  return receiveForm(
    posted,
    {
      check: ({ id }) => ({ ok: true, value: { id: String(id) } }),
      save: ({ id }, sender) =>
        database.add(
          "contact_requests",
          {
            id,
            contact_type: "email",
            contact_value: "anna@example.se",
            company_name: "Exempel AB",
            locale: "sv",
          },
          sender,
        ),
    },
    { database, sender: "192.0.2.7", now, reportError: (error) => reported.push(error) },
  );
}

const unhurried = () => ({ id: randomUUID(), elapsed: 20_000 });
const kept = () => db.ask("select id from contact_requests");

function challengeOf({
  status,
  reception,
}: Received): Extract<Reception, { reason: "challenge" }>["challenge"] {
  expect(status).toBe(428);
  if (reception.ok || reception.reason !== "challenge") throw new Error("no challenge");
  return reception.challenge;
}

describe("who is suspicious", () => {
  test.each<[string, PostedForm]>([
    ["faster than people write", { id: randomUUID(), elapsed: 300 }],
    ["a script that is not ours", { id: randomUUID() }],
    ["time that is no number", { id: randomUUID(), elapsed: "soon" }],
    ["the hidden field filled in, by script", { ...unhurried(), website: "https://spam.example" }],
    ["the hidden field filled in, without script", { website: "https://spam.example" }],
  ])("%s: asked for work, nothing kept; with it done, taken like anyone", async (_who, posted) => {
    const challenge = challengeOf(await receive(posted));
    expect(await kept()).toEqual([]);
    expect(await receive({ ...posted, proof: await solve(challenge) })).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(1);
  });

  test("a person with time, and one without script, are asked for nothing", async () => {
    expect(await receive(unhurried())).toMatchObject({ status: 200 });
    expect(await receive({ company: "Exempel AB" })).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(2);
  });

  test("whoever comes near the limit: work lets in, up to the limit itself", async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await receive(unhurried())).status).toBe(200);
    for (let sent = 5; sent < 20; sent += 1) {
      const form = unhurried();
      const proof = await solve(challengeOf(await receive(form)));
      expect((await receive({ ...form, proof })).status).toBe(200);
    }
    const form = unhurried();
    expect((await receive(form)).status).toBe(429);
    expect(await kept()).toHaveLength(20);
    expect(reported).toEqual([]);
  });
});

describe("what does not count as work", () => {
  const hurried = () => ({ id: randomUUID(), elapsed: 0 });

  test("another form's", async () => {
    const proof = await solve(challengeOf(await receive(hurried())));
    expect((await receive({ ...hurried(), proof })).status).toBe(428);
  });

  test("a challenge of one's own, or an easier one", async () => {
    const form = hurried();
    const challenge = challengeOf(await receive(form));
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
    const unsigned = { parameters: challenge.parameters };
    for (const forged of [easier, unsigned])
      expect((await receive({ ...form, proof: await solve(forged) })).status).toBe(428);
  });

  test("a guess, and what is no proof at all", async () => {
    const form = hurried();
    const challenge = challengeOf(await receive(form));
    const guess = { challenge, solution: { counter: 7, derivedKey: "00".repeat(32) } };
    for (const proof of [guess, null, "proof", [], { challenge }, { solution: {} }])
      expect((await receive({ ...form, proof })).status).toBe(428);
    expect(await kept()).toEqual([]);
    expect(reported).toEqual([]);
  });

  test("work that is older than ten minutes", async () => {
    const form = hurried();
    const longAgo = new Date(Date.now() - 601_000);
    const proof = await solve(challengeOf(await receive(form, longAgo)));
    expect((await receive({ ...form, proof })).status).toBe(428);
  });
});

test("a suspicious sender meets a database that does not answer: 503, reported once", async () => {
  const nowhere = openDatabase({ ...db.site, host: "/nonexistent" });
  const received = await receive({ id: randomUUID(), elapsed: 0 }, new Date(), nowhere);
  await nowhere.close();
  expect(received).toMatchObject({ status: 503, reception: { ok: false, reason: "unavailable" } });
  expect(reported).toHaveLength(1);
});
