import { hydrated } from "#tests/pages/hydrated-page.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

/** The overview shows those who wait longest: other tests' unanswered leads must not hide these. */
const waitsLongest = { minutesAgo: 300 * 24 * 60 };

test("a tab that is open for an hour asks once a minute and nothing besides, and hears of what comes", async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  await admin.goto("/admin");
  await hydrated(admin);
  const asked: string[] = [];
  admin.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (let minute = 0; minute < 60; minute += 1) {
    const read = admin.waitForResponse(/\/admin\.data/);
    await admin.clock.runFor(60_000);
    await read;
  }
  expect(asked.filter((line) => line === "HEAD /admin/andringar")).toHaveLength(60);
  expect(asked.filter((line) => line === "GET /admin.data")).toHaveLength(60);
  expect(asked).toHaveLength(120);

  await addContactRequest(site, { company: "Nattöppet AB", ...waitsLongest });
  await expect(admin.getByText("Nattöppet AB").first()).toBeVisible();
});

test("a tab that nobody looks at holds no connection, and is brought up to date when it is looked at", async ({
  admin,
  site,
}) => {
  await admin.goto("/admin");
  await hydrated(admin);
  const show = (state: "visible" | "hidden") =>
    admin.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const closed = admin.waitForEvent("requestfailed", (request) => request.url().endsWith("/admin/andringar"));
  await show("hidden");
  await closed;
  await addContactRequest(site, { company: "Morgonpass AB", ...waitsLongest });
  const heard = admin.waitForRequest(
    (request) => request.method() === "GET" && request.url().endsWith("/admin/andringar"),
  );
  await show("visible");
  await heard;
  await expect(admin.getByText("Morgonpass AB").first()).toBeVisible();
});

test("a tab that was left for twelve hours asks no more, so that its session ends, until it is touched", async ({
  admin,
  site,
}) => {
  await admin.clock.install();
  await admin.goto("/admin");
  await hydrated(admin);
  await admin.clock.fastForward("12:01:00");
  const asked: string[] = [];
  admin.on("request", (request) => asked.push(request.method()));
  await admin.clock.runFor(5 * 60_000);
  await addContactRequest(site, { company: "Sent ute AB", ...waitsLongest });
  await admin.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await admin.keyboard.press("Shift");
  await expect(admin.getByText("Sent ute AB").first()).toBeVisible();
});
