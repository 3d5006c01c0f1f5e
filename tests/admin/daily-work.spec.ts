import { hydrated } from "#tests/pages/hydrated-page.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { doTask } from "./counted-hands.ts";

// What the tasks of a day take at most: no more keys, clicks and texts than in the best of other systems.

test("an open lead takes few keys: its next status, its owner, a note", async ({ admin, site }) => {
  const company = `Vana ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addContactRequest(site, { company, phone: "070-123 45 67" });
  await admin.goto(`/admin/forfragningar/${id}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  await doTask(admin, "take a lead", { keys: 1 }, async ({ press }) => {
    await press("t");
    await expect(notice).toContainText("Ansvarig är nu Anna Lind.");
  });
  await doTask(admin, "next status", { keys: 1 }, async ({ press }) => {
    await press("c");
    await expect(notice).toContainText("Status är nu kontaktad.");
    await expect(notice).toBeFocused();
  });
  await doTask(admin, "note", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("n");
    await expect(panel.getByLabel("Anteckning")).toBeFocused();
    await type("Ringde, återkommer på måndag.");
    await press("Control+Enter");
    await expect(panel.locator(".detail__note")).toHaveText("Ringde, återkommer på måndag.");
  });
});
