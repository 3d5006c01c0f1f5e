import type { ReactNode } from "react";
import { lastBackup } from "#app/account/setup/checks.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Fact } from "#app/admin/ui/fact.tsx";
import { configurationContext, deploymentContext } from "#app/context.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { listBrowserReports } from "./browser-reports.server.ts";
import { readStatus } from "./data.server.ts";
import { statusPageWords } from "./words.server.ts";
import "#app/ui/chip.css";

const twoDays = 2 * 86_400_000;
const fourWeeks = 28 * 86_400_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const words = statusPageWords[locale];
  const configuration = context.get(configurationContext);
  const { version, mode, startedAt } = context.get(deploymentContext);
  const state = await readStatus(staff);
  const { at: backupAt } = await lastBackup(configuration.BACKUP_DIR ?? null, state.backupAt);
  const number = (value: number) => formatNumber(Math.round(value), locale);
  const reports = await listBrowserReports(staff, new Date(Date.now() - fourWeeks));
  const { applied, latest, pending } = state.migrations;
  return {
    words,
    reports: reports.map(({ rule, blocked, page, hits }) => ({
      rule,
      blocked: blocked === "-" ? words.reports.unnamed : blocked,
      page: page === "/*" ? words.reports.elsewhere : page,
      hits: number(hits),
    })),
    version,
    mode: words.modes[mode],
    started: formatShortMoment(new Date(startedAt), locale),
    answered: fill(words.milliseconds, { count: number(state.answeredIn) }),
    postgres: state.postgres,
    size: fill(words.megabytes, { count: number(state.databaseBytes / 1_000_000) }),
    migrations: {
      isDone: pending.length === 0,
      text:
        pending.length === 0
          ? fill(words.allApplied, { count: number(applied) })
          : fill(words.pending, { count: number(pending.length), names: pending.join(", ") }),
      latest: latest ?? "–",
    },
    due: state.jobs.oldestDue
      ? fill(words.late, {
          count: number(state.jobs.due),
          time: formatShortMoment(state.jobs.oldestDue, locale),
        })
      : words.none,
    failed: state.jobs.failed > 0 ? number(state.jobs.failed) : null,
    mail: configuration.SMTP_URL ? words.smtp : words.outbox,
    backup: backupAt && {
      text: formatShortMoment(backupAt, locale),
      isOld: Date.now() - backupAt.getTime() > twoDays,
    },
  };
}

/** Version, database, queue, mail, backup and browsers' reports; for administrators. */
export default function StatusPage({ loaderData: state }: Route.ComponentProps) {
  const { words, backup } = state;
  return (
    <AdminPage words={words}>
      <FactPart heading={words.build}>
        <Fact name={words.version}>{state.version}</Fact>
        <Fact name={words.started}>{state.started}</Fact>
        <Fact name={words.mode}>{state.mode}</Fact>
      </FactPart>
      <FactPart heading={words.database}>
        <Fact name={words.answered}>{state.answered}</Fact>
        <Fact name={words.postgres}>{state.postgres}</Fact>
        <Fact name={words.size}>{state.size}</Fact>
        <Fact name={words.migrations}>
          {state.migrations.isDone ? (
            state.migrations.text
          ) : (
            <span className="chip chip--warning">{state.migrations.text}</span>
          )}
        </Fact>
        <Fact name={words.latest}>{state.migrations.latest}</Fact>
      </FactPart>
      <FactPart heading={words.queue}>
        <Fact name={words.due}>{state.due}</Fact>
        <Fact name={words.failed}>
          {state.failed ? (
            <>
              <span className="chip chip--error">{state.failed}</span> {words.failedHint}
            </>
          ) : (
            words.none
          )}
        </Fact>
        <Fact name={words.mail}>{state.mail}</Fact>
      </FactPart>
      <FactPart heading={words.backup}>
        <Fact name={words.lastBackup}>
          {backup ? backup.text : <span className="chip chip--warning">{words.noBackup}</span>}
        </Fact>
      </FactPart>
      {backup?.isOld ? <p className="admin-lead">{words.oldBackup}</p> : null}
      {backup ? null : <p className="admin-lead">{words.backupHint}</p>}
      <section className="admin-part">
        <h2>{words.reports.heading}</h2>
        <p className="admin-lead">{words.reports.lead}</p>
        {state.reports.length > 0 ? (
          <Table
            caption={words.reports.caption}
            columns={words.reports.columns}
            rows={state.reports.map((cells) => ({
              key: `${cells.rule} ${cells.blocked} ${cells.page}`,
              cells,
            }))}
          />
        ) : (
          <p>{words.reports.none}</p>
        )}
      </section>
    </AdminPage>
  );
}

function FactPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="admin-part">
      <h2>{heading}</h2>
      <dl className="facts">{children}</dl>
    </section>
  );
}
