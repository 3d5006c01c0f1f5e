import { newsEditorMessages, newsListMessages } from "#app/admin/news/words.server.ts";
import { brand } from "#brand/company.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, sendHeldEmails, test } from "./admin-fixtures.ts";
import { expectSoundPage } from "./check-page.ts";
import { doTask } from "./counted-hands.ts";

// What the tasks of a day take at most: no more keys, clicks and texts than in the best of other systems.

test("a lead takes few keys and clicks: the next one, a call, its owner, its status, a note", async ({
  admin,
  colleague,
  site,
}) => {
  await colleague("Bo Ek");
  const company = `Vana ${crypto.randomUUID().slice(0, 8)}`;
  for (const [part, minutesAgo] of [
    ["ett", 1],
    ["två", 2],
  ] as const)
    await addContactRequest(site, { company: `${company} ${part}`, phone: "070-123 45 67", minutesAgo });
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  const heading = panel.getByRole("heading", { level: 2 });
  const done = async (text: string | RegExp) => {
    await expect(notice).toContainText(text);
    await expect(notice).toBeFocused();
  };
  await doTask(admin, "next lead", { keys: 1 }, async ({ press }) => {
    await press("j");
    await expect(heading).toHaveText(`${company} ett`);
  });
  await doTask(admin, "no answer, and call again", { keys: 2 }, async ({ press }) => {
    await press("i");
    await done("När ska du ringa igen?");
    await press("1");
    await done(/Nästa steg: Ring, .*\d\d:\d\d/);
  });
  await doTask(admin, "call again at another time, without a call", { keys: 1 }, async ({ press }) => {
    await press("2");
    await done(/Nästa steg: Ring, .*09:00/);
  });
  await doTask(admin, "undo", { keys: 1 }, async ({ press }) => {
    await press("z");
    await done(/Nästa steg: Ring/);
  });
  await doTask(admin, "assign by keyboard", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("a");
    await type("Bo");
    await press("Enter");
    await done("Ansvarig är nu Bo Ek.");
  });
  await doTask(admin, "assign by mouse", { clicks: 2 }, async ({ choose }) => {
    await choose(panel.getByLabel("Ansvarig"), "Anna Lind");
    await done("Ansvarig är nu Anna Lind.");
  });
  await doTask(admin, "next status", { keys: 1 }, async ({ press }) => {
    await press("c");
    await done("Status är nu kontaktad.");
  });
  await doTask(admin, "any status by mouse", { clicks: 2 }, async ({ choose }) => {
    await choose(panel.getByLabel("Status", { exact: true }), "Förlorad: priset");
    await done("Status är nu förlorad: priset.");
  });
  await doTask(admin, "note", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("n");
    await expect(panel.getByLabel("Anteckning")).toBeFocused();
    await type("Ringde, återkommer på måndag.");
    await press("Control+Enter");
    await done("Anteckningen är sparad.");
  });
  await expectSoundPage(admin);
});

test("j and k show the lead beside the list, keys in haste wait for it, and what is passed is not asked for @every-engine", async ({
  admin,
  site,
}) => {
  const company = `Bläddra ${crypto.randomUUID().slice(0, 8)}`;
  for (let n = 0; n < 6; n += 1)
    await addContactRequest(site, { company: `${company} ${n}`, minutesAgo: n, phone: "070-123 45 67" });
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const heading = panel.getByRole("heading", { level: 2 });
  const row = (n: number) => admin.getByRole("link", { name: `${company} ${n}`, exact: true });
  const asked: string[] = [];
  admin.on("request", (request) => {
    if (request.url().includes(".data") && request.method() === "GET") asked.push(request.url());
  });
  await admin.keyboard.press("j");
  await expect(heading).toHaveText(`${company} 0`);
  await expect(row(0)).toBeFocused();
  await expect(row(0)).toHaveAttribute("aria-current", "true");

  // Held down, as the keyboard repeats it: Firefox's driver sends keys that are no repetition, and slowly.
  asked.length = 0;
  await admin.evaluate(() => {
    for (const repeat of [false, true, true, true])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "j", bubbles: true, repeat }),
      );
  });
  await expect(heading).toHaveText(`${company} 4`);
  await expect(row(4)).toBeFocused();
  const leads = () => asked.filter((url) => /forfragningar\/[0-9a-f-]{36}/.test(url));
  const passed = await Promise.all([2, 3].map((n) => row(n).getAttribute("href")));
  for (const href of passed)
    expect(leads().filter((url) => url.includes(href?.split("?")[0] ?? "?"))).toEqual([]);

  // The list is one step back, however many were looked at.
  await admin.keyboard.press("k");
  await expect(heading).toHaveText(`${company} 3`);
  // Enter leads into the lead, and so does Tab.
  await admin.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await admin.keyboard.press("j");
  await expect(heading).toHaveText(`${company} 4`);
  await admin.keyboard.press("Tab");
  await expect(panel.getByLabel("Status", { exact: true })).toBeFocused();

  // "1" is pressed before the answer to "i" is there: it waits, and is based on what the call has changed.
  await heading.focus();
  const held = Promise.withResolvers<void>();
  await admin.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  await admin.keyboard.press("i");
  await expect(panel.getByRole("button", { name: "Inget svar" })).toHaveAttribute("aria-disabled", "true");
  await admin.keyboard.press("1");
  held.resolve();
  await expect(panel.locator(".notice")).toContainText(/Nästa steg: Ring, .*\d\d:\d\d/);
  await admin.goBack();
  await expect(panel).toHaveCount(0);
});

