import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminEvents } from "./event-stream.server.ts";
import { openAdminFeed } from "./feed.server.ts";
import { openPlace } from "./place.ts";
import { openPresence, type Presence } from "./presence.server.ts";
import { presenceText } from "./presence-events.server.ts";

/** Nodes that hear each other's messages, as by the database's NOTIFY, until they crash. */
let nodes: Map<string, Presence>;
let messages: string[];

beforeEach(() => {
  vi.useFakeTimers();
  nodes = new Map();
  messages = [];
});

afterEach(async () => {
  for (const node of nodes.values()) await node.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function open(name: string): Presence {
  const node = openPresence(async (message) => {
    if (!nodes.has(name)) return;
    messages.push(message);
    for (const each of nodes.values()) each.hear(message);
  }, name);
  nodes.set(name, node);
  return node;
}

const place = "lead 1";
const visit = (node: Presence, userId: string, { writes = false, at = place, onChange = () => {} } = {}) =>
  node.enter({ place: at, userId, writes, onChange });
const soon = () => vi.advanceTimersByTimeAsync(600);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test("a node hears who is where on another, is told of each change, and hears when they go", async () => {
  const [one, two] = [open("one"), open("two")];
  const onChange = vi.fn();
  const leaveOne = visit(one, "anna", { onChange });
  const leaveTwo = visit(two, "eva", { writes: true });
  visit(two, "per", { at: "lead 2" });
  await soon();
  expect(one.at(place)).toEqual([
    { userId: "anna", writes: false },
    { userId: "eva", writes: true },
  ]);
  expect(one.at("lead 2")).toEqual([{ userId: "per", writes: false }]);
  onChange.mockClear();
  leaveTwo();
  await soon();
  expect(onChange).toHaveBeenCalled();
  expect(one.at(place)).toEqual([{ userId: "anna", writes: false }]);
  leaveOne();
  await soon();
  expect(two.at(place)).toEqual([]);
});

test("somebody with two tabs is there once, and writes if one of them does", async () => {
  const [one, two] = [open("one"), open("two")];
  visit(one, "eva");
  visit(two, "eva", { writes: true });
  await soon();
  expect(one.at(place)).toEqual([{ userId: "eva", writes: true }]);
});

test("a tab that says anew where it is does not leave for the others", async () => {
  const [one, two] = [open("one"), open("two")];
  visit(one, "anna");
  const leave = visit(two, "eva");
  await soon();
  messages.length = 0;
  leave();
  visit(two, "eva", { writes: true });
  await soon();
  expect(messages).toHaveLength(1);
  expect(one.at(place)).toContainEqual({ userId: "eva", writes: true });
});

test("those who stay are still there after an hour, and those of a node that has crashed vanish", async () => {
  const [one, two] = [open("one"), open("two")];
  const onChange = vi.fn();
  visit(one, "anna", { onChange });
  visit(two, "eva");
  await minutes(60);
  expect(one.at(place)).toHaveLength(2);
  nodes.delete("two");
  const crashed = two;
  onChange.mockClear();
  // Nothing that it says is heard any more.
  await minutes(4);
  expect(one.at(place)).toEqual([{ userId: "anna", writes: false }]);
  expect(onChange).toHaveBeenCalled();
  await crashed.close();
});

test("without anybody at a place a node says nothing, and one that ends says that nobody is left", async () => {
  const [one, two] = [open("one"), open("two")];
  await minutes(10);
  expect(messages).toEqual([]);
  visit(two, "eva");
  await soon();
  await two.close();
  expect(one.at(place)).toEqual([]);
});

test("after a lost connection a node says again who is there, and nonsense is not heard", async () => {
  const [one, two] = [open("one"), open("two")];
  visit(two, "eva");
  await soon();
  messages.length = 0;
  two.hear("");
  expect(messages).toHaveLength(1);
  for (const nonsense of [
    "{",
    "null",
    '{"node":"x"}',
    '{"node":"x","places":[{"place":"lead 1","people":[[1]]}]}',
  ])
    one.hear(nonsense);
  expect(one.at(place)).toEqual([{ userId: "eva", writes: false }]);
});

test("a crowd at many places fits into the database's messages", async () => {
  const one = open("one");
  for (let lead = 0; lead < 60; lead += 1)
    for (let person = 0; person < 30; person += 1)
      visit(one, `${crypto.randomUUID()}`, { at: `lead ${lead} 0b8f3f0a-6a4c-4c3e-9a55-0123456789ab` });
  await soon();
  expect(Math.max(...messages.map((message) => Buffer.byteLength(message)))).toBeLessThan(8_000);
});

test("a visit ends with its event stream", async () => {
  const feed = openAdminFeed();
  const one = open("one");
  let mayListen = true;
  const listener = { session: "eva", mayListen: async () => mayListen };
  const follow = () => visit(one, "eva");
  const reader = adminEvents(feed, listener, new AbortController().signal, { follow }).getReader();
  expect(one.at(place)).toHaveLength(1);
  mayListen = false;
  const read = async () => {
    while (!(await reader.read()).done);
  };
  const ended = read();
  await minutes(1);
  await ended;
  expect(one.at(place)).toEqual([]);
  feed.close();
});

test("sales are noted at leads and editors at articles, administrators at both, and nobody elsewhere", () => {
  const id = "0b8f3f0a-6a4c-4c3e-9a55-0123456789ab";
  const [lead, article] = [`/admin/forfragningar/${id}`, `/admin/nyheter/${id}`];
  expect(openPlace(lead, "sales")).toEqual({ kind: "lead", key: `lead ${id}` });
  expect(openPlace(`${lead}/offert`, "admin")?.key).toBe(`lead ${id}`);
  expect(openPlace(article, "editor")?.key).toBe(`article ${id}`);
  expect(openPlace(article, "admin")?.key).toBe(`article ${id}`);
  expect(openPlace(lead, "editor")).toBeNull();
  expect(openPlace(article, "sales")).toBeNull();
  for (const path of [
    "/admin",
    "/admin/forfragningar",
    "/admin/nyheter/ny",
    `/admin/demo/${id}`,
    `${lead}x`,
    null,
  ])
    expect(openPlace(path, "admin")).toBeNull();
});

test("who writes is said first, in the language of who reads it", () => {
  const names = new Map([
    ["eva", "Eva Ström"],
    ["per", "Per Ask"],
    ["bo", "Bo Ek"],
  ]);
  const people = [
    { userId: "per", writes: false },
    { userId: "eva", writes: true },
    { userId: "bo", writes: false },
    { userId: "gone", writes: false },
  ];
  expect(presenceText(people, names, "sv")).toBe("Eva Ström skriver, Bo Ek och Per Ask läser");
  expect(presenceText(people, names, "en")).toBe("Eva Ström is writing, Bo Ek and Per Ask are reading");
  expect(presenceText([], names, "sv")).toBe("");
});
