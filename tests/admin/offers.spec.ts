import { milliseconds } from "#app/domain/milliseconds.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { addOrder } from "#tests/requests.ts";
import type { RunningSite } from "#tests/site.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { openOnceItShows } from "./check-page.ts";

/** An express order for tomorrow, as if its buyer had sent it; gives its id and its buyer's name. */
async function addOrderOf(site: RunningSite, row: Parameters<typeof addOrder>[1] = {}) {
  const name = `Bo ${crypto.randomUUID().slice(0, 8)}`;
  const starts = new Date(Math.ceil(Date.now() / milliseconds.hour) * milliseconds.hour + milliseconds.day);
  const id = await inDatabaseOf(site, (database) =>
    addOrder(database, { contact_name: name, starts_at: starts, ...row }),
  );
  return { id, name };
}

const offersOf = (site: RunningSite, lead: string) =>
  ask(
    site,
    "select version, recipient, sum, withdrawn_reason from offers where lead_id = $1 order by version",
    [lead],
  );

test("from the list an ordinary order has its offer sent with four keys", async ({ admin, site }) => {
  const { id, name } = await addOrderOf(site);
  await openOnceItShows(admin, `/admin/forfragningar?sok=${encodeURIComponent(name)}`, "tbody", [name]);
  await hydrated(admin);
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await admin.keyboard.press(key);
  };
  await press("j");
  await press("Enter");
  await expect(admin.locator(".detail").getByRole("heading", { level: 2 })).toBeFocused();
  await press("o");
  await expect(admin.getByRole("button", { name: "Skicka offerten" })).toBeVisible();
  await expect(admin.locator(".offer-tape")).toContainText("2 × 4 tim × 385 kr");
  await press("Control+Enter");
  await expect(admin.locator(".notice")).toContainText("Offerten är på väg till bo@example.se.");
  expect(keys.length).toBeLessThanOrEqual(4);
  expect(await offersOf(site, id)).toMatchObject([{ version: 1, recipient: "bo@example.se" }]);
  await expect(admin.locator(".detail__head .chip")).toHaveText("Offert skickad");
  await expect(admin.locator(".lead-offers")).toContainText("Offert 1");
});

test("the key is listed, and the palette has the action", async ({ admin, site }) => {
  const { id } = await addOrderOf(site);
  await admin.goto(`/admin/forfragningar/${id}`);
  await hydrated(admin);
  await admin.keyboard.press("?");
  await expect(admin.locator(".admin-keys dt", { hasText: /^o$/ })).toBeVisible();
  await admin.keyboard.press("Escape");
  await admin.keyboard.press("ControlOrMeta+k");
  await admin.keyboard.type("skicka off");
  await admin.keyboard.press("Enter");
  await expect(admin).toHaveURL(new RegExp(`${id}/offert`));
});

test("lines are added, changed, removed and brought back, and the preview follows", async ({
  admin,
  site,
}) => {
  const { id } = await addOrderOf(site);
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await hydrated(admin);
  const preview = admin.locator(".offer-tape");
  const price = admin.getByLabel("À-pris").first();
  await price.fill("400,50");
  await expect(preview).toContainText("400,50 kr");
  await admin.getByRole("button", { name: "Lägg till rabatt" }).click();
  const lines = admin.locator(".offer-lines__list > li");
  const count = await lines.count();
  await expect(admin.getByText("En rad är inte ifylld")).toBeVisible();
  await lines.last().getByLabel("Vad").fill("Avtalskund");
  await lines.last().getByLabel("Procent").fill("10");
  await expect(preview).toContainText("Avtalskund");
  await lines.last().getByRole("button", { name: "Ta bort" }).click();
  await expect(lines).toHaveCount(count - 1);
  await expect(preview).not.toContainText("Avtalskund");
  await admin.getByRole("button", { name: "Ångra" }).click();
  await expect(preview).toContainText("Avtalskund");
  // Enter in a field sends nothing, and what was typed is there after a reload.
  await price.press("Enter");
  await admin.reload();
  await hydrated(admin);
  await expect(admin.getByText("Här står det du skrev senast.")).toBeVisible();
  await expect(price).toHaveValue("400,50");
  await expect(preview).toContainText("Avtalskund");
  expect(await offersOf(site, id)).toEqual([]);
  await admin.getByRole("button", { name: "Skicka offerten" }).click();
  await expect(admin.locator(".notice")).toContainText("Offerten är på väg");
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await expect(admin.getByText("Ifylld efter offert")).toBeVisible();
  await expect(admin.getByText("Här står det du skrev senast.")).toHaveCount(0);
  await expect(preview).toContainText("Avtalskund");
});

test("in the other language the lines that nobody has changed follow, and the preview", async ({
  admin,
  site,
}) => {
  const { id } = await addOrderOf(site);
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await hydrated(admin);
  await admin.getByRole("button", { name: "Lägg till antal" }).click();
  await admin.getByLabel("Vad").last().fill("Resa");
  await admin.getByLabel("À-pris").last().fill("500");
  const language = admin.getByRole("combobox", { name: "Språk" });
  await language.selectOption("en");
  const preview = admin.locator(".offer-tape");
  await expect(preview).toContainText("2 × 4 h × SEK 385");
  await expect(preview).toContainText("Guards");
  await expect(admin.getByLabel("Vad").first()).toHaveValue("Guards");
  await expect(admin.getByLabel("Vad").last()).toHaveValue("Resa");
  await language.selectOption("sv");
  await expect(admin.getByLabel("Vad").first()).toHaveValue("Väktare");
});

