import { redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { bookedDemoPage } from "#app/content/pages/demo.server.ts";
import { siteContext } from "#app/context.ts";
import { bookedView } from "#app/demos/booked-view.server.ts";
import { readDemoLink } from "#app/demos/link.ts";
import { demoByLink } from "#app/demos/slots.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { ExternalLink } from "#app/layout/links.tsx";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { ownDemoPaths } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/demo-booked";
import "#app/demos/demo-form.css";
import "./demo.css";
import "./demo-booked.css";

export const headers = () => personalHeaders;

/** The thank-you page of a booking, for anybody with its link; otherwise the page of changes says what is wrong. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const link = readDemoLink(url.searchParams);
  const demo = link && (await demoByLink(context.get(siteContext).database, link));
  if (!link || demo?.state !== "valid" || demo.booking.status !== "booked")
    throw redirect(ownDemoPaths.change + url.search, { headers: personalHeaders });
  return {
    locale,
    messages: bookedDemoPage[locale],
    booked: bookedView(demo.booking, link, locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData.messages);

/** "Demo bokad!": the meeting, calendar links, and how to change it (product 12.4). */
export default function DemoBooked({ loaderData: { locale, messages, booked } }: Route.ComponentProps) {
  const [before = "", after = ""] = messages.lead.split("{email}");
  return (
    <div className="wrap demo">
      <div className="demo-intro">
        <h1>{messages.heading}</h1>
        <p className="lead">
          {before}
          <b>
            <EmailText address={booked.email} />
          </b>
          {after}
        </p>
      </div>
      <div className="demo-card bleed">
        <div className="booked-tape" aria-hidden="true">
          <div className="tape">{booked.seeYou}</div>
        </div>
        <div className="inner">
          <FactList className="demo-facts" facts={booked.facts} />
          <div className="actions">
            <Button as="a" kind="secondary" href={booked.calendarHref} download>
              <Icon name="calendar" />
              {messages.calendar}
            </Button>
            <Button as="a" kind="outline" href={pageHref("demo", locale)}>
              {messages.again}
            </Button>
          </div>
          <p className="booked-demo-more">
            {messages.otherCalendars}{" "}
            <ExternalLink href={booked.googleHref} rel="noreferrer">
              {messages.google}
            </ExternalLink>
            {" · "}
            <ExternalLink href={booked.outlookHref} rel="noreferrer">
              {messages.outlook}
            </ExternalLink>
            {booked.changeHref ? (
              <a className="booked-demo-change" href={booked.changeHref}>
                {messages.changeNow}
              </a>
            ) : null}
          </p>
        </div>
      </div>
    </div>
  );
}
