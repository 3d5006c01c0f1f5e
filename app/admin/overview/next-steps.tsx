import { Link } from "react-router";
import { CallLead } from "#app/admin/leads/call-lead.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { nextStepsView, worthFigures } from "./next-steps-view.server.ts";
import { OverviewPart } from "./overview-part.tsx";
import type { overviewMessages } from "./words.server.ts";

interface NextStepsProps extends ReturnType<typeof nextStepsView> {
  messages: (typeof overviewMessages)[Locale]["steps"];
  /** How many are due, in words; null for none. */
  due: string | null;
  doneLabel: string;
  callLabel: string;
  worth: ReturnType<typeof worthFigures>;
}

/** The next steps by when they are, and the value of the open leads. */
export function NextSteps({
  messages,
  doneLabel,
  callLabel,
  due,
  tabs,
  groups,
  moreHref,
  worth,
}: NextStepsProps) {
  return (
    <OverviewPart id="steps" title={messages.title} beside={<ListTabs label={messages.whose} tabs={tabs} />}>
      {groups.length === 0 ? <p className="muted">{messages.none}</p> : null}
      {groups.map(({ when, title, steps }) => (
        <div key={when}>
          <h3>
            {title}
            {when === "due" && due ? (
              <>
                {" · "}
                <Link className="is-due" to={moreHref}>
                  {due}
                </Link>
              </>
            ) : null}
          </h3>
          <ul className="item-list next-steps">
            {steps.map(({ key, href, title: name, step, at, owner, callHref, done }) => (
              <li key={key}>
                <span>
                  <Link to={href} data-row>
                    {name}
                  </Link>
                  <small>
                    {step} · {owner}
                  </small>
                </span>
                <time className={when === "due" ? "is-due" : undefined} dateTime={at.iso}>
                  {at.text}
                </time>
                <span className="actions">
                  {callHref ? (
                    <CallLead lead={{ title: name, href, callHref }} label={callLabel} kind="outline" />
                  ) : null}
                  <Button as={FormButton} kind="outline" size="small" values={done}>
                    {doneLabel}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="next-steps__worth muted">
        {worth.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        {groups.length > 0 ? <Link to={moreHref}>{messages.more}</Link> : null}
      </p>
    </OverviewPart>
  );
}
