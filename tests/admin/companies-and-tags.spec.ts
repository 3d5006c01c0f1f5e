import type { Page } from "@playwright/test";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";
import { doTask } from "./counted-hands.ts";

/** A word that no other journey has. */
const newWord = () => `Kvarn${crypto.randomUUID().slice(0, 6)}`;

/** Opens a page that hears nothing of what colleagues change, as in the second before the event stream tells it. */
async function openUntold(page: Page, path: string): Promise<void> {
  await page.route(`**${adminPaths.changes}*`, (route) => route.abort());
  await page.goto(path);
  await hydrated(page);
}

/** Two requests that give different names and one email domain, and a third of another company. */
async function addCompanies(site: RunningSite, word: string) {
  const domain = `${word.toLowerCase()}.example`;
  const [port, store, north] = [`${word} Hamn AB`, `${word} Lager AB`, `${word} Norr AB`];
  await addContactRequest(site, { company: north, email: `c@norr-${domain}`, minutesAgo: 9 });
  const id = await addContactRequest(site, { company: port, email: `a@${domain}`, minutesAgo: 6 });
  await addContactRequest(site, { company: store, email: `b@${domain}`, minutesAgo: 3 });
  return { id, domain, port, store, north };
}

test("two names of one domain are one company; it is merged and split by a press each, with undo, also by two at once", async ({
  admin,
  colleague,
  site,
}) => {
  const word = newWord();
  const { domain, port, store, north } = await addCompanies(site, word);
  await admin.goto("/admin/kunder");
  await hydrated(admin);
  const rows = admin.locator("tbody tr");
  await admin.getByLabel("Namn, e-post, telefon eller org.nr").fill(word);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(store);
  await expect(rows.first().locator("td.number").first()).toHaveText("2");
  await rows.first().getByRole("link").first().click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(port);
  await hydrated(admin);
  const names = admin.locator(".company-names").first();
  const notice = admin.locator(".notice");
  await expect(names).toContainText(`Samma e-postdomän: ${domain}`);
  await expect(names.locator("b")).toHaveText([port, store, domain]);
  await test.step("another company is merged into it, and taken out again by the undo", async () => {
    await doTask(admin, "merge two companies", { clicks: 2 }, async ({ click }) => {
      await click(admin.getByText("Slå ihop med ett annat företag"));
      await click(admin.getByRole("button", { name: `Slå ihop med ${north}` }));
      await expect(notice).toContainText(`${north} räknas nu som samma företag.`);
    });
    await expect(names.locator("b")).toContainText([north]);
    await expect(names).toContainText("Anna Lind");
    await expect(admin.getByRole("link", { name: /· K-/ })).toHaveCount(3);
    await expectSoundPage(admin);
    await admin.keyboard.press("z");
    await expect(notice).toContainText("Det är som det var.");
    await expect(names.locator("b")).toHaveText([port, store, domain]);
  });
  await test.step("a name is split off; a colleague who does the same is told who was first", async () => {
    const bo = await colleague("Bo Ek");
    await openUntold(bo, new URL(admin.url()).pathname);
    const split = { name: `Ta isär: ${store} blir ett eget företag` };
    await admin.getByRole("button", split).click();
    await expect(notice).toContainText(`${store} är nu ett eget företag.`);
    // The page is of the latest request, whose company is alone now.
    await expect(names.locator("b")).toHaveText([store]);
    await bo.getByRole("button", split).click();
    await expect(bo.locator(".notice")).toContainText("En kollega hann före");
    await expect(bo.getByRole("button", split)).toHaveCount(0);
    await admin.keyboard.press("z");
    await expect(notice).toContainText("Det är som det var.");
    await expect(names.locator("b")).toContainText([store]);
  });
});

