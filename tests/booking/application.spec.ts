import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { ownAddress } from "./emails.ts";

const opening = "/bli-kollega/vaktare-kontor-uppsala";
const other = "/bli-kollega/vaktare-sjukhus-malmo";

test("somebody applies for an opening on a phone: errors, what was typed, a receipt, two emails @phone", async ({
  page,
  site,
  smtp,
}) => {
  const email = ownAddress();
  await page.goto(opening);
  await hydrated(page);
  await page.getByRole("link", { name: "Ansök", exact: true }).click();
  const form = page.locator("#ansok form");
  await expect(form.getByLabel("Namn")).toBeInViewport();
  // The role and the city are those of the opening.
  await expect(form.getByRole("combobox")).toHaveCount(0);
  await form.getByLabel("Namn").fill("Noor Haddad");
  await form.getByLabel("E-post").fill(email);
  await form.getByRole("button", { name: "Skicka ansökan" }).click();
  await expect(form.locator(".field__error")).toHaveText("Vänligen ange ett giltigt telefonnummer");
  await expect(form.getByLabel("Telefon")).toBeFocused();
  await expectAccessible(page, "#ansok");

  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel("Namn")).toHaveValue("Noor Haddad");
  await form.getByLabel("Telefon").fill("070-123 45 67");
  await form.getByLabel("Meddelande").fill("Jag har väktarutbildning.");
  await form.getByRole("button", { name: "Skicka ansökan" }).dblclick();
  const receipt = page.locator("#ansok .sending--ok");
  await expect(receipt).toContainText("Tack! Din ansökan är skickad.");
  await expect(receipt).toContainText("ringer dig, oftast inom en vecka");
  await expect(receipt).toBeFocused();

  expect(
    await ask(site, "select role, city, name, opening_title from job_applications where email = $1", [email]),
  ).toEqual([{ role: "guard", city: "uppsala", name: "Noor Haddad", opening_title: "Väktare, kontor" }]);
  const subjects = () =>
    smtp.emails
      .filter(({ to, text }) => to?.[0]?.address === email || text?.includes(email))
      .map(({ subject }) => subject)
      .sort();
  await expect.poll(subjects).toEqual(["Ny ansökan: Väktare, Uppsala", "Vi har fått din ansökan"]);
});

test("an open application begins with the role and the city of the list's filters @desktop", async ({
  page,
  site,
}) => {
  const email = ownAddress();
  await page.goto("/bli-kollega?lang=en&roll=entrevard&ort=malmo#ansok");
  await hydrated(page);
  const form = page.locator("#ansok form");
  await expect(form.getByLabel("Role")).toHaveValue("entranceHost");
  await expect(form.getByLabel("City")).toHaveValue("malmo");
  await form.getByLabel("City").selectOption({ label: "Gothenburg" });
  await form.getByLabel("Name").fill("Grace Mwangi");
  await form.getByLabel("Phone").fill("+46 70 123 45 67");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(page.locator("#ansok .sending--ok")).toContainText("Your application has been sent.");
  expect(
    await ask(site, "select role, city, locale, opening_slug from job_applications where email = $1", [
      email,
    ]),
  ).toEqual([{ role: "entranceHost", city: "goteborg", locale: "en", opening_slug: null }]);
});

test("an application that waits for the network is not replaced by one for another opening @desktop", async ({
  page,
  context,
  site,
}) => {
  const email = ownAddress();
  const form = page.locator("#ansok form");
  const send = form.getByRole("button", { name: "Skicka ansökan" });
  await page.goto(opening);
  await hydrated(page);
  await form.getByLabel("Namn").fill("Noor Haddad");
  await form.getByLabel("Telefon").fill("070-123 45 67");
  await form.getByLabel("E-post").fill(email);
  await context.setOffline(true);
  await send.click();
  await expect(form.locator(".sending")).toBeVisible();
  // The network is back, but no form gets through yet.
  await page.route("**/bli-kollega", (route) => route.abort());
  await context.setOffline(false);
  await page.goto(other);
  await hydrated(page);
  await expect(form.getByLabel("E-post")).toHaveValue(email);
  await send.click();
  await expect(form.locator(".sending--error")).toBeVisible();
  await page.unroute("**/bli-kollega");
  await send.click();
  await expect(page.locator("#ansok .sending--ok")).toBeVisible();
  await page.reload();
  const slugs = "select opening_slug as slug from job_applications where email = $1 order by slug";
  await expect
    .poll(() => ask(site, slugs, [email]))
    .toEqual([{ slug: "vaktare-kontor-uppsala" }, { slug: "vaktare-sjukhus-malmo" }]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a wrong application comes back with what was typed, and is then sent once @phone", async ({
    page,
    site,
  }) => {
    const email = ownAddress();
    await page.goto(opening);
    const form = page.locator("#ansok form");
    await form.getByLabel("Namn").fill("Sixten Wallin");
    await form.getByLabel("Telefon").fill("12");
    await form.getByLabel("E-post").fill(email);
    await form.getByRole("button", { name: "Skicka ansökan" }).click();
    await expect(page).toHaveURL(/\/bli-kollega#ansok$/);
    await expect(page).toHaveTitle(/^Fel: /);
    await expect(page.locator(".error-summary")).toContainText("Vänligen ange ett giltigt telefonnummer");
    await expect(form.getByLabel("Namn")).toHaveValue("Sixten Wallin");
    await expect(form.getByLabel("Roll")).toHaveValue("guard");
    await expect(form.getByLabel("Stad")).toHaveValue("uppsala");
    await form.getByLabel("Telefon").fill("070-123 45 67");
    await form.getByRole("button", { name: "Skicka ansökan" }).click();
    await expect(page).toHaveURL(/\/bli-kollega\?skickat=1#ansok$/);
    await expect(page.locator("#ansok .sending--ok")).toContainText("Tack! Din ansökan är skickad.");
    expect(await ask(site, "select opening_slug from job_applications where email = $1", [email])).toEqual([
      { opening_slug: "vaktare-kontor-uppsala" },
    ]);
    await page.getByRole("link", { name: "Skicka en ansökan till" }).click();
    await expect(form.getByLabel("Namn")).toHaveValue("");
  });
});
