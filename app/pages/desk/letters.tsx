import { Form, Link } from "react-router";
import * as z from "zod/mini";
import { deskHref, leadHref } from "#app/admin/addresses.ts";
import { deskRequest } from "#app/admin/desk-request.server.ts";
import { DeskTable } from "#app/admin/desk-table.tsx";
import { ListPages } from "#app/admin/list-pages.tsx";
import { ListTabs } from "#app/admin/list-tabs.tsx";
import { OfficeNotice, type OfficeOutcome } from "#app/admin/office-notice.tsx";
import { useLastAnswer } from "#app/admin/use-last-answer.ts";
import { lettersPageWords } from "#app/content/admin/letters.server.ts";
import { demosPath } from "#app/demo/desk/addresses.ts";
import { formatShortMoment } from "#app/language/clock.ts";
import { fill } from "#app/language/fill.ts";
import { retryLetter } from "#app/leads/desk/deliveries.server.ts";
import { lettersPath } from "#app/office/addresses.ts";
import { listLetters } from "#app/office/letters/data.server.ts";
import { letterLooks, letterStatuses, letterStatusOf } from "#app/office/letters/rules.ts";
import { placeOf, placeParameter, placeText } from "#app/office/place.ts";
import type { Route } from "./+types/letters";
import "#app/ui/chip.css";
import "#app/ui/state.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, locale, url } = await deskRequest(request, context, ["sales"]);
  const words = lettersPageWords[locale];
  const status = letterStatusOf(url.searchParams.get("status"));
  const place = placeOf(url.searchParams);
  const { rows, next } = await listLetters(desk, status, place);
  const href = (parameters: Record<string, string>) =>
    deskHref(lettersPath, locale, new URLSearchParams(parameters));
  const inStatus: Record<string, string> = status ? { status } : {};
  return {
    words,
    tabs: [
      { key: "all", label: words.all, href: href({}), current: !status },
      ...letterStatuses.map((key) => ({
        key,
        label: words.statuses[key],
        href: href({ status: key }),
        current: key === status,
      })),
    ],
    rows: rows.map((row) => {
      const names = { subject: row.subject, to: row.recipient };
      return {
        id: row.id,
        ...names,
        about: Object.entries(words.abouts).find(([key]) => key === row.about)?.[1] ?? row.about,
        aboutHref: row.lead
          ? leadHref(row.lead, locale)
          : row.about === "demo_booking"
            ? deskHref(`${demosPath}/${row.aboutId}`, locale)
            : null,
        status: { look: letterLooks[row.status], label: words.statuses[row.status] },
        error: row.status === "sent" ? null : row.error,
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
        retryLabel: row.status === "sent" ? null : fill(words.retryLabel, names),
        read:
          row.about === "account"
            ? null
            : { href: deskHref(`${lettersPath}/${row.id}`, locale), label: fill(words.readLabel, names) },
      };
    }),
    older: next && href({ ...inStatus, [placeParameter]: placeText(next) }),
    latest: place && href(inStatus),
  };
}

const retried = z.object({ letter: z.uuid() });

/** Has a letter that did not arrive tried again at once. */
export async function action({ request, context }: Route.ActionArgs): Promise<OfficeOutcome> {
  const { desk, locale } = await deskRequest(request, context, ["sales"]);
  const asked = retried.safeParse(Object.fromEntries(await request.formData()));
  const done = asked.success && (await retryLetter(desk, asked.data.letter));
  const words = lettersPageWords[locale];
  return { done, text: done ? words.retried : words.notRetried };
}

/** Every letter, how far it got, and what can be done about it. */
export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, tabs, rows, older, latest } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <div className="desk__top">
        <h1>{words.heading}</h1>
      </div>
      <div className="office">
        <p className="office__lead">{words.lead}</p>
        <OfficeNotice outcome={answer} />
        <ListTabs label={words.filter} tabs={tabs} />
        {rows.length > 0 ? (
          <DeskTable
            caption={words.caption}
            columns={words.columns}
            rows={rows.map((row) => ({
              key: row.id,
              cells: {
                letter: (
                  <>
                    {row.subject}
                    <small>{row.to}</small>
                  </>
                ),
                about: row.aboutHref ? <Link to={row.aboutHref}>{row.about}</Link> : row.about,
                status: (
                  <span>
                    <span className={`chip chip--${row.status.look}`}>{row.status.label}</span>
                    {row.error ? <small>{row.error}</small> : null}
                  </span>
                ),
                attempts: (
                  <span>
                    {row.attempts}
                    {row.next ? <small>{row.next}</small> : null}
                  </span>
                ),
                time: <time dateTime={row.time.iso}>{row.time.text}</time>,
                action: <LetterActions words={words} row={row} />,
              },
            }))}
          />
        ) : (
          <div className="state">
            <h2>{words.empty.title}</h2>
            <p className="muted">{words.empty.text}</p>
          </div>
        )}
        <ListPages words={words} older={older} latest={latest} />
      </div>
    </>
  );
}

function LetterActions({
  words,
  row,
}: {
  words: { retry: string; read: string };
  row: { id: string; retryLabel: string | null; read: { href: string; label: string } | null };
}) {
  if (!row.retryLabel && !row.read) return null;
  return (
    <span className="actions">
      {row.retryLabel ? (
        <Form method="post" preventScrollReset>
          <button
            type="submit"
            name="letter"
            value={row.id}
            className="btn btn--outline btn--sm"
            aria-label={row.retryLabel}
          >
            {words.retry}
          </button>
        </Form>
      ) : null}
      {row.read ? (
        <Link to={row.read.href} aria-label={row.read.label}>
          {words.read}
        </Link>
      ) : null}
    </span>
  );
}
