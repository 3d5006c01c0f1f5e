import { orderLink } from "#app/company/response-promise.server.ts";
import { homeMessages } from "#app/content/pages/home.server.ts";
import { contactMessageMessages } from "#app/content/shared/forms.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { articleHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { latestNews, type NewsItem } from "#app/news/articles.server.ts";
import { exampleShift } from "#app/pages/example-shift.server.ts";
import { siteMap } from "#app/site-map.ts";
import { testimonials } from "#brand/testimonials.ts";
import { bookingView } from "./booking-view.server.ts";

/** One large article and two rows. */
const newsCount = 3;

/** The home page's data, in one language. `news` is a promise; null when they could not be read. */
export function homeData(locale: Locale, context: Context, now: Date) {
  const { siteUrl, facts, configuration } = context.get(siteContext);
  const { meta, newsCategories, adviceQuestion, steps, ...messages } = homeMessages(facts, locale);
  const { book, match, follow, report, own, ...shift } = steps;
  const { moment, ...example } = exampleShift(facts, locale, { incidents: "0" });
  return {
    locale,
    messages,
    meta: { ...meta, path: siteMap.home.path, siteUrl },
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
    quotes: testimonials[locale],
    news: readNews(locale, context).then(
      (news) => news?.map((item, index) => newsCard(item, locale, newsCategories, index === 0)) ?? null,
    ),
    form: contactMessageMessages[locale],
    question: { text: adviceQuestion, href: chatAddress(configuration.AI_CHAT_URL, adviceQuestion) },
  };
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
