import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/accessibility.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { expect, test } from "./admin-fixtures.ts";

let number = 0;
/** Other files' tests read every listed page: titles differ in both languages. */
function nameOf(info: { project: { name: string } }) {
  number += 1;
  const slug = `prov-${info.project.name}-${number}-${Date.now() % 100_000}`;
  return { slug, title: `Väktare ${slug}`, titleEn: `Guard ${slug}` };
}

/** Stores an opening like the admin; gives its id. */
async function addOpening(
  site: RunningSite,
  { slug, title, titleEn }: ReturnType<typeof nameOf>,
): Promise<string> {
  const id = crypto.randomUUID();
  await ask(
    site,
    `insert into openings (id, slug, role, city, extent, starts_at, ends_at, title_sv, title_en, place_sv, place_en,
       lead_sv, lead_en, tasks_sv, tasks_en, needs_sv, needs_en, posted_on, last_day, published)
     values ($1, $2, 'guard', 'uppsala', 'full', 8, 17, $3, $4, 'Kontor', 'Office', 'Ingress', 'Lead', '{Ronder}',
       '{Rounds}', '{Vana}', '{Experience}', '2020-01-01', '2099-12-31', true)`,
    [id, slug, title, titleEn],
  );
  return id;
}

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
}

test("an opening is a draft with a Swedish title alone, is then written in both languages, published at once, changed, undone and withdrawn", async ({
  colleague,
  browser,
  site,
}, info) => {
  const { slug, title, titleEn } = nameOf(info);
  const editor = await colleague("Eva Ström", "editor");
  const seen = async () => (await (await editor.request.get("/bli-kollega")).text()).includes(slug);
  await open(editor, "/admin/jobb");
  await editor.getByRole("link", { name: "Nytt jobb" }).click();
  const unsaved = editor.locator(".opening__bar").getByText("Inte sparat än");
  await expect(unsaved).toHaveCount(0);
  await editor.getByLabel("Titel, svenska").fill(title);
  await expect(unsaved).toBeVisible();
  await editor.getByLabel("Det här gör du, svenska").fill("Går ronder.\n\nSkriver rapport.");
  await editor.getByRole("button", { name: "Spara" }).click();
  const notice = editor.locator(".notice");
  await expect(notice).toContainText("Jobbet är sparat som utkast.");
  await editor.getByRole("button", { name: "Publicera" }).click();
  const problems = editor.locator(".error-summary");
  await expect(problems).toBeFocused();
  await expect(problems).toContainText("Skriv en titel, högst 120 tecken (engelska)");
  await expect(editor.getByLabel("Titel, svenska")).toHaveValue(title);

  for (const [label, text] of [
    ["Titel, engelska", titleEn],
    ["Plats eller uppgift, en rad, svenska", "Kontor vid torget"],
    ["Plats eller uppgift, en rad, engelska", "Office by the square"],
    ["Ingress, svenska", "Du går ronder."],
    ["Ingress, engelska", "You walk rounds."],
    ["Det här gör du, engelska", "Walk rounds.\nWrite reports."],
    ["Det här behöver du, svenska", "Utbildning."],
    ["Det här behöver du, engelska", "Training."],
    ["Vanligt pass börjar, timme", "22"],
    ["Vanligt pass slutar, timme", "6"],
    ["Sista dag att söka", "2099-12-31"],
    ["Adress", slug],
  ] as const)
    await editor.getByLabel(label).fill(text);
  await editor.getByRole("button", { name: "Spara" }).click();
  await expect(notice).toContainText("Sparat.");
  await expect(editor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await seen()).toBe(false);
  await expect(unsaved).toHaveCount(0);

  // Somebody without an account reads the draft by a link, and the opening itself once it is published.
  await editor.getByRole("button", { name: "Skapa och kopiera länk" }).click();
  const { pathname, search } = new URL(await editor.locator("#draft-link-address").inputValue());
  const outside = await browser.newPage({ baseURL: site.url });
  await outside.goto(`${pathname}${search}&lang=en`);
  await expect(outside.getByRole("heading", { level: 1, name: titleEn })).toBeVisible();
  await expect(outside.getByText("Draft, not published")).toBeInViewport();
  expect(await axeFindings(outside)).toEqual([]);

  await editor.getByRole("button", { name: "Publicera" }).click();
  await expect(notice).toContainText("Jobbet är publicerat.");
  await expect.poll(seen).toBe(true);
  await expect(editor.getByText("Adressen ändras inte")).toBeVisible();
  await outside.reload();
  await expect(outside).toHaveURL(new RegExp(`/bli-kollega/${slug}`));
  await outside.close();

  await editor.getByLabel("Titel, svenska").fill(`${title} natt`);
  await editor.getByRole("button", { name: "Spara" }).click();
  await expect(notice).toContainText("Sparat.");
  const shown = async () =>
    (await (await editor.request.get(`/bli-kollega/${slug}`)).text()).includes(`${title} natt`);
  await expect.poll(shown).toBe(true);
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(editor.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect.poll(shown).toBe(false);
  await expect(editor.locator(".history")).toContainText(`${title} natt`);

  await editor.getByRole("button", { name: "Dra tillbaka" }).click();
  await expect(notice).toContainText("Jobbet är tillbakadraget.");
  await expect.poll(seen).toBe(false);
});

test("of two editors at once the second sees by whom and what was changed, and loses nothing that was typed", async ({
  colleague,
  site,
}, info) => {
  const id = await addOpening(site, nameOf(info));
  const [one, other] = [await colleague("Eva Ström", "editor"), await colleague("Ola Berg", "editor")];
  const lead = "Ingress, svenska";
  const place = "Plats eller uppgift, en rad, svenska";
  await open(one, `/admin/jobb/${id}`);
  await open(other, `/admin/jobb/${id}`);
  await other.getByLabel(lead).fill("Det jag skriver står kvar");
  await other.getByLabel("Roll").selectOption("Ordningsvakt");
  await one.getByLabel(lead).fill("Eva var först");
  await one.getByLabel(place).fill("Hamn");
  await one.getByRole("button", { name: "Spara" }).click();
  await expect(one.locator(".notice")).toContainText("Sparat.");
  // The other browser is notified, and leaves what is being written alone.
  await expect(other.locator(".history")).toContainText("publicerat");
  await expect(other.getByLabel(lead)).toHaveValue("Det jag skriver står kvar");

  await other.getByRole("button", { name: "Spara" }).click();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText(/Eva Ström hann före och sparade .*\d\d:\d\d/);
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("listitem")).toHaveText([
    place,
    `${lead}: här skrev du också. Din kollega sparade ”Eva var först”`,
  ]);
  await expect(other.getByLabel(lead)).toHaveValue("Det jag skriver står kvar");
  await expect(other.getByLabel("Roll")).toHaveValue("orderGuard");
  await expect(other.getByLabel(place)).toHaveValue("Hamn");

  // Meanwhile the first saves once more: the second is told again.
  await one.getByLabel("Ingress, engelska").fill("Eva was first");
  await one.getByRole("button", { name: "Spara" }).click();
  await expect(other.locator(".history li")).toHaveCount(2);
  await other.getByRole("button", { name: "Spara" }).click();
  await expect(alert.getByRole("listitem")).toHaveText(["Ingress, engelska"]);
  await expect(other.getByLabel(lead)).toHaveValue("Det jag skriver står kvar");
  await other.getByRole("button", { name: "Spara" }).click();
  await expect(other.locator(".notice")).toContainText("Sparat.");
  await expect(one.getByLabel(lead)).toHaveValue("Det jag skriver står kvar");
  await expect(one.getByLabel("Ingress, engelska")).toHaveValue("Eva was first");
  await expect(one.getByLabel(place)).toHaveValue("Hamn");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an invalid opening is saved on the version that it was written on", async ({
    colleague,
    context,
    page,
    site,
  }, info) => {
    const names = nameOf(info);
    const id = await addOpening(site, names);
    await context.addCookies(await (await colleague("Ola Berg", "editor")).context().cookies());
    await page.goto(`/admin/jobb/${id}`);
    await page.getByLabel("Ingress, svenska").fill("Det jag skriver står kvar");
    await page.getByLabel("Titel, engelska").fill("");
    await ask(site, "update openings set place_sv = 'Hamn' where id = $1", [id]);
    await page.getByRole("button", { name: "Spara" }).click();
    await expect(page.locator(".error-summary")).toContainText("Skriv en titel");
    await page.getByLabel("Titel, engelska").fill(names.titleEn);
    await page.getByRole("button", { name: "Spara" }).click();
    await expect(page.getByRole("alert")).toContainText("Någon hann före");
    await expect(page.getByLabel("Ingress, svenska")).toHaveValue("Det jag skriver står kvar");
    await expect(page.getByLabel("Plats eller uppgift, en rad, svenska")).toHaveValue("Hamn");
    await page.getByRole("button", { name: "Spara" }).click();
    await expect(page.locator(".notice")).toContainText("Sparat.");
  });
});

