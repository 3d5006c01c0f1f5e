import { Link } from "react-router";
import * as z from "zod/mini";
import { adminHref, leadHref } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { cursorOf, cursorParameter, cursorText } from "#app/admin/ui/cursor.ts";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTabs, tabsOf } from "#app/admin/ui/list-tabs.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { emailSchema } from "#app/forms/check-fields.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { adminPaths } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/list-route";
import { listEmails } from "./data.server.ts";
import { correctAddress, giveUpEmail, retryEmail } from "./mutations.server.ts";
import { emailLooks, emailStatuses, emailStatusOf, isRetriable, isToVisitor } from "./rules.ts";
import { emailsPageWords } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const words = emailsPageWords[locale];
  const status = emailStatusOf(url.searchParams.get("status"));
  const cursor = cursorOf(url.searchParams);
  const { rows, next } = await listEmails(staff, status, cursor);
  const href = (parameters: Record<string, string>) =>
    adminHref(adminPaths.emails, locale, new URLSearchParams(parameters));
  const inStatus: Record<string, string> = status ? { status } : {};
  return {
    words,
    tabs: tabsOf(emailStatuses, status, { all: words.all, ...words.statuses }, (key) =>
      href(key ? { status: key } : {}),
    ),
    rows: rows.map((row) => {
      const names = { subject: row.subject, to: row.recipient };
      return {
        id: row.id,
        ...names,
        about: wordOf(words.abouts, row.about) ?? row.about,
        aboutHref: row.lead
          ? leadHref(row.lead, locale)
          : row.about === "demo_booking"
            ? adminHref(`${adminPaths.demos}/${row.aboutId}`, locale)
            : null,
        status: { look: emailLooks[row.status], label: words.statuses[row.status] },
        problem:
          row.status === "held"
            ? words.heldText
            : row.status === "sent"
              ? null
              : (wordOf(words.problems, row.problem) ?? null),
        error: row.status === "held" || row.status === "sent" ? null : row.error,
        attempts: row.attemptsMax
          ? fill(words.attemptOf, { number: String(row.attempts), of: String(row.attemptsMax) })
          : String(row.attempts),
        next:
          row.status === "waiting" && row.nextAt && row.nextAt > new Date()
            ? fill(words.next, { time: formatShortMoment(row.nextAt, locale) })
            : null,
        time: {
          iso: (row.sentAt ?? row.createdAt).toISOString(),
          text: formatShortMoment(row.sentAt ?? row.createdAt, locale),
        },
        retryLabel: isRetriable(row.status) ? fill(words.retryLabel, names) : null,
        giveUpLabel: row.status === "waiting" ? fill(words.giveUpLabel, names) : null,
        isCorrectable: isRetriable(row.status) && isToVisitor(row),
        read:
          row.about === "account" || row.status === "held"
            ? null
            : {
                href: adminHref(`${adminPaths.emails}/${row.id}`, locale),
                label: fill(words.readLabel, names),
              },
      };
    }),
    older: next && href({ ...inStatus, [cursorParameter]: cursorText(next) }),
    latest: cursor && href(inStatus),
  };
}

const asked = z.object({
  email: z.uuid(),
  intent: z._default(z.enum(["retry", "giveUp", "correct"]), "retry"),
  address: z._default(z.string(), ""),
});

/** `wrongAt`: the email whose corrected address is not valid. */
type EmailOutcome = Outcome & { wrongAt?: string };

/** Sends an email that did not arrive again, gives it up, or sends it to a corrected address. */
export async function action({ request, context }: Route.ActionArgs): Promise<EmailOutcome> {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const words = emailsPageWords[locale];
  const form = asked.safeParse(Object.fromEntries(await readFormData(request)));
  if (!form.success) return { done: false, text: words.notRetried };
  const { email, intent } = form.data;
  if (intent === "giveUp") {
    const done = await giveUpEmail(staff, email);
    return { done, text: done ? words.gaveUp : words.notGivenUp };
  }
  if (intent === "correct") {
    const address = emailSchema.safeParse(form.data.address);
    if (!address.success) return { done: false, text: words.correct.wrong, wrongAt: email };
    const done = await correctAddress(staff, email, address.data);
    return { done, text: done ? fill(words.correct.done, { to: address.data }) : words.notRetried };
  }
  const done = await retryEmail(staff, email);
  return { done, text: done ? words.retried : words.notRetried };
}

/** All emails, how their delivery went, and what can be done about them. */
export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, tabs, rows, older, latest } = loaderData;
  return (
    <AdminPage words={words}>
      <AdminNotice outcome={answer} />
      <ListTabs label={words.filter} tabs={tabs} />
      {rows.length > 0 ? (
        <Table
          caption={words.caption}
          columns={words.columns}
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
                  {row.problem ? <small>{row.problem}</small> : null}
                  {row.error ? (
                    <details>
                      <summary className="muted">{words.serverSaid}</summary>
                      <small lang="en">{row.error}</small>
                    </details>
                  ) : null}
                </span>
              ),
              attempts: (
                <span>
                  {row.attempts}
                  {row.next ? <small>{row.next}</small> : null}
                </span>
              ),
              time: <time dateTime={row.time.iso}>{row.time.text}</time>,
              action: <EmailActions words={words} row={row} isWrong={answer?.wrongAt === row.id} />,
            },
          }))}
        />
      ) : (
        <EmptyState {...words.empty} />
      )}
      <ListPages words={words} older={older} latest={latest} />
    </AdminPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

interface EmailActionsProps {
  words: Loaded["words"];
  row: Loaded["rows"][number];
  /** The address that was typed for this email is not valid. */
  isWrong: boolean;
}

function EmailActions({ words, row, isWrong }: EmailActionsProps) {
  if (!row.retryLabel && !row.read) return null;
  const { correct } = words;
  return (
    <span className="actions">
      {row.retryLabel ? (
        <Button as={FormButton} kind="outline" size="small" values={{ email: row.id }} label={row.retryLabel}>
          {words.retry}
        </Button>
      ) : null}
      {row.giveUpLabel ? (
        <Button
          as={FormButton}
          kind="outline"
          size="small"
          values={{ intent: "giveUp", email: row.id }}
          label={row.giveUpLabel}
        >
          {words.giveUp}
        </Button>
      ) : null}
      {row.isCorrectable ? (
        <Confirm
          ask={correct.ask}
          button={correct.button}
          text={correct.text}
          intent="correct"
          values={{ email: row.id }}
        >
          <Field
            id={`address-${row.id}`}
            name="address"
            type="email"
            inputMode="email"
            label={correct.field}
            error={isWrong ? correct.wrong : undefined}
            autoComplete="off"
            defaultValue={row.to}
          />
        </Confirm>
      ) : null}
      {row.read ? (
        <Link to={row.read.href} aria-label={row.read.label}>
          {words.read}
        </Link>
      ) : null}
    </span>
  );
}
