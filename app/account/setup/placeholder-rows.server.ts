import { setupMessages } from "#app/content/account/setup.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { readPlaceholders } from "#app/domain/placeholders.server.ts";
import type { Placeholder, PlaceholderName } from "#app/domain/placeholders.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { storyMessages } from "#brand/stories/stories.server.ts";

/**
 * What visitors see in place of the company's own, in words and with where it is replaced, for the set-up and for Drift
 * (product 1.13). Throws DatabaseUnavailable.
 */
export async function readPlaceholderRows(context: Context, locale: Locale) {
  const { database, configuration, references } = context.get(siteContext);
  const { logos, quotes, press } = references(defaultLocale);
  const found = await readPlaceholders(database, {
    company: brand,
    settings: configuration,
    own: { logos: logos.length, quotes: quotes.length, press: press.length },
    areStoriesInvented: "example" in storyMessages[defaultLocale],
  });
  return found.map((placeholder) => placeholderRow(placeholder, locale));
}

export type PlaceholderRow = ReturnType<typeof placeholderRow>;

const settingNames: Partial<Record<PlaceholderName, string>> = {
  bookingApp: "BOOKING_APP_URL",
  chat: "AI_CHAT_URL",
  appStores: "APP_STORE_URL, PLAY_STORE_URL",
};

const adminPlaces: Partial<Record<Placeholder["place"], string>> = {
  references: adminPaths.references,
  news: adminPaths.news,
  openings: adminPaths.openings,
};

function placeholderRow({ name, place, values }: Placeholder, locale: Locale) {
  const { names, places, count } = setupMessages[locale].placeholders;
  const path = adminPlaces[place];
  return {
    key: name,
    name: names[name],
    value: name === "openings" ? countWords(count, Number(values[0]), locale) : values.join(", "),
    where: fill(places[place], { setting: settingNames[name] ?? "" }),
    href: path ? pathIn(path, locale) : null,
  };
}
