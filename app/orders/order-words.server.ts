import { copy } from "#app/i18n/copy.ts";

/** Where an order is, as the staff reads it. */
export const orderStageMessages = copy(
  {
    notStaffed: "Ej bemannat",
    staffed: "Bemannat",
    named: "{named} av {people} bemannade",
    onSite: "På plats",
    done: "Utfört",
    invoiced: "Fakturerat",
    cancelled: "Inställt",
    people: { one: "{count} person", many: "{count} personer" },
    noTime: "tid ej bestämd",
  },
  {
    notStaffed: "Not staffed",
    staffed: "Staffed",
    named: "{named} of {people} staffed",
    onSite: "On site",
    done: "Done",
    invoiced: "Invoiced",
    cancelled: "Cancelled",
    people: { one: "{count} person", many: "{count} people" },
    noTime: "no time yet",
  },
);
