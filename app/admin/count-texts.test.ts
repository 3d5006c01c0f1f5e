import { globSync } from "node:fs";
import { expect, test } from "vitest";

/** What may follow a number of any size: abbreviations, and words without a singular form of their own. */
const unchanging =
  /^(min|MB|av|of|till|to|more|visas|shown|chosen|pågår|open|saknas|missing|äldre|older|väntar|pending|gjorda|applied|tecken|characters)$/;

/** The texts in which a number is followed by a word that differs for one and many. */
function countTexts(value: unknown, path: string): string[] {
  if (typeof value === "string") {
    const word = /\{count\}[\s\u00a0]+(\p{L}+)/u.exec(value)?.[1];
    return word && !unchanging.test(word) ? [path] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const isPair = "one" in value && "many" in value;
  return Object.entries(value).flatMap(([key, part]) => (isPair ? [] : countTexts(part, `${path}.${key}`)));
}

test("a number of things has words for one and for many, in every text of the admin", async () => {
  const files = globSync("app/{admin,demos,leads}/**/*words.server.ts");
  expect(files.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const file of files) {
    const messages: Record<string, unknown> = await import(`../../${file}`);
    for (const [name, value] of Object.entries(messages)) found.push(...countTexts(value, `${file} ${name}`));
  }
  expect(found).toEqual([]);
});
