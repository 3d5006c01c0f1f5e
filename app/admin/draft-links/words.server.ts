import { copy } from "#app/i18n/copy.ts";

/** The part of an editor where a link to the draft is made. */
export const draftLinkMessages = copy(
  {
    heading: "Länk till utkastet",
    lead: "Den som får länken kan läsa det som är sparat, utan konto, i en vecka eller tills du stänger den.",
    make: "Skapa och kopiera länk",
    field: "Adress",
    until: "Gäller till {until}.",
    copy: "Kopiera",
    copied: "Kopierad",
    refused: "Markera adressen och kopiera den",
    open: "Öppna",
    close: "Stäng länken",
    made: "Länken är skapad.",
    closed: "Länken är stängd och visar inte längre utkastet.",
  },
  {
    heading: "Link to the draft",
    lead: "Whoever gets the link reads what is saved, without an account, for a week or until you close it.",
    make: "Create and copy link",
    field: "Address",
    until: "Valid until {until}.",
    copy: "Copy",
    copied: "Copied",
    refused: "Select the address and copy it",
    open: "Open",
    close: "Close the link",
    made: "The link is created.",
    closed: "The link is closed and no longer shows the draft.",
  },
);

/** The page of a draft, for anybody with its link. */
export const draftPageMessages = copy(
  {
    title: "Utkast",
    notice: "Utkast, inte publicerat",
    until: "Länken gäller till {until}",
    other: "In English",
    over: {
      title: "Länken gäller inte längre",
      text: "Den har gått ut eller stängts. Be den som skickade den om en ny.",
    },
    invalid: {
      title: "Länken stämmer inte",
      text: "Se efter att hela adressen kom med, eller be den som skickade den om en ny.",
    },
    tooOften: {
      title: "Vänta en stund",
      text: "Länken har öppnats många gånger på kort tid. Försök igen om tio minuter.",
    },
    unavailable: { title: "Utkastet gick inte att hämta", text: "Försök igen om en stund." },
  },
  {
    title: "Draft",
    notice: "Draft, not published",
    until: "The link is valid until {until}",
    other: "På svenska",
    over: {
      title: "The link is no longer valid",
      text: "It has expired or been closed. Ask whoever sent it for a new one.",
    },
    invalid: {
      title: "The link is not right",
      text: "Check that you got the whole address, or ask whoever sent it for a new one.",
    },
    tooOften: {
      title: "Wait a moment",
      text: "The link has been opened many times in a short while. Try again in ten minutes.",
    },
    unavailable: { title: "The draft could not be fetched", text: "Try again in a moment." },
  },
);
