import type { Page } from "@playwright/test";
import sharp from "sharp";
import { draftLinkMessages, draftPageMessages } from "#app/admin/draft-links/words.server.ts";
import { mediaMessages } from "#app/admin/media/words.server.ts";
import { pauseMilliseconds } from "#app/admin/news/use-news-draft.ts";
import { newsEditorMessages, newsListMessages, newsPreviewMessages } from "#app/admin/news/words.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { emptyContent } from "#app/news/content.ts";
import { consoleProblems, holdScripts, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import type { RunningSite } from "#tests/site.ts";
import { expect, test } from "./admin-fixtures.ts";
import { expectFitting, expectSoundPage, openOnceItShows } from "./check-page.ts";

const { sv: messages } = newsEditorMessages;
const { rows, languages, publish } = messages;
const { sv: linkMessages } = draftLinkMessages;

const field = (page: Page, name: string, locale: "sv" | "en" = "sv") =>
  page.getByRole("textbox", { name: `${name}, ${languages[locale]}`, exact: true });
const kept = (page: Page) => expect(page.locator(".saved-state")).toHaveClass(/news-editor__save--saved/);
const rowOf = (page: Page, name: string) =>
  page.locator(".news-row").filter({ has: page.getByRole("heading", { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the editor of an article with its Swedish text; gives its headline and its address for visitors. */
async function openArticle(page: Page, site: RunningSite): Promise<{ title: string; slug: string }> {
  const id = crypto.randomUUID();
  const slug = `nyhet-${id.slice(0, 8)}`;
  const title = `Nyhet ${id.slice(0, 8)}`;
  const content = emptyContent(slug);
  const texts: Record<string, string> = {
    title,
    lead: "Så här gör vi.",
    excerpt: "Kort om hur vi gör, så att även den som söker ser vad artikeln handlar om.",
    text: "<p>Första stycket på svenska.</p>",
  };
  for (const { kind, cells } of content.rows)
    for (const cell of Object.values(cells).slice(0, 1)) cell.sv = texts[kind] ?? "";
  await ask(site, "insert into news_drafts (id, content) values ($1, $2)", [id, JSON.stringify(content)]);
  await page.goto(`/admin/nyheter/${id}`);
  await hydrated(page);
  // Until its editor is loaded, the text is a plain field, which takes no formatted text.
  await expect(field(page, rows.text)).toHaveAttribute("contenteditable", "true");
  return { title, slug };
}

// Other files' tests read every listed page, and need the first articles.
const first: string[] = [];
test.beforeEach(async ({ site }) => {
  if (first.length > 0) return;
  for (const row of await ask(site, "select id from news_articles")) first.push(Object(row).id);
});
test.afterEach(async ({ site }) => {
  await ask(site, "delete from news_articles where not (id::text = any (string_to_array($1, ',')))", [
    first.join(","),
  ]);
});

async function publishNow(page: Page, name: string): Promise<void> {
  const published = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"intent":"publish"')),
  );
  await button(page, name).click();
  expect((await published).status()).toBe(200);
  await expect(page.getByText(messages.done.published)).toBeVisible();
}

test("an article is created, written, previewed and published", async ({ colleague, browser, site }) => {
  const page = await colleague("Elin Berg", "editor");
  await page.goto("/admin/nyheter");
  await button(page, newsListMessages.sv.create).click();
  await expect(page).toHaveURL(/\/admin\/nyheter\/[\da-f-]{36}$/);
  await hydrated(page);
  await button(page, publish.swedish).click();
  await expect(page.getByRole("alert")).toContainText(messages.problems.title);
  await expectSoundPage(page);

  const title = "Så här gör vi";
  await field(page, rows.title).fill(title);
  // Tab goes on in the same language, in both directions, past the buttons of the rows.
  await page.keyboard.press("Tab");
  await expect(field(page, rows.lead)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, rows.excerpt)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(field(page, rows.title)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("toolbar").getByRole("button", { name: messages.tools.bold })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("toolbar").getByRole("button", { name: messages.tools.picture })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, rows.title)).toBeFocused();
  // What is written after a row was removed stays when the row is restored.
  const removePull = button(page, `${messages.remove}: ${rows.pull}`);
  await button(page, messages.added.pull).click();
  await field(page, rows.pull).fill("Vi går hela natten.");
  await removePull.click();
  // The focus is on the row before, since there is none after it; then on the restored row.
  await expect(rowOf(page, rows.text).getByRole("button").first()).toBeFocused();
  await field(page, rows.lead).fill("Så här gör vi.");
  await button(page, messages.undo).click();
  await expect(rowOf(page, rows.pull).getByRole("button").first()).toBeFocused();
  await expect(field(page, rows.pull)).toHaveValue("Vi går hela natten.");
  await expect(field(page, rows.lead)).toHaveValue("Så här gör vi.");
  await removePull.click();
  await field(page, rows.excerpt).fill("Kort om hur vi gör, så att den som söker ser vad den handlar om.");
  await field(page, `${rows.text}, ${messages.cells.note}`).fill("1 § lagen (1974:191) om bevakningsföretag");
  // Pasted text is reduced to the tags that articles have.
  await field(page, rows.text).evaluate((target) => {
    const pasted = new DataTransfer();
    const markup = `<h1 style="color:red">Stort</h1><p onclick="x()">Med <b>fetstil</b>, <u>streck</u>
      <a href="javascript:x()">fel</a> och <a href="https://polisen.se/" style="top:0">länk</a><img src="x"></p>`;
    pasted.setData("text/html", markup);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true }));
  });
  await expect(field(page, rows.text)).toContainText("fetstil");
  await kept(page);
  await expect(page.getByLabel(messages.panel.slug)).toHaveValue("sa-har-gor-vi");

  await rowOf(page, rows.title).getByRole("button", { name: messages.writeEnglish }).click();
  await expect(field(page, rows.title, "en")).toBeFocused();
  await field(page, rows.title, "en").fill(`${title} in English`);
  await page.keyboard.press("Tab");
  await expect(rowOf(page, rows.lead).getByRole("button", { name: messages.writeEnglish })).toBeFocused();
  await rowOf(page, rows.lead).getByRole("button", { name: messages.copySwedish }).click();
  await expect(field(page, rows.lead, "en")).toHaveValue("Så här gör vi.");
  await expect(rowOf(page, rows.lead)).toContainText(messages.states.copied);
  await field(page, rows.lead, "en").fill("This is what we do.");
  await kept(page);

  const preview = await page.context().newPage();
  await preview.goto(`${page.url()}/forhandsgranska`);
  await expect(preview.getByText(newsPreviewMessages.sv.notice)).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectSoundPage(preview);
  await preview.close();

  // Somebody without an account reads it by a link until the link is closed.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, linkMessages.make).click();
  await expect(page.getByText(linkMessages.made)).toContainText(linkMessages.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(
    page.getByLabel(linkMessages.field, { exact: true }).and(page.locator("[readonly]")),
  ).toHaveValue(link);
  const outside = await browser.newPage({ baseURL: site.url });
  const { pathname, search } = new URL(link);
  const shared = await outside.goto(pathname + search);
  expect(shared?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  });
  await expect(outside.getByText(draftPageMessages.sv.notice)).toBeInViewport();
  await expect(outside.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectSoundPage(outside);
  await outside.getByRole("link", { name: draftPageMessages.sv.other }).click();
  await expect(outside.getByText(draftPageMessages.en.notice)).toBeVisible();
  await button(page, linkMessages.close).click();
  await expect(page.getByText(linkMessages.closed)).toBeVisible();
  expect((await outside.reload())?.status()).toBe(410);
  await expect(outside.getByRole("heading", { level: 1 })).toHaveText(draftPageMessages.en.over.title);
  expect((await outside.goto(`${pathname}?l=1&s=2`))?.status()).toBe(404);
  await outside.close();

  // Its drawing is chosen by keyboard.
  const { covers } = messages.panel;
  await page.getByRole("radio", { name: covers.notebook }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: covers.match })).toBeChecked();
  await kept(page);
  const bar = page.locator(".news-bar");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(newsListMessages.sv.stages.draft);
  await publishNow(page, publish.swedish);
  await page.getByRole("link", { name: publish.see }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const text = page.locator("article");
  await expect(text.locator("strong")).toHaveText("fetstil");
  await expect(text.locator('a[href="https://polisen.se/"]')).toHaveText("länk");
  expect(await text.locator(".article-body").innerHTML()).not.toMatch(
    /javascript:|onclick|style=|<u>|<h1|<img/,
  );
  const address = new URL(page.url()).pathname;
  // The English is incomplete: the Swedish is shown, a line says so, and the canonical address is the Swedish one.
  await page.goto(`${address}?lang=en`);
  await expect(page.locator("article")).toHaveAttribute("lang", "sv");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
  await expect(page.locator('link[hreflang="en"]')).toHaveCount(0);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`${address}</loc>`);
  expect(sitemap).not.toContain(`${address}?lang=en`);
});

