import { Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect } from "#tests/fixtures.ts";

/** What an element is called, or a part of it. */
type Name = string | RegExp;

const pressable = "a[href], button, summary, label, [role=option]";
const anything = /(?:)/;

/**
 * Somebody at a browser that WebDriver drives: finds things by the names that are shown or read aloud, waits until they
 * are there, and clicks and types through the browser itself. What lies behind an open modal dialog is not found.
 */
export class Visitor {
  readonly driver: WebDriver;
  readonly #site: string;

  constructor(driver: WebDriver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.driver.get(this.#site + path);
  }

  /** Resolves when the whole page is hydrated, which a key press starts. */
  async hydrated(): Promise<void> {
    await this.keys(Key.SHIFT);
    await expect.poll(() => this.has("html[data-hydrated]")).toBe(true);
  }

  /** Clicks a button, a link, a choice or what opens a fold, by its name. */
  async press(name: Name): Promise<void> {
    await this.#untilDone(async () => (await this.#find(pressable, name)).click());
  }

  /** Clicks the first element that a selector finds and that is shown. */
  async click(selector: string): Promise<void> {
    await this.#untilDone(async () => (await this.#find(selector, anything)).click());
  }

  /** Writes into fields, by their `name`; in a list it chooses by the option's value. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.#untilDone(async () => {
        const field = await this.#find(`[name=${name}]`, anything);
        if ((await field.getTagName()) === "select")
          return field.findElement({ css: `option[value="${value}"]` }).click();
        await field.clear();
        const isDate = (await field.getAttribute("type")) === "date";
        await field.sendKeys(isDate ? monthFirst(value) : value);
      });
  }

  /** Presses keys where the focus is. */
  async keys(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while Ctrl is held. */
  async withControl(key: string): Promise<void> {
    await this.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Resolves when the page shows a text. */
  async sees(text: Name): Promise<void> {
    const shown = expect.poll(() => this.text(), { timeout: 20_000 });
    await (typeof text === "string" ? shown.toContain(text) : shown.toMatch(text));
  }

  /** The text that the first element of a selector shows, in one line; empty when there is none. */
  text(selector = "body"): Promise<string> {
    return this.driver.executeScript(
      `return (document.querySelector(arguments[0])?.innerText ?? "").replace(/\\s+/g, " ")`,
      selector,
    );
  }

  /** Whether there is an element for a selector. */
  has(selector: string): Promise<boolean> {
    return this.driver.executeScript("return document.querySelector(arguments[0]) !== null", selector);
  }

  /** What the element with the focus is called. */
  focused(): Promise<string> {
    return this.driver.executeScript(`${nameOf} return nameOf(document.activeElement)`);
  }

  /** The first match that is shown. */
  async #find(selector: string, name: Name): Promise<WebElement> {
    const { source, flags } = typeof name === "string" ? exactly(name) : name;
    const found = await this.driver.executeScript<WebElement | null>(find, selector, source, flags);
    if (found) return found;
    throw new Error(`nothing shown is called "${name}" (${selector})`);
  }

  /** Does something as soon as it can be done: the page may still be drawing. A test that fails shows the last reason. */
  async #untilDone(work: () => Promise<void>): Promise<void> {
    const outcome = () => work().then(() => "done", String);
    await expect.poll(outcome, { timeout: 15_000 }).toBe("done");
  }
}

/** A date as one types it into a date field of this browser, whose locale is C: month, day and year. */
function monthFirst(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}-${day}-${year}`;
}

function exactly(text: string): RegExp {
  return new RegExp(`^${RegExp.escape(text)}$`);
}

/** A name in the page: what is read aloud of a button, a link or a field. */
const nameOf = `
function nameOf(element) {
  const named = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => id && document.getElementById(id));
  const texts = named.some(Boolean) ? named : [...(element.labels ?? [])];
  const label = element.getAttribute("aria-label") ?? texts.map((each) => each?.innerText ?? "").join(" ");
  return (label || element.innerText || element.textContent || "").replace(/\\s+/g, " ").trim();
}`;

/** Finds in the page, and scrolls there, since WebKit's driver does not. */
const find = `${nameOf}
const [selector, source, flags] = arguments;
const wanted = new RegExp(source, flags);
const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
const found = [...(dialog ?? document).querySelectorAll(selector)].find((element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]") && wanted.test(nameOf(element)));
found?.scrollIntoView({ block: "center", behavior: "instant" });
return found ?? null;`;
