import { alive } from "#tests/pages/living-page.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

test("a tab that is open for an hour asks once a minute and nothing besides, and hears of what comes", async ({
  desk,
  site,
}) => {
  await desk.clock.install();
  await desk.goto("/admin");
  await alive(desk);
  const asked: string[] = [];
  desk.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (let minute = 0; minute < 60; minute += 1) {
    const read = desk.waitForResponse(/\/admin\.data/);
    await desk.clock.runFor(60_000);
    await read;
  }
  expect(asked.filter((line) => line === "HEAD /admin/andringar")).toHaveLength(60);
  expect(asked.filter((line) => line === "GET /admin.data")).toHaveLength(60);
  expect(asked).toHaveLength(120);

  await addContactRequest(site, { company: "Nattöppet AB" });
  await expect(desk.getByText("Nattöppet AB").first()).toBeVisible();
});

test("a tab that nobody looks at holds no connection, and is brought up to date when it is looked at", async ({
  desk,
  site,
}) => {
  await desk.goto("/admin");
  await alive(desk);
  const show = (state: "visible" | "hidden") =>
    desk.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const closed = desk.waitForEvent("requestfailed", (request) => request.url().endsWith("/admin/andringar"));
  await show("hidden");
  await closed;
  await addContactRequest(site, { company: "Morgonpass AB" });
  const heard = desk.waitForRequest(
    (request) => request.method() === "GET" && request.url().endsWith("/admin/andringar"),
  );
  await show("visible");
  await heard;
  await expect(desk.getByText("Morgonpass AB").first()).toBeVisible();
});

test("a tab that was left for twelve hours asks no more, so that its session ends, until it is touched", async ({
  desk,
  site,
}) => {
  await desk.clock.install();
  await desk.goto("/admin");
  await alive(desk);
  await desk.clock.fastForward("12:01:00");
  const asked: string[] = [];
  desk.on("request", (request) => asked.push(request.method()));
  await desk.clock.runFor(5 * 60_000);
  await addContactRequest(site, { company: "Sent ute AB" });
  await desk.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await desk.keyboard.press("Shift");
  await expect(desk.getByText("Sent ute AB").first()).toBeVisible();
});