test("the next offer that is begun stays when one looks at the lead again", async ({ admin, site }) => {
  const { id } = await addOrderOf(site);
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await hydrated(admin);
  await admin.getByLabel("Meddelande").fill("Hej Bo!");
  await admin.keyboard.press("Control+Enter");
  await expect(admin.locator(".notice")).toContainText("Offerten är på väg");
  await admin.getByRole("link", { name: "Ändra och skicka ny" }).click();
  await expect(admin.getByText("Här står det du skrev senast.")).toHaveCount(0);
  await admin.getByLabel("Meddelande").fill("Hej igen!");
  await admin.goBack();
  await admin.getByRole("link", { name: "Ändra och skicka ny" }).click();
  await expect(admin.getByText("Här står det du skrev senast.")).toBeVisible();
  await expect(admin.getByLabel("Meddelande")).toHaveValue("Hej igen!");
  await admin.getByRole("link", { name: "Fyll i efter förfrågan i stället" }).click();
  await expect(admin.getByLabel("Meddelande")).toHaveValue("");
});

test("public-order guards without a permit are sent once a colleague has ticked it", async ({
  admin,
  site,
}) => {
  const { id } = await addOrderOf(site, { service: "orderGuard", permit: "no" });
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await hydrated(admin);
  await admin.keyboard.press("Control+Enter");
  const problems = admin.locator(".error-summary, .notice--refused");
  await expect(problems).toBeFocused();
  expect(await offersOf(site, id)).toEqual([]);
  await admin.getByLabel("Jag har talat med kunden om tillståndet").check();
  await admin.keyboard.press("Control+Enter");
  await expect(admin.locator(".notice")).toContainText("Offerten är på väg");
});

test("a colleague who was first is named, what was written stays, and the offer can be sent anyway", async ({
  admin,
  colleague,
  site,
}) => {
  const { id } = await addOrderOf(site);
  const elin = await colleague("Elin Berg");
  for (const page of [admin, elin]) {
    await page.goto(`/admin/forfragningar/${id}/offert`);
    await hydrated(page);
    await page.getByLabel("Meddelande").fill(page === admin ? "Hej från Anna!" : "Hej från Elin!");
  }
  await elin.getByRole("button", { name: "Skicka offerten" }).click();
  await expect(elin.locator(".notice")).toContainText("Offerten är på väg");
  await admin.getByRole("button", { name: "Skicka offerten" }).click();
  const notice = admin.locator(".notice");
  await expect(notice).toContainText("Elin Berg hann före");
  await expect(notice).toContainText("Offert 1 har redan skickats.");
  await expect(admin.getByLabel("Meddelande")).toHaveValue("Hej från Anna!");
  await admin.getByRole("button", { name: "Skicka offerten" }).click();
  await expect(notice).toContainText("Offerten är på väg");
  expect(await offersOf(site, id)).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("an offer is withdrawn with a word", async ({ admin, site }) => {
  const { id } = await addOrderOf(site);
  await admin.goto(`/admin/forfragningar/${id}/offert`);
  await hydrated(admin);
  await admin.keyboard.press("Control+Enter");
  const offers = admin.locator(".lead-offers");
  await offers.getByText("Dra tillbaka", { exact: true }).click();
  await offers.getByRole("button", { name: "Dra tillbaka offerten" }).click();
  await expect(offers.getByText("Skriv varför").first()).toBeVisible();
  await offers.getByLabel("Varför?").fill("Vi är fullbokade den kvällen.");
  await offers.getByRole("button", { name: "Dra tillbaka offerten" }).click();
  await expect(admin.locator(".notice")).toContainText("Offerten är tillbakadragen.");
  await expect(offers).toContainText("Tillbakadragen");
  await expect(admin.locator(".timeline")).toContainText("Vi är fullbokade den kvällen.");
  expect(await offersOf(site, id)).toMatchObject([{ withdrawn_reason: "Vi är fullbokade den kvällen." }]);
});

test("a lead that is opened is read, and one that is only listed is not", async ({ admin, site }) => {
  const company = `Läst ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addContactRequest(site, { company });
  const isRead = async () =>
    (await ask(site, "select from leads where id = $1 and read_at is not null", [id])).length === 1;
  await openOnceItShows(admin, `/admin/forfragningar?sok=${encodeURIComponent(company)}`, "tbody", [company]);
  await hydrated(admin);
  await admin.getByRole("link", { name: company }).hover();
  expect(await isRead()).toBe(false);
  await admin.getByRole("link", { name: company }).click();
  await expect(admin.locator(".detail").getByRole("heading", { level: 2 })).toHaveText(company);
  await expect.poll(isRead).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an offer is filled in, changed by the server, and sent", async ({ admin, site }) => {
    const { id } = await addOrderOf(site);
    await admin.goto(`/admin/forfragningar/${id}`);
    await admin.getByRole("link", { name: "Skicka offert" }).click();
    await admin.getByLabel("Meddelande").fill("Hej Bo!");
    await admin.getByRole("button", { name: "Lägg till rabatt" }).click();
    await expect(admin.getByLabel("Meddelande")).toHaveValue("Hej Bo!");
    const line = admin.locator(".offer-lines__list > li").last();
    await line.getByLabel("Vad").fill("Avtalskund");
    await line.getByLabel("Procent").fill("10");
    await admin.getByRole("button", { name: "Räkna om" }).click();
    await expect(admin.locator(".offer-tape")).toContainText("Avtalskund");
    expect(await offersOf(site, id)).toEqual([]);
    await admin.getByRole("button", { name: "Skicka offerten" }).click();
    await expect(admin.locator(".notice")).toContainText("Offerten är på väg");
    expect(await offersOf(site, id)).toHaveLength(1);
  });
});
