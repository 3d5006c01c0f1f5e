import { roleNames } from "#app/content/shared/service-names.server.ts";
import { copy } from "#app/i18n/copy.ts";

/** The form of the home page's hero: what it counts, asks and promises (product 6.7). */
export const bookingMessages = copy(
  {
    label: "Räkna och beställ",
    roles: roleNames.sv,
    chooseCity: "Välj stad",
    day: "Dag",
    from: "Från",
    to: "Till",
    permit: {
      label: "Finns tillstånd?",
      options: { ja: "Ja", nej: "Nej", "vet-inte": "Vet inte" },
      notes: {
        ja: "Bra. Ta med beslutet eller villkoren i beställningen.",
        nej: "Utan tillstånd får ordningsvakter inte användas. Vi hjälper dig att söka hos polisen. En väktare kräver inget tillstånd.",
        "vet-inte":
          "Villkoren kan stå i ditt evenemangs- eller serveringstillstånd. Annars krävs polisens tillstånd. Vi reder ut det med dig först.",
      },
    },
    estimate: "Uppskattning",
    terms: "exkl.\u00a0moms",
    onRequest: "Pris på förfrågan",
    host: "Fast pris i offerten. Det beror på hur många timmar värdarna arbetar, när och var.",
    open: "Välj dag och tid, så räknar vi.",
    withoutScript: "Din egen summa visas i nästa steg.",
    submit: "Fortsätt till beställningen",
    note: "Inget är bindande förrän du har sagt ja till priset.",
    call: "Ring",
    app: "Bokningsappen",
    spoken: "Uppskattad summa {sum} exklusive moms.",
  },
  {
    label: "Estimate and order",
    roles: roleNames.en,
    chooseCity: "Choose a city",
    day: "Day",
    from: "From",
    to: "To",
    permit: {
      label: "Is there a permit?",
      options: { ja: "Yes", nej: "No", "vet-inte": "Not sure" },
      notes: {
        ja: "Good. Have the decision or its conditions to hand for the order.",
        nej: "Public-order guards may not be used without a permit. We help you apply to the police. A guard needs no permit.",
        "vet-inte":
          "The conditions may be in your event permit or alcohol licence. If not, you need a permit from the police. We look into it with you first.",
      },
    },
    estimate: "Estimate",
    terms: "excl.\u00a0VAT",
    onRequest: "Price on request",
    host: "A fixed price in the quote. It depends on how many hours the hosts work, when and where.",
    open: "Choose a day and times, and we work it out.",
    withoutScript: "Your own total is shown in the next step.",
    submit: "Continue to the order",
    note: "Nothing is binding until you accept the price.",
    call: "Call",
    app: "Booking app",
    spoken: "Estimated total {sum} excluding VAT.",
  },
);
