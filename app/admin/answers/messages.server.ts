import { copy } from "#app/i18n/copy.ts";

/** Customers' answers by email. */
export const answerMessages = copy(
  {
    answer: "Kunden svarade: {subject}",
    automatic: "Automatiskt svar: {subject}",
    spam: "Skräp: {subject}",
    noSubject: "utan ämne",
    latest: "Kunden svarade {time}",
    quoted: "Visa tidigare mejl",
    cut: "Texten var längre än så här. Resten har inte sparats.",
    files: "Bilagor",
    filesHint: "Öppna bara filer som du väntar dig.",
    filesLeft: "{count} bilagor till sparades inte.",
    markSpam: "Det är skräp",
    markGood: "Det är inte skräp",
    markedSpam: "Svaret är markerat som skräp.",
    markedGood: "Svaret är inte längre markerat som skräp.",
  },
  {
    answer: "The customer answered: {subject}",
    automatic: "Automatic answer: {subject}",
    spam: "Spam: {subject}",
    noSubject: "no subject",
    latest: "The customer answered {time}",
    quoted: "Show earlier emails",
    cut: "The text was longer than this. The rest has not been kept.",
    files: "Attachments",
    filesHint: "Open only files that you expect.",
    filesLeft: "{count} more attachments were not kept.",
    markSpam: "It is spam",
    markGood: "It is not spam",
    markedSpam: "The answer is marked as spam.",
    markedGood: "The answer is no longer marked as spam.",
  },
);
