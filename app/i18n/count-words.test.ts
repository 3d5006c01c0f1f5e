import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

const demos = { one: "{count} demo", many: "{count} demor" };

test.each([
  [0, "0 demor"],
  [1, "1 demo"],
  [5, "5 demor"],
  [1200, "1\u00a0200 demor"],
])("%i is %s", (count, words) => expect(countWords(demos, count, "sv")).toBe(words));
