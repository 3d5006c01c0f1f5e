import type { Page } from "@playwright/test";
import sharp from "sharp";
import { maxImageBytes } from "#app/news/media.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

const path = "/admin/referenser";

test.afterEach(({ site }) => ask(site, "delete from company_references"));

/** What a visitor sees of a page, without the texts that its script has. */
async function html(site: RunningSite, address: string): Promise<string> {
  const source = await (await fetch(new URL(address, site.url))).text();
  return source.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
}

async function add(page: Page, name: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const save = (page: Page) => page.getByRole("button", { name: "Spara och visa" }).click();

test("the first logo takes the place of all invented ones, and hiding it brings them back", async ({
  colleague,
  site,
}) => {
  const editor = await colleague("Eva Ström", "editor");
  const exampleText = "Företagen och logotyperna är påhittade";
  expect(await html(site, "/")).toContain(exampleText);
  const administrator = await colleague("Ada Berg", "admin");
  const placeholders = async () => {
    await administrator.goto("/admin/drift");
    return administrator.getByRole("region", { name: "Det här är inte ditt eget än" }).locator("dt");
  };
  await expect((await placeholders()).filter({ hasText: "Kundernas logotyper" })).toBeVisible();
  await expectSoundPage(administrator);
  await add(editor, "Ny logotyp");
  const notice = editor.locator(".notice, .error-summary");
  await editor.getByLabel("Företag").fill("Norrhamn AB");
  await save(editor);
  await expect(notice).toContainText("Ladda upp en logotyp, eller välj en bild");
  await expect(editor.getByLabel("Företag")).toHaveValue("Norrhamn AB");
  await notice.getByRole("link", { name: "Ladda upp en logotyp" }).click();
  await expect(editor.getByLabel("Ladda upp en logotyp")).toBeFocused();
  const file = { name: "norrhamn.png", mimeType: "image/png" };
  const tooBig = Buffer.alloc(maxImageBytes + 1);
  await editor.getByLabel("Ladda upp en logotyp").setInputFiles({ ...file, buffer: tooBig });
  await expect(editor.getByText("Bilden är större än 8 MB")).toBeVisible();
  // Larger than a form without files may be, and wider than a page.
  const logo = await sharp({ create: { width: 3600, height: 12, channels: 3, background: "navy" } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await editor.getByLabel("Ladda upp en logotyp").setInputFiles({ ...file, buffer: logo });
  await save(editor);
  await expect(editor.locator(".notice")).toContainText("Besökarna ser det nu");
  await expectSoundPage(editor);
  await expect.poll(() => html(site, "/")).toContain('alt="Norrhamn AB"');
  const home = await html(site, "/");
  expect(home).not.toContain(exampleText);
  expect(home).not.toContain("/illustrations/kunder/");
  expect(home).toContain("Citaten är påhittade");
  await editor.goto("/");
  const shown = editor.getByAltText("Norrhamn AB");
  await shown.scrollIntoViewIfNeeded();
  expect((await shown.boundingBox())?.width).toBeLessThan(300);
  const left = await placeholders();
  await expect(left.filter({ hasText: "Kundernas citat" })).toBeVisible();
  await expect(left.filter({ hasText: "Kundernas logotyper" })).toHaveCount(0);

  await editor.goto(path);
  await hydrated(editor);
  await expect(editor.locator("#logo")).toContainText("Besökarna ser 1 egen på startsidan.");
  await expectSoundPage(editor);
  await editor.getByRole("button", { name: "Dölj: Norrhamn AB" }).click();
  await expect(editor.locator(".notice")).toContainText("Norrhamn AB är dold för besökarna.");
  await expect.poll(() => html(site, "/")).toContain(exampleText);
  await editor.getByRole("button", { name: "Ångra" }).click();
  await expect.poll(() => html(site, "/")).not.toContain(exampleText);

  await editor.getByRole("link", { name: "Norrhamn AB" }).click();
  await editor.getByText("Ta bort", { exact: true }).first().click();
  await editor.locator("details").getByRole("button", { name: "Ta bort" }).click();
  await expect(editor.locator(".notice")).toContainText("Norrhamn AB är borttagen.");
  await expect.poll(() => html(site, "/")).toContain(exampleText);
  await editor.getByRole("button", { name: "Ångra" }).click();
  await expect.poll(() => html(site, "/")).toContain('alt="Norrhamn AB"');
});

test("a quote and an article of the company's own take the places of the invented ones, in both languages", async ({
  colleague,
  site,
}) => {
  const editor = await colleague("Eva Ström", "editor");
  await add(editor, "Nytt citat");
  const fields = {
    "Citat, svenska": "De kom i tid.",
    "Citat, engelska": "They came in time.",
    "Avgörande mening, svenska": "Alla gick hem lugna.",
    "Roll, svenska": "Driftchef",
    "Roll, engelska": "Head of operations",
    Organisation: "Norrhamn AB",
    "Samtycke från": "Driftchefen, per mejl",
  };
  for (const [label, text] of Object.entries(fields)) await editor.getByLabel(label).first().fill(text);
  await save(editor);
  await expect(editor.locator(".notice, .error-summary")).toContainText("på båda språken");
  await editor.getByLabel("Avgörande mening, engelska").fill("Everybody went home calm.");
  await save(editor);
  await expect.poll(() => html(site, "/")).toContain("<mark>Alla gick hem lugna.</mark>");
  const english = await html(site, "/?lang=en");
  expect(english).toContain("<mark>Everybody went home calm.</mark>");
  for (const page of [english, await html(site, "/")]) {
    expect(page).not.toMatch(/Citaten är påhittade|quotes are invented/);
    // Who consented stays in the admin.
    expect(page).not.toContain("per mejl");
  }

  const invented = "/nyheter/foretagsmagasinet-framtidens-bemanning";
  for (const shown of ["Tidningen och artikeln är påhittade", invented])
    expect(await html(site, "/nyheter?kategori=press")).toContain(shown);
  await add(editor, "Ny artikel");
  await editor.getByLabel("Tidning eller sajt").fill("Hamntidningen");
  await editor.getByLabel("Rubrik").fill("Så bemannas kajen");
  await editor.getByLabel("Länk till artikeln").fill("https://hamntidningen.example/kajen");
  await save(editor);
  await expect.poll(() => html(site, "/nyheter?kategori=press")).toContain("Så bemannas kajen");
  for (const gone of ["Tidningen och artikeln är påhittade", invented])
    expect(await html(site, "/nyheter?kategori=press")).not.toContain(gone);
  // Its address stays.
  expect((await fetch(new URL(invented, site.url))).status).toBe(200);
});
