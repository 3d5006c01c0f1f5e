import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

test("a colleague calls an applicant, notes how it goes, and takes a status back; editors see none of it @both", async ({
  admin,
  colleague,
  site,
}, info) => {
  const id = crypto.randomUUID();
  const name = `Noor ${info.project.name} ${id.slice(0, 4)}`;
  await ask(
    site,
    `insert into job_applications (id, role, city, opening_slug, opening_title, name, phone, email, message, locale)
     values ($1, 'guard', 'uppsala', 'vaktare-kontor-uppsala', 'Väktare, kontor', $2, '070-123 45 67', $3, 'Jag har utbildning.', 'sv')`,
    [id, name, `noor@${id}.example`],
  );
  await admin.goto("/admin/ansokningar");
  await hydrated(admin);
  await expect(admin.getByRole("row", { name })).toContainText("Väktare, Uppsala");
  await expectSoundPage(admin);
  await admin.getByRole("link", { name }).click();
  await expect(admin.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(admin.getByRole("link", { name: "Ring", exact: true })).toHaveAttribute("href", /^tel:/);
  await expect(admin.getByText("Jag har utbildning.")).toBeVisible();
  await expectSoundPage(admin);

  const panel = admin.locator(".detail");
  await panel.getByRole("button", { name: "Vi har pratat" }).click();
  await expect(panel.locator(".chip")).toHaveText("Kontaktad");
  await panel.getByRole("button", { name: "Anställd" }).click();
  await expect(panel.locator(".chip")).toHaveText("Anställd");
  await admin.getByRole("button", { name: "Ångra" }).click();
  await expect(panel.locator(".chip")).toHaveText("Kontaktad");

  // A colleague writes first: the second note stays in its field, and is saved on the next press.
  const other = await colleague("Ola Berg");
  await other.goto(`/admin/ansokningar/${id}`);
  await hydrated(other);
  await panel.getByLabel("Anteckning").fill("Ringer igen på torsdag.");
  await other.getByLabel("Anteckning").fill("Väntar på intyg.");
  await other.getByRole("button", { name: "Spara anteckningen" }).click();
  await expect(other.locator(".notice")).toContainText("Anteckningen är sparad.");
  await panel.getByRole("button", { name: "Spara anteckningen" }).click();
  await expect(admin.locator(".notice")).toContainText("En kollega hann före");
  await expect(panel.getByLabel("Anteckning")).toHaveValue("Ringer igen på torsdag.");
  await panel.getByRole("button", { name: "Spara anteckningen" }).click();
  await expect(admin.locator(".notice")).toContainText("Anteckningen är sparad.");
  expect(await ask(site, "select status, note from job_applications where id = $1", [id])).toEqual([
    { status: "contacted", note: "Ringer igen på torsdag." },
  ]);

  const editor = await colleague("Eva Ström", "editor");
  expect((await editor.goto(`/admin/ansokningar/${id}`))?.status()).toBe(403);
});
