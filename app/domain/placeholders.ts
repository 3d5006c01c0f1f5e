/**
 * What visitors see that is not the company's own (product 1.13): found from the facts themselves, so that the list is
 * empty once everything has been replaced.
 */

/** Where somebody replaces it: in a file of brand/, in a setting, or on a page of the admin. */
export type PlaceholderPlace = "brand" | "settings" | "references" | "news" | "openings" | "stories";

export interface Placeholder {
  name: PlaceholderName;
  place: PlaceholderPlace;
  /** What visitors see; empty where the name says it. */
  values: readonly string[];
}

/** What is looked at: what brand/company.ts says, settings, and how much of the content is the company's own. */
export interface PublicFacts {
  company: {
    phone: string;
    organisationNumber: string;
    vatNumber: string;
    authorisation: { reference: string };
    address: { street: string; postalCode: string; city: string };
    customerServiceEmail: string;
    salesEmail: string;
    securityEmail: string;
    socials: readonly { url: string }[];
  };
  settings: Record<"BOOKING_APP_URL" | "AI_CHAT_URL" | "APP_STORE_URL" | "PLAY_STORE_URL", string>;
  /** How many of the company's own visitors see. */
  own: Record<"logos" | "quotes" | "press", number>;
  areStoriesInvented: boolean;
  /** The titles of the articles that visitors see, in Swedish. */
  articles: readonly string[];
  /** How many openings visitors see that nobody has changed since the site was installed. */
  firstOpenings: number;
}

export const placeholderNames = [
  "logos",
  "quotes",
  "press",
  "articles",
  "openings",
  "stories",
  "phone",
  "organisationNumber",
  "vatNumber",
  "authorisation",
  "address",
  "emails",
  "socials",
  "bookingApp",
  "chat",
  "appStores",
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** Everything that visitors see in place of the company's own. */
export function placeholdersOf({
  company,
  settings,
  own,
  areStoriesInvented,
  articles,
  firstOpenings,
}: PublicFacts): Placeholder[] {
  const emails = [company.customerServiceEmail, company.salesEmail, company.securityEmail];
  const { street, postalCode, city } = company.address;
  const found: Record<PlaceholderName, { place: PlaceholderPlace; values: readonly string[] | null }> = {
    logos: { place: "references", values: own.logos === 0 ? [] : null },
    quotes: { place: "references", values: own.quotes === 0 ? [] : null },
    press: { place: "references", values: own.press === 0 ? [] : null },
    articles: { place: "news", values: some(articles.filter(isExampleTitle)) },
    openings: { place: "openings", values: firstOpenings > 0 ? [String(firstOpenings)] : null },
    stories: { place: "stories", values: areStoriesInvented ? [] : null },
    phone: { place: "brand", values: some([company.phone].filter(isUnassigned)) },
    organisationNumber: { place: "brand", values: some([company.organisationNumber].filter(isUnassigned)) },
    vatNumber: {
      place: "brand",
      values: some([company.vatNumber].filter((number) => isUnassigned(number.slice(0, -2)))),
    },
    authorisation: {
      place: "brand",
      values: some([company.authorisation.reference].filter(isUnassignedDecision)),
    },
    address: {
      place: "brand",
      values: street.toLowerCase().startsWith("exempel") ? [`${street}, ${postalCode} ${city}`] : null,
    },
    emails: {
      place: "brand",
      values: some(emails.filter((email) => isExampleHost(email.split("@")[1] ?? ""))),
    },
    socials: { place: "brand", values: some(company.socials.map(({ url }) => url).filter(isExampleUrl)) },
    bookingApp: { place: "settings", values: some([settings.BOOKING_APP_URL].filter(isExampleUrl)) },
    chat: { place: "settings", values: some([settings.AI_CHAT_URL].filter(isExampleUrl)) },
    appStores: {
      place: "settings",
      values: some([settings.APP_STORE_URL, settings.PLAY_STORE_URL].filter(isExampleUrl)),
    },
  };
  return placeholderNames.flatMap((name) => {
    const { place, values } = found[name];
    return values ? { name, place, values } : [];
  });
}

/** How the Swedish title of an invented article begins. */
const exampleTitle = "Exempel:";

/** The titles of invented articles, for LIKE. */
export const exampleTitles = `${exampleTitle}%`;

/** Whether a title says that the article is an invented example. */
function isExampleTitle(title: string): boolean {
  return title.startsWith(exampleTitle);
}

/** A number that ends with four zeros or more, which no authority and no operator gives. */
function isUnassigned(number: string): boolean {
  return /0000$/.test(number.replace(/\D/g, ""));
}

/** A decision whose own number, between those of its subject and its year, is zero. */
function isUnassignedDecision(reference: string): boolean {
  return /-0+-/.test(reference);
}

/** The top-level domain "example" is reserved: nothing is reached there (RFC 2606). */
function isExampleHost(host: string): boolean {
  return host === "example" || host.endsWith(".example");
}

function isExampleUrl(url: string): boolean {
  return URL.canParse(url) && isExampleHost(new URL(url).hostname);
}

function some(values: readonly string[]): readonly string[] | null {
  return values.length > 0 ? values : null;
}
