import { data, Link } from "react-router";
import { showToast } from "#app/chrome/toast.ts";
import { brand } from "#app/content/brand.ts";
import { customers } from "#app/content/customers.ts";
import { homeWords } from "#app/content/pages/home.server.ts";
import { contactMessageWords, submissionWords } from "#app/content/shared/forms.server.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { formatDay } from "#app/language/dates.ts";
import { articleHref, guardCityHref, pageHref } from "#app/language/links.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import { ContactMessageForm } from "#app/leads/contact-request/contact-message-form.tsx";
import { recordEvent } from "#app/measure/record-event.ts";
import { latestNews } from "#app/news/data.server.ts";
import { pageMeta } from "#app/search/page-meta.ts";
import { Advice } from "#app/sections/advice.tsx";
import { Cities } from "#app/sections/cities.tsx";
import { Contact } from "#app/sections/contact.tsx";
import { CustomerBelt } from "#app/sections/customer-belt.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { NewsSection } from "#app/sections/news-section.tsx";
import { Services } from "#app/sections/services.tsx";
import { Statistics } from "#app/sections/statistics.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { cities, siteMap } from "#app/site-map.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  configurationContext,
  databaseContext,
  reportErrorContext,
  siteUrlContext,
} from "#server/context.ts";
import type { Route } from "./+types/home";

const contactDialog = "kontakt-dialog";
const newsCount = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const { BOOKING_APP_URL, AI_CHAT_URL } = context.get(configurationContext);
  const { meta, newsCategories, adviceQuestions, ...words } = homeWords[locale];
  const categories = new Map<string, string>(Object.entries(newsCategories));
  const news = await context
    .get(databaseContext)
    .as("anon", (queries) => latestNews(queries, locale, newsCount))
    .catch((error: unknown) => {
      context.get(reportErrorContext)(error, siteMap.home.path);
      return null;
    });
  const page = {
    locale,
    words,
    meta: { ...meta, siteUrl: context.get(siteUrlContext) },
    bookingUrl: BOOKING_APP_URL,
    links: {
      guard: pageHref("guard", locale),
      orderGuard: pageHref("orderGuard", locale),
      training: pageHref("training", locale),
      demo: pageHref("demo", locale),
      news: pageHref("news", locale),
    },
    logos: customers,
    quotes: testimonials[locale],
    cities: cities.map((city) => ({ ...city, href: guardCityHref(city.slug, locale) })),
    news:
      news?.map(({ slug, ...article }, index) => ({
        ...article,
        href: articleHref(slug, locale),
        category: categories.get(article.category) ?? article.category,
        day: formatDay(article.publishedAt, locale, { year: index === 0 }),
      })) ?? null,
    mailboxes: { customerService: brand.customerServiceEmail, sales: brand.salesEmail },
    form: { words: contactMessageWords[locale], submissionWords: submissionWords[locale] },
    questions: adviceQuestions.map((text) => ({ text, href: chatAddress(AI_CHAT_URL, text) })),
  };
  // A page without its news must not stay in the page cache.
  return data(page, news ? undefined : { headers: { "cache-control": "no-store" } });
}

/** The external AI chat with a question filled in (specification, section 1: query parameter q). */
function chatAddress(chatUrl: string, question: string): string {
  const address = new URL(chatUrl);
  address.searchParams.set("q", question.replaceAll("\u00a0", " "));
  return address.href;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ path: siteMap.home.path, locale: loaderData.locale, ...loaderData.meta });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, words, bookingUrl, links, quotes, mailboxes, form } = loaderData;
  const { imageFailed, failed } = words;
  const reach = { bookingUrl, contactDialog };
  return (
    <>
      <Hero
        {...reach}
        words={words.hero}
        demoLink={<Link to={links.demo}>{words.hero.demo.fact}</Link>}
        onBook={() => recordEvent("booking_click", { source: "above_fold" })}
      />
      <CustomerBelt words={words.customers} logos={loaderData.logos} />
      <Statistics words={words.statistics}>
        <NameBox words={words.name} />
      </Statistics>
      <Services
        {...reach}
        words={words.services}
        imageFailed={imageFailed}
        onBook={(service) => recordEvent("booking_click", { source: service })}
        links={{
          guard: <More to={links.guard}>{words.services.guard.more}</More>,
          orderGuard: <More to={links.orderGuard}>{words.services.orderGuard.more}</More>,
          training: (
            <Link className="btn btn--secondary" to={links.training} prefetch="intent">
              {words.services.training.action}
            </Link>
          ),
        }}
      />
      <Steps words={words.steps} />
      <Testimonials words={words.testimonials} quotes={quotes}>
        <Cities words={words.cities} cities={loaderData.cities} imageFailed={imageFailed} />
      </Testimonials>
      <Faq words={words.faq} contactDialog={contactDialog} />
      <NewsSection
        words={words.news}
        articles={loaderData.news}
        all={<More to={links.news}>{words.news.all}</More>}
        failed={failed.blog}
        imageFailed={imageFailed}
      />
      <Contact words={words.contact} mailboxes={mailboxes}>
        <ContactMessageForm {...form} locale={locale} notify={showToast}>
          <Link className="more" to={links.demo} prefetch="intent">
            {words.contact.demo}
          </Link>
        </ContactMessageForm>
      </Contact>
      <Advice words={words.advice} questions={loaderData.questions} />
    </>
  );
}

function More({ to, children }: { to: string; children: string }) {
  return (
    <Link className="more" to={to} prefetch="intent">
      {children} <Icon name="arrow" />
    </Link>
  );
}