test("an article has English that is published with the Swedish, a list, and a link in its text", async ({
  colleague,
  site,
}) => {
  const page = await colleague("Elin Berg", "editor");
  await test.step("an added list is a list, and a link is written where one is in the text", async () => {
    const { slug } = await openArticle(page, site);
    await button(page, messages.added.list).click();
    await expect(field(page, messages.added.list)).toBeFocused();
    await page.keyboard.type("Ordningsvakt");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Väktare");
    await page.keyboard.press("Shift+Home");
    // The editor learns of the selection a moment after the browser; Tiptap puts itself on its element.
    const selected = () =>
      field(page, messages.added.list).evaluate((box) => {
        const { state } = Object(box).editor;
        return state.doc.textBetween(state.selection.from, state.selection.to);
      });
    await expect.poll(selected).toBe("Väktare");
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(100);
    // Playwright's own click scrolls to a sticky button.
    await button(page, messages.tools.link).dispatchEvent("click");
    await expect(page.getByLabel(messages.tools.address)).toBeFocused();
    // The bar grows by the address field, no more.
    expect(Math.abs((await place()) - before)).toBeLessThan(200);
    await page.getByLabel(messages.tools.address).fill("https://polisen.se/");
    await button(page, messages.tools.setLink).click();
    await kept(page);
    await publishNow(page, publish.swedish);
    await page.goto(`/nyheter/${slug}`);
    await expect(page.locator(".article-body li")).toHaveText(["Ordningsvakt", "Väktare"]);
    await expect(page.locator('.article-body li a[href="https://polisen.se/"]')).toBeVisible();
  });
  // The English page comes last, since it sets the language in this browser.
  await test.step("complete English is published with the Swedish, and marked as stale when the Swedish changes", async () => {
    const problems = consoleProblems(page);
    const { title, slug } = await openArticle(page, site);
    const english = {
      [rows.title]: `${title} in English`,
      [rows.lead]: "This is what we do.",
      [rows.excerpt]: "In short, what we do, so that whoever searches sees what the article is about.",
      [rows.text]: "The first paragraph in English.",
    };
    for (const [row, said] of Object.entries(english)) {
      await rowOf(page, row).getByRole("button", { name: messages.writeEnglish }).click();
      await field(page, row, "en").fill(said);
    }
    await kept(page);
    await publishNow(page, publish.now);
    await field(page, rows.lead).fill("Så här gör vi nu.");
    await expect(rowOf(page, rows.lead).getByRole("button", { name: messages.stillRight })).toBeVisible();
    await kept(page);
    await expectSoundPage(page);
    await page.goto(`/nyheter/${slug}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} in English`);
    await expect(page.getByText("The first paragraph in English.")).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test("published changes are undone, withdrawn and restored, also at a new URL", async ({
  colleague,
  site,
}) => {
  const page = await colleague("Elin Berg", "editor");
  const { title, slug } = await openArticle(page, site);
  await test.step("an old URL redirects to the new one, and publishing is withdrawn and undone", async () => {
    await publishNow(page, publish.swedish);
    await page.getByLabel(messages.panel.slug).fill(`${slug}-ny`);
    await kept(page);
    await publishNow(page, publish.swedish);
    const old = await page.request.get(`/nyheter/${slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/nyheter/${slug}-ny`]);
    await button(page, publish.withdraw).click();
    await expect(page.getByText(messages.done.withdrawn)).toBeVisible();
    expect((await page.request.get(`/nyheter/${slug}-ny`)).status()).toBe(404);
    await button(page, messages.undo).click();
    await expect(page.getByText(messages.done.putBack)).toBeVisible();
    expect((await page.request.get(`/nyheter/${slug}-ny`)).status()).toBe(200);
  });
  await test.step("published changes are undone, and stay in the editor", async () => {
    const { title, slug } = await openArticle(page, site);
    await publishNow(page, publish.swedish);
    const bar = page.locator(".news-bar");
    const { published } = newsListMessages.sv.stages;
    await expect(bar.locator(".chip")).toHaveText(published);
    await expect(bar.locator(".button--primary")).toHaveCount(0);
    await field(page, rows.title).fill(`${title}, fel`);
    await expect(bar.locator(".chip")).toHaveText(fill(publish.withChanges, { stage: published }));
    await expect(bar.locator(".button--primary")).toHaveText(publish.swedish);
    await kept(page);
    await publishNow(page, publish.swedish);
    expect(await (await page.request.get(`/nyheter/${slug}`)).text()).toContain(`${title}, fel`);
    await button(page, messages.undo).click();
    await expect(page.getByText(messages.done.takenBack)).toBeVisible();
    const shown = await (await page.request.get(`/nyheter/${slug}`)).text();
    expect(shown).toContain(title);
    expect(shown).not.toContain(`${title}, fel`);
    await expect(field(page, rows.title)).toHaveValue(`${title}, fel`);
    // A copy is a draft with what was just written.
    await field(page, rows.title).fill(`${title}, nu rätt`);
    const original = page.url();
    await button(page, publish.copy).click();
    await expect(page).not.toHaveURL(original);
    await hydrated(page);
    await expect(field(page, rows.title)).toHaveValue(`${title}, nu rätt`);
    await expect(page.getByLabel(messages.panel.slug)).toHaveValue(/^nyhet-[\da-f]{8}$/);
    await expect(bar.locator(".chip")).toHaveText(newsListMessages.sv.stages.draft);
  });
  await test.step("administrators see that the old URL was used, which is stored some seconds later", async () => {
    const administrator = await colleague("Eva Ström", "admin");
    await openOnceItShows(administrator, "/admin/omdirigeringar", "tr", [`/nyheter/${slug}-ny`]);
    const row = administrator.getByRole("row").filter({ hasText: slug });
    await expect(row.getByRole("link")).toHaveText(`/nyheter/${slug}-ny`);
    await administrator.goto("/admin/handelser");
    const published = administrator
      .getByRole("row")
      .filter({ hasText: title })
      .filter({ hasText: "Publicerade en nyhet" })
      .filter({ hasText: `Adress: ${slug} → ${slug}-ny` });
    await expect(published).toHaveCount(1);
  });
});

test("what does not reach the server is neither published nor removed, and what does is", async ({
  colleague,
  site,
}) => {
  const page = await colleague("Elin Berg", "editor");
  await test.step("a change that does not reach the server is reported as not made", async () => {
    const { slug } = await openArticle(page, site);
    await page.route("**/spara*", (route) => route.abort());
    await button(page, publish.swedish).click();
    await expect(page.getByText(messages.problems.notReached.text)).toBeVisible();
    await page.unroute("**/spara*");
    expect((await page.request.get(`/nyheter/${slug}`)).status()).toBe(404);
    await publishNow(page, publish.swedish);
  });
  await test.step("a draft can be removed right after writing in it", async () => {
    const { title } = await openArticle(page, site);
    await field(page, rows.title).fill(`${title}, ett försök`);
    await page.getByText(publish.remove, { exact: true }).click();
    await button(page, publish.confirmRemove).click();
    await expect(page).toHaveURL(/\/admin\/nyheter\?/);
    await expect(page.getByText(newsListMessages.sv.removed)).toBeVisible();
    await expect(page.getByText(`${title}, ett försök`)).toHaveCount(0);
  });
  await test.step("a draft that could not be saved is not removed", async () => {
    const { title } = await openArticle(page, site);
    await page.route("**/spara*", (route) => route.abort());
    await field(page, rows.title).fill(`${title}, ett försök`);
    await page.getByText(publish.remove, { exact: true }).click();
    await button(page, publish.confirmRemove).click();
    await expect(page.locator(".saved-state")).toHaveClass(/news-editor__save--bad/);
    await page.unroute("**/spara*");
    await page.locator(".news-editor__breadcrumb").getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/nyheter$/);
    await expect(page.getByRole("link", { name: `${title}, ett försök` })).toBeVisible();
  });
});

test("in English the editor says the same, and draws the image that a shared link shows", async ({
  colleague,
  site,
}) => {
  const { en } = newsEditorMessages;
  const page = await colleague("Elin Berg", "editor");
  const { title } = await openArticle(page, site);
  await page.goto(`${page.url()}?lang=en`);
  await hydrated(page);
  const share = page.getByRole("img", { name: en.panel.shareAlt });
  await share.scrollIntoViewIfNeeded();
  const drawn = () => share.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(drawn).toEqual([1200, 630]);
  const bytes = async () => (await page.request.get((await share.getAttribute("src")) ?? "")).body();
  const before = await bytes();
  await page
    .getByRole("textbox", { name: `${en.rows.title}, ${en.languages.sv}`, exact: true })
    .fill(`${title}, omskriven`);
  await kept(page);
  expect((await bytes()).equals(before)).toBe(false);
  await expectFitting(page);
  await page.getByRole("link", { name: en.preview }).click();
  await expect(page.getByText(newsPreviewMessages.en.notice)).toBeVisible();
  await page.getByRole("link", { name: newsPreviewMessages.en.back }).click();
  await hydrated(page);
  await button(page, en.publish.swedish).click();
  await expect(page.getByText(en.done.published)).toBeVisible();
  await button(page, en.publish.withdraw).click();
  await expect(page.getByText(en.done.withdrawn)).toBeVisible();
});

test("an image is published only with a description, and chosen among all pictures", async ({
  colleague,
  site,
}) => {
  // By itself this takes half the usual time, and on a busy machine nearly all of it.
  test.slow();
  const page = await colleague("Elin Berg", "editor");
  const { title, slug } = await openArticle(page, site);
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "navy" } })
    .jpeg()
    .toBuffer();
  const upload = page.getByLabel(messages.panel.upload, { exact: true });
  await upload.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("ingen bild") });
  await expect(page.getByText(messages.panel.imageProblem)).toBeVisible();
  await page.context().setOffline(true);
  await upload.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByText(messages.panel.imageFailed)).toBeVisible();
  await page.context().setOffline(false);
  await upload.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(field(page, rows.imageAlt)).toBeVisible();
  await kept(page);
  await button(page, publish.swedish).click();
  // Publishing asks for the description, and does nothing without it.
  const asked = page.getByRole("dialog", { name: messages.ask.title });
  const description = asked.getByRole("textbox", { name: rows.imageAlt });
  await expect(description).toBeFocused();
  await expect(asked.getByRole("textbox")).toHaveCount(1);
  await expectSoundPage(page);
  await asked.getByRole("button", { name: publish.swedish }).click();
  await expect(asked).toBeVisible();
  expect((await page.request.get(`/nyheter/${slug}`)).status()).toBe(404);
  await asked.getByRole("button", { name: messages.ask.notYet }).click();
  await field(page, rows.imageAlt).fill("En tom entré på natten");
  await kept(page);
  await expectSoundPage(page);
  // An upload that ends after the image was removed does not bring it back.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/bild", async (route) => {
    await isReleased;
    await route.continue();
  });
  await upload.setInputFiles({ name: "late.jpg", mimeType: "image/jpeg", buffer: picture });
  await button(page, messages.panel.removeImage).click();
  const uploaded = page.waitForResponse("**/bild");
  release();
  await uploaded;
  await expect(page.getByText(messages.removedImage)).toBeVisible();
  await kept(page);
  await expect(field(page, rows.imageAlt)).toHaveCount(0);
  await button(page, messages.undo).click();
  await expect(field(page, rows.imageAlt)).toHaveValue("En tom entré på natten");
  await kept(page);
  // Another one is dropped on the text: it stands below it, and is described before the article is published.
  const inText = await sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([binary], "grind.png", { type: "image/png" }));
    return transfer;
  }, inText.toString("base64"));
  await field(page, rows.text).dispatchEvent("drop", { dataTransfer: dropped });
  const { alt, caption } = messages.pictureCells;
  await expect(field(page, `${rows.picture}, ${alt}`)).toBeFocused();
  await expect(rowOf(page, rows.text).locator("xpath=following-sibling::li[1]")).toContainText(rows.picture);
  await field(page, `${rows.picture}, ${alt}`).fill("En grind i skymning");
  await field(page, `${rows.picture}, ${caption}`).fill("Grinden först.");
  await kept(page);
  await expectSoundPage(page);
  await publishNow(page, publish.swedish);
  const problems = consoleProblems(page);
  await page.goto(`/nyheter/${slug}`);
  const shown = page.getByRole("img", { name: "En tom entré på natten" });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const below = page.locator(".article-picture");
  // Its place is kept before it is loaded.
  const box = await below.locator("svg").boundingBox();
  expect(box && box.width / box.height).toBeCloseTo(900 / 700, 1);
  await below.scrollIntoViewIfNeeded();
  const within = page.getByRole("img", { name: "En grind i skymning" });
  await expect(within).toBeVisible();
  expect(await within.boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
  await expect(within).toHaveAttribute("loading", "lazy");
  await expect(below).toContainText("Grinden först.");
  await expectSoundPage(page);
  expect(await (await page.request.get("/nyheter/feed.xml")).text()).toContain("En tom entré på natten");
  expect(problems).toEqual([]);

  // Among all pictures it says where it is used, gets a description, and can't be erased while it is used.
  await page.goto("/admin/bilder");
  await hydrated(page);
  const used = page.locator(".media-card").filter({ has: page.getByRole("link", { name: title }) });
  await expect(used).toHaveCount(2);
  await expect(used.getByText(mediaMessages.sv.remove.ask)).toHaveCount(0);
  const card = used.filter({ hasText: "1200 × 675 px" });
  await card.getByLabel(mediaMessages.sv.fields.altSv).fill("En entré");
  await card.getByRole("button", { name: mediaMessages.sv.save }).click();
  await expect(page.getByText(mediaMessages.sv.done.saved)).toBeVisible();
  await card.getByLabel(mediaMessages.sv.fields.altEn).fill("An entrance");
  await card.getByRole("button", { name: mediaMessages.sv.save }).click();
  await expect(card.getByLabel(mediaMessages.sv.fields.altEn)).toHaveAttribute("value", "An entrance");
  await expectSoundPage(page);

  // Another one is uploaded here, and erased.
  const other = await sharp({ create: { width: 500, height: 500, channels: 3, background: "yellow" } })
    .png()
    .toBuffer();
  const releaseScripts = await holdScripts(page);
  // Choosing the file uploads it.
  await page
    .getByLabel(mediaMessages.sv.upload)
    .setInputFiles({ name: "c.png", mimeType: "image/png", buffer: other });
  await expect(page.getByText(mediaMessages.sv.done.uploaded)).toBeVisible();
  const unused = page.locator(".media-card").filter({ hasText: "500 × 500 px" });
  // Somebody who types before the script has loaded goes on, even when another picture is added meanwhile.
  const typing = unused.getByLabel(mediaMessages.sv.fields.altSv);
  await typing.focus();
  releaseScripts();
  await hydrated(page);
  await expect(typing).toBeFocused();
  const third = crypto.randomUUID().replaceAll("-", "");
  await ask(site, "insert into media (hash, width, height) values ($1, 640, 480)", [third]);
  await expect(page.locator(`#bild-${third}`)).toBeVisible();
  await expect(typing).toBeFocused();
  await unused.getByText(mediaMessages.sv.remove.ask, { exact: true }).click();
  await button(page, mediaMessages.sv.remove.button).click();
  await expect(page.getByText(mediaMessages.sv.done.removed)).toBeVisible();
  await expect(unused).toHaveCount(0);

  // An article without a picture chooses it, with its description in both languages.
  await openArticle(page, site);
  await page.getByText(messages.panel.choose).click();
  await button(page, "En entré").click();
  await expect(field(page, rows.imageAlt)).toHaveValue("En entré");
  await expect(field(page, rows.imageAlt, "en")).toHaveValue("An entrance");
  await kept(page);
});

