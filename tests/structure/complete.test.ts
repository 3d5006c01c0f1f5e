import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { companyPageMessages } from "#app/admin/company/words.server.ts";
import { adminPages } from "#app/admin/navigation.ts";
import { applicationFields } from "#app/careers/application/fields.ts";
import { fieldNames, kindOf } from "#app/company/facts.ts";
import { factsParts } from "#app/company/schema.ts";
import { searchWords } from "#app/content/search-words.server.ts";
import { demoFields } from "#app/demos/fields.ts";
import type { RequestKind } from "#app/domain/request-kinds.ts";
import type { FormFields } from "#app/forms/form-fields.ts";
import { locales } from "#app/i18n/locale.ts";
import { contactMessageFields } from "#app/requests/contact-request/fields.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import { quoteFields } from "#app/requests/quote-request/fields.ts";
import routes from "#app/routes.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";

/* What the compiler does not require when a page, a price or a field is added. */

/** The paths of some routes and of those below them. */
function pathsOf(some: readonly RouteConfigEntry[], above = ""): string[] {
  return some.flatMap(({ path, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    return [whole, ...pathsOf(children, whole)];
  });
}

/** Pages that are found by their own words alone. */
const withoutWords: readonly PageKey[] = ["search"];

describe("a new page", () => {
  it("has words by which people look for it (app/content/search-words.server.ts), if it is not a story", () => {
    const missing = (Object.keys(siteMap) as PageKey[]).filter(
      (key) => !(key in searchWords) && !key.startsWith("story") && !withoutWords.includes(key),
    );
    expect(missing).toEqual([]);
  });
});

describe("a new page of the admin", () => {
  it("has a route (app/routes.ts)", () => {
    const routed = pathsOf(routes);
    expect(adminPages.map(({ path }) => path).filter((path) => !routed.includes(path))).toEqual([]);
  });

  it("has a shortcut of its own, or none", () => {
    const shortcuts = adminPages.flatMap((page) => ("shortcut" in page ? page.shortcut : []));
    expect(shortcuts).toEqual([...new Set(shortcuts)]);
  });
});

describe("a new price or statement", () => {
  it.each(locales)("has a label in the admin, %s", (locale) => {
    const { fields, groups } = companyPageMessages[locale];
    const names = factsParts.flatMap((part) => fieldNames(part));
    const labelled = names.filter((name) => !["source", "date", "footnote"].includes(kindOf(name)));
    expect(labelled.filter((name) => !(name in fields))).toEqual([]);
    const prices = fieldNames("prices").map((name) => name.split(".")[0] ?? "");
    expect(prices.filter((group) => group !== "supplements" && !(group in groups))).toEqual([]);
  });
});

describe("a new field of a form", () => {
  it("is told in the privacy text (app/content/prose/privacy, app/content/pages/privacy.server.ts) and docs/product.md", () => {
    const forms: Record<RequestKind | "demo" | "application", FormFields> = {
      contact: contactMessageFields,
      quote: quoteFields,
      order: orderFields,
      demo: demoFields,
      application: applicationFields,
    };
    const fields = Object.entries(forms).map(([form, of]) => `${form}: ${Object.keys(of).join(" ")}`);
    expect(fields).toMatchSnapshot();
  });
});
