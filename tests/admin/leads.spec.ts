import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { brand } from "#brand/company.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { receiveTestEmail, textFile } from "#tests/incoming-email.ts";
import { brokenWords } from "#tests/pages/clipped.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { addQuote } from "#tests/requests.ts";
import { addContactRequest, addLeads, expect, sendHeldEmails, test } from "./admin-fixtures.ts";
import { expectSoundPage, openOnceItShows } from "./check-page.ts";

let number = 0;
/** Each test has its own name, since the site keeps the leads of all tests. */
function companyOf(info: { project: { name: string }; workerIndex: number }): string {
  number += 1;
  return `Prov ${info.project.name} ${info.workerIndex} ${number} ${Date.now() % 100_000}`;
}

/** Chooses a template by its name, as one types it. */
async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Mall" }).fill(name);
  await page.keyboard.press("Enter");
}

async function openLead(page: Page, id: string, company: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(`/admin/forfragningar/${id}`);
    expect(response?.status()).toBe(200);
  }).toPass();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 2, name: company })).toBeVisible();
}

test("a request sent on the site appears in the list by itself, and its email to the admin leads to it", async ({
  admin,
  site,
  smtp,
}, info) => {
  await test.step("a request sent on the site appears in the list by itself", async () => {
    const company = companyOf(info);
    await admin.goto("/admin/forfragningar");
    await hydrated(admin);
    const clientIp = `10.9.${info.workerIndex}.${info.project.name === "phone" ? 1 : 2}`;
    expect((await postContactRequest(site.url, { companyName: company }, clientIp)).status).toBe(200);
    await expect(admin.getByRole("link", { name: company })).toBeVisible();
  });
  await test.step("the email to the admin leads to the lead", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    const find = () =>
      smtp.emails.find(({ subject, html }) => subject?.includes(company) && html?.includes("/admin/"));
    await expect.poll(find).toBeDefined();
    expect(find()?.html).toContain(`/admin/forfragningar/${id}"`);
    await openLead(admin, id, company);
  });
});

test("a lead is marked, assigned to a colleague, noted, and every step is undone @phone", async ({
  admin,
  site,
}, info) => {
  const company = companyOf(info);
  const id = await addContactRequest(site, { company });
  await openLead(admin, id, company);
  const panel = admin.locator(".detail");
  const chip = panel.locator(".detail__head .chip");

  await panel.getByRole("button", { name: "Markera kontaktad" }).click();
  await expect(chip).toHaveText("Kontaktad");
  const notice = panel.locator(".notice");
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Status är nu kontaktad.");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(chip).toHaveText("Ny");

  // A choice is saved at once; the first change makes the lead one's own.
  await panel.getByLabel("Status", { exact: true }).selectOption("Offert skickad");
  await expect(chip).toHaveText("Offert skickad");
  await expect(notice).toContainText("Ansvarig är nu");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(chip).toHaveText("Ny");
  await expect(panel.getByLabel("Ansvarig")).toHaveValue("");
  await panel.getByLabel("Ansvarig").selectOption({ index: 1 });
  await expect(notice).toContainText("Ansvarig är nu");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText("Ingen är ansvarig nu.");
  await expect(panel.getByLabel("Ansvarig")).toHaveValue("");

  await panel.getByLabel("Anteckning").fill("Ringde 10.15, återkommer på måndag.");
  await panel.getByRole("button", { name: "Spara anteckning" }).click();
  await expect(panel.locator(".detail__note")).toHaveText("Ringde 10.15, återkommer på måndag.");
  await expect(panel.getByLabel("Anteckning")).toHaveValue("");
  await panel.getByRole("button", { name: "Ta bort" }).click();
  await expect(panel.locator(".detail__note")).toHaveCount(0);
  await expect(panel.locator(".timeline")).toContainText("En anteckning togs bort");
  await panel.getByLabel("Anteckning").fill("Det jag skriver nu står kvar");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(panel.locator(".detail__note")).toHaveText("Ringde 10.15, återkommer på måndag.");
  await expect(panel.getByLabel("Anteckning")).toHaveValue("Det jag skriver nu står kvar");

  await panel.getByLabel("Ansvarig").selectOption({ index: 0 });
  await expect(notice).toContainText("Inget ändrades.");
});

test("an unanswered call becomes a next step on the overview, and is done there @phone", async ({
  admin,
  site,
}, info) => {
  const company = companyOf(info);
  const id = await addContactRequest(site, { company, phone: "070-123 45 67" });
  await openLead(admin, id, company);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  await panel.getByText("Samtal och nästa steg").click();
  await panel.getByRole("button", { name: "Inget svar" }).click();
  await expect(notice).toContainText("När ska du ringa igen?");
  // In an hour during opening hours, otherwise in the morning of the next workday.
  const soonest = panel.getByRole("button", { name: /\d\d:\d\d$/ }).first();
  await expect(soonest).toBeInViewport();
  await soonest.click();
  await expect(notice).toContainText(/Nästa steg: Ring, .*\d\d:\d\d/);
  if (await panel.getByText("Samtal och nästa steg").isVisible())
    await panel.getByText("Samtal och nästa steg").click();
  await panel.getByText("Annan tid").click();
  await panel.getByLabel("Välj tid").fill("");
  await panel.getByRole("button", { name: "Planera" }).click();
  await expect(panel.getByText("Välj dag och tid").first()).toBeVisible();

  await admin.goto("/admin");
  await hydrated(admin);
  const step = admin.locator(".next-steps li").filter({ hasText: company });
  await expect(step).toContainText("Ring · Anna Lind");
  await step.getByRole("button", { name: "Klart" }).click();
  await expect(step).toHaveCount(0);
  await expect(admin.locator(".notice")).toContainText("Inget mer planerat.");
});

