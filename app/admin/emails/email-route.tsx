import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { emailLooks } from "#app/leads/conversation/sent-email.ts";
import { readEmail } from "#app/leads/conversation/sent-emails.server.ts";
import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import type { Route } from "./+types/email-route";
import { handleEmailForm } from "./email-action.server.ts";
import { EmailActions, EmailProblem } from "./email-actions.tsx";
import { emailTrouble } from "./email-label.server.ts";
import { emailActionMessages, emailsPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const email = await findOr404(id, () => readEmail(staff, id));
  const { email: messages, statuses } = emailsPageMessages[locale];
  return {
    messages,
    actionMessages: emailActionMessages[locale],
    back: adminHref(adminPaths.emails, locale),
    subject: email.subject,
    recipient: email.recipient,
    status: { look: emailLooks[email.status], label: statuses[email.status] },
    trouble: emailTrouble(email, locale),
    attempts: String(email.attempts),
    sent: email.sentAt && formatShortMoment(email.sentAt, locale),
    body: email.body,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  return handleEmailForm(admin, textsOf(await readFormData(request)));
}

export const clientAction = submitOrStay;

/** An email: its text, and what can be done when it did not arrive. */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const incoming = useLastResult(actionData);
  const { messages, actionMessages, back, subject, recipient, status, trouble, attempts, sent, body } =
    loaderData;
  const state = (
    <>
      <span className={`chip chip--${status.look}`}>{status.label}</span>
      <EmailProblem messages={actionMessages} trouble={trouble} />
    </>
  );
  return (
    <AdminPage messages={{ ...messages, heading: subject }} backHref={back}>
      <AdminNotice outcome={incoming} />
      <FactList
        className="facts"
        facts={[
          { name: actionMessages.to, value: <EmailText address={recipient} /> },
          { name: messages.status, value: state },
          { name: messages.attempts, value: attempts },
          ...(sent ? [{ name: messages.sent, value: sent }] : []),
        ]}
      />
      {trouble.retryLabel ? (
        <div className="actions">
          <EmailActions messages={actionMessages} trouble={trouble} outcome={incoming} />
        </div>
      ) : null}
      {body ? (
        <div className="admin-box email-text">{body}</div>
      ) : (
        <p className="admin-lead">{messages.missing}</p>
      )}
    </AdminPage>
  );
}
