import { copy } from "#app/i18n/copy.ts";

/** The statuses of a booking; `unmarked` is a past meeting without a noted outcome. */
export const demoStatusMessages = copy(
  {
    statuses: { booked: "Bokad", cancelled: "Avbokad", no_show: "Kom inte", done: "Genomförd" },
    unmarked: "Har varit",
  },
  {
    statuses: { booked: "Booked", cancelled: "Cancelled", no_show: "Did not come", done: "Held" },
    unmarked: "Has been",
  },
);

/** Why a change of a booking was refused. */
export const demoRefusedMessages = copy(
  {
    changed: "Bokningen ändrades under tiden. Se hur den ser ut nu och försök igen. Inget har skrivits över.",
    taken: "Tiden hann bli bokad. Välj en annan. Demon är kvar på sin gamla tid.",
    closed: "Tiden går inte att boka längre. Välj en annan. Demon är kvar på sin gamla tid.",
    over: "Det går inte längre. Se hur bokningen ser ut nu.",
    gone: "Bokningen finns inte kvar.",
    unknown: "Det gick inte att läsa formuläret. Ladda om sidan och försök igen.",
  },
  {
    changed:
      "The booking was changed meanwhile. Look at how it stands now and try again. Nothing was overwritten.",
    taken: "That time has just been booked. Choose another. The demo keeps its old time.",
    closed: "That time can no longer be booked. Choose another. The demo keeps its old time.",
    over: "That can no longer be done. Look at how the booking stands now.",
    gone: "The booking is no longer here.",
    unknown: "The form could not be read. Reload the page and try again.",
  },
);
