import { orderGuardLengths, trainingDays, trainingMessages } from "#app/content/pages/training.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { bandCode } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/training";
import { pageContext } from "./page-context.server.ts";
import { TrainingWeeks } from "./training/training-weeks.tsx";
import "#app/ui/with-icon.css";
import "#app/ui/counted.css";
import "#app/ui/stack.css";
import "./training.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { meta, ...messages } = trainingMessages[locale];
  const longest = Math.max(...orderGuardLengths.map(({ now }) => now));
  const share = (hours: number) => `${((hours / longest) * 98).toFixed(1)}%`;
  return {
    ...page("training", meta, { name: messages.name }),
    messages,
    showAll: servicePageMessages[locale].showAll,
    days: trainingDays,
    shares: orderGuardLengths.map(({ now, before }) => ({ now: share(now), before: share(before) })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The two kinds of training: for customers' staff, and to become a guard. */
export default function Training({ loaderData }: Route.ComponentProps) {
  const { locale, messages, shares } = loaderData;
  const { again, order, entranceHost, ask } = messages;
  return (
    <>
      <header className="wrap training-head">
        <Breadcrumbs {...loaderData.breadcrumbs} />
        <div className="columns columns--8-4 columns--end">
          <HeroText title={messages.title} lead={messages.lead}>
            <Button as={SiteLink} kind="primary" size="large" to={pageHref("securityTraining", locale)}>
              {messages.train}
            </Button>
            <Button as={SiteLink} kind="outline" size="large" to={pageHref("careers", locale)}>
              {messages.become}
            </Button>
          </HeroText>
          <div className="training-head__garment" aria-hidden="true">
            <img src="/illustrations/vast-utbildning.svg" alt="" width={216} height={338} />
          </div>
        </div>
      </header>
      <TrainingWeeks {...loaderData} />
      <Section small ground="sunken" titleId="again-title">
        <div className="columns columns--7-5 columns--end">
          <h2 id="again-title">{again.title}</h2>
          <div>
            <p className="large">
              <b className="numeral">{again.figure}</b> {again.every}
            </p>
            <p className="muted">{again.text}</p>
          </div>
        </div>
        <div className="training-years" role="img" aria-label={again.label}>
          <div className="tape tape--thin" />
          {again.marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <p className="note title--large">
          <b>{again.sum}</b>
        </p>
      </Section>
      <Section small ground="night" titleId="order-title">
        <div className="columns columns--halves">
          <div>
            <h2 id="order-title">{order.title}</h2>
            <p className="lead">{order.text}</p>
            <More to={pageHref("orderGuardTraining", locale)}>{order.more}</More>
          </div>
          <div>
            <ul className="training-lengths stack stack--loose">
              {order.lengths.map(({ name, now, before }, index) => (
                <li key={name}>
                  <h3 className="title--small">{name}</h3>
                  <svg
                    className="training-lengths__now"
                    width={shares[index]?.now}
                    height="34"
                    aria-hidden="true"
                  />
                  <p>
                    <b className="numeral title--large">{now}</b>
                  </p>
                  <svg
                    className="training-lengths__before"
                    width={shares[index]?.before}
                    height="18"
                    aria-hidden="true"
                  />
                  <p className="muted">{before}</p>
                </li>
              ))}
            </ul>
            <p className="note small muted">{order.law}</p>
          </div>
          <div className="training-specialist ruled columns columns--halves">
            <h3>{order.specialist.title}</h3>
            <p>{order.specialist.text}</p>
          </div>
        </div>
      </Section>
      <Section titleId="entrance-host-title">
        <div className="training-entrance-host with-icon">
          <RoleMark src={bandCode("entranceHost")} />
          <div>
            <Heading level={2} size="h3" id="entrance-host-title">
              {entranceHost.title}
            </Heading>
            <p className="large">{entranceHost.text}</p>
            <More to={pageHref("entranceHost", locale)}>{entranceHost.more}</More>
          </div>
        </div>
      </Section>
      <Section className="training-questions" small titleId="ask-title" title={ask.title} intro={ask.text}>
        <FirstRows
          className="counted counted--named rows"
          ordered
          showAll={loaderData.showAll}
          rows={ask.items.map(({ question, answer }) => (
            <li key={question}>
              <h3 className="title--small">{question}</h3>
              <p>{answer}</p>
            </li>
          ))}
        />
      </Section>
      <Faq messages={messages.faq} showAll={loaderData.showAll} closed />
    </>
  );
}