for (const locale of ["sv", "en"] as const) {
  test(`the browser and axe find nothing on the pages of openings, ${locale} ${screenOf[locale]}`, async ({
    colleague,
    site,
  }, info) => {
    const id = await addOpening(site, nameOf(info));
    await ask(site, "update openings set positions = 2 where id = $1", [id]);
    const editor = await colleague("Eva Ström", "editor");
    const problems = consoleProblems(editor);
    const lang = locale === "en" ? "?lang=en" : "";
    for (const path of [`/admin/jobb${lang}`, `/admin/jobb/${id}${lang}`, `/admin/jobb/nytt${lang}`]) {
      expect((await editor.goto(path))?.status(), path).toBe(200);
      await hydrated(editor);
      for (const summary of await editor.locator("main details > summary:visible").all())
        await summary.click();
      if (info.project.name === "desktop") expect(await axeFindings(editor), path).toEqual([]);
      const size = editor.viewportSize();
      await editor.setViewportSize({ width: 320, height: 640 });
      const overflow = () =>
        editor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), path).toBeLessThanOrEqual(0);
      if (size) await editor.setViewportSize(size);
    }
    expect(problems).toEqual([]);
  });
}

test("an opening that was left unsaved is still as it was written", async ({ colleague, site }, info) => {
  const editor = await colleague("Eva Ström", "editor");
  const id = await addOpening(site, nameOf(info));
  await open(editor, "/admin/jobb/nytt");
  await editor.getByLabel("Ingress, svenska").fill("En ny, inte sparad.");
  await open(editor, `/admin/jobb/${id}`);
  await editor.getByLabel("Ingress, svenska").fill("Skriven, inte sparad.");
  await editor.getByRole("link", { name: "Till jobben" }).click();
  await expect(editor).toHaveURL(/\/admin\/jobb$/);
  await editor.goBack();
  await expect(editor.getByLabel("Ingress, svenska")).toHaveValue("Skriven, inte sparad.");
  await editor.reload();
  await expect(editor.getByLabel("Ingress, svenska")).toHaveValue("Skriven, inte sparad.");
  await expect(editor.getByText("Det är inte sparat.")).toBeVisible();
  // A colleague's save meanwhile is not overwritten.
  await ask(site, "update openings set lead_en = 'Changed meanwhile' where id = $1", [id]);
  await editor.getByRole("button", { name: "Spara" }).click();
  await expect(editor.locator(".notice")).toHaveClass(/refused/);
  await editor.getByRole("button", { name: "Spara" }).click();
  await expect(editor.locator(".notice")).toContainText("Sparat.");
  await editor.reload();
  await expect(editor.getByText("Det är inte sparat.")).toHaveCount(0);
  await expect(editor.getByLabel("Ingress, svenska")).toHaveValue("Skriven, inte sparad.");
  await open(editor, "/admin/jobb/nytt");
  await expect(editor.getByLabel("Ingress, svenska")).toHaveValue("En ny, inte sparad.");
});

test("openings are for editors, not for sales", async ({ admin }) => {
  for (const path of ["/admin/jobb", "/admin/jobb/nytt"])
    expect((await admin.request.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
});