test("an article is planned, and so are changes of one that is out", async ({ colleague, site }) => {
  const page = await colleague("Elin Berg", "editor");
  await test.step("a planned article waits for its time", async () => {
    const { title, slug } = await openArticle(page, site);
    await page.getByLabel(messages.panel.at).fill("2099-05-04T08:00");
    await button(page, publish.plan).click();
    await expect(page.getByRole("status").filter({ hasText: "4 maj" })).toBeVisible();
    expect((await page.request.get(`/nyheter/${slug}`)).status()).toBe(404);
    await page.goto("/admin/nyheter");
    await expect(page.getByRole("row").filter({ hasText: title })).toContainText("4 maj");
    await expectSoundPage(page);
    // It is among the planned ones, and found while one types.
    const { tabs, search, noMatch } = newsListMessages.sv;
    const stages = page.getByRole("navigation", { name: tabs.label });
    await stages.getByRole("link", { name: tabs.draft }).click();
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
    await stages.getByRole("link", { name: tabs.planned }).click();
    await expect(stages.getByRole("link", { name: tabs.planned })).toHaveAttribute("aria-current", "true");
    await page.getByRole("searchbox", { name: search }).pressSequentially(title.toUpperCase());
    await expect(page).toHaveURL(/lage=planerad.*sok=NYHET|sok=NYHET.*lage=planerad/);
    await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
    await page.getByRole("searchbox", { name: search }).fill("finns inte");
    await expect(page.getByText(noMatch.title)).toBeVisible();
  });
  await test.step("changes of an article that is out are planned, and visitors see what was published until then", async () => {
    const { title, slug } = await openArticle(page, site);
    await publishNow(page, publish.swedish);
    await field(page, rows.title).fill(`${title} från maj`);
    await page.getByLabel(messages.panel.at).fill("2099-05-04T08:00");
    const planned = page.getByText(fill(messages.done.changesPlanned, { at: "mån 4 maj 08:00" }));
    await button(page, publish.plan).click();
    await expect(planned).toHaveCount(2);
    await expectSoundPage(page);
    const shown = async () => (await page.request.get(`/nyheter/${slug}`)).text();
    expect(await shown()).toContain(title);
    expect(await shown()).not.toContain("från maj");
    await button(page, messages.undo).click();
    await expect(page.getByText(messages.done.unplanned)).toBeVisible();
    await expect(page.getByLabel(messages.panel.at)).toHaveValue("");
    await button(page, messages.undo).click();
    await expect(planned).toHaveCount(2);
    const list = await page.context().newPage();
    await list.goto("/admin/nyheter");
    await expect(list.getByRole("row").filter({ hasText: title })).toContainText(
      "ändringar publiceras mån 4 maj",
    );
    await list.close();
    await button(page, publish.unplan).click();
    await expect(planned).toHaveCount(0);
    await publishNow(page, publish.swedish);
    await expect.poll(shown).toContain("från maj");
  });
});

