import { orderLink } from "#app/company/response-promise.server.ts";
import { homeMessages } from "#app/content/pages/home.server.ts";
import { contactMessageMessages } from "#app/content/shared/forms.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { serviceTable } from "#app/domain/services.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { articleHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { readOwnResponse } from "#app/leads/own-response.server.ts";
import { responseDays } from "#app/leads/own-response.ts";
import { latestNews, type NewsItem } from "#app/news/articles.server.ts";
import { exampleShift } from "#app/pages/example-shift.server.ts";
import { ownOrInvented, type Quote } from "#app/references/reference.ts";
import { siteMap } from "#app/site-map.ts";
import { testimonials } from "#brand/testimonials.ts";
import { bookingView } from "./booking-view.server.ts";

/** One large article and two rows. */
const newsCount = 3;

/** The home page's data, in one language. `news` is a promise; null when they could not be read. */
export async function homeData(locale: Locale, context: Context, now: Date) {
  const { siteUrl, facts, configuration, references, database } = context.get(siteContext);
  const news = readNews(locale, context);
  const response = await readOwnResponse(database, facts.openingHours.openingHours.value, now);
  const { meta, newsCategories, adviceQuestion, steps, measured, ...messages } = homeMessages(facts, locale);
  const { book, match, follow, report, own, ...shift } = steps;
  const { moment, ...example } = exampleShift(facts, locale, { incidents: "0" });
  return {
    locale,
    messages,
    meta: { ...meta, path: siteMap.home.path, siteUrl },
    showAll: servicePageMessages[locale].showAll,
    measured:
      response &&
      countWords(measured, response.minutes, locale, {
        days: String(responseDays),
        responses: formatNumber(response.responses, locale),
      }),
    booking: bookingView(facts, now, locale),
    orders: {
      guard: orderLink(locale, { service: "guard" }),
      orderGuard: orderLink(locale, { service: "orderGuard" }),
    },
    shift: {
      ...example,
      messages: shift,
      own,
      steps: [
        { ...book, moments: [moment("book")] },
        { ...match, moments: [moment("match")] },
        { ...follow, moments: [moment("arrive"), moment("follow")] },
        { ...report, moments: [moment("report")] },
      ],
    },
    logos: ownOrInvented(references(locale).logos, null).own,
    quotes: quotesView(references(locale).quotes, locale),
    news: news.then(
      (items) => items?.map((item, index) => newsCard(item, locale, newsCategories, index === 0)) ?? null,
    ),
    form: contactMessageMessages[locale],
    question: { text: adviceQuestion, href: chatAddress(configuration.AI_CHAT_URL, adviceQuestion) },
  };
}

/** The quotes of the page, the first one large: customers' own, or invented ones, which are marked as examples. */
function quotesView(quotes: readonly Quote[], locale: Locale) {
  const { own, invented } = ownOrInvented(quotes, testimonials[locale]);
  if (invented) return { ...invented, areInvented: true };
  const [large, ...small] = own.map(({ service, ...quote }) => ({
    ...quote,
    mark: serviceTable[service].slug,
  }));
  return { large, small, areInvented: false };
}

/** Without the database the page is shown without news. */
function readNews(locale: Locale, context: Context): Promise<NewsItem[] | null> {
  const { database, reportError } = context.get(siteContext);
  return database
    .read((queries) => latestNews(queries, locale, newsCount))
    .catch((error: unknown) => {
      reportError(error, siteMap.home.path);
      return null;
    });
}

function newsCard(
  { slug, category, ...article }: NewsItem,
  locale: Locale,
  categories: Readonly<Record<string, string>>,
  year: boolean,
) {
  return {
    ...article,
    href: articleHref(slug, locale),
    category: categories[category] ?? category,
    day: formatDay(article.publishedAt, locale, { year }),
  };
}

/** The URL of the external AI chat with a question filled in (product 6.6). */
function chatAddress(chatUrl: string, question: string): string {
  const address = new URL(chatUrl);
  address.searchParams.set("q", question.replaceAll("\u00a0", " "));
  return address.href;
}
