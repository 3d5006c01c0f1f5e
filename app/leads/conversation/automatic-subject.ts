/** How the subject of an automatic email begins, and no other. */
const always = [
  "autosvar",
  "automatiskt svar",
  "automatic reply",
  "automatic response",
  "autoreply",
  "auto reply",
  "auto-reply",
  "automatische antwort",
  "abwesenheitsnotiz",
  "réponse automatique",
  "automatisk svar",
  "automaattinen vastaus",
];

/**
 * What an automatic email says before a colon or as its whole subject: "Out of office hours" and "Frånvaro av vakt"
 * are about something else.
 */
const alone = new Set([
  "frånvaro",
  "frånvaromeddelande",
  "frånvarande",
  "ej på kontoret",
  "out of office",
  "out-of-office",
  "out of the office",
  "out of office reply",
  "out of office autoreply",
  "abwesenheit",
  "abwesend",
  "absence du bureau",
  "message d'absence",
  "absent du bureau",
  "fravær",
  "fraværsbesked",
  "fraværsmelding",
  "ikke til stede",
  "poissa",
  "poissaoloilmoitus",
  "poissaoloviesti",
]);

/**
 * Whether a subject alone says that a program wrote the email, since some programs leave out the headers of RFC 3834.
 * Only its beginning counts: "Re: Autosvar" is somebody's response to one.
 */
export function isAutomaticSubject(subject: string): boolean {
  const text = subject.toLowerCase().replaceAll("’", "'").replaceAll("\u00A0", " ").trim();
  const [beginning = ""] = text.split(":");
  return (
    alone.has(beginning.trim().replace(/[.!]$/, "")) ||
    always.some((words) => text.startsWith(words) && !/^\p{L}/u.test(text.slice(words.length)))
  );
}
