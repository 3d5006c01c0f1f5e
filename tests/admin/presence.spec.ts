import { hydrated } from "#tests/pages/hydrated-page.ts";
import { startSite } from "#tests/site.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";

test("who has a lead open sees who else reads it or writes there, also at another node, until they go", async ({
  admin,
  colleague,
  site,
}) => {
  const other = await startSite({ LOG_LEVEL: "silent" }, site.dataDir);
  const id = await addContactRequest(site, { company: "Närvaro AB" });
  const path = `/admin/forfragningar/${id}`;
  const eva = await colleague("Eva Ström");
  const line = admin.locator(".others-here");
  await admin.goto(path);
  await hydrated(admin);
  const streams: string[] = [];
  admin.on("request", (request) => {
    if (request.url().includes("/andringar?")) streams.push(request.url());
  });
  await eva.goto(other.url + path);
  await hydrated(eva);
  await expect(line).toHaveText("Eva Ström läser");
  await expect(eva.locator(".others-here")).toHaveText("Anna Lind läser");
  await expectSoundPage(admin);
  await eva.keyboard.press("n");
  await eva.keyboard.type("Ringde");
  await expect(line).toHaveText("Eva Ström skriver");
  // The line came by the stream that the tab holds anyway.
  expect(streams).toEqual([]);
  await eva.goto(`${other.url}/admin/forfragningar`);
  await expect(line).toHaveText("");
  await eva.goto(other.url + path);
  await expect(line).toHaveText("Eva Ström läser");
  await eva.close();
  await expect(line).toHaveText("");
  await other.stop();
});
