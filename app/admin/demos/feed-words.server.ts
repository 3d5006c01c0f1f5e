import { copy } from "#app/i18n/copy.ts";

/** The calendar feeds in the settings. */
export const demoFeedsWords = copy(
  {
    heading: "Demorna i din kalender",
    lead: "Prenumerera på adressen i Outlook, Google Kalender eller telefonen, så följer bokade, flyttade och avbokade demor med. Den som har adressen ser kundernas namn och telefonnummer: dela den inte. Adresserna är dina egna och slutar gälla när ditt konto stängs.",
    all: "Alla demor",
    since: "Adress sedan {when}",
    none: "Ingen adress",
    make: "Skapa en adress",
    renew: "Ny adress",
    end: "Stäng av",
    address: "Din kalenderadress",
    once: "Adressen visas bara den här gången. Kopiera den nu.",
    made: "Adressen är skapad. En tidigare adress för samma demor gäller inte längre.",
    ended: "Adressen är avstängd.",
  },
  {
    heading: "The demos in your calendar",
    lead: "Subscribe to the address in Outlook, Google Calendar or your phone to see demos as they are booked, moved and cancelled. Whoever has the address sees customers’ names and telephone numbers: do not share it. The addresses are your own and end with your account.",
    all: "All demos",
    since: "Address since {when}",
    none: "No address",
    make: "Make an address",
    renew: "New address",
    end: "End it",
    address: "Your calendar address",
    once: "The address is shown only this once. Copy it now.",
    made: "The address is made. An earlier address of the same demos no longer works.",
    ended: "The address is ended.",
  },
);
