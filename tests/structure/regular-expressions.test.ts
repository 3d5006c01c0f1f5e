import { check } from "recheck";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Files whose expressions may be slow on texts that they never get. */
const ownTextOnly: Readonly<Record<string, string>> = {
  "backend/database/embedded.ts": "reads what PostgreSQL says at its start",
};

/** Files that build an expression, and from what. */
const composed: Readonly<Record<string, string>> = {
  "app/analytics/ask-consent.ts": "the name of a cookie of ours",
  "app/i18n/locale.ts": "the name of a cookie of ours and a language",
  "backend/auth/service.ts": "the patterns of the endpoints",
};

/** The search is limited by steps, not by time, so that a busy machine gives the same result. */
const byCountAlone = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

interface Found {
  path: string;
  pattern: string;
  flags: string;
}

const literals: Found[] = [];
const constructions: string[] = [];
for (const { path, text } of sources("app", "server", "backend")) {
  if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
  const constructed = ({ callee }: { callee: { type: string } }) => {
    if (Reflect.get(callee, "name") === "RegExp") constructions.push(path);
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) literals.push({ path, pattern: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: constructed,
    CallExpression: constructed,
  }).visit(parseSync(path, text).program);
}

test("no regular expression takes more than linear time on a text from outside", async () => {
  expect(literals.length).toBeGreaterThan(150);
  // Expressions without unlimited repetition, and duplicates, need not be checked.
  const repeating = literals.filter(
    ({ path, pattern }) => !(path in ownTextOnly) && /[*+]|\{\d+,\}/.test(pattern),
  );
  expect(repeating.length).toBeGreaterThan(60);
  const checked = new Map(repeating.map((found) => [`/${found.pattern}/${found.flags}`, found])).values();
  const slow = await Promise.all(
    [...checked].map(async ({ path, pattern, flags }) => {
      const found = await check(pattern, flags, byCountAlone);
      return found.status === "safe"
        ? []
        : [
            `${path}: /${pattern}/${flags} is ${found.status === "vulnerable" ? found.complexity.summary : "not understood"}`,
          ];
    }),
  );
  expect(slow.flat()).toEqual([]);
}, 60_000);

test("a regular expression is put together in known places alone", () => {
  expect([...new Set(constructions)].sort()).toEqual(Object.keys(composed).sort());
});
