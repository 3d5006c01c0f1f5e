import { data, redirect } from "react-router";
import { callbackFromRoot } from "#app/account/urls.ts";
import { clockHeaders } from "#app/company/response-promise.server.ts";
import { siteContext } from "#app/context.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { NameBox } from "#app/sections/name-box.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { organizationData, websiteData } from "#app/seo/structured-data.ts";
import { Fold } from "#app/ui/fold.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import type { Route } from "./+types/home";
import { CustomerBelt } from "./home/customer-belt.tsx";
import { Hero } from "./home/hero.tsx";
import { homeData } from "./home/home-data.server.ts";
import { Part } from "./home/part.tsx";
import { Statistics } from "./home/statistics.tsx";
import "./home/hero-booking.tsx?styles";
import "./home/home-sections.tsx?styles";
import "./home.css";

const HeroBooking = hydrateOnInteraction(() =>
  import("./home/hero-booking.tsx").then((module) => module.HeroBooking),
);
const HomeSections = hydrateOnInteraction(() =>
  import("./home/home-sections.tsx").then((module) => module.HomeSections),
);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const callback = callbackFromRoot(url.searchParams, locale);
  if (callback) throw redirect(callback, { headers: { "cache-control": "no-store" } });
  const now = new Date();
  const { openingHours } = context.get(siteContext).facts;
  return data(await homeData(locale, context, now), { headers: clockHeaders(openingHours, now) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Computed in the browser too, since the structured data would add 0.3 KB to the HTML otherwise. */
export const meta = ({ loaderData: { locale, meta } }: Route.MetaArgs) =>
  metaOf({
    locale,
    meta: { ...meta, structured: [organizationData(meta.siteUrl), websiteData(meta.siteUrl, locale)] },
  });

/** The home page. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, messages } = loaderData;
  return (
    <>
      <Hero {...loaderData}>
        <HeroBooking view={loaderData.booking} locale={locale} />
      </Hero>
      <CustomerBelt {...loaderData} />
      <Part name={messages.parts.figures} failed={messages.failed.visualization}>
        <Statistics {...loaderData}>
          <Fold summary={messages.name.label}>
            <NameBox messages={messages.name} />
          </Fold>
        </Statistics>
      </Part>
      <HomeSections data={loaderData} />
    </>
  );
}
