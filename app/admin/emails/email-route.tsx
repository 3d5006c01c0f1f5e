import { join } from "node:path";
import { data, Form, Link } from "react-router";
import { deskHref } from "#app/admin/addresses.ts";
import { deskRequest } from "#app/admin/admin-request.server.ts";
import { isId } from "#app/admin/leads/rules.ts";
import { lettersPath } from "#app/admin/topic-addresses.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { configurationContext } from "#server/context.ts";
import type { Route } from "./+types/email-route";
import { readLetter } from "./data.server.ts";
import { isRetriable, letterLooks } from "./rules.ts";
import { lettersPageWords } from "./words.server.ts";
import "#app/admin/office.css";
import "#app/ui/chip.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { desk, locale } = await deskRequest(request, context, ["sales"]);
  const outboxDir = join(context.get(configurationContext).DATA_DIR, "mails");
  const letter = isId(id) ? await readLetter(desk, id, outboxDir) : undefined;
  if (!letter) throw data("no such letter", { status: 404, headers: { "cache-control": "no-store" } });
  const { letter: words, retry, statuses } = lettersPageWords[locale];
  return {
    id,
    words,
    back: deskHref(lettersPath, locale),
    retry: isRetriable(letter.status) ? retry : null,
    subject: letter.subject,
    recipient: letter.recipient,
    status: { look: letterLooks[letter.status], label: statuses[letter.status] },
    facts: [
      { name: words.attempts, value: String(letter.attempts) },
      { name: words.error, value: letter.error },
      { name: words.sent, value: letter.sentAt && formatShortMoment(letter.sentAt, locale) },
    ].flatMap(({ name, value }) => (value ? [{ name, value }] : [])),
    text: letter.text,
  };
}

/** One letter as it went out, or why it did not. What becomes of another attempt is told by the list. */
export default function Letter({ loaderData }: Route.ComponentProps) {
  const { id, words, back, retry, subject, recipient, status, facts, text } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <div className="desk__top">
        <h1>{subject}</h1>
        <Link className="btn btn--outline btn--sm" to={back}>
          {words.back}
        </Link>
      </div>
      <div className="office">
        <dl className="office-facts">
          <dt>{words.to}</dt>
          <dd>{recipient}</dd>
          <dt>{words.status}</dt>
          <dd>
            <span className={`chip chip--${status.look}`}>{status.label}</span>
          </dd>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        {retry ? (
          <Form method="post" action={back}>
            <button type="submit" name="letter" value={id} className="btn btn--primary btn--sm">
              {retry}
            </button>
          </Form>
        ) : null}
        {text ? <div className="office-letter">{text}</div> : <p className="office__lead">{words.missing}</p>}
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