test("a lead is tagged by three keys, the list is filtered by the tag, and all that it finds get it at once", async ({
  admin,
  site,
}) => {
  const word = newWord();
  const tag = `${word} mässa`;
  await addContactRequest(site, { company: `${word} först` });
  await ask(
    site,
    `insert into leads (id, kind, number, created_at, locale, company, source, facts)
     select gen_random_uuid(), 'contact', 'K-' || $1 || n, now() - n * interval '1 hour', 'sv', $1 || ' ' || n, 'contact-form', '{}'
     from generate_series(1, 60) n`,
    [word],
  );
  const tagged = async () =>
    (await ask(site, "select from lead_tags join tags on tags.id = tag_id where name = $1", [tag])).length;
  await admin.goto(`/admin/forfragningar?sok=${word}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  await admin.keyboard.press("j");
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText(`${word} först`);
  await doTask(admin, "tag a lead", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("l");
    await expect(panel.getByLabel("Lägg till etikett")).toBeFocused();
    await type(tag);
    await press("Enter");
    await expect(notice).toContainText(`Etiketten ${tag} är tillagd.`);
  });
  await admin.keyboard.press("z");
  await expect(notice).toContainText(`Etiketten ${tag} är borttagen.`);
  expect(await tagged()).toBe(0);
  await admin.keyboard.press("z");
  await expect(notice).toContainText(`Etiketten ${tag} är tillagd.`);
  await expect(admin.locator("tbody tr").first().locator(".tag-chips")).toHaveText(tag);

  await test.step("all that match get the tag, and the undo leaves the one that had it", async () => {
    await admin.goto(`/admin/forfragningar?sok=${word}`);
    await hydrated(admin);
    const bar = admin.locator(".lead-list__change");
    await doTask(admin, "tag all that match", { clicks: 3, keys: 1, texts: 1 }, async (hands) => {
      await hands.click(admin.locator(".lead-list__choose").first());
      await hands.click(bar.getByRole("button", { name: "Alla 61 som matchar" }));
      await hands.click(bar.getByLabel("Lägg till etikett"));
      await hands.type(tag.toUpperCase());
      await hands.press("Enter");
      await expect(admin.locator(".notice").first()).toContainText(
        `Etiketten ${tag} är tillagd på 60 förfrågningar.`,
      );
    });
    expect(await tagged()).toBe(61);
    await admin.keyboard.press("z");
    await expect(admin.locator(".notice").first()).toContainText(
      `Etiketten ${tag} är borttagen från 60 förfrågningar.`,
    );
    expect(await tagged()).toBe(1);
  });
  await test.step("the filter finds it", async () => {
    await admin.goto("/admin/forfragningar");
    await hydrated(admin);
    await admin.locator(".lead-filters summary").first().click();
    await admin.getByLabel("Etikett", { exact: true }).selectOption({ label: tag });
    await expect(admin).toHaveURL(/etikett=/);
    await expect(admin.locator("tbody tr")).toHaveCount(1);
    await expect(admin.locator("tbody tr")).toContainText(`${word} först`);
    await expectSoundPage(admin);
  });
});

test("tags are renamed, made one and removed, each with undo, and of two colleagues the second is told", async ({
  admin,
  colleague,
  site,
}) => {
  const word = newWord();
  const [fair, event] = [`${word} mässa`, `${word} event`];
  for (const tag of [fair, event]) {
    const id = await addContactRequest(site, { company: `${word} ${tag}` });
    await ask(
      site,
      `with tag as (insert into tags (name) values ($1) returning id)
       insert into lead_tags (lead_id, tag_id) select $2, id from tag`,
      [tag, id],
    );
  }
  const notice = admin.locator(".notice");
  const nameOf = (page: Page, tag: string) => page.getByLabel(`Nytt namn på ${tag}`);
  const row = (tag: string) => admin.locator(".tag-list li").filter({ has: nameOf(admin, tag) });
  const bo = await colleague("Bo Ek");
  await openUntold(bo, "/admin/etiketter");
  await admin.goto("/admin/etiketter");
  await hydrated(admin);
  const rename = async (page: Page, from: string, to: string) => {
    await nameOf(page, from).fill(to);
    await nameOf(page, from).press("Enter");
  };
  const undo = async (text: string) => {
    await admin.keyboard.press("z");
    await expect(notice).toContainText(text);
  };
  await rename(admin, fair, `${word} dag`);
  await expect(notice).toContainText(`${fair} heter nu ${word} dag.`);
  await rename(bo, fair, `${word} kväll`);
  await expect(bo.locator(".notice")).toContainText("En kollega hann före");
  await expect(nameOf(bo, `${word} dag`)).toHaveValue(`${word} dag`);
  await undo(`${word} dag heter nu ${fair}.`);
  await rename(admin, event, fair.toUpperCase());
  await expect(notice).toContainText(`${event} är nu samma som`);
  await expect(row(event)).toHaveCount(0);
  await expect(row(fair)).toContainText("2 förfrågningar");
  await undo("Etiketten är tillbaka.");
  await expect(row(event)).toContainText("1 förfrågan");
  await admin.getByRole("button", { name: `Ta bort ${event}` }).click();
  await expect(notice).toContainText(`${event} är borttagen från alla förfrågningar.`);
  await undo("Etiketten är tillbaka.");
  await expectSoundPage(admin);
  await row(event).getByRole("link", { name: "1 förfrågan" }).click();
  await expect(admin.locator("tbody tr")).toHaveCount(1);
});

test("by thumb a request is tagged, a company found and merged, and a tag renamed @phone", async ({
  admin,
  site,
}) => {
  const word = newWord();
  const { id, port, north } = await addCompanies(site, word);
  const tag = `${word} skog`;
  await admin.goto(`/admin/forfragningar/${id}?typ=contact`);
  await hydrated(admin);
  await admin.locator(".detail summary", { hasText: "Uppgifter och kund" }).click();
  const field = admin.locator(".detail").getByLabel("Lägg till etikett");
  await field.fill(tag);
  await field.press("Enter");
  await expect(admin.locator(".notice").first()).toContainText(`Etiketten ${tag} är tillagd.`);
  await expectSoundPage(admin);
  await admin.getByRole("button", { name: `Ta bort etiketten ${tag}` }).click();
  await expect(admin.locator(".notice").first()).toContainText(`Etiketten ${tag} är borttagen.`);
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(admin.locator(".lead-tags .chip")).toHaveText(new RegExp(tag));

  await admin.goto("/admin/kunder");
  await hydrated(admin);
  await admin.getByLabel("Namn, e-post, telefon eller org.nr").fill(word);
  await expect(admin.locator("tbody tr")).toHaveCount(2);
  await expectSoundPage(admin);
  await admin.locator("tbody tr").first().getByRole("link").first().click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText(port);
  await hydrated(admin);
  await admin.getByText("Slå ihop med ett annat företag").click();
  await admin.getByRole("button", { name: `Slå ihop med ${north}` }).click();
  await expect(admin.locator(".notice")).toContainText(`${north} räknas nu som samma företag.`);
  await expectSoundPage(admin);
  await admin.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(admin.locator(".notice")).toContainText("Det är som det var.");

  await admin.goto("/admin/etiketter");
  await hydrated(admin);
  const name = admin.getByLabel(`Nytt namn på ${tag}`);
  await name.fill(`${word} park`);
  await admin.getByRole("button", { name: `Spara namnet på ${tag}` }).click();
  await expect(admin.locator(".notice")).toContainText(`${tag} heter nu ${word} park.`);
  await expectSoundPage(admin);
});
