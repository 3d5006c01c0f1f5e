import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminEvents } from "./event-stream.server.ts";
import { type AdminFeed, openAdminFeed } from "./feed.server.ts";

const hour = 3_600_000;

let feed: AdminFeed;
/** Whether each session may go on listening, and how often that was asked. */
let asked: Record<string, number>;
let ended: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = {};
  ended = new Set();
  feed = openAdminFeed();
});

afterEach(() => {
  feed.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** An open tab: the events of its stream, and whether it has ended. */
function open(
  session: string,
  { signal = new AbortController().signal, readAt = Number.POSITIVE_INFINITY } = {},
) {
  const mayListen = async () => {
    asked[session] = (asked[session] ?? 0) + 1;
    return !ended.has(session);
  };
  const reader = adminEvents(feed, { session, mayListen }, signal, { readAt }).getReader();
  const tab = { events: [] as string[], hasEnded: false, close: () => reader.cancel() };
  const decoder = new TextDecoder();
  const read = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      tab.events.push(decoder.decode(next.value));
    tab.hasEnded = true;
  };
  void read();
  return tab;
}

const changesIn = (events: readonly string[]) => events.filter((text) => text.startsWith("event: change"));

test("a tab open for an hour costs heartbeats and one session check a minute, and leaves no listener", async () => {
  const timersBefore = vi.getTimerCount();
  const tab = open("anna");
  await vi.advanceTimersByTimeAsync(hour);
  expect(feed.listenerCount).toBe(1);
  expect(vi.getTimerCount()).toBe(timersBefore + 1);
  expect(asked).toEqual({ anna: 60 });
  // Nothing changed, so the tab got no event to reload on.
  expect(changesIn(tab.events)).toEqual([]);
  expect(tab.events).toHaveLength(1 + Math.floor(3_600 / 25));

  feed.announceChange();
  await vi.advanceTimersByTimeAsync(0);
  expect(changesIn(tab.events)).toEqual(["event: change\ndata: admin\n\n"]);
  await vi.advanceTimersByTimeAsync(1_000);
  await tab.close();
  expect(feed.listenerCount).toBe(0);
  expect(vi.getTimerCount()).toBe(timersBefore);
});

test("a change is sent at once, and many are combined to one a second", async () => {
  const tab = open("anna");
  const heard = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return changesIn(tab.events).length;
  };
  for (let n = 0; n < 300; n += 1) feed.announceChange();
  expect(await heard(0)).toBe(1);
  expect(await heard(999)).toBe(1);
  expect(await heard(1)).toBe(2);
  expect(await heard(60_000)).toBe(2);
  feed.announceChange();
  expect(await heard(0)).toBe(3);
  await heard(1_000);
});

test("a page with data from before the latest change gets it on connecting, and a later one does not", async () => {
  await vi.advanceTimersByTimeAsync(hour);
  const readBefore = Date.now();
  await vi.advanceTimersByTimeAsync(5_000);
  feed.announceChange();
  await vi.advanceTimersByTimeAsync(5_000);
  const [behind, current] = [open("anna", { readAt: readBefore }), open("bo", { readAt: Date.now() })];
  await vi.advanceTimersByTimeAsync(0);
  expect([changesIn(behind.events).length, changesIn(current.events).length]).toEqual([1, 0]);
  for (const tab of [behind, current]) await tab.close();
});

test("once a minute, while somebody listens, changes by time alone are sent", async () => {
  feed.close();
  const spans: number[] = [];
  let hasCome = false;
  feed = openAdminFeed(async (since, now) => {
    spans.push(+now - +since);
    return hasCome;
  });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(spans).toEqual([]);
  const tab = open("anna");
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(spans).toEqual([60_000, 60_000]);
  expect(changesIn(tab.events)).toEqual([]);
  hasCome = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changesIn(tab.events)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await tab.close();
});

test("ten tabs of one session are checked together, once a minute", async () => {
  const tabs = Array.from({ length: 10 }, () => open("anna"));
  open("bo");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual({ anna: 1, bo: 1 });
  for (const tab of tabs) await tab.close();
});

test("within a minute of a session's end its streams end, and nobody else's", async () => {
  const [one, two, other] = [open("anna"), open("anna"), open("bo")];
  ended.add("anna");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([one.hasEnded, two.hasEnded, other.hasEnded]).toEqual([true, true, false]);
  expect(feed.listenerCount).toBe(1);
});

test("a closed connection, before or after the stream is made, leaves no listener", async () => {
  const timersBefore = vi.getTimerCount();
  const connection = new AbortController();
  open("anna", connection);
  expect(feed.listenerCount).toBe(1);
  connection.abort();
  open("anna", connection);
  await vi.advanceTimersByTimeAsync(0);
  expect(feed.listenerCount).toBe(0);
  expect(vi.getTimerCount()).toBe(timersBefore);
});

test("a stream that is never read ends", async () => {
  adminEvents(feed, { session: "anna", mayListen: async () => true }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(hour);
  expect(feed.listenerCount).toBe(0);
});

test("a stream that is opened while the process ends ends, too", async () => {
  feed.close();
  const tab = open("anna");
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.hasEnded).toBe(true);
});
