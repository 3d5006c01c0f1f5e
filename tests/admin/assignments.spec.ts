import type { Page } from "@playwright/test";
import type { Locale } from "#app/i18n/locale.ts";
import { acceptOffer } from "#app/orders/change-offer.server.ts";
import { sendTestOffer } from "#tests/orders.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { addOrder } from "#tests/requests.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { expect, test } from "./admin-fixtures.ts";
import { expectSoundPage, openOnceItShows } from "./check-page.ts";

/** An order whose buyer has accepted the offer; gives the lead's id and the place, by which its row is found. */
async function acceptedOrder(site: RunningSite) {
  const place = `Kajen ${crypto.randomUUID().slice(0, 8)}`;
  const lead = await inDatabaseOf(site, async (database) => {
    const id = await addOrder(database, { contact_name: place, location: place });
    const db = {
      database,
      ask: (query: string, values: unknown[] = []) => ask(site, query, values.map(String)) as Promise<never>,
    };
    const link = await sendTestOffer(db, id, { place });
    const [sent] = await ask(site, "select id, checksum from offers where lead_id = $1", [id]);
    const { id: offer, checksum } = sent as { id: string; checksum: string };
    const answer = {
      offer,
      checksum,
      name: "Kim Ek",
      invoiceAddress: "Lagergatan 4",
      accepts: "on",
    } as const;
    const accepted = await acceptOffer(database, link, answer, { clientIp: "192.0.2.1", proven: true });
    if (!accepted.done) throw new Error("not accepted");
    return id;
  });
  return { lead, place };
}

const words = {
  sv: {
    notStaffed: "Ej bemannat",
    staff: "Bemanna",
    name: "Namn",
    badge: "Tjänstenummer",
    save: "Spara bemanningen",
    one: "Person",
    staffed: "Bemannat",
    onSite: "På plats",
    done: "Utfört",
    invoiced: "Fakturerat",
    reference: "Fakturanummer eller referens",
    saveReference: "Spara referensen",
  },
  en: {
    notStaffed: "Not staffed",
    staff: "Staff it",
    name: "Name",
    badge: "Badge number",
    save: "Save the staffing",
    one: "Person",
    staffed: "Staffed",
    onSite: "On site",
    done: "Done",
    invoiced: "Invoiced",
    reference: "Invoice number or reference",
    saveReference: "Save the reference",
  },
} satisfies Record<Locale, Record<string, string>>;

const listPath = (locale: Locale, list = "") => {
  const parameters = new URLSearchParams({
    ...(list ? { visa: list } : {}),
    ...(locale === "en" ? { lang: "en" } : {}),
  });
  return `/admin/uppdrag?${parameters}`;
};

/** Fills in a row of who comes. */
async function nameOne(page: Page, row: number, [name, badge]: readonly [string, string], locale: Locale) {
  const line = page.locator(".lead-order__rows > li").nth(row);
  await line.getByLabel(words[locale].name).fill(name);
  await line.getByLabel(words[locale].badge).fill(badge);
}

for (const locale of ["sv", "en"] as const)
  test(`${locale}: an accepted offer is in the list, staffed with two names, on site, done and invoiced ${screenOf[locale]}`, async ({
    admin,
    site,
  }) => {
    const text = words[locale];
    const { place } = await acceptedOrder(site);
    await openOnceItShows(admin, listPath(locale, "obemannade"), "li", [place, text.notStaffed]);
    await hydrated(admin);
    await expectSoundPage(admin);
    await admin.getByRole("link", { name: place }).click();
    const order = admin.locator(".lead-order");
    const chip = order.locator(".lead-order__head .chip");
    await expect(chip).toHaveText(text.notStaffed);
    await order.getByText(text.staff, { exact: true }).click();
    await nameOne(admin, 0, ["Sara Lund", "1203"], locale);
    await nameOne(admin, 1, ["Bo Ask", ""], locale);
    await expectSoundPage(admin);
    await order.getByRole("button", { name: text.save }).click();
    await expect(chip).toHaveText(text.staffed);
    await expect(order).toContainText("Sara Lund 1203");
    await order.getByRole("button", { name: text.onSite, exact: true }).click();
    await expect(chip).toHaveText(text.onSite);
    await order.getByRole("button", { name: text.done, exact: true }).click();
    await expect(chip).toHaveText(text.done);
    await order.getByText(text.invoiced, { exact: true }).click();
    await order.getByLabel(text.reference).fill("2027-118");
    await order.getByRole("button", { name: text.saveReference }).click();
    await expect(chip).toHaveText(text.invoiced);
    await expect(order).toContainText("2027-118");
    await expectSoundPage(admin);
    await openOnceItShows(admin, listPath(locale, "tidigare"), "li", [place, text.invoiced]);
  });

