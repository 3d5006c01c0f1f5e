/** What every letter to the desk says; they are in Swedish. */
export const deskLetterWords = { open: "Öppna förfrågan på arbetsbordet" };
