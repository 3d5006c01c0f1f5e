import { join } from "node:path";
import { Form, Link } from "react-router";
import { adminHref } from "#app/admin/addresses.ts";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Fact } from "#app/admin/ui/fact.tsx";
import { configurationContext } from "#app/context.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { adminPaths } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/email-route";
import { readEmail } from "./data.server.ts";
import { emailLooks, isRetriable } from "./rules.ts";
import { emailsPageWords } from "./words.server.ts";
import "#app/ui/chip.css";
import "./email.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const outboxDir = join(context.get(configurationContext).DATA_DIR, "mails");
  const email = await findOr404(id, () => readEmail(staff, id, outboxDir));
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

/** One email as it was sent, or why it was not. The list says how another attempt went. */
export default function Email({ loaderData }: Route.ComponentProps) {
  const { id, words, back, retry, subject, recipient, status, facts, text } = loaderData;
  return (
    <AdminPage
      words={{ title: words.title, heading: subject }}
      actions={
        <Button as={Link} kind="outline" size="small" to={back}>
          {words.back}
        </Button>
      }
    >
      <dl className="facts">
        <Fact name={words.to}>{recipient}</Fact>
        <Fact name={words.status}>
          <span className={`chip chip--${status.look}`}>{status.label}</span>
        </Fact>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {retry ? (
        <Form method="post" action={back}>
          <Button name="email" value={id} kind="primary" size="small">
            {retry}
          </Button>
        </Form>
      ) : null}
      {text ? (
        <div className="admin-box email-text">{text}</div>
      ) : (
        <p className="admin-lead">{words.missing}</p>
      )}
    </AdminPage>
  );
}