test("what is pasted from a word processor keeps its bold and italics, without an error of the page's CSP", async ({
  colleague,
  site,
}) => {
  const page = await colleague("Elin Berg", "editor");
  await openArticle(page, site);
  const problems = consoleProblems(page);
  const text = field(page, rows.text);
  await text.click();
  await page.keyboard.press("ControlOrMeta+A");
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<b style="font-weight:normal"><p><span style="font-weight:700">fet</span><span style="font-style:italic"> kursiv</span></p></b>`,
    );
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.locator("strong")).toHaveText("fet");
  await expect(text.locator("em")).toHaveText(" kursiv");
  await kept(page);
  expect(problems).toEqual([]);
});

test("of two editors nobody overwrites what the other has written", async ({ colleague, site }) => {
  test.slow();
  const [one, other] = [await colleague("Elin Berg", "editor"), await colleague("Per Ask", "editor")];
  await test.step("two who write in different fields get one text, without leaving the field", async () => {
    await openArticle(one, site);
    await other.goto(one.url());
    await hydrated(other);
    const body = (page: Page) => field(page, rows.text);
    await field(one, rows.lead).fill("Elins ingress.");
    await kept(one);
    await body(other).click();
    await other.keyboard.press("ControlOrMeta+End");
    await other.keyboard.type(" Pers ord.");
    await expect(field(other, rows.lead)).toHaveValue("Elins ingress.");
    await expect(body(other)).toBeFocused();
    await kept(other);
    await field(one, rows.excerpt).fill("Elin skriver vidare.");
    await expect(body(one)).toHaveText("Första stycket på svenska. Pers ord.");
    await kept(one);
    await expect(field(one, rows.excerpt)).toHaveValue("Elin skriver vidare.");
    await expect(
      other.getByText(fill(messages.conflict.merged, { who: "Elin Berg", at: "" }).slice(0, 24)),
    ).toBeVisible();
  });
  await test.step("two who write in different paragraphs of one text get both, each with the caret where it was", async () => {
    const body = (page: Page) => field(page, rows.text);
    await body(one).click();
    await one.keyboard.press("ControlOrMeta+Home");
    await one.keyboard.type("Elin här. ");
    await kept(one);
    const paragraphs = (page: Page) => body(page).locator("p");
    await body(other).click();
    await other.keyboard.press("ControlOrMeta+End");
    // The editor hears of a moved caret a moment after the key, which no hand is fast enough to notice.
    await other.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await other.keyboard.press("Enter");
    await other.keyboard.type("Andra stycket.");
    await expect(paragraphs(other)).toHaveText([
      "Elin här. Första stycket på svenska. Pers ord.",
      "Andra stycket.",
    ]);
    await other.keyboard.type(" Mer.");
    await kept(other);
    await one.keyboard.type("Igen. ");
    await expect(paragraphs(one)).toHaveCount(2);
    await one.keyboard.type("Nu. ");
    await expect(paragraphs(one)).toHaveText([
      "Elin här. Igen. Nu. Första stycket på svenska. Pers ord.",
      "Andra stycket. Mer.",
    ]);
    await kept(one);
    await expect(one.getByRole("alert")).toHaveCount(0);
  });
  await test.step("who writes in the field that the other has saved chooses, and loses nothing", async () => {
    await field(one, rows.excerpt).fill("Elins utdrag.");
    await field(one, rows.lead).fill("Elins nya ingress.");
    await kept(one);
    await field(other, rows.lead).fill("Pers ingress.");
    const notice = other.getByRole("alert").filter({ hasText: "Elin Berg" });
    await expect(notice).toContainText(`${rows.lead} (${languages.sv.toLowerCase()})`);
    await expectSoundPage(other);
    // From further down the bar leads to the choice.
    await other.locator(".saved-state a").click();
    await expect(notice).toBeFocused();
    await notice.getByRole("button", { name: messages.conflict.take }).click();
    await expect(field(other, rows.lead)).toHaveValue("Elins nya ingress.");
    await expect(field(other, rows.excerpt)).toHaveValue("Elins utdrag.");
    await button(other, messages.undo).click();
    await expect(field(other, rows.lead)).toHaveValue("Pers ingress.");
    await expect(field(other, rows.excerpt)).toHaveValue("Elins utdrag.");
    await kept(other);

    await one.reload();
    await hydrated(one);
    await expect(field(one, rows.lead)).toHaveValue("Pers ingress.");
    await field(one, rows.lead).fill("Elin igen.");
    await kept(one);
    await field(other, rows.lead).fill("Per igen.");
    await other.getByRole("button", { name: messages.conflict.keep }).click();
    await kept(other);
    await one.reload();
    await expect(field(one, rows.lead)).toHaveValue("Per igen.");
    await one.getByText(messages.panel.history).click();
    await expect(
      one.getByRole("button", { name: new RegExp(`^${messages.panel.restore}`) }).first(),
    ).toBeVisible();
  });
  await test.step("of two who describe one picture the second sees by whom and what was changed, and loses nothing that was typed", async () => {
    const hash = crypto.randomUUID().replaceAll("-", "");
    await ask(site, "insert into media (hash, width, height) values ($1, 640, 480)", [hash]);
    const { fields, save, done } = mediaMessages.sv;
    const cardOn = (page: Page) => page.locator(`#bild-${hash}`);
    for (const page of [one, other]) {
      await page.goto("/admin/bilder");
      await hydrated(page);
    }
    await cardOn(other).getByLabel(fields.altEn).fill("A door");
    await cardOn(one).getByLabel(fields.altSv).fill("En entré");
    await cardOn(one).getByRole("button", { name: save }).click();
    await expect(one.getByText(done.saved)).toBeVisible();
    // The other browser was notified, and leaves what is being written alone.
    await expect(cardOn(other).getByRole("img")).toHaveAttribute("alt", "En entré");
    await expect(cardOn(other).getByLabel(fields.altEn)).toHaveValue("A door");

    await cardOn(other).getByRole("button", { name: save }).click();
    const notice = other.getByRole("alert");
    await expect(notice).toContainText(/Elin Berg hann före och sparade .*\d\d:\d\d/);
    await expect(notice).toContainText(`${fields.altSv}: ”En entré”`);
    await expectSoundPage(other);
    const stored = () => ask(site, "select alt_sv, alt_en from media where hash = $1", [hash]);
    expect(await stored()).toEqual([{ alt_sv: "En entré", alt_en: "" }]);
    await expect(cardOn(other).getByLabel(fields.altEn)).toHaveValue("A door");
    await expect(cardOn(other).getByLabel(fields.altSv)).toHaveValue("En entré");
    await cardOn(other).getByRole("button", { name: save }).click();
    await expect(other.getByText(done.saved)).toBeVisible();
    expect(await stored()).toEqual([{ alt_sv: "En entré", alt_en: "A door" }]);
  });
});

