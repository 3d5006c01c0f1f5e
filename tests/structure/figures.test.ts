import { beforeEach, expect, it, vi } from "vitest";
import { defaultFigureTexts, improbableFigures } from "#tests/improbable-figures.ts";

const load = import.meta.glob<Record<string, unknown>>("/app/content/**/*.server.ts");

beforeEach(() => vi.resetModules());

/** All words of both languages, of modules that are imported anew. */
async function words(): Promise<string> {
  const modules = await Promise.all(Object.entries(load).map(async ([path, read]) => [path, await read()]));
  // JSON asks each copy for its languages; functions are what they give.
  return JSON.stringify(modules, (_key, value) => (typeof value === "function" ? value() : value), 1);
}

it("every text follows the figures: what is read after a change is what it would be had it always held", async () => {
  const before = await words();
  (await import("#app/content/figures.ts")).setFigures(improbableFigures);
  const followed = await words();

  vi.resetModules();
  (await import("#app/content/figures.ts")).setFigures(improbableFigures);
  const fresh = await words();

  expect(followed).not.toBe(before);
  expect(followed).toBe(fresh);
});

it("no text says a figure of its own", async () => {
  (await import("#app/content/figures.ts")).setFigures(improbableFigures);
  const lines = (await words()).split("\n");
  expect(lines.filter((line) => defaultFigureTexts.test(line))).toEqual([]);
});

it("words are put together once for each state of the figures", async () => {
  const { copyWith, renewCopy } = await import("#app/i18n/copy.ts");
  let made = 0;
  const text = copyWith(
    () => ({ price: 7431 }),
    ({ price }) => ({ text: `${price}\u00a0kr`, made: ++made }),
    ({ price }) => ({ text: `SEK\u00a0${price}`, made: ++made }),
  );
  expect([text.sv.text, text.sv.text, text.en.text, text.en.text]).toEqual([
    "7431\u00a0kr",
    "7431\u00a0kr",
    "SEK\u00a07431",
    "SEK\u00a07431",
  ]);
  expect(made).toBe(2);
  renewCopy();
  expect(text.sv.made).toBe(3);
});
