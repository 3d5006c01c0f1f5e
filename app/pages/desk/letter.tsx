import { join } from "node:path";
import { data, Link } from "react-router";
import { deskHref } from "#app/admin/addresses.ts";
import { deskRequest } from "#app/admin/desk-request.server.ts";
import { lettersPageWords } from "#app/content/admin/letters.server.ts";
import { formatShortMoment } from "#app/language/clock.ts";
import { isId } from "#app/leads/desk/rules.ts";
import { lettersPath } from "#app/office/addresses.ts";
import { readLetter } from "#app/office/letters/data.server.ts";
import { configurationContext } from "#server/context.ts";
import type { Route } from "./+types/letter";
import "#app/admin/office.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { desk, locale } = await deskRequest(request, context, ["sales"]);
  const outboxDir = join(context.get(configurationContext).DATA_DIR, "mails");
  const letter = isId(id) ? await readLetter(desk, id, outboxDir) : undefined;
  if (!letter) throw data("no such letter", { status: 404, headers: { "cache-control": "no-store" } });
  return {
    words: lettersPageWords[locale].letter,
    back: deskHref(lettersPath, locale),
    subject: letter.subject,
    recipient: letter.recipient,
    sent: letter.sentAt && formatShortMoment(letter.sentAt, locale),
    text: letter.text,
  };
}

/** One letter as it went out. */
export default function Letter({ loaderData }: Route.ComponentProps) {
  const { words, back, subject, recipient, sent, text } = loaderData;
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
          <dt>{words.sent}</dt>
          <dd>{sent ?? words.notSent}</dd>
        </dl>
        {text ? <div className="office-letter">{text}</div> : <p className="office__lead">{words.missing}</p>}
      </div>
    </>
  );
}
