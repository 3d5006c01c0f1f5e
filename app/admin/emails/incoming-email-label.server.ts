import { type CountWords, countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { IncomingEmailRow } from "#app/leads/conversation/incoming-emails.server.ts";
import { splitQuotes } from "#app/leads/conversation/quoted-text.ts";
import { fileLabels } from "./file-labels.server.ts";
import { incomingEmailMessages } from "./incoming-email-words.server.ts";

/** A customer's email as a timeline shows it. */
export function incomingEmailLabel(incoming: IncomingEmailRow, lead: string, locale: Locale) {
  const messages = incomingEmailMessages[locale];
  const { id, isAutomatic, isSpam, isFirst, original } = incoming;
  return {
    id,
    ...splitQuotes(incoming.body),
    // The first one's text is the lead's message, which stands above.
    isFolded: isAutomatic || isSpam || (isFirst && incoming.files.length === 0),
    isSpam,
    files: fileLabels(incoming.files, lead, locale),
    notes: leftOutNotes(incoming, locale),
    original: fileLabels(original ? [original] : [], lead, locale).map((file) => ({
      ...file,
      text: fill(messages.original, { size: file.about }),
    })),
  };
}

/** What could not be read or stored of an email, one sentence for each thing. */
function leftOutNotes(incoming: IncomingEmailRow, locale: Locale): string[] {
  const messages = incomingEmailMessages[locale];
  const { isCut, doubts, filesLeft, namesLeft, picturesLeft } = incoming;
  const counted = (count: number, words: CountWords) => (count > 0 ? [countWords(words, count, locale)] : []);
  return [
    ...doubts.map((doubt) => messages.doubts[doubt]),
    ...(isCut ? [incoming.original ? messages.cutInOriginal : messages.cut] : []),
    ...(namesLeft.length > 0 ? [fill(messages.namesLeft, { names: namesLeft.join(", ") })] : []),
    ...counted(filesLeft - namesLeft.length, messages.filesLeft),
    ...counted(picturesLeft, messages.picturesLeft),
  ];
}

/** The line that names an incoming email: spam, automatic or a customer's, with its subject. */
export function incomingEmailText(
  { isSpam, isAutomatic, subject }: IncomingEmailRow,
  locale: Locale,
): string {
  const messages = incomingEmailMessages[locale];
  const line = isSpam ? messages.spam : isAutomatic ? messages.automatic : messages.incoming;
  return fill(line, { subject: subject || messages.noSubject });
}

/** The sender as the email names them, which nobody has verified. */
export function senderText({ sender, senderName }: IncomingEmailRow): string {
  return senderName ? `${senderName} <${sender}>` : sender;
}
