import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isRetriable, isToVisitor } from "#app/leads/conversation/sent-email.ts";
import type { SentEmail, TimelineEmail } from "#app/leads/conversation/sent-emails.server.ts";
import type { fileLabels } from "./file-labels.server.ts";
import { emailActionMessages } from "./words.server.ts";

type EmailState = Pick<
  SentEmail,
  "id" | "about" | "kind" | "recipient" | "subject" | "status" | "problem" | "error"
>;

/** Why an email did not arrive, in words, and what can be done about it. */
export function emailTrouble(email: EmailState, locale: Locale) {
  const { id, recipient: to, subject, status, problem, error } = email;
  const messages = emailActionMessages[locale];
  const names = { subject, to };
  return {
    id,
    to,
    problem:
      status === "held"
        ? messages.heldText
        : status === "sent"
          ? null
          : (wordOf(messages.problems, problem) ?? null),
    error: isRetriable(status) ? error : null,
    retryLabel: isRetriable(status) ? fill(messages.retryLabel, names) : null,
    giveUpLabel: status === "waiting" ? fill(messages.giveUpLabel, names) : null,
    isCorrectable: isRetriable(status) && isToVisitor(email),
  };
}

/** An email on a timeline, with its text; for one that was tried and did not arrive also its `emailTrouble`. */
export function emailLabel(
  email: EmailState & Pick<TimelineEmail, "body" | "locale">,
  locale: Locale,
  files: ReturnType<typeof fileLabels> = [],
) {
  const { recipient: to, subject, body, locale: lang, status, error } = email;
  const hasFailed = status === "failed" || status === "held" || (status === "waiting" && error !== null);
  const trouble = hasFailed ? emailTrouble(email, locale) : null;
  return { to, subject, body: body ?? "", lang, files, trouble };
}
