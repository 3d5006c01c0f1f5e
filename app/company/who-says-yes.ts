/** Who says yes: a person who answers the order, or the booking app. */
export type SaysYes = "order" | "bookingApp";

/**
 * Who can say yes to a shift before it begins (product 1.11): a person, unless it begins before the order is answered;
 * then the booking app, which is open day and night. Also for the browser.
 *
 * @param startsAt the wanted start; `now` where none was chosen
 * @param shiftsFrom the earliest start that a person can say yes to (`firstResponse`)
 */
export function whoSaysYes(startsAt: Date, shiftsFrom: Date): SaysYes {
  return startsAt < shiftsFrom ? "bookingApp" : "order";
}
