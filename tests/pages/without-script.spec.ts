import { expect, test } from "#tests/fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without script the page is complete: figures, pictures, answers, menus @both", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page.locator(".statistics")).toHaveCSS("opacity", "1");
  await expect(page.locator("[data-count]")).toHaveText([/9.000/, /50.000/, "30", "2"]);
  await expect(page.locator(".section--news article")).toHaveCount(3);
  // The people and their tape; a reference that leads nowhere has no size.
  await expect(page.locator(".hero__scene use[href]").filter({ visible: true })).toHaveCount(2);
  const pictures = page.locator("main .image img");
  expect(await pictures.count()).toBeGreaterThan(8);
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS("display", /inline|block/);
  await page.locator("#faq summary").nth(1).click();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await page.locator(isMobile ? ".site-header > .wrap .menu-button" : ".header-links summary").click();
  await expect(page.locator(isMobile ? "#meny" : ".services-menu")).toBeVisible();
});

test("without script the hero's sum is that of the choice which it shows, until another is chosen @both", async ({
  page,
}) => {
  await page.goto("/");
  const hero = page.locator(".hero");
  const later = hero.getByText("Din egen summa visas i nästa steg");
  await expect(hero.getByText("Uppskattning")).toBeVisible();
  await expect(later).toBeHidden();
  await hero.getByLabel("Hur många?").selectOption("2");
  await expect(later).toBeVisible();
  await expect(hero.getByText("Uppskattning")).toBeHidden();
  await hero.getByLabel("Hur många?").selectOption("1");
  await hero.getByRole("radio", { name: "Ordningsvakt" }).check();
  await expect(later).toBeVisible();
  await expect(hero.locator(".hero__scene use").filter({ visible: true }).last()).toHaveAttribute(
    "href",
    /near-order-guard$/,
  );
});

test("without script the language is chosen by the URL, and the choice stays @both", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  if (isMobile) await page.locator(".site-header > .wrap .menu-button").click();
  await page
    .locator(
      isMobile ? "#meny .language-links a[lang=en]" : ".site-header__actions .language-links a[lang=en]",
    )
    .click();
  await expect(page).toHaveURL(/lang=en/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const links = await page
    .locator("main a[href^='/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((href) => !href?.includes("lang=en"))).toEqual([]);
});

test("a form that can't be read comes back empty, and says nothing of what was typed", async ({
  request,
}) => {
  const headers = { accept: "text/html", "content-type": "multipart/form-data; boundary=x" };
  const page = await (await request.post("/bli-kontaktad", { headers, data: "no part" })).text();
  expect(page).toContain("Formuläret gick inte att läsa");
  expect(page).not.toContain("Det du har skrivit finns kvar.</");
});

test("without script the dialog opens and its form is sent", async ({ page }) => {
  await page.goto("/");
  await page.locator('main [commandfor="kontakt-dialog"]').first().click();
  const dialog = page.getByRole("dialog", { name: "Bli kontaktad" });
  await dialog.getByLabel("E-postadress").fill("anna@example.se");
  await dialog.getByLabel("Företagets eller organisationens namn").fill(`Utan skript ${crypto.randomUUID()}`);
  await dialog.getByRole("button", { name: "Skicka" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tack! Vi kontaktar dig inom kort.");
});