test("without script an article is saved and published by form", async ({ colleague, browser, site }) => {
  const signedIn = await colleague("Elin Berg", "editor");
  await openArticle(signedIn, site);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(signedIn.url()).origin,
    storageState: await signedIn.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(signedIn.url());
  await field(page, rows.title).fill("Skriven utan skript");
  await button(page, publish.swedish).click();
  await expect(page.getByText(messages.done.published)).toBeVisible();
  await page.getByRole("link", { name: publish.see }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skriven utan skript");
  await context.close();
});

/** Keeps the editor from autosaving, as if every step came within its pause. */
async function withoutPause(page: Page): Promise<void> {
  await page.addInitScript((pause) => {
    const wait = window.setTimeout;
    const begin = (act: () => void, milliseconds?: number) =>
      milliseconds === pause ? 0 : wait(act, milliseconds);
    Object.assign(window, { setTimeout: begin });
  }, pauseMilliseconds);
}

test("what was just written is saved whichever way the page is left @phone", async ({
  colleague,
  site,
  isMobile,
}) => {
  const page = await colleague("Elin Berg", "editor");
  await withoutPause(page);
  await openArticle(page, site);
  const editor = page.url();
  const back = async (text: string) => {
    await page.goto(`${editor}?lang=sv`);
    await hydrated(page);
    await expect(field(page, rows.lead)).toHaveValue(text);
  };
  const inDatabase = async () => {
    const [row] = await ask(
      site,
      "select content #>> '{rows,1,cells,text,sv}' as lead from news_drafts where id = $1",
      [editor.split("/").at(-1) ?? ""],
    );
    return Object(row).lead;
  };

  await field(page, rows.lead).fill("Skrivet före förhandsgranskningen.");
  await page.getByRole("link", { name: messages.preview }).click();
  await expect(page.getByText(newsPreviewMessages.sv.notice)).toBeVisible();
  await expect(page.getByText("Skrivet före förhandsgranskningen.")).toBeVisible();
  await page.getByRole("link", { name: newsPreviewMessages.sv.back }).click();
  await hydrated(page);
  await expect(field(page, rows.lead)).toHaveValue("Skrivet före förhandsgranskningen.");

  await field(page, rows.lead).fill("Skrivet före länken.");
  await page.locator(".news-editor__breadcrumb").getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/nyheter$/);
  expect(await inDatabase()).toBe("Skrivet före länken.");
  await page.goBack();
  await expect(field(page, rows.lead)).toHaveValue("Skrivet före länken.");

  await field(page, rows.lead).fill("Skrivet före bakåt.");
  await page.goBack();
  await expect.poll(inDatabase).toBe("Skrivet före bakåt.");
  await back("Skrivet före bakåt.");

  await field(page, rows.lead).fill("Skrivet före språket.");
  if (isMobile) await page.locator(".admin__menu-narrow summary").click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/lang=en/);
  expect(await inDatabase()).toBe("Skrivet före språket.");
  await back("Skrivet före språket.");

  await field(page, rows.lead).fill("Skrivet före tillbakadragandet.");
  await button(page, publish.swedish).click();
  await expect(page.getByText(messages.done.published)).toBeVisible();
  // The text stays before the settings, whatever message is shown above it.
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await topOf(".news-editor__rows")).toBeLessThan(await topOf(".news-panel"));
  await field(page, rows.lead).fill("Skrivet före ångra.");
  await button(page, messages.undo).click();
  await expect(page.getByText(messages.done.withdrawn)).toBeVisible();
  await expect.poll(inDatabase).toBe("Skrivet före ångra.");

  await field(page, rows.lead).fill("Skrivet före stängningen.");
  await page.close({ runBeforeUnload: true });
  await expect.poll(inDatabase).toBe("Skrivet före stängningen.");
});