test("leads of one sender are shown together, merged and separated", async ({ admin, site }, info) => {
  await test.step("two leads of one sender are merged and separated, and the customer's page shows both", async () => {
    const company = companyOf(info);
    const email = `karin@${crypto.randomUUID()}.example`;
    await addContactRequest(site, { company, email, message: "Först frågade vi om helgen." });
    const id = await addContactRequest(site, { company, email });
    await openLead(admin, id, company);
    const panel = admin.locator(".detail");
    await panel.getByRole("button", { name: "Slå ihop" }).click();
    const notice = panel.locator(".notice");
    await expect(notice).toContainText("räknas inte längre för sig");
    await expect(panel.getByText("Först frågade vi om helgen.")).toBeVisible();
    await notice.getByRole("button", { name: "Ångra" }).click();
    await expect(panel.getByRole("button", { name: "Slå ihop" })).toBeVisible();

    await panel.getByRole("link", { name: `Allt om ${company}` }).click();
    await expect(admin.getByRole("heading", { level: 1, name: company })).toBeVisible();
    await expect(admin.locator(".timeline")).toContainText("Först frågade vi om helgen.");
  });
  await test.step("same senders are shown together", async () => {
    const company = companyOf(info);
    const email = `karin@samma${Date.now()}${info.workerIndex}.example`;
    const first = await addContactRequest(site, { company, email, minutesAgo: 5 });
    const second = await addContactRequest(site, {
      company: `${company} filial`,
      email: email.toUpperCase(),
    });
    await openLead(admin, second, `${company} filial`);
    await admin.locator(".detail__duplicates").getByRole("link").click();
    await expect(admin).toHaveURL(new RegExp(first));
    await expect(admin.getByRole("heading", { level: 2, name: company, exact: true })).toBeVisible();
    await admin.getByRole("button", { name: "Slå ihop" }).click();
    await expect(admin.locator(".notice")).toContainText("räknas inte längre för sig");
    // The merged lead names the lead that it was merged into once.
    await openLead(admin, second, `${company} filial`);
    await expect(admin.locator(".detail__duplicates").getByRole("link")).toHaveCount(1);
  });
});

test("a lead is found by a part of its name, leaves the list as spam, and is marked as lost", async ({
  admin,
  site,
}, info) => {
  await test.step("Ctrl+K finds a lead by a part of its name, and the page's own actions", async () => {
    const company = companyOf(info);
    await addContactRequest(site, { company });
    await admin.goto("/admin");
    await hydrated(admin);
    await admin.keyboard.press("Control+k");
    const palette = admin.getByRole("dialog", { name: "Hitta" });
    await admin.keyboard.insertText(company);
    await expect(palette.getByRole("link", { name: company }).first()).toBeVisible();
    await admin.keyboard.press("ArrowDown");
    await admin.keyboard.press("Enter");
    const panel = admin.locator(".detail");
    await expect(panel.getByRole("heading", { level: 2, name: company })).toBeVisible();
    await admin.keyboard.press("Control+k");
    await admin.keyboard.insertText("markera kon");
    await expect(palette.getByRole("button", { name: /Markera kontaktad/ })).toBeVisible();
    await admin.keyboard.press("Enter");
    await expect(palette).toBeHidden();
    await expect(panel.locator(".detail__head .chip")).toHaveText("Kontaktad");
  });
  await test.step("spam leaves the list, a lost lead tells why, and one's own leads stand by themselves", async () => {
    const [junk, mine] = [companyOf(info), companyOf(info)];
    const junkId = await addContactRequest(site, { company: junk });
    const mineId = await addContactRequest(site, { company: mine });
    await openLead(admin, junkId, junk);
    const panel = admin.locator(".detail");
    await panel.getByLabel("Status", { exact: true }).selectOption("Skräp");
    await expect(panel.locator(".detail__head .chip")).toHaveText("Skräp");
    await expect(admin.locator(".lead-list")).not.toContainText(junk);

    await openLead(admin, mineId, mine);
    await panel.getByRole("button", { name: "Ta den" }).click();
    await expect(panel.locator(".notice")).toContainText("Ansvarig är nu Anna Lind.");
    await panel.getByLabel("Status", { exact: true }).selectOption("Förlorad: priset");
    await expect(panel.locator(".notice")).toContainText("Status är nu förlorad: priset.");
    await admin.getByRole("link", { name: "Mina", exact: true }).click();
    await expect(admin.locator(".lead-list")).toContainText(mine);
  });
});

