import { copy } from "#app/i18n/copy.ts";

/** Customers' emails. */
export const incomingEmailMessages = copy(
  {
    incoming: "Kunden svarade: {subject}",
    automatic: "Automatiskt svar: {subject}",
    spam: "Skräp: {subject}",
    noSubject: "utan ämne",
    latest: "Kunden svarade {time}",
    quoted: "Visa tidigare mejl",
    cut: "Texten var längre än så här. Resten har inte sparats.",
    cutInOriginal: "Texten var längre än så här. Resten finns i originalet.",
    doubts: {
      empty: "Mejlet hade ingen text som gick att läsa.",
      letters: "Några bokstäver kan ha blivit fel. I originalet står det som det skickades.",
    },
    original: "Hämta mejlet i original ({size})",
    files: "Bilagor",
    filesHint: "Öppna bara filer som du väntar dig.",
    filesLeft: { one: "En bilaga till sparades inte.", many: "{count} bilagor till sparades inte." },
    namesLeft: "Sparades inte som bilagor: {names}.",
    picturesLeft: {
      one: "En bild i texten eller signaturen sparades inte.",
      many: "{count} bilder i texten eller signaturen sparades inte.",
    },
    markSpam: "Det är skräp",
    markGood: "Det är inte skräp",
    markedSpam: "Svaret är markerat som skräp.",
    markedGood: "Svaret är inte längre markerat som skräp.",
  },
  {
    incoming: "The customer answered: {subject}",
    automatic: "Automatic answer: {subject}",
    spam: "Spam: {subject}",
    noSubject: "no subject",
    latest: "The customer answered {time}",
    quoted: "Show earlier emails",
    cut: "The text was longer than this. The rest has not been kept.",
    cutInOriginal: "The text was longer than this. The rest is in the original.",
    doubts: {
      empty: "The email had no text that could be read.",
      letters: "Some letters may be wrong. The original has them as they were sent.",
    },
    original: "Download the original email ({size})",
    files: "Attachments",
    filesHint: "Open only files that you expect.",
    filesLeft: { one: "One more attachment was not kept.", many: "{count} more attachments were not kept." },
    namesLeft: "Not kept as attachments: {names}.",
    picturesLeft: {
      one: "One picture in the text or signature was not kept.",
      many: "{count} pictures in the text or signature were not kept.",
    },
    markSpam: "It is spam",
    markGood: "It is not spam",
    markedSpam: "The answer is marked as spam.",
    markedGood: "The answer is no longer marked as spam.",
  },
);
