import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { addSiteOffer, sendSiteOffer } from "#tests/site-offer.ts";

/** An order with an offer that its buyer can answer: the lead's id, the page's path, and a newer version of it. */
async function newOffer(site: RunningSite, locale: "sv" | "en" = "sv") {
  const { lead, path } = await addSiteOffer(site, { locale });
  return { lead, path, send: () => sendSiteOffer(site, lead, { locale }) };
}

const stateOf = async (site: RunningSite, lead: string) => {
  const [row] = await ask(
    site,
    `select leads.status, (select count(*)::int from orders where id = leads.id) as orders,
       (select count(*)::int from lead_events where lead_id = leads.id) as events from leads where id = $1`,
    [lead],
  );
  return row as { status: string; orders: number; events: number };
};

async function sayYes(page: Page, address = "Lagergatan 4, 721 30 Västerås") {
  await page.getByLabel("Fakturaadress").fill(address);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Jag godkänner" }).click();
}

test("a buyer reads an offer and accepts it, and the page says so from then on @phone @every-engine", async ({
  page,
  site,
}) => {
  const { lead, path } = await newOffer(site);
  await page.goto(path);
  await hydrated(page);
  await expectAccessible(page);
  await expect(page.getByText("6 720 kr").first()).toBeVisible();
  await sayYes(page);
  await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Jag godkänner" })).toHaveCount(0);
  expect(await stateOf(site, lead)).toMatchObject({ status: "won", orders: 1 });
  const file = await page.request.get(path.replace("/offert?", "/offert.pdf?"));
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("in English by keyboard alone @desktop @firefox", async ({ page, site }) => {
  const { lead, path } = await newOffer(site, "en");
  await page.goto(path);
  await page.getByLabel("Your name").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(" Gatan 1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Accepted .* by Kim Ek/)).toBeVisible();
  expect(await stateOf(site, lead)).toMatchObject({ status: "won" });
});

test("programs that check emails open every link, and nothing happens", async ({ page, site, request }) => {
  const { lead, path } = await newOffer(site);
  const before = await stateOf(site, lead);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path);
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const href of [path, ...links].filter((href) => href?.startsWith("/bestallning")))
    for (const method of ["get", "head"] as const)
      expect((await request[method](String(href))).ok()).toBe(true);
  expect(await stateOf(site, lead)).toEqual(before);
});

test("a yes to an offer that was replaced meanwhile is refused, and the new one is shown", async ({
  page,
  site,
}) => {
  const { lead, path, send } = await newOffer(site);
  await page.goto(path);
  await hydrated(page);
  await send();
  await sayYes(page);
  await expect(page.getByRole("alert")).toContainText("nyare offert");
  await expect(page.getByLabel("Fakturaadress")).toHaveValue("Lagergatan 4, 721 30 Västerås");
  expect(await stateOf(site, lead)).toMatchObject({ status: "quoted", orders: 0 });
  await page.getByRole("button", { name: "Jag godkänner" }).click();
  await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  expect(await stateOf(site, lead)).toMatchObject({ status: "won", orders: 1 });
});

test("without a network the page stays with what was typed", async ({ page, site, context }) => {
  const { lead, path } = await newOffer(site);
  await page.goto(path);
  await hydrated(page);
  await context.setOffline(true);
  await sayYes(page, "Gatan 9, 111 11 Stockholm");
  await expect(page.getByRole("alert")).toContainText("Det gick inte att skicka");
  await expect(page.getByLabel("Fakturaadress")).toHaveValue("Gatan 9, 111 11 Stockholm");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Jag godkänner" }).click();
  await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  expect(await stateOf(site, lead)).toMatchObject({ status: "won", orders: 1 });
});

test("while the database is away the page stays with what was typed", async ({ page, site }) => {
  const { lead, path } = await newOffer(site);
  await page.goto(path);
  await hydrated(page);
  await page.route("**/offert.data?**", (route) =>
    route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Vi är strax tillbaka</h1>" }),
  );
  await sayYes(page, "Gatan 9, 111 11 Stockholm");
  await expect(page.getByRole("alert")).toContainText("Det gick inte att skicka");
  await expect(page.getByLabel("Fakturaadress")).toHaveValue("Gatan 9, 111 11 Stockholm");
  await page.unroute("**/offert.data?**");
  await page.getByRole("button", { name: "Jag godkänner" }).click();
  await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
  expect(await stateOf(site, lead)).toMatchObject({ status: "won", orders: 1 });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what is missing is said at its field, and the yes counts @phone", async ({ page, site }) => {
    const { lead, path } = await newOffer(site);
    await page.goto(path);
    await page
      .locator("form")
      .first()
      .evaluate((form) => form.setAttribute("novalidate", ""));
    await page.getByLabel("Ditt namn").fill("K");
    await page.getByLabel("Fakturaadress").fill("Gatan 1");
    await page.getByRole("button", { name: "Jag godkänner" }).click();
    await expect(page.locator("#name-error")).toHaveText("Skriv ditt namn, minst 2 tecken.");
    await expect(page.locator("#accepts-error")).toBeVisible();
    await expect(page.getByLabel("Fakturaadress")).toHaveValue("Gatan 1");
    await page.getByLabel("Ditt namn").fill("Kim Ek");
    await sayYes(page);
    await expect(page.getByText(/Godkänd .* av Kim Ek/)).toBeVisible();
    expect(await stateOf(site, lead)).toMatchObject({ status: "won", orders: 1 });
  });

  test("a no with its reason, and a question", async ({ page, site }) => {
    const { lead, path } = await newOffer(site);
    await page.goto(path);
    await page.getByText("Ställ en fråga").click();
    await page.getByLabel("Din fråga").fill("Kan de komma redan 21?");
    await page.getByRole("button", { name: "Skicka frågan" }).click();
    await expect(page.getByText("frågan har kommit fram")).toBeVisible();
    await page.getByText("Nej tack").click();
    await page.getByLabel("Tiderna passar inte").check();
    await page.getByRole("button", { name: "Tacka nej" }).click();
    await expect(page.getByText(/Du tackade nej/)).toBeVisible();
    const kinds = await ask(
      site,
      "select kind from lead_events where lead_id = $1 and actor is null order by id",
      [lead],
    );
    expect(kinds).toEqual(expect.arrayContaining([{ kind: "question" }, { kind: "offerDeclined" }]));
  });
});

test("a link that is not ours leads to no offer", async ({ page, site }) => {
  const { path } = await newOffer(site);
  const response = await page.goto(path.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Länken leder inte till någon offert");
});
