import { guardAppPage } from "#app/content/pages/guard-app.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { siteContext } from "#app/context.ts";
import { absoluteUrl, pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { ExternalLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { ShiftScene } from "#app/sections/shift-scene.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { softwareApplicationData } from "#app/seo/structured-data.ts";
import { siteMap } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LateDrawing } from "#app/ui/late-drawing.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { qrImage } from "#app/ui/qr-image.ts";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/guard-app";
import { exampleShift } from "./example-shift.server.ts";
import { pageContext } from "./page-context.server.ts";
import "#app/ui/counted.css";
import "./guard-app.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, siteUrl, page } = pageContext(args);
  const { meta, here, shift, ...messages } = guardAppPage(facts, locale);
  const { offer, arrive, follow, incident, report, ...shiftMessages } = shift;
  const { moment, ...example } = exampleShift(facts, locale);
  const { APP_STORE_URL, PLAY_STORE_URL } = args.context.get(siteContext).configuration;
  const structured = softwareApplicationData({
    rating: facts.statements.rating.value,
    siteUrl,
    locale,
    path: siteMap.guardApp.path,
    lead: messages.hero.lead,
  });
  return {
    ...page("guardApp", { ...meta, structured: [structured] }, { name: here }),
    messages,
    showAll: servicePageMessages[locale].showAll,
    shift: {
      ...example,
      messages: shiftMessages,
      steps: [
        { ...offer, moments: [moment("offer")] },
        { ...arrive, moments: [moment("arrive")] },
        { ...follow, moments: [moment("follow")] },
        { ...incident, moments: [moment("incident")] },
        { ...report, moments: [moment("report")] },
      ],
    },
    stores: { appStore: APP_STORE_URL, playStore: PLAY_STORE_URL },
    code: qrImage(absoluteUrl(siteUrl, siteMap.appRedirect.path, locale)),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The guards' app. */
export default function GuardApp({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shift, stores, code, breadcrumbs } = loaderData;
  const { hero, limits, start, closing } = messages;
  return (
    <>
      <header className="guard-app night">
        <div className="wrap">
          <HeroText breadcrumbs={breadcrumbs} title={hero.title} lead={hero.lead} className="guard-app__text">
            <div className="guard-app__code panel">
              <QrCode image={code} label={hero.code} />
            </div>
            <div className="guard-app__get">
              {/* Leads a phone to its store. */}
              <Button as="a" kind="primary" size="large" href={pageHref("appRedirect", locale)}>
                {hero.get} <Icon name="arrow" className="icon--go" />
              </Button>
              <p className="guard-app__scan small muted">{hero.scan}</p>
              <p className="actions small">
                {(["appStore", "playStore"] as const).map((store) => (
                  <ExternalLink className="more" href={stores[store]} key={store}>
                    {messages.stores[store]} <Icon name="ext" />
                  </ExternalLink>
                ))}
              </p>
            </div>
          </HeroText>
          <FactList
            className="guard-app__facts"
            label="numeral title--large"
            value="muted"
            facts={hero.facts}
          />
          <LateDrawing
            className="guard-app__person no-print"
            viewBox="0 0 240 390"
            drawings={[{ href: "/illustrations/vaktarens-app.svg#drawing" }]}
          />
        </div>
        <div className="tape tape--thin" aria-hidden="true" />
      </header>
      <ShiftScene {...shift} locale={locale} opensWith="guard" />
      <Section ground="sunken" titleId="limits" title={limits.title} intro={limits.intro}>
        <FactList
          className="columns columns--halves terms"
          pair="ruled"
          label="title--large"
          value="muted"
          facts={limits.items}
        />
      </Section>
      <Section titleId="start">
        <div className="columns columns--4-8">
          <h2 id="start">{start.title}</h2>
          <ol className="counted counted--named lines">
            {start.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Faq messages={messages.faq} showAll={loaderData.showAll} closed />
      <ClosingCall {...closing}>
        <Button as={SiteLink} kind="primary" size="large" to={pageHref("careers", locale)}>
          {closing.careers}
        </Button>
      </ClosingCall>
    </>
  );
}