test("leads are exported, all of the list and some that are chosen", async ({ admin, site }, info) => {
  await test.step("several leads are chosen with Shift, changed at once and exported, but not over a colleague's change", async () => {
    const name = companyOf(info);
    const ids: string[] = [];
    for (const part of ["A", "B", "C"])
      ids.push(await addContactRequest(site, { company: `${name} ${part}`, minutesAgo: ids.length }));
    // As on a bad network: this browser gets no notification.
    await admin.route("**/admin/andringar*", (route) => route.abort());
    await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(name)}`);
    await hydrated(admin);
    const list = admin.locator(".lead-list");
    const box = (part: string) => list.getByRole("checkbox", { name: `Välj ${name} ${part}` });
    await box("A").check();
    await box("C").click({ modifiers: ["Shift"] });
    await expect(list.getByText("Valda: 3")).toBeVisible();
    await ask(site, "update leads set status = 'won' where id = $1", [String(ids[1])]);
    const exported = admin.waitForEvent("download");
    await list.getByRole("link", { name: "Exportera som CSV" }).click();
    const rows = (await readFile(await (await exported).path(), "utf8")).trim().split("\n");
    expect(rows).toHaveLength(4);
    await list.getByRole("combobox", { name: "Status" }).selectOption("Förlorad: priset");
    await list.getByRole("button", { name: "Ändra" }).click();
    const notice = list.locator(".notice");
    await expect(notice).toContainText("2 förfrågningar är ändrade. En kollega hann ändra 1 före dig.");
    const stored = () =>
      ask(
        site,
        `select status, lost_reason as reason from leads where id = any ($1::uuid[]) order by created_at desc`,
        [`{${ids.join(",")}}`],
      );
    const [lost, won] = [
      { status: "lost", reason: "price" },
      { status: "won", reason: null },
    ];
    expect(await stored()).toEqual([lost, won, lost]);
    await notice.getByRole("button", { name: "Ångra" }).click();
    await expect(notice).toContainText("Allt är som det var före ändringen.");
    const taken = { status: "new", reason: null };
    expect(await stored()).toEqual([taken, won, taken]);
    await admin.unroute("**/admin/andringar*");
  });
  await test.step("an export holds the list's rows, and no formula", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, {
      company,
      minutesAgo: 2,
      message: '=HYPERLINK("https://example.com";"x") klicka',
    });
    const second = await addContactRequest(site, {
      company: `${company} två`,
      minutesAgo: 3,
      message: 'Rad ett;\nrad två "citat"',
    });
    await ask(
      site,
      `update leads set created_at = '2026-11-23 20:10Z', status = 'lost', lost_reason = 'price', value = 12500
        where id = $1`,
      [id],
    );
    await ask(site, "update leads set next_step = 'call', next_at = '2026-07-01 07:00Z' where id = $1", [
      second,
    ]);
    await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
    const downloading = admin.waitForEvent("download");
    await admin.getByRole("link", { name: "Exportera som CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^forfragningar-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith("\ufeffNummer;Inkom;")).toBe(true);
    expect(text.split("\r\n").filter(Boolean)).toHaveLength(3);
    expect(text).toContain(";2026-11-23 21:10;");
    expect(text).toContain(";Ring;2026-07-01 09:00;");
    expect(text).toContain(";Förlorad;Priset;;12500;");
    expect(text).toContain('"\'=HYPERLINK(""https://example.com"";""x"") klicka"');
    expect(text).toContain('"Rad ett;\nrad två ""citat"""');
    const [noted] = await ask(
      site,
      "select data from lead_events where kind = 'export' and data -> 'filter' ->> 'search' = $1",
      [company],
    );
    expect(noted).toEqual({ data: { rows: 2, filter: { search: company } } });
  });
});

test("rows are chosen with Shift by mouse and keyboard, or all that match beyond the page, and get a next step", async ({
  admin,
  site,
}, info) => {
  const name = companyOf(info);
  await addContactRequest(site, { company: `${name} 00` });
  await addLeads(
    site,
    Array.from({ length: 29 }, (_, n) => `${name} ${String(n + 1).padStart(2, "0")}`),
  );
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(name)}`);
  await hydrated(admin);
  const list = admin.locator(".lead-list");
  const chosen = list.locator("[name=lead]:checked");
  await test.step("with Shift, also where the pointer misses the box", async () => {
    const beside = async (n: number) => {
      const box = await list.getByRole("checkbox").nth(n).boundingBox();
      if (!box) throw new Error("the box is shown");
      return [box.x - 8, box.y + box.height + 4] as const;
    };
    await admin.mouse.click(...(await beside(1)));
    await expect(chosen).toHaveCount(1);
    await admin.keyboard.down("Shift");
    await admin.mouse.click(...(await beside(4)));
    await admin.keyboard.up("Shift");
    await expect(chosen).toHaveCount(4);
    expect(admin.context().pages()).toHaveLength(1);
    await expect(admin).toHaveURL(/forfragningar\?sok=/);
    await list.getByRole("button", { name: "Ingen", exact: true }).click();
  });
  await test.step("with x and Shift+x", async () => {
    await list.locator("a[data-row]").nth(2).focus();
    await admin.keyboard.press("x");
    await list.locator("a[data-row]").nth(6).focus();
    await admin.keyboard.press("Shift+X");
    await expect(chosen).toHaveCount(5);
    await expect(list.getByText("Valda: 5")).toBeVisible();
  });
  const steps = () =>
    ask(
      site,
      "select count(*)::integer as count from leads where starts_with(company, $1) and next_step = 'call'",
      [name],
    );
  const notice = list.locator(".notice");
  await test.step("all that match are chosen beyond the page, beside an open lead, and get a next step that is undone", async () => {
    await list.locator("a[data-row]").first().click();
    const open = admin.locator(".detail").getByRole("heading", { level: 2 });
    await expect(open).toHaveText(`${name} 00`);
    await list.getByRole("button", { name: "Alla 30 som matchar" }).click();
    await expect(list.getByText("Valda: 30")).toBeVisible();
    await list.getByRole("button", { name: "Nästa steg …", exact: true }).click();
    const dialog = admin.getByRole("dialog", { name: "Nästa steg, 30 förfrågningar" });
    await dialog
      .getByRole("button", { name: /\d\d:\d\d/ })
      .first()
      .click();
    await expect(notice).toContainText("30 förfrågningar är ändrade.");
    await expect(chosen).toHaveCount(0);
    expect(await steps()).toEqual([{ count: 30 }]);
    await notice.getByRole("button", { name: "Ångra" }).click();
    await expect(notice).toContainText("Allt är som det var före ändringen.");
    expect(await steps()).toEqual([{ count: 0 }]);
    await expect(open).toHaveText(`${name} 00`);
  });
});

test("a row's owner is changed on its version, and undone @phone", async ({
  admin,
  colleague,
  site,
}, info) => {
  const other = await colleague("Eva Ek");
  const company = companyOf(info);
  const id = await addContactRequest(site, { company });
  // As on a bad network: this browser gets no notification.
  await admin.route("**/admin/andringar*", (route) => route.abort());
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
  await hydrated(admin);
  await openLead(other, id, company);
  await other.getByRole("button", { name: "Markera kontaktad" }).click();
  await expect(other.locator(".detail__head .chip")).toHaveText("Kontaktad");
  const list = admin.locator(".lead-list");
  const notice = list.locator(".notice");
  const owner = list
    .locator("tbody tr")
    .getByRole("button", { name: new RegExp(`(Ge till|ansvarig).*${company}`) });
  const dialog = admin.getByRole("dialog", { name: `Vem tar ${company}?` });
  const give = async () => {
    await owner.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole("button", { name: /^Jag, Anna Lind/ }).click();
  };
  await give();
  await expect(notice).toContainText("Eva Ek hann före");
  await expect(list.locator("tbody")).toContainText("Kontaktad");
  await give();
  await expect(notice).toContainText("Ansvarig är nu Anna Lind.");
  await expect(owner).toHaveText("Anna Lind");
  // The focus stays in the row, for the next key.
  await expect(owner).toBeFocused();
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(owner).toHaveText("Eva Ek");
  await admin.unroute("**/admin/andringar*");
  await expectSoundPage(admin);
});

