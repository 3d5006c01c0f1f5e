import { redirect } from "react-router";
import { appRedirectPage } from "#app/content/pages/app-redirect.server.ts";
import { siteContext } from "#app/context.ts";
import { storeOf } from "#app/guard-app/store.ts";
import { pageHref } from "#app/i18n/links.ts";
import { BookingLink, ExternalLink, More } from "#app/layout/links.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { qrImage } from "#app/ui/qr-image.ts";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/app-redirect";
import { pageContext } from "./page-context.server.ts";
import "./app-redirect.css";

/** The response depends on the device, so it is cached nowhere. */
const noStore = { "cache-control": "no-store", vary: "User-Agent" };

/** The parameter that shows the page on a phone too, so that its QR codes can be shown to someone else. */
const showParameter = "visa";

export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { APP_STORE_URL, PLAY_STORE_URL } = args.context.get(siteContext).configuration;
  const stores = { appStore: APP_STORE_URL, playStore: PLAY_STORE_URL };
  const store = storeOf(args.request.headers.get("user-agent"));
  if (store && !args.url.searchParams.has(showParameter))
    throw redirect(stores[store], { status: 302, headers: noStore });
  const { meta, parent, here, ...messages } = appRedirectPage[locale];
  return {
    ...page("appRedirect", meta, { name: parent, href: pageHref("guardApp", locale) }, { name: here }),
    messages,
    stores: (["appStore", "playStore"] as const).map((name) => ({
      ...messages[name],
      href: stores[name],
      image: qrImage(stores[name]),
    })),
  };
}

export const headers = () => noStore;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** Redirects phones to the guards' app in their store; others choose a store. */
export default function AppRedirect({ loaderData }: Route.ComponentProps) {
  const { locale, messages, stores, breadcrumbs } = loaderData;
  const { help } = messages;
  return (
    <>
      <section className="app-stores night">
        <div className="app-stores__sash tape tape--sash" aria-hidden="true" />
        <div className="wrap columns columns--5-7">
          <HeroText breadcrumbs={breadcrumbs} title={messages.title} lead={messages.lead} />
          <ul className="tiles">
            {stores.map(({ name, store, open, code, href, image }) => (
              <li className="panel" key={store}>
                <h2 className="title--large">{name}</h2>
                <QrCode image={image} label={code} />
                <Button as={ExternalLink} kind="outline" href={href}>
                  {open}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section titleId="app-help" title={help.title}>
        <FactList className="tiles terms" pair="ruled" label="title--small" facts={help.items} />
        <p className="note actions">
          <More to={pageHref("guardApp", locale)}>{help.app}</More>
          <More to={pageHref("careers", locale)}>{help.careers}</More>
        </p>
        <p className="note muted">
          {help.customer}{" "}
          <BookingLink className="more" source="app-redirect">
            {help.book}
          </BookingLink>
        </p>
      </Section>
    </>
  );
}
