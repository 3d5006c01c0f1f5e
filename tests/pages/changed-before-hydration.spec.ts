import type { Page } from "@playwright/test";
import { addContactRequest, expect, test } from "#tests/admin/admin-fixtures.ts";
import { holdScripts, partsHydrated } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

const translator = "a translator, which puts each text into a font element";

/** What translators and extensions do to a page. React then renders it anew. */
const changes = {
  [translator]: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isShown = !text.parentElement?.closest("script, style, textarea, option");
      if (text instanceof Text && isShown && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  },
  "an extension, which adds an element after each field": () => {
    for (const field of document.querySelectorAll("input, textarea, select"))
      field.after(document.createElement("div"));
  },
};

/** Opens a page whose scripts are held; `release` lets them run and resolves when React has rendered the page anew. */
async function openHeld(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#page-data")).toBeAttached();
  const release = async () => {
    const recovered = page.waitForEvent("pageerror", ({ message }) => /\b418\b/.test(message));
    releaseScripts();
    await recovered;
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await partsHydrated(page);
  };
  return { release };
}

/** Changes every visible field of the page as a visitor does, and presses a key, which starts the hydration. */
async function fillInAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const typed: Record<string, string> = {
      date: "2040-11-24",
      "datetime-local": "2040-11-24T18:30",
      time: "18:30",
      number: "7",
    };
    const isShown = (field: Field) => {
      const { width, height } = field.getBoundingClientRect();
      return width > 0 && height > 0 && field.checkVisibility({ visibilityProperty: true });
    };
    // Looked at anew for each, since a choice may hide or show others.
    const shown = () =>
      [...document.querySelectorAll<Field>("main :is(input:not([name=website]), textarea, select)")].filter(
        isShown,
      );
    for (let place = 0; place < shown().length; place += 1) {
      const field = shown()[place];
      if (!field || ["hidden", "file", "submit"].includes(field.type)) continue;
      field.focus();
      if (["radio", "checkbox"].includes(field.type)) field.click();
      else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else field.value = typed[field.type] ?? `text ${field.type}`;
      for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  });
  await page.keyboard.press("Shift");
}

/** The state of every visible field, and the focus. */
function fieldsOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const fields = document.querySelectorAll<HTMLInputElement>(
      "main :is(input:not([type=hidden]), textarea, select, details)",
    );
    const shown = Array.from(fields).filter((field) => field.checkVisibility());
    return shown.map((field) => ({
      name: field.name ?? field.localName,
      value: field.value,
      checked: field.checked,
      open: field instanceof HTMLDetailsElement && field.open,
      caret: field === focused ? field.selectionStart : "not focused",
    }));
  });
}

/** Pages with the same fields on both screens: each change is tried on one of the two. */
const alike = [
  "/bli-kontaktad",
  "/offert?for=orderGuard",
  "/1-bolt",
  "/boka-demo",
  "/logga-in",
  "/admin/aviseringar",
  "/admin/demo/boka",
];

for (const [by, change] of Object.entries(changes)) {
  test(`every form keeps what was typed, chosen and focused when the page was changed by ${by} @both`, async ({
    admin: page,
    site,
    isMobile,
  }) => {
    test.slow();
    const lead = await addContactRequest(site, { company: `Ändrad ${crypto.randomUUID()}` });
    const isItsScreen = isMobile === (by === translator);
    const leadPath = `/admin/forfragningar/${lead}`;
    const onOne = isItsScreen ? [...alike, `${leadPath}/offert`] : [];
    const paths = ["/#kontakt", "/pris", leadPath, ...onOne];
    for (const path of paths)
      await test.step(path, async () => {
        const { release } = await openHeld(page, path);
        await page.evaluate(change);
        await fillInAll(page);
        const last = page
          .locator("main")
          .locator("input[type=text], textarea")
          .filter({ visible: true })
          .last();
        if (await last.count()) await last.press("ArrowLeft");
        const typed = await fieldsOf(page);
        expect(typed.length).toBeGreaterThan(0);
        await release();
        // A choice may show further fields.
        expect(await fieldsOf(page)).toEqual(expect.arrayContaining(typed));
        await page.unrouteAll({ behavior: "wait" });
      });
  });

  test(`a form is typed on and stored when the page was changed by ${by}`, async ({ page, site }) => {
    const company = `Översatt ${crypto.randomUUID().slice(0, 8)}`;
    const { release } = await openHeld(page, "/");
    await page.evaluate(change);
    await page.locator('main [commandfor="kontakt-dialog"]').first().click();
    const dialog = page.locator("#kontakt-dialog");
    await dialog.locator("[name=contactType][value=phone]").check({ force: true });
    await dialog.locator("[name=phone]").fill("070-123 45 67");
    await dialog.locator("[name=companyName]").click();
    await page.keyboard.type(`${company} `);
    await release();
    await expect(dialog).toBeVisible();
    await page.keyboard.type("AB");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const stored = await ask(site, "select contact_value from contact_requests where company_name = $1", [
      `${company} AB`,
    ]);
    expect(stored).toEqual([{ contact_value: "070-123 45 67" }]);
  });
}

test("a button that was pressed before hydration acts when the page was changed meanwhile", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { release } = await openHeld(page, "/pris");
  await page.evaluate(changes[translator]);
  const copy = page.locator(".estimator__copy");
  await copy.click();
  await release();
  await expect(page.locator(".estimator")).toContainText("Länken är kopierad");
});