test("what could not be saved is in the editor again, and an invalid URL is reported at its field", async ({
  colleague,
  site,
}) => {
  const page = await colleague("Elin Berg", "editor");
  await test.step("what could not be saved is in the editor again afterwards", async () => {
    await openArticle(page, site);
    await page.route("**/spara*", (route) => route.abort());
    await field(page, rows.lead).fill("Skrivet utan nät.");
    await page.getByRole("link", { name: messages.preview }).click();
    await expect(page.getByText(messages.save.failed)).toBeVisible();
    await page.locator(".news-editor__breadcrumb").getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/nyheter$/);
    await page.goBack();
    await expect(field(page, rows.lead)).toHaveValue("Skrivet utan nät.");
    await page.reload();
    await expect(field(page, rows.lead)).toHaveValue("Skrivet utan nät.");
    await page.unroute("**/spara*");
    await kept(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(field(page, rows.lead)).toHaveValue("Skrivet utan nät.");
  });
  await test.step("an invalid URL is reported at its field, and everything else is saved", async () => {
    const { slug } = await openArticle(page, site);
    const address = page.getByLabel(messages.panel.slug, { exact: true });
    await address.fill("Ny nyhet å");
    await field(page, rows.title).fill("Rubriken sparas");
    await expect(page.getByText(messages.wrong.address)).toBeVisible();
    await expect(page.locator(".saved-state")).toContainText("utom det som är markerat");
    await expectSoundPage(page);
    await address.press("Enter");
    await button(page, publish.swedish).click();
    await expect(page.getByRole("alert")).toContainText(messages.problems.marked);
    await page.reload();
    await hydrated(page);
    await expect(field(page, rows.title)).toHaveValue("Rubriken sparas");
    await expect(address).toHaveValue("Ny nyhet å");
    await address.fill(`${slug}-ny`);
    await kept(page);
    await publishNow(page, publish.swedish);
    expect((await page.request.get(`/nyheter/${slug}-ny`)).status()).toBe(200);
  });
});
