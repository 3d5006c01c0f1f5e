import { Link } from "react-router";
import { readPlaceholderRows } from "#app/account/setup/placeholder-rows.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { listBrowserReports } from "#app/analytics/browser-reports.server.ts";
import { setupMessages } from "#app/content/account/setup.server.ts";
import { siteContext } from "#app/context.ts";
import { readInbound } from "#app/domain/inbound.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { checksOf } from "./checks.server.ts";
import { readStatus } from "./data.server.ts";
import { statusPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";

const fourWeeks = 28 * milliseconds.day;
/** The facts about the build, in their order. */
const builtKeys = ["version", "started", "mode", "postgres", "size", "streams", "mail"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const messages = statusPageMessages[locale];
  const { placeholders } = setupMessages[locale];
  const { database, deployment, operations, queue, configuration } = context.get(siteContext);
  const { version, mode, startedAt } = deployment;
  const status = await readStatus(staff);
  const now = new Date();
  const number = (value: number) => formatNumber(Math.round(value), locale);
  const reports = await listBrowserReports(staff, new Date(now.getTime() - fourWeeks));
  return {
    messages,
    checks: await checksOf(operations, {
      queueFault: queue.fault(),
      inbound: await readInbound(database, configuration),
      backupEvery: configuration.BACKUP_EVERY_MINUTES,
      status,
      locale,
      now,
    }),
    reports: reports.map(({ rule, blocked, page, hits }) => ({
      rule,
      blocked: blocked === "-" ? messages.reports.unnamed : blocked,
      page: page === "/*" ? messages.reports.elsewhere : page,
      hits: number(hits),
    })),
    placeholders: {
      heading: placeholders.heading,
      text: placeholders.text,
      none: placeholders.none,
      rows: await readPlaceholderRows(context, locale),
    },
    version,
    mode: messages.modes[mode],
    started: formatShortMoment(new Date(startedAt), locale),
    postgres: status.postgres,
    size: fill(messages.megabytes, { count: number(status.databaseBytes / 1_000_000) }),
    streams: number(operations.eventStreams()),
    mail: configuration.SMTP_URL ? messages.smtp : messages.outbox,
  };
}

/** The state of the site and what to do about it, its version, and browsers' reports. For administrators. */
export default function StatusPage({ loaderData: state }: Route.ComponentProps) {
  const { messages } = state;
  return (
    <AdminPage messages={messages}>
      <Part id="now" heading={messages.now}>
        <FactList
          className="facts facts--long"
          facts={state.checks.map(({ name, level, label, value, advice }) => ({
            name,
            value: (
              <>
                <span className={`chip chip--${level}`}>{label}</span> {value}
                {advice ? <p>{advice}</p> : null}
              </>
            ),
          }))}
        />
      </Part>
      <Part
        id="placeholders"
        heading={state.placeholders.heading}
        lead={state.placeholders.rows.length > 0 ? state.placeholders.text : state.placeholders.none}
      >
        <FactList
          className="facts facts--long"
          facts={state.placeholders.rows.map(({ name, value, where, href }) => ({
            name,
            value: (
              <>
                {value}
                <p>{href ? <Link to={href}>{where}</Link> : where}</p>
              </>
            ),
          }))}
        />
      </Part>
      <Part id="build" heading={messages.build}>
        <FactList
          className="facts facts--long"
          facts={builtKeys.map((key) => ({ name: messages[key], value: state[key] }))}
        />
      </Part>
      <Part id="reports" heading={messages.reports.heading} lead={messages.reports.lead}>
        {state.reports.length > 0 ? (
          <Table
            caption={messages.reports.caption}
            columns={messages.reports.columns}
            rows={state.reports.map((cells) => ({
              key: `${cells.rule} ${cells.blocked} ${cells.page}`,
              cells,
            }))}
          />
        ) : (
          <p>{messages.reports.none}</p>
        )}
      </Part>
    </AdminPage>
  );
}
