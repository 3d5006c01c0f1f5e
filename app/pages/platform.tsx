import { brand } from "#app/content/brand.ts";
import { platformPage } from "#app/content/pages/platform.server.ts";
import { configurationContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/contact-link.tsx";
import { DemoButton } from "#app/layout/demo-button.tsx";
import { More } from "#app/layout/more.tsx";
import { BookingLink } from "#app/sections/booking-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Phone } from "#app/sections/phone.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/platform";
import {
  BookingFragment,
  CandidatesFragment,
  InvoiceFragment,
  LiveFragment,
  ReportFragment,
} from "./platform/shift-fragments.tsx";
import { Chapter, ShiftRail } from "./platform/shift-rail.tsx";
import { visit } from "./visit.server.ts";
import "#app/ui/timeline.css";
import "#app/ui/tape.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";
import "./platform.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = visit(args);
  const { meta, here, ...words } = platformPage(facts, locale);
  return {
    ...page("platform", meta, { name: here }),
    words,
    bookingUrl: args.context.get(configurationContext).BOOKING_APP_URL,
    app: brand.name,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

type Data = Route.ComponentProps["loaderData"];

const chapters = ["book", "match", "follow", "report", "invoice"] as const;

/** The anchors, the same in both languages so that a link works after a change of language. */
const anchors = {
  book: "boka",
  match: "matcha",
  follow: "folj",
  report: "rapport",
  invoice: "faktura",
} as const;

export default function Platform({ loaderData }: Route.ComponentProps) {
  const { locale, words } = loaderData;
  const { book, match, follow, report, invoice, faq, closing } = words;
  return (
    <>
      <Hero {...loaderData} />
      <ShiftRail>
        <Chapter id={anchors.book} words={book}>
          <BookingFragment words={book} />
        </Chapter>
        <Chapter id={anchors.match} words={match} shape="wide">
          <CandidatesFragment words={match} confirmed={2} />
        </Chapter>
      </ShiftRail>
      <ShiftRail night>
        <Chapter id={anchors.follow} words={follow} shape="below">
          <LiveFragment words={follow} />
        </Chapter>
      </ShiftRail>
      <ShiftRail>
        <Chapter id={anchors.report} words={report}>
          <ReportFragment words={report} />
        </Chapter>
        <Chapter id={anchors.invoice} words={invoice}>
          <InvoiceFragment words={invoice} />
        </Chapter>
      </ShiftRail>
      <GuardSide {...loaderData} />
      <Split words={words.split} />
      <Cost {...loaderData} />
      <Faq words={faq} />
      <ClosingCall title={closing.title} text={closing.text}>
        <DemoButton size="large" />
        <ContactLink className="button button-outline button-large" locale={locale}>
          {closing.contact}
        </ContactLink>
      </ClosingCall>
    </>
  );
}

function Hero({ words, breadcrumbs, bookingUrl }: Data) {
  const { hero } = words;
  return (
    <section className="platform-hero night">
      <div className="wrap columns columns--7-5 columns--end">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{hero.title}</h1>
        </div>
        <div>
          <p className="lead">{hero.lead}</p>
          <div className="actions hero-actions">
            <BookingLink
              className="button button-primary button-large"
              href={bookingUrl}
              newTab={hero.newTab}
              source="platform"
            >
              {hero.book} <Icon name="ext" />
            </BookingLink>
            <DemoButton variant="outline" size="large" />
          </div>
        </div>
      </div>
      <nav className="tape platform-parts no-print" aria-label={hero.parts}>
        <ol className="wrap">
          {chapters.map((chapter) => (
            <li key={chapter}>
              <a href={`#${anchors[chapter]}`}>{words[chapter].name}</a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

function GuardSide({ locale, words: { guardSide }, app }: Data) {
  const { phone } = guardSide;
  return (
    <Section ground="sunken" titleId="guard-side-title">
      <div className="platform-guard columns columns--halves columns--center">
        <div>
          <h2 id="guard-side-title">{guardSide.title}</h2>
          <p className="lead">{guardSide.text}</p>
          <ul className="ticks">
            {guardSide.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <More to={pageHref("guardApp", locale)}>{guardSide.more}</More>
        </div>
        <Phone label={guardSide.label} time={phone.clock} app={app}>
          <p className="phone__heading">{phone.place}</p>
          <p className="phone__below">{phone.when}</p>
          <img
            className="phone__map"
            src="/illustrations/karta-goteborg-natt.svg"
            alt=""
            width="480"
            height="480"
            loading="lazy"
          />
          <ol className="timeline">
            {phone.events.map(({ text, time }, index) => (
              <li key={time} className={index === phone.events.length - 1 ? "now" : undefined}>
                <span>{text}</span>
                <time>{time}</time>
              </li>
            ))}
          </ol>
          <span className="phone__key phone__key--primary">{phone.confirm}</span>
          <span className="phone__key">{phone.report}</span>
        </Phone>
      </div>
    </Section>
  );
}

function Split({ words: { title, intro, columns, rows } }: { words: Data["words"]["split"] }) {
  return (
    <Section titleId="split-title" title={title} intro={intro}>
      <table className="platform-split ruled-table ruled-table--even">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{columns.step}</span>
            </th>
            <th scope="col">{columns.software}</th>
            <th scope="col">{columns.person}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, software, person }) => (
            <tr key={step}>
              <th className="title-small" scope="row">
                {step}
              </th>
              <td className="muted">
                <span className="column-name" aria-hidden="true">
                  {columns.software}
                </span>{" "}
                {software}
              </td>
              <td>
                <span className="column-name" aria-hidden="true">
                  {columns.person}
                </span>{" "}
                {person}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cost({ locale, words: { cost } }: Data) {
  return (
    <section className="tape platform-cost" aria-labelledby="cost-title">
      <div className="wrap columns columns--5-7 columns--end">
        <div>
          <h2 id="cost-title">
            {cost.title}{" "}
            <b className="figure">
              {cost.amount}&nbsp;{cost.unit}
            </b>
          </h2>
          <p>{cost.text}</p>
          <More to={pageHref("prices", locale)}>{cost.list}</More>
        </div>
        <ul className="lines">
          {cost.facts.map(({ figure, text }) => (
            <li className="apart" key={figure}>
              <b className="numeral title-large">{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