test("leads are searched while one types, beside an open one, and the tabs count what is found", async ({
  admin,
  site,
}, info) => {
  const company = companyOf(info);
  const id = await addContactRequest(site, { company: `${company} ett` });
  await addContactRequest(site, { company: `${company} andra` });
  await openLead(admin, id, `${company} ett`);
  const field = admin.getByRole("searchbox");
  await field.pressSequentially(company);
  await expect(admin.locator("tbody tr")).toHaveCount(2);
  await expect(admin.locator(".list-stages a").first()).toHaveText("2Alla");
  await field.pressSequentially(" andra");
  await expect(admin.locator("tbody tr")).toHaveCount(1);
  await expect(admin.locator(".detail").getByRole("heading", { level: 2 })).toHaveText(`${company} ett`);
  await expect(field).toBeFocused();
});

test("of two colleagues nobody overwrites what the other has changed", async ({
  admin,
  colleague,
  site,
}, info) => {
  test.slow();
  const other = await colleague("Bo Ek");
  await test.step("of two colleagues at once the second sees that, and nothing is overwritten", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    // As on a bad network: this browser gets no notification.
    await other.route("**/admin/andringar*", (route) => route.abort());
    await openLead(other, id, company);
    await openLead(admin, id, company);

    await admin.getByRole("button", { name: "Markera kontaktad" }).click();
    await expect(admin.locator(".detail__head .chip")).toHaveText("Kontaktad");

    await other.getByLabel("Anteckning").fill("Det jag skriver står kvar");
    await other.getByLabel("Status", { exact: true }).selectOption("lost");
    const notice = other.getByRole("alert");
    await expect(notice).toContainText("Anna Lind hann före");
    await expect(notice).toBeFocused();
    await expect(other.locator(".detail__head .chip")).toHaveText("Kontaktad");
    await expect(other.getByLabel("Anteckning")).toHaveValue("Det jag skriver står kvar");

    await other.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(other.locator(".detail__head .chip")).toHaveText("Förlorad");
    // The first browser shows it without any action.
    await expect(admin.locator(".detail__head .chip")).toHaveText("Förlorad");
    await other.unroute("**/admin/andringar*");
  });
  await test.step("a choice that is not saved yet stays when a colleague changes the lead", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    await openLead(other, id, company);
    await openLead(admin, id, company);
    const status = other.getByLabel("Status", { exact: true });
    const assigned = other.locator(".detail").getByLabel("Ansvarig");
    // By keyboard it is saved by Enter.
    await status.focus();
    await other.keyboard.type("Förlorad");
    await expect(status).toHaveValue("lost:price");

    await admin.locator(".detail").getByLabel("Ansvarig").selectOption({ label: "Bo Ek" });
    await expect(other.locator(".timeline")).toContainText("Ansvarig: Bo Ek");
    await expect(status).toHaveValue("lost:price");
    // The field without a choice follows the lead.
    await expect(assigned.locator("option:checked")).toHaveText("Bo Ek");

    await other.getByRole("button", { name: "Spara", exact: true }).click();
    const notice = other.getByRole("alert");
    await expect(notice).toContainText("Anna Lind hann före");
    await expect(notice).toContainText("Ansvarig är nu Bo Ek.");
    await expect(status).toHaveValue("lost:price");
    await other.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(other.locator(".detail__head .chip")).toHaveText("Förlorad");
    await expect(assigned.locator("option:checked")).toHaveText("Bo Ek");
    // Without a choice the form follows again.
    await expect(admin.locator(".detail__head .chip")).toHaveText("Förlorad");
    await admin.getByLabel("Status", { exact: true }).selectOption("Vunnen");
    await expect(status).toHaveValue("won");
  });
  await test.step("of two who change a shared template the second sees by whom and what was changed, and loses nothing that was typed", async () => {
    const id = crypto.randomUUID();
    const name = `Mall ${companyOf(info)}`;
    await ask(
      site,
      `insert into email_templates (id, owner, name, locale, subject, body, changed_by)
       values ($1, null, $2, 'sv', 'Pris för {nummer}', 'Hej {namn}', null)`,
      [id, name],
    );
    for (const page of [admin, other]) {
      await page.goto(`/admin/mallar/${id}`);
      await hydrated(page);
    }
    await other.getByLabel("Meddelande").fill("Hej {namn}, från Bo");
    await admin.getByLabel("Ämne").fill("Från Anna");
    await admin.getByRole("button", { name: "Spara mallen" }).click();
    await expect(admin.locator(".notice")).toContainText("Mallen är sparad.");
    await other.getByRole("button", { name: "Spara mallen" }).click();
    const notice = other.getByRole("alert");
    await expect(notice).toContainText(/Anna Lind hann före och sparade .*\d\d:\d\d/);
    await expect(notice).toContainText("Från Anna");
    await expect(notice).toBeFocused();
    await expect(other.getByLabel("Meddelande")).toHaveValue("Hej {namn}, från Bo");
    await expectSoundPage(other);
    const stored = () => ask(site, "select subject, body from email_templates where id = $1", [id]);
    expect(await stored()).toEqual([{ subject: "Från Anna", body: "Hej {namn}" }]);
    await other.getByRole("button", { name: "Spara mallen" }).click();
    await expect(other.locator(".notice")).toContainText("Mallen är sparad.");
    expect(await stored()).toMatchObject([{ body: "Hej {namn}, från Bo" }]);
  });
  await test.step("of two who write to one lead the second is warned, here in English, and sends only after that", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    await openLead(admin, id, company);
    // A status that an email does not change.
    await ask(site, "update leads set status = 'quoted' where id = $1", [id]);
    await other.goto(`/admin/forfragningar/${id}?lang=en`);
    await hydrated(other);
    await other.locator(".lead-email > summary").click();
    await other.getByLabel("Subject").fill("Från Bo");
    await other.getByLabel("Message").fill("Hej! Bo här.");
    await openLead(admin, id, company);
    await admin.locator(".lead-email > summary").click();
    await admin.getByLabel("Ämne").fill("Från Anna");
    await admin.getByLabel("Meddelande").fill("Hej! Anna här.");
    await admin.getByRole("button", { name: "Skicka mejlet" }).click();
    await expect(admin.locator(".notice")).toContainText("Mejlet är på väg");
    // The page was notified, but what is written on it is still based on the earlier version.
    await expect(other.locator(".timeline")).toContainText("Från Anna");

    await other.getByRole("button", { name: "Send the email" }).click();
    const notice = other.getByRole("alert");
    await expect(notice).toContainText("Anna Lind was faster");
    await expect(notice).toContainText(
      "An email has already been sent: “Från Anna”. Your email has not been sent",
    );
    await expect(notice).toBeFocused();
    await expect(other.getByLabel("Subject")).toHaveValue("Från Bo");
    const subjects = () =>
      ask(site, "select subject from lead_emails where lead_id = $1 order by created_at", [id]);
    expect(await subjects()).toEqual([{ subject: "Från Anna" }]);
    await other.getByRole("button", { name: "Send the email" }).click();
    await expect(other.locator(".notice")).toContainText("The email is on its way");
    expect(await subjects()).toEqual([{ subject: "Från Anna" }, { subject: "Från Bo" }]);
  });
});

