import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

export const ordersPageMessages = copy(
  {
    title: `Uppdrag | ${brand.name}`,
    heading: "Uppdrag",
    lists: "Vilka uppdrag",
    tabs: { coming: "Kommande", unstaffed: "Ej bemannade", past: "Tidigare" },
    list: { coming: "Kommande uppdrag", unstaffed: "Uppdrag utan personal", past: "Tidigare uppdrag" },
    today: "i dag, {day}",
    tomorrow: "i morgon, {day}",
    noTime: "Tid ej bestämd",
    until: "till {time}",
    owner: "Ansvarig: {name}",
    noOwner: "Ingen ansvarig",
    noNames: "Ingen har fått namn än",
    startsIn: "Börjar om {time}",
    started: "Har börjat",
    hours: { one: "{count} timme", many: "{count} timmar" },
    minutes: { one: "{count} minut", many: "{count} minuter" },
    most: "Här visas {count} av {all}.",
    empty: {
      coming: {
        title: "Inga kommande uppdrag",
        text: "När en kund godkänner en offert hamnar uppdraget här. Ett uppdrag utan offert lägger du upp på den vunna förfrågan.",
      },
      unstaffed: {
        title: "Alla uppdrag är bemannade",
        text: "Här står uppdrag som saknar personal. De bemannas på förfrågan, eller av ett annat system genom API:et.",
      },
      past: {
        title: "Inga tidigare uppdrag",
        text: "Här samlas uppdrag som är utförda, inställda eller har passerat sin tid.",
      },
    },
  },
  {
    title: `Assignments | ${brand.name}`,
    heading: "Assignments",
    lists: "Which assignments",
    tabs: { coming: "Coming", unstaffed: "Not staffed", past: "Past" },
    list: { coming: "Coming assignments", unstaffed: "Assignments without staff", past: "Past assignments" },
    today: "today, {day}",
    tomorrow: "tomorrow, {day}",
    noTime: "No time yet",
    until: "until {time}",
    owner: "Owner: {name}",
    noOwner: "No owner",
    noNames: "Nobody is named yet",
    startsIn: "Begins in {time}",
    started: "Has begun",
    hours: { one: "{count} hour", many: "{count} hours" },
    minutes: { one: "{count} minute", many: "{count} minutes" },
    most: "Showing {count} of {all}.",
    empty: {
      coming: {
        title: "No coming assignments",
        text: "When a customer accepts an offer, its assignment appears here. One without an offer is entered on the request that was won.",
      },
      unstaffed: {
        title: "All assignments are staffed",
        text: "Assignments that lack their staff appear here. They are staffed on the request, or by another system through the API.",
      },
      past: {
        title: "No past assignments",
        text: "Assignments that are done, cancelled or past their time are kept here.",
      },
    },
  },
);
