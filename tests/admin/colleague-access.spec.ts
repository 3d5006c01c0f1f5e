import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

test("an administrator sees a colleague's sessions, ends one, and removes a second factor; the colleague gets an email", async ({
  colleague,
  site,
  smtp,
}) => {
  const name = `Bo Ek ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await colleague(name);
  await theirs.goto("/admin/forfragningar");
  await hydrated(theirs);
  const [person] = await ask(
    site,
    "select user_id as id, email from staff join auth.users on users.id = user_id where name = $1",
    [name],
  );
  const { id, email } = Object(person);
  const page = await colleague("Eva Ström", "admin");
  await page.goto(`/admin/anvandare/${id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const sessions = page.getByRole("region", { name: "Inloggningar" });
  await expect(sessions.getByRole("button", { name: /^Avsluta .*inloggad/ })).toHaveCount(1);
  await expectSoundPage(page);
  await sessions.getByRole("button", { name: /^Avsluta .*inloggad/ }).click();
  await expect(page.locator(".notice")).toContainText("Inloggningen är avslutad.");
  await expect(sessions).toContainText(`${name} är inte inloggad någonstans.`);
  await theirs.goto("/admin/forfragningar");
  await expect(theirs).toHaveURL(/\/logga-in/);

  const factors = page.getByRole("region", { name: "Andra steg" });
  await factors.getByText("Ta bort", { exact: true }).click();
  await expect(factors).toContainText(`${name} loggas ut överallt och får ett mejl om det.`);
  await expectSoundPage(page);
  await factors.getByRole("button", { name: /^Ta bort / }).click();
  await expect(page.locator(".notice")).toContainText(`${name} är utloggad överallt`);
  await expect(factors).toContainText(`${name} har inget andra steg.`);
  const told = () => smtp.emails.some(({ to }) => to?.some(({ address }) => address === email));
  await expect.poll(told, { timeout: 20_000 }).toBe(true);
  await page.goto("/admin/handelser");
  await expect(page.getByText("Avslutade en kollegas inloggningar").first()).toBeVisible();
});

test("the open tab of somebody who is suspended says so at once, keeps what they write, and gets no more data", async ({
  colleague,
  site,
}) => {
  const name = `Bo Ek ${crypto.randomUUID().slice(0, 8)}`;
  const lead = await addContactRequest(site, { company: "Norrby Skolor" });
  const theirs = await colleague(name);
  await theirs.goto(`/admin/forfragningar/${lead}`);
  await hydrated(theirs);
  const note = theirs.getByLabel("Anteckning");
  await note.fill("Det jag skrev");
  await ask(site, "update staff set active = false where name = $1", [name]);
  const notice = theirs.getByRole("alert");
  await expect(notice).toContainText("Du har loggats ut.");
  await theirs.getByRole("button", { name: "Spara anteckning" }).click();
  await expect(notice).toContainText("Du har loggats ut. Det du skrev står kvar här.");
  await expect(note).toHaveValue("Det jag skrev");
  await expect(theirs.getByRole("button", { name: "Spara anteckning" })).toBeEnabled();
  await addContactRequest(site, { company: `${name} AB` });
  await theirs.goto("/admin/forfragningar");
  await expect(theirs.getByRole("heading", { name: "Förfrågningar", level: 1 })).toHaveCount(0);
  await expect(theirs.getByText(`${name} AB`)).toHaveCount(0);
});
