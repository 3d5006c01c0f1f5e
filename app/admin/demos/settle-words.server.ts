import { copy } from "#app/i18n/copy.ts";

/** What is asked when a change of the times affects bookings. */
export const settleWords = copy(
  {
    title: "Vad ska hända med bokningarna?",
    one: "En demo är bokad på en tid som stängs. Inget är ändrat än.",
    many: "{count} demor är bokade på tider som stängs. Inget är ändrat än.",
    lead: "”Ny tid”: kunden får ett mejl och väljer själv, och demon ligger kvar tills dess. ”Avboka”: kunden får ett mejl om att demon är avbokad. ”Behåll”: kunden får inget mejl.",
    all: "Alla bokningar",
    decisions: { keep: "Behåll", ask: "Ny tid", cancel: "Avboka" },
    each: "{company}, {when}",
    same: "Som för alla",
    wasAsked: "har redan ombetts välja en ny tid",
    reason: "Varför avbokas de?",
    reasonHint: "Syns bara för er, aldrig i mejlet.",
    back: "Ändra inget",
    buttons: {
      rules: "Spara tiderna",
      closeDay: "Stäng dagen",
      closeHoliday: "Stäng dagen",
      changeHours: "Spara arbetstiderna",
    },
    asked: {
      one: "En kund får ett mejl om att välja ny tid.",
      many: "{count} kunder får ett mejl om att välja ny tid.",
    },
    cancelled: {
      one: "En demo är avbokad, och kunden får ett mejl.",
      many: "{count} demor är avbokade, och kunderna får ett mejl.",
    },
  },
  {
    title: "What should become of the bookings?",
    one: "One demo is booked at a time that closes. Nothing has changed yet.",
    many: "{count} demos are booked at times that close. Nothing has changed yet.",
    lead: "“Rebook”: the customer gets an email to choose a new time, and the demo stays until they have. “Cancel”: the customer gets an email that it is cancelled. “Keep”: the customer gets no email.",
    all: "All bookings",
    decisions: { keep: "Keep", ask: "Rebook", cancel: "Cancel" },
    each: "{company}, {when}",
    same: "As for all",
    wasAsked: "has been asked to choose a new time",
    reason: "Why are they cancelled?",
    reasonHint: "Only you and your colleagues see it; it is not in the email.",
    back: "Change nothing",
    buttons: {
      rules: "Save the times",
      closeDay: "Close the day",
      closeHoliday: "Close the day",
      changeHours: "Save the hours",
    },
    asked: {
      one: "One customer gets an email to choose a new time.",
      many: "{count} customers get an email to choose a new time.",
    },
    cancelled: {
      one: "One demo is cancelled, and the customer gets an email.",
      many: "{count} demos are cancelled, and the customers get an email.",
    },
  },
);
