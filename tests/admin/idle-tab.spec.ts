import type { Request } from "@playwright/test";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

const isStream = (request: Request) =>
  request.method() === "GET" && new URL(request.url()).pathname === "/admin/andringar";

/** The overview shows those who wait longest: other tests' unanswered leads must not hide these. */
const waitsLongest = { minutesAgo: 300 * 24 * 60 };

test("a tab that is open for an hour makes no request while nothing changes, counts its minutes, and is notified of changes", async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  const clock = admin.locator(".overview__now time");
  const shown = async () => Date.parse((await clock.getAttribute("datetime")) ?? "");
  const asked: string[] = [];
  admin.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  // Repeated while other tests' emails are still being sent, since each is a change.
  await expect(async () => {
    const listens = admin.waitForResponse((response) => isStream(response.request()));
    await admin.goto("/admin");
    await hydrated(admin);
    await listens;
    const before = await shown();
    asked.length = 0;
    for (let minute = 0; minute < 60; minute += 1) await admin.clock.runFor(60_000);
    expect(asked).toEqual([]);
    await expect.poll(async () => (await shown()) - before).toBe(60 * 60_000);
    expect(asked).toEqual([]);
  }).toPass();

  await addContactRequest(site, { company: "Nattöppet AB", ...waitsLongest });
  await expect(admin.getByText("Nattöppet AB").first()).toBeVisible();
});

test("a tab whose event stream is refused polls once a minute until it is back", async ({ admin }) => {
  await admin.clock.install();
  await admin.route(/andringar\?/, (route) => route.fulfill({ status: 503, body: "" }));
  const refused = admin.waitForResponse((response) => response.status() === 503);
  await admin.goto("/admin");
  await hydrated(admin);
  await refused;
  const reads = () => admin.waitForResponse(/\/admin\.data/);
  for (let minute = 0; minute < 2; minute += 1) {
    const read = reads();
    await admin.clock.runFor(60_000);
    await read;
  }
  await admin.unroute(/andringar\?/);
  const listens = admin.waitForResponse((response) => isStream(response.request()));
  await admin.clock.runFor(60_000);
  expect((await listens).status()).toBe(200);
});

test("a hidden tab holds no connection, and is updated when it is shown", async ({ admin, site }) => {
  await admin.goto("/admin");
  await hydrated(admin);
  const show = (state: "visible" | "hidden") =>
    admin.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const closed = admin.waitForEvent("requestfailed", isStream);
  await show("hidden");
  await closed;
  await addContactRequest(site, { company: "Morgonpass AB", ...waitsLongest });
  const heard = admin.waitForRequest(isStream);
  await show("visible");
  await heard;
  await expect(admin.getByText("Morgonpass AB").first()).toBeVisible();
});

test("a tab that was idle for twelve hours makes no more requests, so that its session ends, until somebody interacts with it", async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  await admin.goto("/admin");
  await hydrated(admin);
  // A response after the twelve hours does not open a stream again.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await admin.route("**/admin/andringar", async (route) => {
    await isReleased;
    await route.continue();
  });
  const check = admin.waitForRequest((request) => request.method() === "HEAD");
  await admin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const responded = (await check).response();
  await admin.clock.fastForward("12:01:00");
  const asked: string[] = [];
  admin.on("request", (request) => asked.push(request.method()));
  release();
  await responded;
  await admin.clock.runFor(5 * 60_000);
  await addContactRequest(site, { company: "Sent ute AB", ...waitsLongest });
  await admin.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await admin.keyboard.press("Shift");
  await expect(admin.getByText("Sent ute AB").first()).toBeVisible();
});
