import { copy } from "#app/i18n/copy.ts";

/** What the staff does with a booking besides moving it to an offered time. */
export const demoStaffMessages = copy(
  {
    time: {
      day: "Dag",
      time: "Klockan",
      wrongTitle: "Det här behöver rättas",
      text: "Svensk tid, upp till 90 dagar fram, även utanför tiderna på webbplatsen.",
      wrong: { day: "Välj en dag, högst 90 dagar fram", time: "Skriv en tid, till exempel 10:30" },
      warnings: {
        warnDay: "Dagen är stängd för demor.",
        warnHours: "Tiden ligger utanför dem som besökare kan boka.",
      },
      notYet: "{warning} Inget är ändrat än. Kryssa i rutan om tiden ska gälla ändå.",
      anyway: "Använd tiden ändå",
    },
    otherTime: { ask: "Annan tid", button: "Flytta dit" },
    note: {
      label: "Anteckning",
      hint: "Syns bara för er, aldrig för besökaren.",
      save: "Spara anteckningen",
      tooLong: "Högst 2 000 tecken",
      done: "Anteckningen är sparad.",
      removed: "Anteckningen är borttagen.",
      changed:
        "Bokningen ändrades under tiden, så anteckningen är inte sparad än. Det du skrev står kvar. Spara igen om den ska gälla.",
    },
    invite: {
      ask: "Be om ny tid",
      askText:
        "{company} får ett mejl med en länk där de väljer en ny tid. Demon ligger kvar tills de har valt.",
      button: "Skicka mejlet",
      asked: "Kunden har fått ett mejl om att välja en ny tid. Demon ligger kvar tills de har valt.",
      missedTitle: "Vill du erbjuda en ny tid?",
      missedText: "{company} får ett mejl om att ni missade varandra, med en länk till att boka igen.",
      missedButton: "Mejla och erbjud en ny tid",
      missed: "Kunden har fått ett mejl med en länk till att boka igen.",
      done: "Mejlet är på väg.",
    },
    cancelled: {
      label: "Varför avbokas den?",
      optional: "(valfritt)",
      hint: "Syns bara för er, aldrig i mejlet.",
      fact: "Avbokades av",
      reason: "Orsak",
      by: { visitor: "Besökaren", admin: "Er" },
      tooLong: "Högst 500 tecken",
    },
  },
  {
    time: {
      day: "Day",
      time: "Time",
      wrongTitle: "Correct this",
      text: "Swedish time, up to 90 days ahead, also outside the times on the website.",
      wrong: { day: "Choose a day, at most 90 days ahead", time: "Write a time, for example 10:30" },
      warnings: {
        warnDay: "The day is closed for demos.",
        warnHours: "The time is outside those that visitors can book.",
      },
      notYet: "{warning} Nothing has changed yet. Tick the box to use the time anyway.",
      anyway: "Use the time anyway",
    },
    otherTime: { ask: "Another time", button: "Move it there" },
    note: {
      label: "Note",
      hint: "Only you and your colleagues see it, never the visitor.",
      save: "Save the note",
      tooLong: "At most 2,000 characters",
      done: "The note is saved.",
      removed: "The note is removed.",
      changed:
        "The booking was changed meanwhile, so the note is not saved yet. What you wrote is still there. Save again if it is to hold.",
    },
    invite: {
      ask: "Ask for a new time",
      askText:
        "{company} gets an email with a link to choose a new time. The demo stays until they have chosen.",
      button: "Send the email",
      asked: "The customer has been asked by email to choose a new time. The demo stays until they have.",
      missedTitle: "Do you want to offer a new time?",
      missedText: "{company} gets an email that you missed each other, with a link to book again.",
      missedButton: "Email and offer a new time",
      missed: "The customer has got an email with a link to book again.",
      done: "The email is on its way.",
    },
    cancelled: {
      label: "Why is it cancelled?",
      optional: "(optional)",
      hint: "Only you and your colleagues see it; it is not in the email.",
      fact: "Cancelled by",
      reason: "Reason",
      by: { visitor: "The visitor", admin: "You" },
      tooLong: "At most 500 characters",
    },
  },
);
