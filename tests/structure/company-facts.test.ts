import { expect, it } from "vitest";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { prose, proseNames } from "#app/pages/prose.server.ts";
import { defaultFactTexts, improbableFacts } from "#tests/improbable-facts.ts";

const modules = import.meta.glob<Record<string, unknown>>("/app/content/**/*.server.ts", { eager: true });

type Messages = (facts: CompanyFacts, locale: Locale) => unknown;
const isMessages = (exported: unknown): exported is Messages => typeof exported === "function";

it("no text says a company fact of its own: with other facts, every text says those", () => {
  const long = proseNames.flatMap((name) =>
    locales.map((locale) => prose(name, locale, improbableFacts, { host: "tag.example" })),
  );
  const texts = JSON.stringify(
    [modules, long],
    (_key, value: unknown) =>
      isMessages(value) ? locales.map((locale) => value(improbableFacts, locale)) : value,
    1,
  );
  expect(texts.split("\n").filter((line) => defaultFactTexts.test(line))).toEqual([]);
});
