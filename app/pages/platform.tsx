import { platformPage } from "#app/content/pages/platform.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { BookingLink, DemoButton, More } from "#app/layout/links.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { type MomentName, ShiftScene } from "#app/sections/shift-scene.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/platform";
import { exampleShift } from "./example-shift.server.ts";
import { pageContext } from "./page-context.server.ts";
import { matchedInvoice } from "./platform/matched-invoice.server.ts";
import { MatchedInvoice } from "./platform/matched-invoice.tsx";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";
import "./platform.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, here, ...messages } = platformPage(facts, locale);
  const { moment, ...example } = exampleShift(facts, locale);
  return {
    ...page("platform", meta, { name: here }),
    messages,
    showAll: servicePageMessages[locale].showAll,
    invoice: matchedInvoice(facts, locale),
    scene: {
      ...example,
      steps: chapters.map((name) => ({
        id: anchors[name],
        ...messages.shift[name],
        moments: moments[name].map(moment),
      })),
    },
  };
}

type Data = Route.ComponentProps["loaderData"];

const chapters = ["book", "match", "follow", "report", "invoice"] as const;

/** The anchors, the same in both languages, so that a link still works after a change of language. */
const anchors = {
  book: "boka",
  match: "matcha",
  follow: "folj",
  report: "rapport",
  invoice: "faktura",
} as const;

const moments = {
  book: ["book"],
  match: ["offer", "match"],
  follow: ["arrive", "follow", "incident"],
  report: ["report"],
  invoice: ["invoice"],
} as const satisfies Record<(typeof chapters)[number], readonly MomentName[]>;

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The platform, told by one shift from the order to the invoice. */
export default function Platform({ loaderData }: Route.ComponentProps) {
  const { locale, messages, scene } = loaderData;
  const { shift, faq, closing } = messages;
  return (
    <>
      <Hero {...loaderData} />
      <ShiftScene {...scene} messages={shift} locale={locale}>
        <More to={pageHref("guardApp", locale)}>{shift.more}</More>
      </ShiftScene>
      <MatchedInvoice {...loaderData} />
      <Split messages={messages.split} />
      <Cost {...loaderData} />
      <Faq messages={faq} showAll={loaderData.showAll} closed />
      <ClosingCall {...closing} />
    </>
  );
}

function Hero({ messages, breadcrumbs }: Data) {
  const { hero } = messages;
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
            <Button as={BookingLink} kind="primary" size="large" source="platform">
              {hero.book} <Icon name="ext" />
            </Button>
            <DemoButton kind="outline" size="large" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Split({ messages: { title, intro, columns, rows } }: { messages: Data["messages"]["split"] }) {
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
              <th className="title--small" scope="row">
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

function Cost({ locale, messages: { cost } }: Data) {
  return (
    <section className="tape platform-cost" aria-labelledby="cost-title">
      <div className="wrap columns columns--5-7 columns--end">
        <div>
          <h2 className="title" id="cost-title">
            {cost.title}{" "}
            <b className="own-line figure">
              {cost.amount}&nbsp;{cost.unit}
            </b>
          </h2>
          <p>{cost.text}</p>
          <More to={pageHref("prices", locale)}>{cost.list}</More>
        </div>
        <ul className="lines lines--named">
          {cost.facts.map(({ figure, text }) => (
            <li key={figure}>
              <b className="numeral title--large">{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
