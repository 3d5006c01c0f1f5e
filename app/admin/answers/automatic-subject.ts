/** Words that begin the subject of automatic answers alone. */
const always = [
  ...[
    "autosvar",
    "automatiskt svar",
    "automatic reply",
    "automatic response",
    "autoreply",
    "auto reply",
    "auto-reply",
  ],
  ...[
    "automatische antwort",
    "abwesenheitsnotiz",
    "réponse automatique",
    "automatisk svar",
    "automaattinen vastaus",
  ],
];

/** Words that do so before a colon or the end: "Out of office hours" and "Frånvaro av vakt" are about something else. */
const alone = new Set([
  ...["frånvaro", "frånvaromeddelande", "frånvarande", "ej på kontoret"],
  ...[
    "out of office",
    "out-of-office",
    "out of the office",
    "out of office reply",
    "out of office autoreply",
  ],
  ...["abwesenheit", "abwesend", "absence du bureau", "message d'absence", "absent du bureau"],
  ...[
    "fravær",
    "fraværsbesked",
    "fraværsmelding",
    "ikke til stede",
    "poissa",
    "poissaoloilmoitus",
    "poissaoloviesti",
  ],
]);

/**
 * Whether a subject says by itself that a program wrote the email, for those that leave out its headers (RFC 3834). Only
 * at its beginning: "Re: Autosvar" is somebody's answer to one.
 */
export function isAutomaticSubject(subject: string): boolean {
  const text = subject.toLowerCase().replaceAll("’", "'").replaceAll("\u00A0", " ").trim();
  const [beginning = ""] = text.split(":");
  return (
    alone.has(beginning.trim().replace(/[.!]$/, "")) ||
    always.some((words) => text.startsWith(words) && !/^\p{L}/u.test(text.slice(words.length)))
  );
}
