import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadAnswer } from "./data.server.ts";
import { fileLabels } from "./file-labels.server.ts";
import { answerMessages } from "./messages.server.ts";
import { splitQuotes } from "./quoted-text.ts";

/** A customer's answer as a timeline shows it. */
export function answerLabel(answer: LeadAnswer, lead: string, locale: Locale) {
  const messages = answerMessages[locale];
  const { id, isAutomatic, isSpam, isCut, filesLeft } = answer;
  return {
    id,
    ...splitQuotes(answer.body),
    isFolded: isAutomatic || isSpam,
    isSpam,
    isCut,
    files: fileLabels(answer.files, lead, locale),
    filesLeft: filesLeft > 0 ? fill(messages.filesLeft, { count: String(filesLeft) }) : null,
  };
}

/** The line that names an answer: spam, automatic or a customer's, with its subject. */
export function answerText({ isSpam, isAutomatic, subject }: LeadAnswer, locale: Locale): string {
  const messages = answerMessages[locale];
  const line = isSpam ? messages.spam : isAutomatic ? messages.automatic : messages.answer;
  return fill(line, { subject: subject || messages.noSubject });
}

/** The sender as the email names them, which nobody has verified. */
export function senderText({ sender, senderName }: LeadAnswer): string {
  return senderName ? `${senderName} <${sender}>` : sender;
}