test("a lead stays while the network is down, and what was missed arrives afterwards", async ({
  admin,
  site,
}, info) => {
  await test.step("a lead stays as it is while the network or the database is down", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    await openLead(admin, id, company);
    await admin.getByLabel("Anteckning").fill("Det jag skriver står kvar");
    const lookAgain = () => admin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await admin.route("**/admin/andringar*", (route) => route.abort());
    const asked = admin.waitForRequest("**/admin/andringar*");
    await lookAgain();
    await asked;
    await admin.context().setOffline(true);
    await lookAgain();
    await expect(admin.getByRole("heading", { level: 2, name: company })).toBeVisible();
    await admin.context().setOffline(false);
    await admin.unroute("**/admin/andringar*");
    const data = (url: URL) => url.pathname.endsWith(".data");
    for (const away of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503, body: "" }),
    ]) {
      // It disappears while the page is being revalidated.
      const gone = new Promise<void>((resolve) => {
        void admin.route(data, (route) => away(route).then(resolve));
      });
      await lookAgain();
      await gone;
      await admin.unroute(data);
      await expect(admin.getByRole("heading", { level: 2, name: company })).toBeVisible();
    }
    await ask(site, "update leads set company = company || ' Norr' where id = $1", [id]);
    const read = admin.waitForResponse((response) => response.url().includes(".data"));
    await lookAgain();
    await read;
    await expect(admin.getByRole("heading", { level: 2, name: `${company} Norr` })).toBeVisible();
    await expect(admin.getByLabel("Anteckning")).toHaveValue("Det jag skriver står kvar");
  });
  await test.step("a lead whose event stream was interrupted is updated within a minute, and the email being written stays", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company, email: `karin@${crypto.randomUUID()}.example` });
    await admin.clock.install();
    await openLead(admin, id, company);
    await admin.locator(".lead-email > summary").click();
    await admin.getByLabel("Meddelande").fill("Det jag skriver står kvar");
    const data = "**/*.data*";
    await admin.route(data, (route) => route.abort());
    const failed = admin.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
    await ask(site, "update leads set company = company || ' Norr' where id = $1", [id]);
    await failed;
    await admin.unroute(data);
    await admin.clock.runFor(60_000);
    await expect(admin.getByRole("heading", { level: 2, name: `${company} Norr` })).toBeVisible();
    await expect(admin.getByLabel("Meddelande")).toHaveValue("Det jag skriver står kvar");

    // The page of a link that is only pointed at can't be loaded: the shown one is not replaced.
    const shown = admin.locator("html");
    await shown.evaluate((html) => html.setAttribute("data-same", ""));
    await admin.route("**/assets/*", (route) => route.abort());
    const unloaded = admin.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
    await admin.getByRole("link", { name: "Utskick", exact: true }).hover();
    await unloaded;
    await admin.unroute("**/assets/*");

    // A page that can't be opened is opened once the network is back; until then the shown one stays.
    const waits = admin.getByRole("alert").filter({ hasText: "Ingen kontakt just nu" });
    for (const [name, goAway, comeBack] of [
      ["Kunder", () => admin.route(data, (route) => route.abort()), () => admin.unroute(data)],
      ["Mallar", () => admin.context().setOffline(true), () => admin.context().setOffline(false)],
    ] as const) {
      const heading = await admin.getByRole("heading", { level: 1 }).textContent();
      await goAway();
      await admin.getByRole("link", { name, exact: true }).click();
      await expect(waits).toBeVisible();
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(String(heading));
      await comeBack();
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(waits).toHaveCount(0);
    }
    await expect(shown).toHaveAttribute("data-same");
  });
});

test("an email from the admin, from a template, answers the lead, is read there, and arrives once its address is corrected @phone", async ({
  admin,
  site,
  smtp,
}, info) => {
  const company = companyOf(info);
  const email = `karin@svar${info.workerIndex}${Date.now()}.example`;
  smtp.refused.add(email);
  const id = await addContactRequest(site, { company, email, message: "Vi söker två väktare till Uppsala." });
  await openLead(admin, id, company);
  await admin.locator(".lead-email > summary").click();
  const request = admin.getByRole("region", { name: "Förfrågan" });
  if (info.project.name === "phone") await admin.locator(".lead-email__request > summary").click();
  await expect(request).toContainText("Vi söker två väktare till Uppsala.");
  await chooseTemplate(admin, "Frågor före pris");
  await expect(admin.getByLabel("Meddelande")).toHaveValue(/Vilka tider gäller det\?[\s\S]*Anna Lind/);
  await admin.getByLabel("Ämne").fill("");
  await admin.getByLabel("Ämne").evaluate((field: HTMLInputElement) => field.removeAttribute("required"));
  await admin.getByRole("button", { name: "Skicka mejlet" }).click();
  await expect(admin.getByText("Skriv ett ämne, högst 200 tecken").first()).toBeVisible();
  await expect(admin.getByLabel("Meddelande")).toHaveValue(/Vilka tider gäller det\?/);
  await admin.getByLabel("Ämne").fill("Frågor om er förfrågan");
  await admin.getByRole("button", { name: "Skicka mejlet" }).click();
  await expect(admin.locator(".notice")).toContainText(`Mejlet är på väg till ${email}`);
  await expect(admin.locator(".detail__head .chip")).toHaveText("Kontaktad");

  await sendHeldEmails(site);
  const subject = "Mejl: Frågor om er förfrågan";
  const line = admin.locator(".timeline li").filter({ hasText: subject });
  await line.getByText(subject).click();
  await expect(line.getByText("Vilka tider gäller det?")).toBeVisible();
  await openOnceItShows(admin, `/admin/forfragningar/${id}`, ".timeline li", [
    subject,
    "Adressen finns inte",
  ]);
  await hydrated(admin);
  await expect(line).toContainText("Adressen finns inte");
  const correction = line.getByLabel("Ny e-postadress");
  await line.getByText("Rätta adressen").click();
  await correction.fill("halv@");
  await line.getByRole("button", { name: "Rätta och skicka" }).click();
  await expect(correction).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
  await expectAccessible(admin);
  await correction.fill(`ratt-${email}`);
  await line.getByRole("button", { name: "Rätta och skicka" }).click();
  await expect(admin.locator(".notice")).toContainText(`skickas nu till ratt-${email}`);
  const find = () => smtp.emails.find(({ to }) => to?.[0]?.address === `ratt-${email}`);
  await expect.poll(() => find()?.subject, { timeout: 30_000 }).toBe("Frågor om er förfrågan");
  expect(find()?.replyTo).toMatchObject([{ address: brand.salesEmail }]);
  expect(find()?.text).toMatch(/Vilka tider gäller det\?[\s\S]*Anna Lind/);
});

