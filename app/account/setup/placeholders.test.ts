import { describe, expect, it, test } from "vitest";
import { type PublicFacts, placeholderNames, placeholdersOf } from "#app/domain/placeholders.ts";
import { brand } from "#brand/company.ts";

const own: PublicFacts = {
  company: {
    phone: "08-123 45 67",
    organisationNumber: "556016-0680",
    vatNumber: "SE556016068001",
    authorisation: { reference: "213-12045-2024" },
    address: { street: "Hamngatan 3", postalCode: "111 47", city: "Stockholm" },
    customerServiceEmail: "hej@foretaget.se",
    salesEmail: "salj@foretaget.se",
    securityEmail: "sakerhet@foretaget.se",
    socials: [{ url: "https://www.linkedin.com/company/foretaget" }],
  },
  settings: {
    BOOKING_APP_URL: "https://app.foretaget.se/",
    AI_CHAT_URL: "https://chat.foretaget.se/",
    APP_STORE_URL: "https://apps.apple.com/se/app/id1",
    PLAY_STORE_URL: "https://play.google.com/store/apps/details?id=se.foretaget",
  },
  own: { logos: 1, quotes: 1, press: 1 },
  areStoriesInvented: false,
  articles: ["Exemplarisk bevakning", "Nya tider"],
  firstOpenings: 0,
};

const namesOf = (facts: PublicFacts) => placeholdersOf(facts).map(({ name }) => name);

test("a company that has replaced everything has none", () => {
  expect(placeholdersOf(own)).toEqual([]);
});

test("a new installation has all of them, each with what visitors see", () => {
  const found = placeholdersOf({
    company: brand,
    settings: {
      BOOKING_APP_URL: "https://app.tillsvidare.example/",
      AI_CHAT_URL: "https://chat.example/",
      APP_STORE_URL: "https://app-store.example/x",
      PLAY_STORE_URL: "https://play-store.example/x",
    },
    own: { logos: 0, quotes: 0, press: 0 },
    areStoriesInvented: true,
    articles: ["Exempel: Tidningen om bemanning", "Nya tider"],
    firstOpenings: 7,
  });
  expect(found.map(({ name }) => name)).toEqual([...placeholderNames]);
  expect(found).toContainEqual({ name: "phone", place: "brand", values: [brand.phone] });
  expect(found).toContainEqual({
    name: "articles",
    place: "news",
    values: ["Exempel: Tidningen om bemanning"],
  });
});

describe("each is gone as soon as it is replaced", () => {
  it.each([
    ["phone", { company: { ...own.company, phone: "031-000 00 00" } }],
    ["organisationNumber", { company: { ...own.company, organisationNumber: "556000-0000" } }],
    ["vatNumber", { company: { ...own.company, vatNumber: "SE556000000001" } }],
    ["authorisation", { company: { ...own.company, authorisation: { reference: "213-0000-2023" } } }],
    ["emails", { company: { ...own.company, salesEmail: "sales@foretaget.example" } }],
    ["bookingApp", { settings: { ...own.settings, BOOKING_APP_URL: "https://app.foretaget.example/" } }],
    ["quotes", { own: { ...own.own, quotes: 0 } }],
    ["openings", { firstOpenings: 1 }],
  ] as const)("%s", (name, changed) => {
    expect(namesOf({ ...own, ...changed })).toEqual([name]);
  });
});
