import { data } from "react-router";
import { Advertisement } from "#app/careers/advertisement.tsx";
import { openingHref } from "#app/careers/filters.ts";
import { jobPosting } from "#app/careers/job-posting.server.ts";
import { applicationId } from "#app/careers/keys.ts";
import { Openings } from "#app/careers/openings.tsx";
import { viewAdvertisement, viewOpeningPage } from "#app/careers/view.server.ts";
import { careersMessages, openingMessages } from "#app/content/pages/careers.server.ts";
import { applicationMessages } from "#app/content/shared/application-form.server.ts";
import { siteContext } from "#app/context.ts";
import { absoluteUrl, pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { More } from "#app/layout/links.tsx";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta, unlistedMeta } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Section } from "#app/ui/section.tsx";
import { brandName } from "#brand/name.ts";
import type { Route } from "./+types/opening";
import { notFoundView } from "./not-found-view.server.ts";
import "#app/careers/application/application-form.tsx?styles";

const ApplicationForm = hydrateOnInteraction(() =>
  import("#app/careers/application/application-form.tsx").then((module) => module.ApplicationForm),
);

export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const locale = requestLocale(request);
  const { database, siteUrl, facts: companyFacts } = context.get(siteContext);
  const { facts, others, over } = await viewOpeningPage(database, locale, params.slug);
  const messages = openingMessages[locale];
  const breadcrumbs = breadcrumbsFromHome(
    locale,
    { name: messages.careers, href: pageHref("careers", locale) },
    { name: facts?.title ?? messages.over.meta },
  );
  const page = {
    locale,
    messages,
    breadcrumbs,
    others,
    list: careersMessages[locale].jobs,
    form: applicationMessages[locale],
  };
  if (!facts) {
    const notFound = over ? null : await notFoundView(args);
    return data({ ...page, opening: null, notFound }, { status: over ? 410 : 404 });
  }
  const path = openingHref(facts.slug, "sv");
  return data({
    ...page,
    opening: viewAdvertisement(facts, companyFacts.pay, locale),
    /** What the application is for. */
    appliedFor: { slug: facts.slug, role: facts.role, city: facts.city },
    notFound: null,
    path,
    siteUrl,
    art: `karta-${facts.city}-natt`,
    jobPosting: jobPosting(facts, absoluteUrl(siteUrl, path, locale), siteUrl, locale),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData.opening) {
    const title =
      loaderData.notFound?.messages.title ?? `${loaderData.messages.over.meta} – ${brandName.name}`;
    return unlistedMeta({ title });
  }
  const { opening, messages, path, locale, siteUrl } = loaderData;
  const place = `${opening.title} ${messages.metaIn} ${opening.city}`;
  return pageMeta({
    path,
    locale,
    siteUrl,
    title: `${place} – ${brandName.name}`,
    description: `${place}: ${opening.extent.toLowerCase()}, ${opening.shift}. ${opening.place}. ${messages.applyBy} ${opening.lastDay.label}.`,
    keywords: [opening.roleName, opening.city, opening.extent, opening.place].join(", "),
    breadcrumbs: loaderData.breadcrumbs.items,
    art: loaderData.art,
    structured: [loaderData.jobPosting],
  });
}

/** An opening, with how to apply. */
export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { locale, messages, others, list } = loaderData;
  if (loaderData.notFound) return <NotFoundScreen {...loaderData.notFound} />;
  return (
    <>
      {loaderData.opening ? (
        <Advertisement
          opening={loaderData.opening}
          messages={messages}
          breadcrumbs={<Breadcrumbs {...loaderData.breadcrumbs} />}
          sample={loaderData.opening.hasSamplePay ? <ExampleLabel messages={messages.sample} /> : null}
          form={
            <ApplicationForm locale={locale} messages={loaderData.form} opening={loaderData.appliedFor} />
          }
          more={More}
        />
      ) : (
        <header className="wrap opening-head">
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <h1>{messages.over.title}</h1>
          <p className="lead">{messages.over.text}</p>
          <p className="actions">
            <Button as={SiteLink} kind="primary" size="large" to={pageHref("careers", locale, "jobb")}>
              {messages.all}
            </Button>
            <Button as={SiteLink} kind="outline" size="large" to={pageHref("careers", locale, applicationId)}>
              {messages.over.open}
            </Button>
          </p>
        </header>
      )}
      {others.length > 0 && (
        <Section className="opening-others" small titleId="others-title">
          <div className="apart">
            <h2 id="others-title">{messages.others}</h2>
            <More to={pageHref("careers", locale, "jobb")}>{messages.all}</More>
          </div>
          <Openings openings={others} messages={list} link={SiteLink} />
        </Section>
      )}
    </>
  );
}
