import { redirect } from "react-router";
import { appRedirectPage } from "#app/content/pages/app-redirect.server.ts";
import { breadcrumbWords } from "#app/content/shared/breadcrumbs.server.ts";
import { configurationContext, siteUrlContext } from "#app/context.ts";
import { storeOf } from "#app/guard-app/rules.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { BookingLink } from "#app/sections/booking-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { qrImage } from "#app/ui/qr-image.ts";
import type { Route } from "./+types/app-redirect";
import "#app/ui/tape.css";
import "./app-redirect.css";

/** The answer depends on the device, so nothing keeps it: not the page cache, not a proxy. */
const noStore = { "cache-control": "no-store", vary: "User-Agent" };

/** Shows the page to a phone too: the address a person on a phone needs to show the codes to someone else. */
const stay = "visa";

export function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { APP_STORE_URL, PLAY_STORE_URL, BOOKING_APP_URL } = context.get(configurationContext);
  const stores = { appStore: APP_STORE_URL, playStore: PLAY_STORE_URL };
  const store = storeOf(request.headers.get("user-agent"));
  if (store && !url.searchParams.has(stay)) throw redirect(stores[store], { status: 302, headers: noStore });
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const words = appRedirectPage[locale];
  const { label, home } = breadcrumbWords[locale];
  return {
    locale,
    words,
    stores: (["appStore", "playStore"] as const).map((name) => ({
      ...words[name],
      href: stores[name],
      image: qrImage(stores[name]),
    })),
    bookingUrl: BOOKING_APP_URL,
    breadcrumbsLabel: label,
    breadcrumbs: [
      { name: home, href: pageHref("home", locale) },
      { name: words.parent, href: pageHref("guardApp", locale) },
      { name: words.here },
    ],
    siteUrl: context.get(siteUrlContext),
  };
}

export function headers() {
  return noStore;
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("appRedirect", "sv"), locale, siteUrl, breadcrumbs, ...words.meta });
}

export default function AppRedirect({ loaderData }: Route.ComponentProps) {
  const { locale, words, stores, breadcrumbsLabel, breadcrumbs, bookingUrl } = loaderData;
  const { help } = words;
  return (
    <>
      <section className="app-stores night">
        <div className="app-stores__sash tape" aria-hidden="true" />
        <div className="wrap columns columns--5-7">
          <div>
            <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <ul className="tiles">
            {stores.map(({ name, store, open, code, href, image }) => (
              <li className="panel" key={store}>
                <h2 className="title-large">{name}</h2>
                <QrCode image={image} label={code} />
                <a className="button button-outline" href={href} target="_blank" rel="noopener">
                  {open}
                  <span className="sr"> {words.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="app-help">
        <div className="wrap app-help">
          <h2 id="app-help">{help.title}</h2>
          <dl className="tiles">
            {help.items.map(({ name, text }) => (
              <div key={name}>
                <dt className="title-small">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            <SiteLink className="more" to={pageHref("guardApp", locale)}>
              {help.app} <Icon name="arrow" />
            </SiteLink>
            <SiteLink className="more" to={pageHref("careers", locale)}>
              {help.careers} <Icon name="arrow" />
            </SiteLink>
          </p>
          <p className="muted">
            {help.customer}{" "}
            <BookingLink
              href={bookingUrl}
              newTab={words.newTab}
              className="app-help__book"
              source="app-redirect"
            >
              {help.book}
            </BookingLink>
          </p>
        </div>
      </section>
    </>
  );
}
