import { type FormEvent, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { adminRequest, notFound } from "#app/admin/admin-request.server.ts";
import { leadPanelMessages } from "#app/admin/leads/words.server.ts";
import { OverviewPart } from "#app/admin/overview/overview-part.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { BarChart } from "#app/admin/ui/bar-chart.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { leadParameters } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { goalView, handleGoalForm } from "./goal.server.ts";
import { GoalPart } from "./goal-part.tsx";
import { reportOf } from "./read-report.server.ts";
import { type Figure, reportChoice, reportView } from "./report-view.server.ts";
import { reportMessages } from "./words.server.ts";
import "#app/admin/overview/overview.css";
import "./report.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = await reportOf(request, context);
  const { period, today, locale } = parts;
  const lastDay = [period.to, today.toString()].sort()[0] ?? period.to;
  return {
    messages: reportMessages[locale],
    undo: leadPanelMessages[locale].undo,
    choice: reportChoice(parts),
    report: reportView(parts),
    goal: await goalView(parts, lastDay.slice(0, 7), today),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const outcome = await handleGoalForm(admin, await readFormData(request));
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** How far the leads of a period came, where they came from, and the goal of its month. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, undo, choice, report, goal } = loaderData;
  const { lost, tables, funnel, chart } = report;
  return (
    <>
      <AdminHead title={messages.title} heading={messages.heading}>
        <div className="actions no-print">
          <Button type="button" kind="outline" size="small" onClick={() => window.print()}>
            {messages.print}
          </Button>
          <Button as="a" kind="outline" size="small" href={choice.excelHref}>
            {messages.excel}
          </Button>
        </div>
      </AdminHead>
      <ReportChoice messages={messages} choice={choice} />
      <div className="admin-page report">
        <p className="report__period">{report.period}</p>
        <AdminNotice outcome={outcome} undo={undo} />
        <div className="report__top">
          <GoalPart messages={messages.goal} goal={goal} outcome={outcome} />
          <dl className="report__figures">
            <div>
              <dt>
                {messages.funnel.median} <small>{messages.funnel.open}</small>
              </dt>
              <dd>
                <FigureLink {...report.median} about={messages.funnel.responded} />
              </dd>
            </div>
            <div>
              <dt>{messages.funnel.value}</dt>
              <dd>
                <FigureLink {...report.value} about={messages.funnel.won} />
              </dd>
            </div>
          </dl>
        </div>
        {report.isEmpty ? (
          <EmptyState {...messages.empty} />
        ) : (
          <>
            <section aria-labelledby="funnel-title">
              <h2 id="funnel-title">{messages.funnel.title}</h2>
              <ol className="report__funnel">
                {funnel.map(({ key, label, percent, share, ...figure }) => (
                  <li key={key}>
                    <b>
                      <FigureLink {...figure} about={label} />
                    </b>
                    {label}
                    <svg width="100%" height="12" aria-hidden="true">
                      <rect width={`${percent}%`} height="12" />
                    </svg>
                    <small>{share}</small>
                  </li>
                ))}
              </ol>
            </section>
            <div className="overview report__parts">
              <section aria-labelledby="outcome-title">
                <h2 id="outcome-title">{messages.chart.title}</h2>
                <BarChart {...chart} messages={messages.chart} />
              </section>
              <OverviewPart id="lost" title={messages.lost.title} beside={null} isAside>
                {lost.length === 0 ? (
                  <p className="muted">{messages.lost.none}</p>
                ) : (
                  <ul className="week-bars">
                    {lost.map(({ key, label, count, percent }) => (
                      <li key={key}>
                        <span>{label}</span>
                        <svg width="100%" height="12" aria-hidden="true">
                          <rect width={`${percent}%`} height="12" />
                        </svg>
                        <b>
                          <FigureLink {...count} about={label} />
                        </b>
                      </li>
                    ))}
                  </ul>
                )}
              </OverviewPart>
            </div>
            {tables.map(({ key, title, rows }) => (
              <Table
                key={key}
                caption={title}
                columns={{ name: title, ...messages.columns }}
                numbers={["received", "responded", "quoted", "won", "share", "value", "median"]}
                rows={rows.map(({ key: row, label, cells }) => ({
                  key: row,
                  cells: {
                    name: label,
                    received: <FigureLink {...cells.received} about={label} />,
                    responded: <FigureLink {...cells.responded} about={label} />,
                    quoted: <FigureLink {...cells.quoted} about={label} />,
                    won: <FigureLink {...cells.won} about={label} />,
                    share: cells.share,
                    value: <FigureLink {...cells.value} about={label} />,
                    median: <FigureLink {...cells.median} about={label} />,
                  },
                }))}
              />
            ))}
          </>
        )}
      </div>
    </>
  );
}

/** A figure, as a link to the list of what it counts. */
function FigureLink({ text, href, about }: Figure & { about: string }) {
  if (href === null || text === "") return text;
  return (
    <Link to={href} prefetch="intent">
      {text}
      <span className="visually-hidden">, {about}</span>
    </Link>
  );
}

interface ReportChoiceProps {
  messages: Route.ComponentProps["loaderData"]["messages"];
  choice: ReturnType<typeof reportChoice>;
}

/** The period, and the filters of the whole report; with script a choice applies at once. */
function ReportChoice({ messages, choice }: ReportChoiceProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { filter: names } = messages;
  const isTyped = (event: FormEvent) => event.target instanceof HTMLInputElement;
  return (
    <div className="report__choice no-print">
      <ListTabs label={messages.period} tabs={choice.periods} />
      <Form
        key={JSON.stringify([choice.values, choice.days])}
        ref={form}
        method="get"
        action={choice.action}
        className="field-grid field-grid--short"
        onChange={(event) => isTyped(event) || void submit(form.current, { preventScrollReset: true })}
      >
        <HiddenFields values={choice.hidden} />
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            id={`report-${name}`}
            name={leadParameters[name]}
            type="date"
            label={names[name]}
            required={false}
            defaultValue={choice.days[name]}
          />
        ))}
        {(["service", "source", "assigned"] as const).map((name) => (
          <SelectField
            key={name}
            id={`report-${name}`}
            name={leadParameters[name]}
            label={names[name]}
            options={choice.options[name]}
            defaultValue={choice.values[leadParameters[name]] ?? ""}
          />
        ))}
        <Button kind="secondary" size="small">
          {messages.apply}
        </Button>
      </Form>
    </div>
  );
}