test("a customer's email is read in the lead, its attachment downloaded, and marked as spam", async ({
  admin,
  site,
}, info) => {
  const company = companyOf(info);
  const id = await addContactRequest(site, { company, email: `karin@${crypto.randomUUID()}.example` });
  await ask(site, "update leads set status = 'lost', lost_reason = 'noAnswer' where id = $1", [id]);
  await openLead(admin, id, company);
  const email = {
    ...{ sender: "karin@example.se", senderName: "Karin Lund", subject: "Re: Priset" },
    body: `Vi tänkte om, ring oss.\n\nDen ons 25 nov. 2026 skrev ${brand.name}:\n> Vi hör av oss`,
    ...{ picturesLeft: 3, doubts: ["letters" as const] },
    files: [textFile("karta.html", "text/html", "<script>")],
  };
  await inDatabaseOf(site, (database) => receiveTestEmail(database, id, email, "Subject: Re"));
  const panel = admin.locator(".detail");
  // The page is notified.
  await expect(panel.locator(".detail__head .chip")).toHaveText("Kontaktad");
  await expect(panel.getByText("Svara kunden, i dag").last()).toBeVisible();
  const line = panel.locator(".timeline li").filter({ hasText: "Kunden svarade: Re: Priset" });
  await expect(line).toContainText("Vi tänkte om, ring oss.");
  await expect(line.getByText("> Vi hör av oss")).toBeHidden();
  await expect(line).toContainText("3 bilder i texten eller signaturen sparades inte.");
  await expect(line).toContainText("Några bokstäver kan ha blivit fel.");
  for (const [link, name, content] of [
    ["karta.html", "karta.html", "<script>"],
    [/^Hämta mejlet i original/, "original.eml", "Subject: Re"],
  ] as const) {
    const href = await line.getByRole("link", { name: link }).getAttribute("href");
    const file = await admin.request.get(href ?? "");
    expect(file.headers()).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringContaining(`attachment; filename="${name}"`),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    expect(await file.text()).toBe(content);
  }
  await panel.locator(".lead-email > summary").click();
  await expect(panel.getByLabel("Ämne")).toHaveValue("Re: Priset");
  await panel.locator(".lead-email > summary").click();
  await line.getByRole("button", { name: "Det är skräp" }).click();
  await expect(panel.locator(".notice")).toContainText("markerat som skräp");
  await expect(panel.getByText("Svara kunden, i dag")).toHaveCount(0);
  await panel.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(line).toContainText("Vi tänkte om, ring oss.");
});

