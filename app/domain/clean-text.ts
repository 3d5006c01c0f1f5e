// What Unicode says to show nothing for (zero-width and direction-changing characters, soft hyphens, fillers, tags,
// variation selectors), the blank Braille pattern, and the marks of interlinear annotations.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
const pictograph = /\p{Extended_Pictographic}/u;
/** What may stand before a joiner in an emoji: a pictograph, its variation selector or its skin tone. */
const joinedPictograph = /\p{Extended_Pictographic}|\uFE0F|[\u{1F3FB}-\u{1F3FF}]/u;
/** Letters of scripts that are spelled with joiners and non-joiners inside words. */
const joiningLetter =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u;

/**
 * A text as it is checked and stored, from a form or an email: composed (NFC), without characters that nobody sees or
 * that change the direction of reading, with plain line breaks (\n). Joiners are kept inside emoji and inside words of
 * scripts that are spelled with them. Control characters are kept, since a form refuses them.
 */
export function cleanText(text: string): string {
  return withoutInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, "\n")).normalize("NFC");
}

/**
 * A text as one line, for a subject, a name or a value in an email. Line breaks become spaces and other control
 * characters are removed, so that nothing typed into a form can add a header. No-break spaces stay, as in "14 000 kr".
 */
export function cleanLine(text: string): string {
  const line = text.replace(/(?:[^\S\u00A0\uFEFF]|\u0085)+/gu, " ").replace(/\p{Cc}/gu, "");
  return cleanText(line).trim();
}

/** The lines of a longer text, each cleaned by `cleanLine`; several empty lines become one. */
export function cleanLines(text: string): string[] {
  return cleanText(text)
    .split("\n")
    .map(cleanLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .split("\n");
}

function withoutInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  const kept: string[] = [];
  const characters = Array.from(text);
  for (const [place, character] of characters.entries())
    if (!invisible.test(character) || isNeeded(character, kept.at(-1) ?? "", characters[place + 1] ?? ""))
      kept.push(character);
  return kept.join("");
}

/** Whether an invisible character belongs to the visible ones beside it. */
function isNeeded(character: string, before: string, after: string): boolean {
  const joinsLetters = joiningLetter.test(before) && joiningLetter.test(after);
  switch (character) {
    case "\uFE0F":
      // The colour of an emoji, or of a key such as "1" in a box.
      return pictograph.test(before) || after === "\u20E3";
    case "\u200D":
      return joinsLetters || (joinedPictograph.test(before) && pictograph.test(after));
    case "\u200C":
      return joinsLetters;
    default:
      return false;
  }
}
