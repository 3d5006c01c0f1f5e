import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { YesLine } from "#app/layout/yes-links.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/about";

/** Who answers for what before, during and after a shift (product 1.6), and when the office is open (product 1.7). */
export function WhoAnswers({ locale, messages }: Route.ComponentProps["loaderData"]) {
  const { title, rows, more, hours } = messages.answers;
  return (
    <Section titleId="answers-title">
      <div className="who-answers columns columns--5-7">
        <div className="who-answers__office">
          <h2 id="answers-title">{title}</h2>
          <img
            className="no-print"
            src="/illustrations/laget.svg"
            alt=""
            width={960}
            height={780}
            loading="lazy"
          />
          <div>
            <YesLine />
            <h3 className="title--small">{hours.title}</h3>
            <dl className="office-hours lines">
              {[hours.open, hours.closed].map(({ name, value }) => (
                <div className={value === hours.open.value ? "office-hours__open" : undefined} key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div>
          <dl className="rows">
            {rows.map(({ name, when, text }) => (
              <div key={name}>
                <dt className="apart">
                  <b className="title">{name}</b> <span className="small">{when}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="note">
            <More to={pageHref("platform", locale)}>{more}</More>
          </p>
        </div>
      </div>
    </Section>
  );
}
