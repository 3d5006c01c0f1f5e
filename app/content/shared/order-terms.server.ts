import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { copy } from "#app/i18n/copy.ts";

const { cancellation, invoiceDays } = bookingTerms;
const [free, half] = cancellation;

/**
 * The conditions of an offer. An offer keeps the text that it was sent with, so a change here counts for later offers;
 * it needs a new name of its version. SAMPLE, to be confirmed before publishing.
 */
export const orderTerms = {
  version: "2026-11",
  text: copy(
    [
      "Avtalet omfattar det som står i offerten. Ändras tid, plats eller antal personer bekräftar vi det skriftligt.",
      `Priserna är i svenska kronor. Momsen är ${vatPercent} procent. Summan i offerten är den vi fakturerar, om uppdraget blir som det är bekräftat. Blir det längre på begäran debiterar vi den extra tiden till samma timpris. Fakturan betalas inom ${invoiceDays} dagar.`,
      `Avbokning kostar inget senast ${free.hoursBefore} timmar före start, ${half.percent} procent av summan senast ${half.hoursBefore} timmar före start och hela summan därefter.`,
      "Ordningsvakter kräver tillstånd från Polismyndigheten, eller villkor i tillståndet för tillställningen eller serveringen. Beställaren ser till att det finns före passet.",
      "Blir någon i personalen sjuk ersätter vi med en person med samma behörighet. Kan vi inte komma säger vi till direkt, och det som inte utförs betalas inte.",
    ].join("\n\n"),
    [
      "The agreement covers what the offer says. We confirm changes of time, place or number of people in writing.",
      `Prices are in Swedish kronor. VAT is ${vatPercent} per cent. The sum of the offer is what we invoice, if the work is as confirmed. If it is extended on request, we charge the extra time at the same hourly price. The invoice is due within ${invoiceDays} days.`,
      `Cancelling is free until ${free.hoursBefore} hours before the start, costs ${half.percent} per cent of the sum until ${half.hoursBefore} hours before the start, and the whole sum after that.`,
      "Public-order guards need a permit from the police, or conditions in the permit for the event or for serving alcohol. The client makes sure that it is there before the shift.",
      "If one of the staff falls ill, we send somebody with the same qualification. If we cannot come, we say so at once, and what is not carried out is not paid for.",
    ].join("\n\n"),
  ),
} as const;
