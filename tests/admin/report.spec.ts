import { axeFindings } from "#tests/accessibility.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

test("each figure of the report opens its list, and the month gets its goal", async ({
  admin,
  site,
}, info) => {
  const company = `Rapport ${info.project.name} ${Date.now() % 100_000}`;
  const id = await addContactRequest(site, { company, minutesAgo: 1 });
  await ask(site, "update leads set status = 'lost', lost_reason = 'permit' where id = $1", [id]);
  await admin.goto("/admin/rapport");
  await hydrated(admin);
  await test.step("the funnel's first figure leads to all that came in", async () => {
    const received = admin.getByRole("link", { name: /Inkomna$/ });
    const count = Number.parseInt((await received.textContent()) ?? "", 10);
    await received.click();
    await expect(admin).toHaveURL(/fran=.*till=/);
    // Other journeys add leads meanwhile.
    const all = admin.locator(".list-stages b").first();
    await expect
      .poll(async () => Number.parseInt((await all.textContent()) ?? "", 10))
      .toBeGreaterThanOrEqual(count);
    await admin.goBack();
  });
  await test.step("a reason of loss leads to those that were lost for it", async () => {
    await admin.getByRole("link", { name: /Fick inget tillstånd/ }).click();
    await expect(admin.locator("a[data-row]", { hasText: company })).toBeVisible();
    await expect(admin.getByText("Fick inget tillstånd").first()).toBeVisible();
    await admin.goBack();
  });
  await test.step("a goal is set, with what was typed kept when it is no amount", async () => {
    const goal = admin.locator(".report__goal");
    await goal.locator("summary").click();
    await goal.getByLabel(/Att vinna/).fill("mycket");
    await goal.getByRole("button", { name: "Spara målet" }).click();
    await expect(goal.getByLabel(/Att vinna/)).toHaveValue("mycket");
    await expect(goal.getByText("Skriv ett belopp i hela kronor")).toBeVisible();
    await goal.getByLabel(/Att vinna/).fill("12,50");
    await goal.getByRole("button", { name: "Spara målet" }).click();
    await expect(goal.getByLabel(/Att vinna/)).toHaveValue("12,50");
    await expect(goal.getByText("Skriv ett belopp i hela kronor")).toBeVisible();
    await goal.getByLabel(/Att vinna/).fill("SEK 600,000");
    await goal.getByRole("button", { name: "Spara målet" }).click();
    await expect(goal.getByText(/av 600.000.kr/)).toBeVisible();
    await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
    await expect(admin.locator(".notice")).toContainText(/borttaget|Målet/);
  });
  await test.step("a filter applies at once, and the workbook has the same", async () => {
    await admin.getByLabel("Tjänst", { exact: true }).selectOption("none");
    await expect(admin).toHaveURL(/tjanst=none/);
    const href = await admin.getByRole("link", { name: "Exportera till Excel" }).getAttribute("href");
    expect(href).toContain("tjanst=none");
    const workbook = await admin.request.get(href ?? "");
    expect(workbook.headers()["content-type"]).toContain("spreadsheetml");
  });
  expect(await axeFindings(admin)).toEqual([]);
});
