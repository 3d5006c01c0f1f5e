import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "./hydrated-page.ts";

const shared = "/pris?tjanst=evenemang&antal=4&timmar=7&nar=helgnatt&tillstand=ja&stad=malmo";
const amount = (text: string) => new RegExp(text.replaceAll(" ", "\\s"));

test("every change updates the sum and its rows; the sum is announced when the typing has stopped @phone", async ({
  page,
}) => {
  await page.goto("/pris");
  await hydrated(page);
  const result = page.locator(".estimator .receipt");
  const said = page.locator(".estimator > [role=status]");
  await expect(result).toContainText(amount("2 väktare × 8 tim × 385 kr 6 160 kr"));
  await expect(said).toHaveText("");

  await page.getByLabel("Antal personer").fill("3");
  await page.getByLabel("Vardag 18–06").check();
  await expect(result).toContainText(amount("24 tim vardag 18–06 × 35 kr840 kr"));
  await expect(result).toContainText(amount("10 080 kr"));
  await expect(said).toHaveText(amount("Stationär bevakning, Göteborg. Summa 10 080 kr"));

  await page.getByLabel("Antal personer").fill("500");
  await expect(result).toContainText("100 väktare");
  await expect(page.getByLabel("Antal personer")).toHaveValue("500");
  await expect(page.getByText("Vi räknar på 1–100 personer")).toBeVisible();
});

test("each notice of a cancellation stands with its share and a bar as long as it", async ({ page }) => {
  await page.goto("/pris");
  const rows = page.locator(".price-changes li");
  await expect(rows).toContainText([/före\s*0\s%/, /före\s*50\s%/, /före\s*100\s%/]);
  const lengths = rows.evaluateAll((all) =>
    all.map((row) => Number(row.querySelector("rect")?.getAttribute("width") ?? 0)),
  );
  expect(await lengths).toEqual([0, 50, 100]);
});

test("an alarm has no hours, and public-order guards are asked for the permit", async ({ page }) => {
  await page.goto("/pris");
  await hydrated(page);
  await page.getByLabel("Tjänst", { exact: true }).selectOption("Larmutryckning");
  await expect(page.getByLabel("Timmar per person")).toBeHidden();
  await expect(page.getByText("När?")).toBeHidden();
  await page.getByLabel("Antal utryckningar").fill("3");
  await expect(page.locator(".estimator .receipt")).toContainText(amount("3 × utryckning à 395 kr 1 185 kr"));

  await page.getByLabel("Tjänst", { exact: true }).selectOption("Evenemang");
  const condition = page.getByText("Ordningsvakter kräver tillstånd för platsen eller evenemanget.");
  await expect(condition).toBeVisible();
  await page.getByLabel("Ja", { exact: true }).check();
  await expect(condition).toBeHidden();
});

test("a copied link shows the same estimate; without clipboard access the link is in the address bar", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/pris");
  await hydrated(page);
  await page.getByLabel("Stad", { exact: true }).selectOption("Malmö");
  const copy = page.locator(".estimator__copy");
  await copy.click();
  await expect(copy).toHaveText("Länken är kopierad");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("?tjanst=stationar&antal=2&timmar=8&nar=dag&stad=malmo");
  expect(page.url()).toBe(link);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.clock.runFor(5_000);
  await expect(copy).toHaveText("Kopiera länk");
  await page.getByLabel("Stad", { exact: true }).selectOption("Uppsala");
  await copy.click();
  await expect(copy).toHaveText("Länken finns i adressfältet");
  expect(page.url()).toContain("stad=uppsala");
});

test("an estimate is included in the quote modal", async ({ page }) => {
  await page.goto(shared);
  await hydrated(page);
  await page.locator(".estimator__actions").getByRole("link", { name: "Begär offert" }).click();
  const dialog = page.getByRole("dialog", { name: "Begär offert - Ordningsvakter" });
  await expect(dialog.locator(".quote-form__estimate")).toContainText("Evenemang, Malmö");
  await expect(dialog.locator(".receipt__sum")).toContainText(amount("14 000 kr"));
  await expect(dialog.getByLabel("Typ av uppdrag")).toHaveValue("events");
  await expect(dialog.getByRole("radio", { name: "Ja" })).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a shared URL shows its sum, and the form computes another", async ({ page }) => {
    const response = await page.goto(shared);
    expect(response?.headers()["content-security-policy"]).toContain("object-src 'none'");
    await expect(page.locator(".estimator .receipt")).toContainText(amount("14 000 kr"));
    await page.getByLabel("Antal personer").fill("2");
    await page.getByRole("button", { name: "Räkna" }).click();
    await expect(page).toHaveURL(/antal=2&timmar=7&nar=helgnatt/);
    await expect(page.locator(".estimator .receipt")).toContainText(amount("7 000 kr"));
    await expect(page.locator(".estimator__copy")).toBeHidden();
  });

  test("an English estimate stays English", async ({ page }) => {
    await page.goto(`${shared}&lang=en`);
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator(".estimator .receipt")).toContainText(amount("SEK 14,000"));
  });
});
