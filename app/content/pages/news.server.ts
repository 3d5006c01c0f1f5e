import { serviceNames } from "#app/content/shared/service-names.server.ts";
import { copy } from "#app/i18n/copy.ts";

/** The names of categories and services, on the list and on an article's page. */
export const newsNames = copy(
  {
    categories: {
      guide: "Guide",
      product: "Produkt",
      training: "Utbildning",
      cities: "Städer",
      press: "Press",
    },
    roles: serviceNames.sv,
    minutes: { one: "minut", many: "minuter" },
  },
  {
    categories: {
      guide: "Guide",
      product: "Product",
      training: "Training",
      cities: "Cities",
      press: "Press",
    },
    roles: serviceNames.en,
    minutes: { one: "minute", many: "minutes" },
  },
);

/** The list of news: every item says what it changes for customers. */
export const newsMessages = copy(
  {
    /** Followed by a page's number. */
    titlePage: "sida",
    description:
      "Nyheter och guider för dig som bokar väktare, ordningsvakter och entrévärdar. Vid varje nyhet står vad den betyder för dig.",
    keywords: "nyheter säkerhet, guide ordningsvakt, guide väktare, bevakning",
    heading: "Nyheter",
    lead: "Vid varje nyhet står vad den betyder för dig.",
    forYou: "För dig:",
    imageFailed: "Bild ej tillgänglig",
    read: { guide: "Läs guiden", other: "Läs hela" },
    all: "Alla nyheter",
    categories: "Kategorier",
    everything: "Alla",
    concerns: "Gäller",
    older: "Äldre nyheter",
    newer: "Nyare nyheter",
    last: "Det var alla nyheter.",
    pages: "Sidor",
    page: "Sida",
    of: "av",
    feed: "Nyheter som flöde (RSS)",
    empty: {
      heading: "Inget här än",
      text: "Vi har inte skrivit något i den här kategorin än.",
      action: "Visa alla nyheter",
    },
    unknown: {
      heading: "Den listan finns inte",
      text: "Adressen leder till en kategori eller en sida som inte finns. Nyheterna är kvar.",
      action: "Visa alla nyheter",
    },
    inPress: {
      heading: "I pressen",
      example: { label: "Exempel", text: "Tidningen och artikeln är påhittade." },
    },
    press: {
      heading: "Skriver du om säkerhets\u00adbranschen?",
      text: "Mejla, så får du svar och någon att intervjua. Här hämtar du logotypen.",
      mail: "Mejla pressfrågor",
      subject: "Pressfråga",
      logo: "Hämta logotypen",
    },
  },
  {
    titlePage: "page",
    description:
      "News and guides for those who book guards, public-order guards and entrance hosts. Every item says what it means for you.",
    keywords: "security news Sweden, public-order guard guide, guarding guide",
    heading: "News",
    lead: "Every item says what it means for you.",
    forYou: "For you:",
    imageFailed: "Image not available",
    read: { guide: "Read the guide", other: "Read more" },
    all: "All news",
    categories: "Categories",
    everything: "All",
    concerns: "About",
    older: "Older news",
    newer: "Newer news",
    last: "That was all the news.",
    pages: "Pages",
    page: "Page",
    of: "of",
    feed: "News as a feed (RSS)",
    empty: {
      heading: "Nothing here yet",
      text: "We have not written anything in this category yet.",
      action: "Show all news",
    },
    unknown: {
      heading: "There is no such list",
      text: "The address leads to a category or a page that does not exist. The news is still there.",
      action: "Show all news",
    },
    inPress: {
      heading: "In the press",
      example: { label: "Example", text: "The newspaper and the article are invented." },
    },
    press: {
      heading: "Writing about security?",
      text: "Email us for answers and someone to interview. Download our logo here.",
      mail: "Email press questions",
      subject: "Press question",
      logo: "Download the logo",
    },
  },
);
