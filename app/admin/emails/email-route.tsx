import { join } from "node:path";
import { data, Form, Link } from "react-router";
import { adminHref } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { isId } from "#app/admin/leads/rules.ts";
import { configurationContext } from "#app/context.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/email-route";
import { readEmail } from "./data.server.ts";
import { emailLooks, isRetriable } from "./rules.ts";
import { emailsPageWords } from "./words.server.ts";
import "#app/admin/admin-page.css";
import "#app/ui/chip.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const outboxDir = join(context.get(configurationContext).DATA_DIR, "mails");
  const email = isId(id) ? await readEmail(staff, id, outboxDir) : undefined;
  if (!email) throw data("no such email", { status: 404, headers: { "cache-control": "no-store" } });
  const { email: words, retry, statuses } = emailsPageWords[locale];
  return {
    id,
    words,
    back: adminHref(adminPaths.emails, locale),
    retry: isRetriable(email.status) ? retry : null,
    subject: email.subject,
    recipient: email.recipient,
    status: { look: emailLooks[email.status], label: statuses[email.status] },
    facts: [
      { name: words.attempts, value: String(email.attempts) },
      { name: words.error, value: email.error },
      { name: words.sent, value: email.sentAt && formatShortMoment(email.sentAt, locale) },
    ].flatMap(({ name, value }) => (value ? [{ name, value }] : [])),
    text: email.text,
  };
}

/** One email as it went out, or why it did not. What becomes of another attempt is told by the list. */
export default function Email({ loaderData }: Route.ComponentProps) {
  const { id, words, back, retry, subject, recipient, status, facts, text } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <div className="admin__top">
        <h1>{subject}</h1>
        <Link className="button button-outline button-small" to={back}>
          {words.back}
        </Link>
      </div>
      <div className="admin-page">
        <dl className="fact-list">
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
            <button type="submit" name="email" value={id} className="button button-primary button-small">
              {retry}
            </button>
          </Form>
        ) : null}
        {text ? (
          <div className="email-text">{text}</div>
        ) : (
          <p className="admin-page__lead">{words.missing}</p>
        )}
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
