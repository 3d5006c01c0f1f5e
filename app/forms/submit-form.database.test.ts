import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#backend/database/connection.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { sendContact } from "#tests/requests.ts";
import type { PostedForm } from "./posted-form.ts";
import { solve } from "./solve-challenge.ts";
import { type Submission, submitForm } from "./submit-form.server.ts";
import type { SubmitResult } from "./submit-result.ts";

let db: TestDatabase;
let reported: unknown[];

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(async () => {
  reported = [];
  await db.ask("truncate contact_requests, private.rate_counts");
});

/** Any form will do: this one is stored as a contact request. */
function submit(posted: PostedForm, now = new Date(), database = db.database): Promise<Submission> {
  return submitForm(
    posted,
    {
      check: ({ id }) => ({ ok: true, value: { id: String(id) } }),
      save: ({ id }, client) => sendContact(database, client, id),
    },
    { database, clientIp: "192.0.2.7", now, reportError: (error) => reported.push(error) },
  );
}

const unhurried = () => ({ id: randomUUID(), elapsed: 20_000 });
const kept = () => db.ask("select id from contact_requests");

function challengeOf({
  status,
  result,
}: Submission): Extract<SubmitResult, { reason: "challenge" }>["challenge"] {
  expect(status).toBe(428);
  if (result.ok || result.reason !== "challenge") throw new Error("no challenge");
  return result.challenge;
}

describe("suspicious clients", () => {
  test.each<[string, PostedForm]>([
    ["faster than people write", { id: randomUUID(), elapsed: 300 }],
    ["a script that is not ours", { id: randomUUID() }],
    ["time that is no number", { id: randomUUID(), elapsed: "soon" }],
    ["the hidden field filled in, by script", { ...unhurried(), website: "https://spam.example" }],
    ["the hidden field filled in, without script", { website: "https://spam.example" }],
  ])("%s: asked for work, nothing kept; with it done, taken like anyone", async (_who, posted) => {
    const challenge = challengeOf(await submit(posted));
    expect(await kept()).toEqual([]);
    expect(await submit({ ...posted, solution: await solve(challenge) })).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(1);
  });

  test("a person with time, and one without script, are asked for nothing", async () => {
    expect(await submit(unhurried())).toMatchObject({ status: 200 });
    expect(await submit({ company: "Exempel AB" })).toMatchObject({ status: 200 });
    expect(await kept()).toHaveLength(2);
  });

  test("near the limit a proof of work is accepted, up to the limit itself", async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await submit(unhurried())).status).toBe(200);
    for (let sent = 5; sent < 20; sent += 1) {
      const form = unhurried();
      const solution = await solve(challengeOf(await submit(form)));
      expect((await submit({ ...form, solution })).status).toBe(200);
    }
    const form = unhurried();
    expect((await submit(form)).status).toBe(429);
    expect(await kept()).toHaveLength(20);
    expect(reported).toEqual([]);
  });
});

describe("invalid proofs of work", () => {
  const hurried = () => ({ id: randomUUID(), elapsed: 0 });

  test("another form's", async () => {
    const solution = await solve(challengeOf(await submit(hurried())));
    expect((await submit({ ...hurried(), solution })).status).toBe(428);
  });

  test("a challenge of one's own, or an easier one", async () => {
    const form = hurried();
    const challenge = challengeOf(await submit(form));
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0" } };
    const unsigned = { parameters: challenge.parameters };
    for (const forged of [easier, unsigned])
      expect((await submit({ ...form, solution: await solve(forged) })).status).toBe(428);
  });

  test("a guess, and what is no proof at all", async () => {
    const form = hurried();
    const challenge = challengeOf(await submit(form));
    const guess = { challenge, solution: { counter: 7, derivedKey: "00".repeat(32) } };
    for (const solution of [guess, null, "proof", [], { challenge }, { solution: {} }])
      expect((await submit({ ...form, solution })).status).toBe(428);
    expect(await kept()).toEqual([]);
    expect(reported).toEqual([]);
  });

  test("a proof that is older than ten minutes", async () => {
    const form = hurried();
    const longAgo = new Date(Date.now() - 601_000);
    const solution = await solve(challengeOf(await submit(form, longAgo)));
    expect((await submit({ ...form, solution })).status).toBe(428);
  });
});

test("a suspicious client meets a database that does not answer: 503, reported once", async () => {
  const nowhere = openDatabase({ ...db.site, host: "/nonexistent" });
  const submission = await submit({ id: randomUUID(), elapsed: 0 }, new Date(), nowhere);
  await nowhere.close();
  expect(submission).toMatchObject({ status: 503, result: { ok: false, reason: "unavailable" } });
  expect(reported).toHaveLength(1);
});