test("an email to a customer keeps what was typed, whatever happens", async ({ admin, site, smtp }, info) => {
  test.slow();
  await test.step("a template replaces written text only after a confirmation", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    await openLead(admin, id, company);
    await admin.locator(".lead-email > summary").click();
    const template = admin.getByRole("combobox", { name: "Mall" });
    const [subject, body] = ["Ämne", "Meddelande"].map((label) => admin.getByLabel(label));
    if (!subject || !body) throw new Error("the form has two fields");
    await chooseTemplate(admin, "Vi nådde dig inte");
    await expect(body).toHaveValue(/fick inte tag på dig/);
    await subject.fill("Passar det i eftermiddag?");

    await chooseTemplate(admin, "Frågor före pris");
    const question = admin.getByText("Byta ut det du har skrivit?");
    await expect(question).toBeFocused();
    await admin.getByRole("button", { name: "Behåll min text" }).click();
    await expect(question).toHaveCount(0);
    await expect(template).toBeFocused();
    await expect(template).toHaveAttribute("placeholder", "Vi nådde dig inte");
    await expect(subject).toHaveValue("Passar det i eftermiddag?");

    await chooseTemplate(admin, "Frågor före pris");
    await question.click();
    await expect(question).toHaveCount(0);
    await expect(subject).toHaveValue("Passar det i eftermiddag?");

    await chooseTemplate(admin, "Frågor före pris");
    await admin.getByRole("button", { name: "Byt ut" }).click();
    await expect(template).toHaveValue("Frågor före pris");
    await expect(subject).toHaveValue(/Några frågor/);
    await expect(body).toHaveValue(/Vilka tider gäller det\?/);
    await chooseTemplate(admin, "Tomt mejl");
    await expect(question).toHaveCount(0);
    await expect(body).not.toHaveValue(/Vilka tider gäller det\?/);
  });
  await test.step("an email that is being written stays over a reload, on another page and without a network", async () => {
    const company = companyOf(info);
    const email = `karin@${crypto.randomUUID()}.example`;
    const id = await addContactRequest(site, { company, email });
    await openLead(admin, id, company);
    await admin.locator(".lead-email > summary").click();
    await chooseTemplate(admin, "Vi nådde dig inte");
    const body = admin.getByLabel("Meddelande");
    await body.fill("Det jag skriver står kvar\nrad två");

    await openLead(admin, id, company);
    await expect(body).toHaveValue("Det jag skriver står kvar\nrad två");
    await expect(admin.getByLabel("Ämne")).toHaveValue(/Vi har försökt nå dig/);
    await expect(admin.getByRole("combobox", { name: "Mall" })).toHaveValue("Vi nådde dig inte");
    await admin.goto("/admin/forfragningar");
    await hydrated(admin);
    await admin.getByRole("link", { name: company }).click();
    await expect(body).toHaveValue("Det jag skriver står kvar\nrad två");

    await admin.context().setOffline(true);
    const send = admin.getByRole("button", { name: "Skicka mejlet" });
    await send.click();
    await expect(admin.getByRole("alert")).toContainText("Det gick inte fram");
    await expect(body).toHaveValue("Det jag skriver står kvar\nrad två");
    // The same holds for a note.
    await admin.getByLabel("Anteckning").fill("Ringde");
    await admin.getByRole("button", { name: "Spara anteckning" }).click();
    await expect(admin.getByRole("alert")).toBeFocused();
    await expect(admin.getByLabel("Anteckning")).toHaveValue("Ringde");
    await admin.context().setOffline(false);

    // The response is lost after the server has sent the email; submitting again does not send a second one.
    let isLost = false;
    await admin.route("**/*.data*", async (route) => {
      if (route.request().method() !== "POST" || isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await send.click();
    await expect.poll(() => isLost).toBe(true);
    await expect(admin.getByRole("alert")).toBeFocused();
    await send.click();
    await expect(admin.locator(".notice")).toContainText(`Mejlet är på väg till ${email}`);
    await expect(send).toBeHidden();
    await sendHeldEmails(site);
    const sent = () =>
      smtp.emails.filter(
        ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith("Vi har försökt"),
      );
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1);
    expect(await ask(site, "select from lead_emails where lead_id = $1", [id])).toHaveLength(1);
    await openLead(admin, id, company);
    await expect(send).toBeHidden();
    await expect(body).not.toHaveValue(/Det jag skriver/);
  });
  await test.step("one's own changes are no conflict with what one is writing", async () => {
    const company = companyOf(info);
    const id = await addContactRequest(site, { company });
    await openLead(admin, id, company);
    const panel = admin.locator(".detail");
    await panel.locator(".lead-email > summary").click();
    await panel.getByLabel("Ämne").fill("Svar efter samtal");
    await panel.getByLabel("Meddelande").fill("Hej! Tack för samtalet.");
    await panel.getByLabel("Värde").fill("12 000");
    await panel.getByRole("button", { name: "Markera kontaktad" }).click();
    await expect(panel.locator(".detail__head .chip")).toHaveText("Kontaktad");
    await panel.getByRole("button", { name: "Skicka mejlet" }).click();
    await expect(panel.locator(".notice")).toContainText("Mejlet är på väg");
    await panel.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(panel.locator(".notice")).toContainText("Värdet är nu 12\u00a0000\u00a0kr.");
  });
});

test("a shared template is written beside its preview, fills a colleague's email, and attachments go along", async ({
  admin,
  colleague,
  site,
  smtp,
}, info) => {
  const company = companyOf(info);
  const email = `karin@${crypto.randomUUID()}.example`;
  const id = await addContactRequest(site, { company, email });
  await admin.goto("/admin/mallar");
  await hydrated(admin);
  await admin.getByRole("link", { name: "Ny mall" }).click();
  const name = `Pris ${company}`;
  await admin.getByLabel("Mallens namn").fill(name);
  await admin.getByLabel("Vem ser den").selectOption({ label: "Hela säljteamet" });
  await admin.getByLabel("Ämne").fill("Pris för {nummer}");
  await admin.getByLabel("Meddelande").fill("Hej {namn},\n\nPriset är {pris}. Vi ringer {tid}.");
  const preview = admin.locator(".template-editor__preview");
  await expect(preview).toContainText("Hej Karin Lund,");
  await admin.getByRole("button", { name: "Spara mallen" }).click();
  await expect(admin.getByLabel("Meddelande")).toHaveAccessibleDescription(/\{pris\} går inte att fylla i/);
  await admin.getByLabel("Meddelande").fill("Hej {namn},\n\nVi ringer {tid}.");
  await admin.getByRole("button", { name: "Spara mallen" }).click();
  await expect(admin.locator(".notice")).toContainText("Mallen är sparad.");
  await expectSoundPage(admin);

  const other = await colleague("Bo Ek");
  await openLead(other, id, company);
  await other.locator(".lead-email > summary").click();
  await chooseTemplate(other, name);
  const body = other.getByLabel("Meddelande");
  await expect(body).toHaveValue("Hej Karin Lund,\n\nVi ringer {tid}.");
  await other
    .getByLabel("Bilagor")
    .setInputFiles([{ name: "offert å.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }]);
  await other.getByRole("button", { name: "Skicka mejlet" }).click();
  await expect(body).toHaveAccessibleDescription("Skriv vad som ska stå i stället för {tid}");
  await body.fill("Hej Karin Lund,\n\nVi ringer på måndag.");
  await other.getByRole("button", { name: "Skicka mejlet" }).click();
  await expect(other.locator(".notice")).toContainText("Mejlet är på väg");
  await sendHeldEmails(site);
  const sent = () =>
    smtp.emails.find(({ to, subject }) => to?.[0]?.address === email && subject?.startsWith("Pris för "));
  await expect
    .poll(() => sent()?.attachments.map(({ filename }) => filename), { timeout: 60_000 })
    .toContain("offert å.pdf");

  await openLead(other, id, company);
  await other.locator(".sent-email > summary").filter({ hasText: "Pris för" }).click();
  const downloading = other.waitForEvent("download");
  await other.getByRole("link", { name: "offert å.pdf" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toBe("%PDF-1.7");

  await admin.getByText("Ta bort mallen").click();
  await admin.getByRole("button", { name: "Ta bort", exact: true }).click();
  await expect(admin.locator(".notice")).toContainText(`${name} är borttagen.`);
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(admin.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the list keeps within its column on screens of every width", async ({ admin, site }, info) => {
  const company = `${companyOf(info)} Fastigheter i Stockholms skärgård Aktiebolag`;
  // The widest words of every column in one row.
  const id = await inDatabaseOf(site, (database) =>
    addQuote(database, {
      form: "orderGuard",
      name: "Maximilian Gyllenstierna-Lindqvist",
      company,
      phone: "070-123 45 67",
      message: "Till Stockholm",
      service_type: "events",
      employees: null,
      city: "stockholm",
    }),
  );
  await openLead(admin, id, company);
  // A next step of many words, and an owner whose name can't be broken.
  const owner = "(select user_id from staff order by created_at desc limit 1)";
  await ask(site, `update staff set name = $1 where user_id = ${owner}`, [
    `Maximilian ${"Gyllenstierna".repeat(3)}`,
  ]);
  await ask(
    site,
    `update leads set status = 'quoted', next_step = 'permit', next_at = now() + interval '3 days',
       assigned_to = ${owner} where id = $1`,
    [id],
  );
  await expect(admin.locator("tr:has([aria-current]) .chip")).toHaveText("Offert skickad");
  const list = admin.locator(".lead-list");
  for (const width of [1440, 1400, 1330, 1310, 1070, 1024, 900, 780]) {
    await admin.setViewportSize({ width, height: 900 });
    const over = () => list.evaluate((box) => box.scrollWidth - box.clientWidth);
    await expect.poll(over, { message: String(width) }).toBeLessThanOrEqual(0);
    // The open lead is beside the list or replaces it, and is never below it.
    await expect(admin.locator("#lead-title"), String(width)).toBeInViewport();
    expect(await brokenWords(admin), String(width)).not.toContain("Stockholm");
  }
  await admin.setViewportSize({ width: 390, height: 844 });
  // Those of other journeys are as long as they like.
  await ask(site, "delete from tags");
  for (const lang of ["sv", "en"]) {
    await admin.goto(`/admin/forfragningar?lang=${lang}`);
    await admin.locator(".lead-filters > summary").click();
    // Colleagues have their own names.
    const selects = admin.locator(".lead-filters select:not([name=ansvarig])");
    await expect(selects.first()).toBeVisible();
    expect(await selects.evaluateAll(cutOptions)).toEqual([]);
  }
});

/** The options that are wider than their select. */
function cutOptions(selects: (HTMLElement | SVGElement)[]): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return selects.flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen) pen.font = font;
    return [...select.querySelectorAll("option")]
      .map(({ text }) => text)
      .filter((text) => !pen || pen.measureText(text).width > room);
  });
}

test("a lead that is opened far down does not scroll the list, and the way back leads there @both", async ({
  admin,
  site,
  isMobile,
}, info) => {
  const company = companyOf(info);
  const names = Array.from({ length: 25 }, (_, n) => `${company} ${n}`);
  await addLeads(site, names.slice(0, 14));
  await addContactRequest(site, { company: `${company} 14`, minutesAgo: 20 });
  await addLeads(site, names.slice(15), 30);
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
  await hydrated(admin);
  const place = () => admin.evaluate(() => Math.round(scrollY));
  const inWindow = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const row = admin.getByRole("link", { name: `${company} 14`, exact: true });
  await row.evaluate((link) => scrollTo(0, link.getBoundingClientRect().top - 400));
  const before = await place();
  expect(before).toBeGreaterThan(200);
  const pressedAt = await inWindow();
  // Not by the pointer, for which the browser may have to scroll.
  await row.evaluate((link: HTMLElement) => link.click());
  const heading = admin.getByRole("heading", { level: 2, name: `${company} 14`, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // Beside the lead the list is narrow: its rows have other heights, and the row stays where it was pressed.
  if (!isMobile) return expect.poll(inWindow).toBe(pressedAt);
  await admin.getByRole("link", { name: "Tillbaka till listan" }).click();
  await expect(row).toBeInViewport();
  await expect.poll(place).toBe(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("searching, filtering, paging and working on a lead work by links and forms", async ({
    admin,
    site,
  }, info) => {
    const company = companyOf(info);
    await addLeads(
      site,
      Array.from({ length: 26 }, (_, n) => `${company} ${String(n).padStart(2, "0")}`),
    );
    await addContactRequest(site, { company: `${company} 26`, minutesAgo: 60 });
    await admin.goto("/admin/forfragningar");
    await admin.getByRole("searchbox").fill(company);
    await admin.getByRole("searchbox").press("Enter");
    await expect(admin.locator("tbody tr")).toHaveCount(25);
    await admin.getByRole("link", { name: "Nästa" }).click();
    await expect(admin.locator("tbody tr")).toHaveCount(2);
    await admin.getByRole("link", { name: "Föregående" }).click();
    await expect(admin.locator("tbody tr")).toHaveCount(25);
    await admin.getByText("Fler filter").click();
    await admin.getByLabel("Ordning").selectOption("Äldst först");
    await admin.getByRole("button", { name: "Visa", exact: true }).click();
    await expect(admin.locator("tbody tr").first()).toContainText(`${company} 26`);
    await admin.getByRole("link", { name: `${company} 26` }).click();
    await admin.getByRole("button", { name: "Markera kontaktad" }).click();
    await expect(admin.locator(".notice")).toContainText("Status är nu kontaktad.");
    await admin.getByLabel("Anteckning").fill("Utan skript");
    await admin.getByRole("button", { name: "Spara anteckning" }).click();
    await expect(admin.locator(".detail__note")).toHaveText("Utan skript");
    await admin.getByText("Mejla").first().click();
    await admin.getByLabel("Mall").selectOption("Vi nådde dig inte");
    await expect(admin.locator(".lead-email form").first().locator("p")).toHaveText(
      "Mallen ersätter det som står i mejlet.",
    );
    await admin.locator(".lead-email form").first().locator("button").click();
    await expect(admin.getByLabel("Meddelande")).toHaveValue(/fick inte tag på dig/);

    const lead = new URL(admin.url()).pathname.split("/").at(-1) ?? "";
    await ask(site, "update leads set status = 'won' where id = $1", [lead]);
    await admin.getByLabel("Ämne").fill("Utan skript");
    await admin.getByRole("button", { name: "Skicka mejlet" }).click();
    await expect(admin.getByRole("alert")).toContainText("Ditt mejl är inte skickat");
    await expect(admin.getByLabel("Ämne")).toHaveValue("Utan skript");
    await admin.getByRole("button", { name: "Skicka mejlet" }).click();
    await expect(admin.locator(".notice")).toContainText("Mejlet är på väg");
  });
});
