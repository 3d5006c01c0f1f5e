import { bandCode } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ContactLink } from "#app/layout/links.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/difference";
import "#app/ui/disc.css";
import "#app/ui/link-card.css";

type Data = Route.ComponentProps["loaderData"];

/** The role that each question leads to when it is answered yes. */
const answers = ["orderGuard", "guard", "entranceHost"] as const;

/** A decision tree drawn on a tape: the first question answered yes decides. Without script. */
export function DecisionPath({ locale, messages: { path: messages } }: Data) {
  return (
    <Section titleId="decision-title" title={messages.title} intro={messages.intro}>
      <ol className="decision-path">
        {messages.questions.map(({ question, hint, answer, because }, index) => (
          <li key={question}>
            <div className="decision-path__question">
              <span className="disc" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{question}</h3>
                <p className="muted">{hint}</p>
              </div>
            </div>
            <p className="decision-path__yes" aria-hidden="true">
              <span>{messages.yes}</span>
            </p>
            <a
              className="decision-path__answer panel link-row link-card small"
              href={pageHref(answers[index] ?? "guard", locale)}
            >
              <img src={bandCode(answers[index] ?? "guard")} alt="" width="48" height="48" loading="lazy" />
              <span>
                <span className="visually-hidden">{messages.ifYes} </span>
                <b className="title">{answer}</b>
                {because}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ol>
      <div className="apart">
        <p>
          <b>{messages.otherwise.question}</b> {messages.otherwise.text}
        </p>
        <Button as={ContactLink} kind="secondary">
          {messages.contact}
        </Button>
      </div>
    </Section>
  );
}