test("an answer by template takes its name and three keys; held, it is taken back by one, and sent when the tab is closed @firefox", async ({
  admin,
  site,
  smtp,
}) => {
  const company = `Svar ${crypto.randomUUID().slice(0, 8)}`;
  const email = `karin@${crypto.randomUUID()}.example`;
  const id = await addContactRequest(site, { company, email });
  await admin.goto(`/admin/forfragningar/${id}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const notice = panel.locator(".notice");
  const chip = panel.locator(".detail__head .chip");
  const body = panel.getByLabel("Meddelande");
  await doTask(admin, "answer by template", { keys: 3, texts: 1 }, async ({ press, type }) => {
    await press("m");
    await expect(panel.getByRole("combobox", { name: "Mall" })).toBeFocused();
    await type("nadde");
    await press("Enter");
    await expect(body).toBeFocused();
    await expect(body).toHaveValue(/fick inte tag på dig/);
    await press("Control+Enter");
    await expect(notice).toContainText(`Mejlet är på väg till ${email}`);
  });
  await expect(notice).toContainText(/Skickas om \d+ s/);
  await expect(notice).toBeFocused();
  await expect(chip).toHaveText("Kontaktad");
  await expect(panel.locator(".timeline")).toContainText("Mejl: Vi har försökt nå dig");
  await doTask(admin, "take an email back", { keys: 1 }, async ({ press }) => {
    await press("z");
    await expect(notice).toContainText("Mejlet skickas inte.");
  });
  await expect(body).toBeFocused();
  await expect(body).toHaveValue(/fick inte tag på dig/);
  await expect(panel.getByRole("combobox", { name: "Mall" })).toHaveValue("Vi nådde dig inte");
  await expect(chip).toHaveText("Ny");
  await expect(panel.locator(".timeline")).not.toContainText("Mejl: Vi har försökt nå dig");

  await body.fill("Hej!\n\nHär är avtalet.");
  await panel
    .getByLabel("Bilagor")
    .setInputFiles([{ name: "avtal.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }]);
  const send = panel.getByRole("button", { name: "Skicka mejlet" });
  await send.click();
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(body).toHaveValue("Hej!\n\nHär är avtalet.");
  const chosen = () =>
    panel
      .getByLabel("Bilagor")
      .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
  expect(await chosen()).toEqual(["avtal.pdf"]);
  await panel.getByLabel("Ämne").press("Control+Enter");
  await expect(notice).toContainText(/Skickas om \d+ s/);
  await admin.close();
  await sendHeldEmails(site);
  const received = () => smtp.emails.filter(({ to }) => to?.[0]?.address === email);
  const written = () => received().filter(({ text }) => text?.includes("Här är avtalet."));
  await expect.poll(() => written().length, { timeout: 30_000 }).toBe(1);
  const [sent] = written();
  expect(sent?.from).toMatchObject({ name: `Anna Lind, ${brand.name}` });
  expect(sent?.attachments.map(({ filename }) => filename)).toContain("avtal.pdf");
  expect(received().filter(({ text }) => text?.includes("fick inte tag på dig"))).toEqual([]);
});

test("with the thumb an answer by template takes four taps, and one takes it back @phone @firefox", async ({
  admin,
  site,
  smtp,
}) => {
  const email = `${crypto.randomUUID()}@example.se`;
  const id = await addContactRequest(site, { company: `Tumme ${crypto.randomUUID().slice(0, 8)}`, email });
  await admin.goto(`/admin/forfragningar/${id}`);
  await hydrated(admin);
  const panel = admin.locator(".detail");
  const template = panel.getByRole("combobox", { name: "Mall" });
  const body = panel.getByLabel("Meddelande");
  const notice = panel.locator(".notice");
  await doTask(admin, "answer by template with the thumb", { clicks: 4 }, async ({ click }) => {
    await click(panel.locator(".lead-email > summary"));
    await click(template);
    await expectSoundPage(admin);
    await click(panel.getByRole("option", { name: /Vi nådde dig inte/ }));
    await expect(body).toHaveValue(/fick inte tag på dig/);
    await click(panel.getByRole("button", { name: "Skicka mejlet" }));
  });
  await expect(notice).toContainText(`Mejlet är på väg till ${email}`);
  await doTask(admin, "take an email back with the thumb", { clicks: 1 }, async ({ click }) => {
    await click(notice.getByRole("button", { name: "Ångra" }));
  });
  await expect(notice).toContainText("Mejlet skickas inte.");
  await expect(body).toHaveValue(/fick inte tag på dig/);
  await expect(template).toHaveValue("Vi nådde dig inte");
  // Besides the confirmation of the request.
  const received = smtp.emails.filter(({ to }) => to?.[0]?.address === email);
  expect(received.filter(({ text }) => text?.includes("fick inte tag på dig"))).toEqual([]);
});

test("in the list a lead gets an owner and a next step without being opened", async ({
  admin,
  colleague,
  site,
}) => {
  const name = `Quirin ${crypto.randomUUID().slice(0, 8)}`;
  await colleague(name);
  const company = `Vana ${crypto.randomUUID().slice(0, 8)}`;
  await addContactRequest(site, { company });
  await admin.goto(`/admin/forfragningar?sok=${encodeURIComponent(company)}`);
  await hydrated(admin);
  const row = admin.locator(".lead-list tbody tr");
  const notice = admin.locator(".lead-list .notice");
  await doTask(admin, "assign to a colleague in the list", { clicks: 2 }, async ({ click }) => {
    await click(row.getByRole("button", { name: `Ge till … ${company}` }));
    await click(admin.getByRole("dialog").getByRole("button", { name }));
    await expect(notice).toContainText(`Ansvarig är nu ${name}.`);
  });
  await doTask(admin, "take that back", { clicks: 1 }, async ({ click }) => {
    await click(notice.getByRole("button", { name: "Ångra" }));
    await expect(row.getByRole("button", { name: `Ge till … ${company}` })).toBeVisible();
  });
  await row.getByRole("link", { name: company }).focus();
  await doTask(admin, "assign by keys", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("a");
    await expect(admin.getByRole("dialog", { name: `Vem tar ${company}?` })).toBeVisible();
    await type("qui");
    await press("Enter");
    await expect(notice).toContainText(`Ansvarig är nu ${name}.`);
  });
  await doTask(admin, "next step in the list", { keys: 2 }, async ({ press }) => {
    await press("w");
    await expect(admin.getByRole("dialog", { name: `Nästa steg, ${company}` })).toBeVisible();
    await press("1");
    await expect(notice).toContainText("Nästa steg: Ring,");
  });
  await expect(row.getByRole("button", { name: /^Ring, / })).toBeFocused();
});

test("a short article is a headline, a text and publishing it", async ({ colleague, site }) => {
  const { rows, languages, ask: asks, done, publish, panel } = newsEditorMessages.sv;
  const page = await colleague("Elin Berg", "editor");
  await page.goto("/admin/nyheter");
  await hydrated(page);
  await page.getByRole("button", { name: newsListMessages.sv.create }).click();
  const field = (name: string) =>
    page.getByRole("textbox", { name: `${name}, ${languages.sv}`, exact: true });
  const title = `Kort nyhet ${crypto.randomUUID().slice(0, 8)}`;
  await expect(field(rows.title)).toBeFocused();
  await doTask(page, "publish a short article", { keys: 3, texts: 2 }, async ({ press, type }) => {
    await type(title);
    await press("Enter");
    await expect(field(rows.text)).toBeFocused();
    await type("Vi har öppet hela julen. Ring som vanligt.");
    await press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: asks.title });
    await expect(dialog.getByLabel(rows.lead)).toHaveValue("Vi har öppet hela julen. Ring som vanligt.");
    await expect(dialog.getByLabel(panel.category)).not.toHaveValue("");
    await expectSoundPage(page);
    await expect(dialog.getByRole("button", { name: publish.swedish })).toBeFocused();
    await press("Enter");
    await expect(page.getByText(done.published)).toBeVisible();
  });
  await page.getByRole("link", { name: publish.see }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // The lead that was taken from the text is not shown twice.
  await expect(page.getByText("Vi har öppet hela julen.")).toHaveCount(1);
  await ask(site, "delete from news_articles where title_sv = $1", [title]);
});

test("somebody who calls is a lead in six fields, and a wrong fact is right after one press", async ({
  admin,
}) => {
  const company = `Ring ${crypto.randomUUID().slice(0, 8)}`;
  await admin.goto("/admin");
  await hydrated(admin);
  await doTask(admin, "register a phone lead", { keys: 6, texts: 5 }, async ({ press, type }) => {
    await press("+");
    await expect(admin.getByLabel("Företag")).toBeFocused();
    await type(company);
    await press("Tab");
    await type("Karin Lund");
    await press("Tab");
    await type("070-765 43 21");
    await press("Tab");
    await type("karin@malarport.example");
    await press("Tab");
    await type("Två väktare till lördag.");
    await press("Control+Enter");
  });
  const panel = admin.locator(".detail");
  await expect(panel.locator(".notice")).toContainText("Förfrågan är inlagd.");
  await expect(panel.getByRole("heading", { name: company })).toBeVisible();
  await expect(panel.locator(".chip").first()).toHaveText("Kontaktad");

  await doTask(admin, "correct a fact", { keys: 1, clicks: 1, texts: 1 }, async ({ click, type, press }) => {
    await click(panel.getByRole("button", { name: "Rätta: Telefon" }));
    await type("070-765 43 22");
    await press("Enter");
    await expect(panel.locator(".notice")).toContainText("Rättat. Telefon: 070-765 43 22.");
  });
  await panel.getByRole("button", { name: "Ångra" }).click();
  await expect(panel.locator(".notice")).toContainText("Rättat. Telefon: 070-765 43 21.");
  await expect(panel.getByRole("link", { name: "070-765 43 21" })).toBeVisible();

  // All of them open by one key, at the first.
  await doTask(admin, "correct the company", { keys: 2, texts: 1 }, async ({ press, type }) => {
    await press("e");
    await expect(panel.getByRole("textbox", { name: "Företag" })).toBeFocused();
    await type(`${company} AB`);
    await press("Enter");
    await expect(panel.locator(".notice")).toContainText(`Rättat. Företag: ${company} AB.`);
  });
  await expect(panel.locator(".timeline")).toContainText(`Företag: ${company} blev ${company} AB`);
  await admin.keyboard.press("z");
  await expect(panel.getByRole("heading", { level: 2, name: company, exact: true })).toBeVisible();

  // Somebody whose address is here already is shown while it is typed.
  await admin.keyboard.press("+");
  await expect(admin.getByRole("heading", { name: "Ny förfrågan" })).toBeVisible();
  await admin.getByLabel("E-post").fill("karin@malarport.example");
  await expect(admin.locator(".new-lead__known")).toContainText(company);
  // What is typed stays over a reload, until it is saved.
  await admin.getByLabel("Telefon").fill("123");
  await admin.getByLabel("Telefon").press("Enter");
  await expect(admin.locator(".error-summary")).toContainText("Rätta det här");
  await admin.reload();
  await expect(admin.getByLabel("E-post")).toHaveValue("karin@malarport.example");
  await admin.getByLabel("Telefon").fill("");
  await admin.getByLabel("Telefon").press("Enter");
  await expect(panel.locator(".notice")).toContainText("Förfrågan är inlagd.");
});
