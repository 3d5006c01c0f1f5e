import type { Locator, Page } from "@playwright/test";
import { expect } from "#tests/fixtures.ts";

/** What a task takes: keys that are pressed (with Ctrl or Shift it is one), clicks, and texts that are typed. */
export interface Effort {
  keys: number;
  clicks: number;
  texts: number;
}

/** The hands of somebody at work: what they do to the page is done and counted. */
export interface Hands {
  /** Presses a key, "j" or "Control+Enter". */
  press(key: string): Promise<void>;
  /** Clicks, or touches on a phone. */
  click(target: Locator, options?: Parameters<Locator["click"]>[0]): Promise<void>;
  /** Types a text where the focus is; however long it is, it counts as one text. */
  type(text: string): Promise<void>;
  /** Writes a time into the browser's own field for times, where the focus is; one text. */
  writeTime(field: Locator, time: string): Promise<void>;
  /** Chooses from a list by the mouse: one click opens it, one chooses. */
  choose(list: Locator, label: string): Promise<void>;
}

/**
 * Does a task with counted hands, and expects that it takes no more than `most`; what is not named there is not needed
 * at all. Waiting and looking are free. Returns what it took.
 */
export async function doTask(
  page: Page,
  task: string,
  most: Partial<Effort>,
  work: (hands: Hands) => Promise<void>,
): Promise<Effort> {
  const effort: Effort = { keys: 0, clicks: 0, texts: 0 };
  await work({
    async press(key) {
      effort.keys += 1;
      await page.keyboard.press(key);
    },
    async click(target, options) {
      effort.clicks += 1;
      await target.click(options);
    },
    async type(text) {
      effort.texts += 1;
      await page.keyboard.type(text);
    },
    async writeTime(field, time) {
      effort.texts += 1;
      await expect(field).toBeFocused();
      await field.fill(time);
    },
    async choose(list, label) {
      effort.clicks += 2;
      await list.selectOption({ label });
    },
  });
  for (const what of ["keys", "clicks", "texts"] as const)
    expect(effort[what], `${what} of "${task}"`).toBeLessThanOrEqual(most[what] ?? 0);
  return effort;
}
