import { type CountWords, countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadAnswer } from "#app/leads/conversation/incoming-emails.server.ts";
import { splitQuotes } from "#app/leads/conversation/quoted-text.ts";
import { fileLabels } from "./file-labels.server.ts";
import { answerMessages } from "./incoming-email-words.server.ts";

/** A customer's answer as a timeline shows it. */
export function answerLabel(answer: LeadAnswer, lead: string, locale: Locale) {
  const messages = answerMessages[locale];
  const { id, isAutomatic, isSpam, original } = answer;
  return {
    id,
    ...splitQuotes(answer.body),
    isFolded: isAutomatic || isSpam,
    isSpam,
    files: fileLabels(answer.files, lead, locale),
    notes: leftOutNotes(answer, locale),
    original: fileLabels(original ? [original] : [], lead, locale).map((file) => ({
      ...file,
      text: fill(messages.original, { size: file.about }),
    })),
  };
}

/** What of an email could not be read or was not stored, a sentence each. */
function leftOutNotes(answer: LeadAnswer, locale: Locale): string[] {
  const messages = answerMessages[locale];
  const { isCut, doubts, filesLeft, namesLeft, picturesLeft } = answer;
  const counted = (count: number, words: CountWords) => (count > 0 ? [countWords(words, count, locale)] : []);
  return [
    ...doubts.map((doubt) => messages.doubts[doubt]),
    ...(isCut ? [answer.original ? messages.cutInOriginal : messages.cut] : []),
    ...(namesLeft.length > 0 ? [fill(messages.namesLeft, { names: namesLeft.join(", ") })] : []),
    ...counted(filesLeft - namesLeft.length, messages.filesLeft),
    ...counted(picturesLeft, messages.picturesLeft),
  ];
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
