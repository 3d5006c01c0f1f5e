import { copy } from "#app/i18n/copy.ts";

/** Notices of leads: the page where they are chosen, what the browser shows, and the email. */
export const noticeMessages = copy(
  {
    title: "Aviseringar – arbetsbord",
    heading: "Aviseringar",
    lead: "Välj hur du får veta när det händer något du behöver agera på. Du får aldrig en avisering om det du själv har gjort.",
    kinds: {
      newLeads: "Nya förfrågningar",
      assigned: "Förfrågningar som en kollega ger dig",
      incomingEmails: "Svar från dina kunder",
    },
    hints: {
      newLeads: "Gäller alla nya förfrågningar, oavsett vem som tar dem.",
      assigned: "Ges flera på en gång, får du en enda avisering.",
      incomingEmails: "Saknas ansvarig, får alla som följer nya förfrågningar veta det.",
    },
    ways: {
      none: "Ingen avisering",
      browser: "I webbläsaren",
      email: "Med mejl",
      both: "I webbläsaren och med mejl",
    },
    question: {
      label: "Aviseringar",
      text: "Du får ett mejl om varje ny förfrågan.",
      keep: "Bra så",
      change: "Ändra",
    },
    save: "Spara",
    saved: "Dina val är sparade.",
    wrong: "Det gick inte att läsa formuläret. Ladda om sidan och försök igen.",
    undo: "Ångra",
    browser: {
      heading: "Den här webbläsaren",
      lead: "Aviseringar i webbläsaren visas medan arbetsbordet är öppet i en flik, även när du arbetar i en annan. Varje dator behöver din tillåtelse en gång.",
      allow: "Tillåt aviseringar här",
      allowed: "Aviseringar är tillåtna i den här webbläsaren.",
      denied:
        "Webbläsaren stoppar aviseringar från webbplatsen. Ändra det i webbläsarens inställningar, vid adressfältet, och ladda om sidan.",
      unsupported: "Den här webbläsaren kan inte visa aviseringar. Välj mejl i stället.",
      unused: "Du har inte valt webbläsaren för något ovan, så här visas inget.",
      test: "Visa en avisering på prov",
      testTitle: "Så här ser det ut",
      testBody: "Klicka på en avisering för att öppna förfrågan.",
    },
    notifications: {
      new: { one: "Ny förfrågan", many: "{count} nya förfrågningar" },
      assigned: { one: "Du har fått en förfrågan", many: "Du har fått {count} förfrågningar" },
      incomingEmail: { one: "En kund har svarat", many: "{count} kunder har svarat" },
    },
    email: {
      tape: { new: "Ny på arbetsbordet", assigned: "Nu är den din", incomingEmail: "Kunden väntar på dig" },
      lead: {
        new: "De här har kommit in.",
        assigned: "En kollega har gett dig de här.",
        incomingEmail: "De här kunderna har svarat.",
      },
      open: "Öppna förfrågan",
      openAll: "Öppna förfrågningarna",
      why: "Du får det här mejlet enligt dina inställningar under Aviseringar på arbetsbordet. Där kan du stänga av det.",
    },
  },
  {
    title: "Notifications – admin",
    heading: "Notifications",
    lead: "Choose how you are told when something happens that you need to act on. You are never notified of what you did yourself.",
    kinds: {
      newLeads: "New requests",
      assigned: "Requests that a colleague gives you",
      incomingEmails: "Answers from your customers",
    },
    hints: {
      newLeads: "All new requests, whoever takes them.",
      assigned: "If you are given several at once, you get a single notification.",
      incomingEmails: "Without an owner, everyone who follows new requests is told.",
    },
    ways: {
      none: "No notification",
      browser: "In the browser",
      email: "By email",
      both: "In the browser and by email",
    },
    question: {
      label: "Notifications",
      text: "You get an email about every new request.",
      keep: "Keep it",
      change: "Change",
    },
    save: "Save",
    saved: "Your choices are saved.",
    wrong: "That could not be understood. Reload the page and try again.",
    undo: "Undo",
    browser: {
      heading: "This browser",
      lead: "Notifications in the browser are shown while the admin is open in a tab, even when you work in another one. Every computer needs your permission once.",
      allow: "Allow notifications here",
      allowed: "Notifications are allowed in this browser.",
      denied:
        "The browser blocks notifications from the website. Change that in the browser’s settings, beside the address bar, and reload the page.",
      unsupported: "This browser cannot show notifications. Choose email instead.",
      unused: "You have not chosen the browser for anything above, so nothing is shown here.",
      test: "Show a notification to try it",
      testTitle: "This is what it looks like",
      testBody: "Click on a notification to open the request.",
    },
    notifications: {
      new: { one: "A new request", many: "{count} new requests" },
      assigned: { one: "You have been given a request", many: "You have been given {count} requests" },
      incomingEmail: { one: "A customer has answered", many: "{count} customers have answered" },
    },
    email: {
      tape: {
        new: "New in the admin",
        assigned: "It is yours now",
        incomingEmail: "The customer is waiting for you",
      },
      lead: {
        new: "These have come in.",
        assigned: "A colleague has given you these.",
        incomingEmail: "These customers have answered.",
      },
      open: "Open the request",
      openAll: "Open the requests",
      why: "You get this email because of your settings under Notifications in the admin. You can turn it off there.",
    },
  },
);
