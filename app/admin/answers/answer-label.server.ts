import { answerFileHref } from "#app/admin/addresses.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { LeadAnswer } from "./data.server.ts";
import { withoutQuotes } from "./quoted-text.ts";
import { answerWords } from "./words.server.ts";

/** A customer's answer for a timeline. */
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
    files: answer.files.map(({ id: file, name, kind, size }) => ({
      id: file,
      name,
      about: `${kind}, ${sizeText(size, locale)}`,
      href: answerFileHref(lead, file),
    })),
    filesLeft: filesLeft > 0 ? fill(words.filesLeft, { count: String(filesLeft) }) : null,
  };
}

function sizeText(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, locale)} kB`
    : `${formatNumber(Math.ceil(kilobytes / 1000), locale)} MB`;
}

/** What happened, in a line. */
export function answerText({ isSpam, isAutomatic, subject }: LeadAnswer, locale: Locale): string {
  const words = answerWords[locale];
  const line = isSpam ? words.spam : isAutomatic ? words.automatic : words.answer;
  return fill(line, { subject: subject || words.noSubject });
}

/** Who sent it, as they say. */
export function senderText({ sender, senderName }: LeadAnswer): string {
  return senderName ? `${senderName} <${sender}>` : sender;
}
