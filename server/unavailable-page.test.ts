import { expect, test } from "vitest";
import { locales } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { awayPage } from "./unavailable-page.ts";

const kinds = ["outage", "unsent"] as const;

// After a change of the texts: vitest run --project unit server/unavailable-page.test.ts -u
test.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
  "deploy/away has the page that proxies show: %s %s",
  async (locale, kind) => {
    const page = awayPage(locale, kind);
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain(brand.phone);
    await expect(page).toMatchFileSnapshot(`../deploy/away/${locale}-${kind}.html`);
  },
);
