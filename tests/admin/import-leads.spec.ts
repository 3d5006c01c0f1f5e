import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

test("a file says what it would do, a yes imports what is new, and undo removes it", async ({
  admin,
  site,
}) => {
  const fair = `Mässa ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addContactRequest(site, { company: `${fair} känd` });
  const companies = () =>
    ask(site, "select company from leads where company like $1 order by company", [`${fair}%`]);
  const known = { company: `${fair} känd` };
  const number = `K-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  const csv = [
    "Nummer;Företag;Telefon;Status",
    `;${fair} ny;070-123 45 67;`,
    `${number};${fair} känd;070-123 45 67;`,
    `;${fair} fel;070-123 45 67;Kanske`,
  ].join("\n");

  await admin.goto("/admin/forfragningar");
  await hydrated(admin);
  await admin.keyboard.press("+");
  await admin.getByRole("link", { name: "Importera dem från en fil" }).click();
  await admin
    .getByLabel("CSV-fil")
    .setInputFiles({ name: "mässa.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await admin.getByRole("button", { name: "Granska filen" }).click();
  const preview = admin.getByRole("region", { name: "Det här händer" });
  await expect(preview).toBeFocused();
  await expect(preview).toContainText("En ny förfrågan läggs in.");
  await expect(preview).toContainText("En finns redan och hoppas över.");
  await expect(preview).toContainText("En rad är fel och hoppas över:");
  await expect(preview.locator("tbody td")).toHaveText(["4", "Status", "Kanske", "Ordet känns inte igen"]);
  await expectSoundPage(admin);
  expect(await companies()).toEqual([known]);

  await preview.getByRole("button", { name: "Importera förfrågan" }).click();
  const notice = admin.locator(".notice");
  await expect(notice).toContainText("En förfrågan är importerad.");
  expect(await companies()).toEqual([known, { company: `${fair} ny` }]);
  await notice.getByRole("button", { name: "Ångra importen" }).click();
  await expect(notice).toContainText("En importerad förfrågan är borttagen.");
  expect(await companies()).toEqual([known]);
});
