import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** Parts of other components, and those without an appearance of their own. */
const notShown = ["field-error", "field-frame", "hydrate-on-interaction", "late-drawing", "toaster"];

test("the development server's page of components shows every component of the design system", () => {
  const components = readdirSync("app/ui").flatMap((file) => /^(.*)\.tsx$/.exec(file)?.[1] ?? []);
  const page =
    readFileSync("app/pages/components.tsx", "utf8") +
    readFileSync("app/pages/components/patterns.tsx", "utf8");
  const missing = components.filter((name) => !page.includes(`"#app/ui/${name}.tsx"`));
  expect(missing).toEqual(notShown);
});

test("no table row is positioned: in Safari what is absolute in it would cover the whole page", () => {
  const positioned = /(?:^|[\s,>])tr\b[^{},;]*\{[^}]*position: relative/;
  expect(sources("app").filter(({ path, text }) => path.endsWith(".css") && positioned.test(text))).toEqual(
    [],
  );
});
