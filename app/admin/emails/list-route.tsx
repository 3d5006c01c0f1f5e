import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { ListTabs, tabsOf } from "#app/admin/ui/list-tabs.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, applicationHref, demoHref, leadHref } from "#app/admin/urls.ts";
import { cursorParameter, cursorText, readCursor } from "#app/domain/cursor.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { emailLooks, emailStatuses } from "#app/leads/conversation/sent-email.ts";
import { listEmails } from "#app/leads/conversation/sent-emails.server.ts";
import type { Route } from "./+types/list-route";
import { handleEmailForm } from "./email-action.server.ts";
import { EmailActions, EmailProblem } from "./email-actions.tsx";
import { emailTrouble } from "./email-label.server.ts";
import { emailActionMessages, emailsPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const messages = emailsPageMessages[locale];
  const status = oneOf(emailStatuses, url.searchParams.get("status"));
  const cursor = readCursor(url.searchParams);
  const { rows, next } = await listEmails(staff, status, cursor);
  const href = (parameters: Record<string, string>) => adminHref(adminPaths.emails, locale, parameters);
  const inStatus: Record<string, string> = status ? { status } : {};
  return {
    messages,
    actionMessages: emailActionMessages[locale],
    tabs: tabsOf(emailStatuses, status, { all: messages.all, ...messages.statuses }, (key) =>
      href(key ? { status: key } : {}),
    ),
    rows: rows.map((row) => {
      const names = { subject: row.subject, to: row.recipient };
      return {
        id: row.id,
        ...names,
        about: wordOf(messages.abouts, row.about) ?? row.about,
        aboutHref: aboutHref(row, locale),
        status: { look: emailLooks[row.status], label: messages.statuses[row.status] },
        trouble: emailTrouble(row, locale),
        attempts: row.attemptsMax
          ? fill(messages.attemptOf, { number: String(row.attempts), of: String(row.attemptsMax) })
          : String(row.attempts),
        next:
          row.status === "waiting" && row.nextAt && row.nextAt > new Date()
            ? fill(messages.next, { time: formatShortMoment(row.nextAt, locale) })
            : null,
        time: {
          iso: (row.sentAt ?? row.createdAt).toISOString(),
          text: formatShortMoment(row.sentAt ?? row.createdAt, locale),
        },
        read:
          row.about === "account" || row.status === "held"
            ? null
            : {
                href: adminHref(`${adminPaths.emails}/${row.id}`, locale),
                label: fill(messages.readLabel, names),
              },
      };
    }),
    older: next && href({ ...inStatus, [cursorParameter]: cursorText(next) }),
    latest: cursor && href(inStatus),
  };
}

/** The page of what an email is about; null where there is none. */
function aboutHref(
  { lead, about, aboutId }: { lead: string | null; about: string; aboutId: string },
  locale: Locale,
): string | null {
  if (lead) return leadHref(lead, locale);
  if (about === "demo_booking") return demoHref(aboutId, locale);
  return about === "job_application" ? applicationHref(aboutId, locale) : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  return handleEmailForm(admin, textsOf(await readFormData(request)));
}

export const clientAction = submitOrStay;

/** The sent emails, by status; those that did not arrive can be sent again. */
export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const incoming = useLastResult(actionData);
  const { messages, actionMessages, tabs, rows, older, latest } = loaderData;
  return (
    <AdminPage messages={messages}>
      <AdminNotice outcome={incoming} />
      <ListTabs label={messages.filter} tabs={tabs} />
      <ListTable
        messages={messages}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            email: (
              <>
                {row.subject}
                <small>{row.to}</small>
              </>
            ),
            about: row.aboutHref ? <Link to={row.aboutHref}>{row.about}</Link> : row.about,
            status: (
              <span>
                <span className={`chip chip--${row.status.look}`}>{row.status.label}</span>
                <EmailProblem messages={actionMessages} trouble={row.trouble} />
              </span>
            ),
            attempts: (
              <span>
                {row.attempts}
                {row.next ? <small>{row.next}</small> : null}
              </span>
            ),
            time: <time dateTime={row.time.iso}>{row.time.text}</time>,
            action:
              row.read || row.trouble.retryLabel ? (
                <span className="actions">
                  <EmailActions messages={actionMessages} trouble={row.trouble} outcome={incoming} />
                  {row.read ? (
                    <Link to={row.read.href} aria-label={row.read.label}>
                      {messages.read}
                    </Link>
                  ) : null}
                </span>
              ) : null,
          },
        }))}
      />
      <ListPages messages={messages} older={older} latest={latest} />
    </AdminPage>
  );
}