test("by keys: to the list, into the row, staffed and on site; the keys are listed", async ({
  admin,
  site,
}) => {
  const { lead, place } = await acceptedOrder(site);
  await openOnceItShows(admin, "/admin/uppdrag", "li", [place]);
  await hydrated(admin);
  await admin.keyboard.press("j");
  await expect(admin.locator(".orders a[data-row]").first()).toBeFocused();
  await admin.goto(`/admin/forfragningar/${lead}`);
  await hydrated(admin);
  await admin.keyboard.press("?");
  await expect(admin.locator(".admin-keys dt", { hasText: /^b$/ })).toBeVisible();
  await admin.keyboard.press("Escape");
  await admin.keyboard.press("b");
  await admin.keyboard.type("Sara Lund");
  await admin.keyboard.press("Enter");
  const chip = admin.locator(".lead-order__head .chip");
  await expect(chip).toHaveText("1 av 2 bemannade");
  await admin.keyboard.press("p");
  await expect(chip).toHaveText("På plats");
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(chip).toHaveText("1 av 2 bemannade");
  await expect(admin.locator(".timeline")).toContainText("Ångrat: Personalen är på plats");
});

test("two colleagues who name somebody at once both see both; what was typed stays", async ({
  admin,
  colleague,
  site,
}) => {
  const { lead } = await acceptedOrder(site);
  const elin = await colleague("Elin Berg");
  for (const [page, name] of [
    [admin, "Sara Lund"],
    [elin, "Bo Ask"],
  ] as const) {
    await page.goto(`/admin/forfragningar/${lead}`);
    await hydrated(page);
    await page.getByText("Bemanna", { exact: true }).click();
    await nameOne(page, 0, [name, ""], "sv");
  }
  await elin.getByRole("button", { name: "Spara bemanningen" }).click();
  await expect(elin.locator(".notice")).toContainText("Bemanningen är sparad.");
  // The open form keeps what was typed, although the page around it is reloaded.
  await expect(admin.locator(".lead-order__head .chip")).toHaveText("1 av 2 bemannade");
  await admin.getByRole("button", { name: "Spara bemanningen" }).click();
  const notice = admin.locator(".notice");
  await expect(notice).toContainText("Elin Berg hann före");
  await expect(notice).toContainText("Bemannat: Bo Ask");
  const names = admin.locator(".lead-order__rows").getByLabel("Namn");
  await expect(names.nth(0)).toHaveValue("Bo Ask");
  await expect(names.nth(1)).toHaveValue("Sara Lund");
  await admin.getByRole("button", { name: "Spara bemanningen" }).click();
  await expect(notice).toContainText("Bemanningen är sparad.");
  await expect(admin.locator(".lead-order__staff > li")).toHaveText(["Bo Ask", "Sara Lund"]);
});

test("rows are added and removed, the plan is changed, and the order cancelled and restored", async ({
  admin,
  site,
}) => {
  const { lead } = await acceptedOrder(site);
  await admin.goto(`/admin/forfragningar/${lead}`);
  await hydrated(admin);
  const order = admin.locator(".lead-order");
  await order.getByText("Bemanna", { exact: true }).click();
  await order.getByRole("button", { name: "Lägg till person" }).click();
  await expect(order.getByLabel("Namn").nth(2)).toBeFocused();
  await admin.keyboard.type("Sara Lund");
  await order.getByRole("button", { name: "Ta bort person 1" }).click();
  await expect(order.getByLabel("Namn")).toHaveCount(2);
  await order.getByRole("button", { name: "Spara bemanningen" }).click();
  await expect(order.locator(".lead-order__staff > li")).toHaveText(["Sara Lund"]);
  await order.getByText("Ändra tid, plats eller antal").click();
  await order.getByLabel("Antal personer").fill("1");
  await order.getByRole("button", { name: "Spara ändringen" }).click();
  await expect(order.locator(".lead-order__head .chip")).toHaveText("Bemannat");
  await order.getByText("Ställ in", { exact: true }).click();
  await order.getByLabel("Varför?").fill("Mässan är inställd.");
  await order.getByRole("button", { name: "Ställ in uppdraget" }).click();
  await expect(order.locator(".lead-order__head .chip")).toHaveText("Inställt");
  await expect(order).toContainText("Mässan är inställd.");
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(order.locator(".lead-order__head .chip")).toHaveText("Bemannat");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lead that was won by telephone gets its order, staffed in the rows that are there", async ({
    admin,
    site,
  }) => {
    const lead = await inDatabaseOf(site, (database) => addOrder(database));
    await ask(site, "update leads set status = 'won' where id = $1", [lead]);
    await admin.goto(`/admin/forfragningar/${lead}`);
    const order = admin.locator(".lead-order");
    await order.getByText("Lägg upp uppdraget", { exact: true }).click();
    await order.getByRole("button", { name: "Lägg upp" }).click();
    await expect(admin.locator(".notice")).toContainText("Uppdraget ligger i listan.");
    await order.getByText("Bemanna", { exact: true }).click();
    await nameOne(admin, 0, ["Sara Lund", "1203"], "sv");
    await order.getByRole("button", { name: "Spara bemanningen" }).click();
    await expect(order.locator(".lead-order__head .chip")).toHaveText("1 av 2 bemannade");
  });
});
