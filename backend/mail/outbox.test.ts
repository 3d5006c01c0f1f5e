import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eraseFromOutbox, storeInOutbox } from "./outbox.ts";
import { openMailTransport } from "./transport.ts";

let place: string;
const from = "kundservice@site.example";
const email = (id: string) => ({
  to: "anna@example.se",
  subject: "Vi har fått din förfrågan",
  html: "<p>Hej Åsa</p>",
  text: "Hej Åsa",
  messageId: `<${id}@site.example>`,
});

beforeEach(async () => {
  place = join(await mkdtemp(join(tmpdir(), "outbox-")), "mails");
});
afterEach(() => rm(join(place, ".."), { recursive: true }));

it("stores an email as a file that a mail program reads, for its owner only", async () => {
  const transport = openMailTransport({ from, outboxDir: place });
  expect(transport.kind).toBe("outbox");
  await transport.send(email("one.admin"));
  const [name = ""] = await readdir(place);
  const file = join(place, name);
  const read = await PostalMime.parse(await readFile(file));
  expect(read).toMatchObject({
    from: { address: from },
    to: [{ address: "anna@example.se" }],
    subject: "Vi har fått din förfrågan",
    messageId: "<one.admin@site.example>",
  });
  expect([read.html?.trim(), read.text?.trim()]).toEqual(["<p>Hej Åsa</p>", "Hej Åsa"]);
  expect([(await stat(file)).mode & 0o777, (await stat(place)).mode & 0o777]).toEqual([0o600, 0o700]);
});

it("names files in the order of time, and stores an email that is sent again once", async () => {
  const times = ["2026-11-19T12:42:05.123Z", "2026-11-19T12:42:06Z", "2026-11-19T12:42:07Z"] as const;
  await storeInOutbox(place, email("b.admin"), from, new Date(times[0]));
  await storeInOutbox(place, email("a.admin"), from, new Date(times[1]));
  await storeInOutbox(place, email("b.admin"), from, new Date(times[2]));
  expect((await readdir(place)).sort()).toEqual([
    "20261119T124205123Z_b.admin@site.example.eml",
    "20261119T124206000Z_a.admin@site.example.eml",
  ]);
});

it("deletes half-written emails after an hour, and others only when they are old", async () => {
  const [now, before] = [new Date("2026-11-19T12:00:00Z"), new Date("2024-11-19T12:00:00Z")];
  await mkdir(place);
  for (const name of [
    ".20261119T105900000Z_b.admin@site.example.eml.draft",
    ".20261119T115900000Z_c.admin@site.example.eml.draft",
    "20261119T105900000Z_d.admin@site.example.eml",
  ])
    await writeFile(join(place, name), "");
  await eraseFromOutbox(place, before, now);
  expect((await readdir(place)).sort()).toEqual([
    ".20261119T115900000Z_c.admin@site.example.eml.draft",
    "20261119T105900000Z_d.admin@site.example.eml",
  ]);
});

it("refuses a Message-ID with a path", async () => {
  await expect(storeInOutbox(place, email("../../x"), from)).rejects.toThrow("Message-ID");
});

it("accepts the Message-ID of a site at an IPv6 address", async () => {
  await storeInOutbox(place, { ...email("x"), messageId: "<one.admin@[::1]>" }, from);
  expect(await readdir(place)).toHaveLength(1);
});
