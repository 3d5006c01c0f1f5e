import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadAnswer } from "./data.server.ts";
import { fileLabels } from "./file-labels.server.ts";
import { withoutQuotes } from "./quoted-text.ts";
import { answerWords } from "./words.server.ts";

export function answerLabel(answer: LeadAnswer, lead: string, locale: Locale) {
  const words = answerWords[locale];
  const { id, isAutomatic, isSpam, isCut, filesLeft } = answer;
  return {
    id,
    ...withoutQuotes(answer.body),
    /** Spam and what a machine wrote is folded. */
    isFolded: isAutomatic || isSpam,
    isSpam,
    isCut,
    files: fileLabels(answer.files, lead, locale),
    filesLeft: filesLeft > 0 ? fill(words.filesLeft, { count: String(filesLeft) }) : null,
  };
}

export function answerText({ isSpam, isAutomatic, subject }: LeadAnswer, locale: Locale): string {
  const words = answerWords[locale];
  const line = isSpam ? words.spam : isAutomatic ? words.automatic : words.answer;
  return fill(line, { subject: subject || words.noSubject });
}

/** Who sent it, as they say. */
export function senderText({ sender, senderName }: LeadAnswer): string {
  return senderName ? `${senderName} <${sender}>` : sender;
}
