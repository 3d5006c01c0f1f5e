import { vatPercent } from "#app/content/booking-terms.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { formatNumber } from "#app/i18n/numbers.ts";

/** One booking, a weekday daytime shift, so that hours × price is the correct sum. */
function pick({ prices }: CompanyFacts) {
  const shift = { guards: 2, hours: 8, price: prices.guard.stationary };
  const guardHours = shift.guards * shift.hours;
  const sum = guardHours * shift.price;
  const vat = (sum * vatPercent) / 100;
  return { shift, guardHours, sum, vat };
}

/**
 * The example shift that the home page, the platform page and the guards' app follow: at each moment what the guard's
 * phone shows and what the customer sees. The shop, its events and the guards are SAMPLE; what the guards' app does
 * is to be confirmed.
 */
export const shiftMoments = copyWith(pick, {
  sv: ({ shift, guardHours, sum, vat }) => ({
    book: {
      day: "tisdag",
      time: "14:02",
      phone: {
        title: "Dina dagar",
        state: "Du väljer när du kan arbeta",
        rows: [
          { name: "onsdag", value: "Kan inte" },
          { name: "torsdag", value: "07–18" },
          { name: "fredag", value: "07–12" },
        ],
        primary: "Spara dagarna",
        secondary: "Lägg till frånvaro",
      },
      screen: {
        title: "Ny bokning",
        picture: "place",
        state: "Fast pris, exkl.\u00a0moms",
        rows: [
          { name: "Plats", value: "Butik, Inom Vallgraven" },
          { name: "Tid", value: "tor 08:00–16:00" },
        ],
        total: {
          name: `${shift.guards}\u00a0väktare × ${shift.hours}\u00a0tim × ${shift.price}\u00a0kr`,
          value: `${formatNumber(sum, "sv")}\u00a0kr`,
        },
      },
    },
    offer: {
      day: "tisdag",
      time: "14:09",
      phone: {
        title: "Nytt pass",
        state: "Butik, Inom Vallgraven",
        rows: [
          { name: "När", value: "tor 08:00–16:00" },
          { name: "Roll", value: "Väktare, stationär" },
          { name: "Tillsammans med", value: "1 väktare" },
        ],
        primary: "Tacka ja",
        secondary: "Tacka nej",
      },
      screen: {
        title: "Förslag till passet",
        picture: "guards",
        state: "Väntar på svar",
        rows: [
          { name: "Väktare 1", value: "Tackat ja" },
          { name: "Väktare 2", value: "Tillfrågad" },
        ],
        note: "En samordnare bekräftar innan kunden ser vilka som kommer.",
      },
    },
    match: {
      day: "tisdag",
      time: "14:20",
      phone: {
        title: "Passet är ditt",
        state: "Bekräftat av samordnaren",
        rows: [
          { name: "När", value: "tor 08:00–16:00" },
          { name: "Möter dig", value: "Butikschefen" },
          { name: "Tillsammans med", value: "1 väktare" },
        ],
        primary: "Lägg i kalendern",
        secondary: "Anmäl förhinder",
      },
      screen: {
        title: "Dina väktare",
        picture: "guards",
        state: "Bekräftade",
        rows: [
          { name: "Väktare 1", value: "Hos dig 11 gånger" },
          { name: "Väktare 2", value: "Hos dig 4 gånger" },
        ],
        total: { name: "Fast pris, exkl.\u00a0moms", value: `${formatNumber(sum, "sv")}\u00a0kr` },
      },
    },
    arrive: {
      day: "torsdag",
      time: "07:48",
      phone: {
        title: "Butik, Inom Vallgraven",
        state: "08:00–16:00, två väktare",
        rows: [
          { name: "Möter dig", value: "Butikschefen" },
          { name: "Ingång", value: "Varuintaget, gården" },
        ],
        primary: "Checka in på plats",
        secondary: "Ring kontaktpersonen",
      },
      screen: {
        title: "Pågående pass",
        picture: "map",
        state: "tor 08:00–16:00",
        rows: [
          { name: "Två väktare incheckade", value: "07:48" },
          { name: "Genomgång", value: "07:55" },
        ],
        note: "Kunden ser att du är framme, inte hur du kom dit.",
      },
    },
    follow: {
      day: "torsdag",
      time: "11:20",
      phone: {
        title: "Ronden",
        state: "Kontrollpunkt 2 av 3",
        rows: [
          { name: "1. Varuintaget", value: "09:30" },
          { name: "2. Entréplan", value: "nu" },
          { name: "3. Lagret", value: "13:00" },
        ],
        primary: "Kvittera kontrollpunkt 2",
        secondary: "Skriv händelse",
      },
      screen: {
        title: "Pågående pass",
        picture: "map",
        state: "2 av 3",
        rows: [
          { name: "Två väktare incheckade", value: "07:48" },
          { name: "Varuintaget", value: "09:30" },
          { name: "Entréplan", value: "11:20" },
        ],
        note: "Platsen visar att uppdraget utförs. Den är ingen stämpelklocka.",
      },
    },
    incident: {
      day: "torsdag",
      time: "13:42",
      phone: {
        title: "Händelse",
        state: "Entréplan, kassa 3",
        rows: [
          { name: "Vad", value: "Stöldförsök" },
          { name: "Åtgärd", value: "Tilltal" },
          { name: "Polis", value: "Tillkallades inte" },
        ],
        primary: "Spara händelsen",
        secondary: "Lägg till bild",
      },
      screen: {
        title: "Händelse",
        picture: "plan",
        state: "13:42",
        rows: [
          { name: "Plats", value: "Entréplan, kassa 3" },
          { name: "Utfall", value: "Varan tillbaka" },
        ],
        note: "Kunden läser vad som hände. Namn på besökare står inte i rapporten.",
      },
    },
    report: {
      day: "torsdag",
      time: "16:12",
      phone: {
        title: "Passet är klart",
        state: "tor 08:00–16:00",
        rows: [
          { name: "Kontrollpunkter", value: "3 av 3" },
          { name: "Händelser", value: "1" },
          { name: "Timmar", value: "8" },
        ],
        primary: "Skicka rapporten",
        secondary: "Det blev fler timmar",
      },
      screen: {
        title: "Rapport",
        picture: "plan",
        state: "Klar 16:12",
        rows: [
          { name: "Två väktare, 8\u00a0tim", value: "16\u00a0tim" },
          { name: "Kontrollpunkter", value: "3 av 3" },
          { name: "Händelser", value: "1" },
        ],
        note: "Samma timmar som i bokningen och på fakturan.",
      },
    },
    invoice: {
      day: "måndag",
      time: "08:00",
      phone: {
        title: "Passet är avslutat",
        state: "Torsdag, 8\u00a0timmar",
        rows: [
          { name: "Rapport", value: "Läst" },
          { name: "Timmar", value: "Godkända" },
          { name: "Nästa pass", value: "torsdag" },
        ],
        primary: "Visa nästa pass",
        secondary: "Alla pass",
      },
      screen: {
        title: "Faktura",
        state: "Som i bokningen",
        rows: [
          {
            name: `${guardHours}\u00a0tim × ${shift.price}\u00a0kr`,
            value: `${formatNumber(sum, "sv")}\u00a0kr`,
          },
          { name: "Tillägg", value: "0\u00a0kr" },
          { name: `Moms ${vatPercent}\u00a0%`, value: `${formatNumber(vat, "sv")}\u00a0kr` },
        ],
        total: { name: "Att betala, inkl.\u00a0moms", value: `${formatNumber(sum + vat, "sv")}\u00a0kr` },
      },
    },
  }),
  en: ({ shift, guardHours, sum, vat }) => ({
    book: {
      day: "Tuesday",
      time: "14:02",
      phone: {
        title: "Your days",
        state: "You choose when you can work",
        rows: [
          { name: "Wednesday", value: "Unavailable" },
          { name: "Thursday", value: "07–18" },
          { name: "Friday", value: "07–12" },
        ],
        primary: "Save days",
        secondary: "Add absence",
      },
      screen: {
        title: "New booking",
        picture: "place",
        state: "Fixed price, excl.\u00a0VAT",
        rows: [
          { name: "Place", value: "Shop, Vallgraven" },
          { name: "Time", value: "Thu 08:00–16:00" },
        ],
        total: {
          name: `${shift.guards}\u00a0guards × ${shift.hours}\u00a0h × SEK\u00a0${shift.price}`,
          value: `SEK\u00a0${formatNumber(sum, "en")}`,
        },
      },
    },
    offer: {
      day: "Tuesday",
      time: "14:09",
      phone: {
        title: "New shift",
        state: "Shop, Vallgraven",
        rows: [
          { name: "When", value: "Thu 08:00–16:00" },
          { name: "Role", value: "Guard, stationary" },
          { name: "Together with", value: "1 guard" },
        ],
        primary: "Accept",
        secondary: "Decline",
      },
      screen: {
        title: "Suggested guards",
        picture: "guards",
        state: "Awaiting answers",
        rows: [
          { name: "Guard 1", value: "Accepted" },
          { name: "Guard 2", value: "Asked" },
        ],
        note: "A coordinator confirms before the customer sees who is coming.",
      },
    },
    match: {
      day: "Tuesday",
      time: "14:20",
      phone: {
        title: "The shift is yours",
        state: "Confirmed by the coordinator",
        rows: [
          { name: "When", value: "Thu 08:00–16:00" },
          { name: "You meet", value: "The shop manager" },
          { name: "Together with", value: "1 guard" },
        ],
        primary: "Add to calendar",
        secondary: "I can’t make it",
      },
      screen: {
        title: "Your guards",
        picture: "guards",
        state: "Confirmed",
        rows: [
          { name: "Guard 1", value: "With you 11 times" },
          { name: "Guard 2", value: "With you 4 times" },
        ],
        total: { name: "Fixed price, excl.\u00a0VAT", value: `SEK\u00a0${formatNumber(sum, "en")}` },
      },
    },
    arrive: {
      day: "Thursday",
      time: "07:48",
      phone: {
        title: "Shop, Vallgraven",
        state: "08:00–16:00, two guards",
        rows: [
          { name: "You meet", value: "The shop manager" },
          { name: "Way in", value: "Goods entrance, yard" },
        ],
        primary: "Check in on site",
        secondary: "Call the contact person",
      },
      screen: {
        title: "Shift in progress",
        picture: "map",
        state: "Thu 08:00–16:00",
        rows: [
          { name: "Two guards checked in", value: "07:48" },
          { name: "Briefing", value: "07:55" },
        ],
        note: "The customer sees that you are there, not how you got there.",
      },
    },
    follow: {
      day: "Thursday",
      time: "11:20",
      phone: {
        title: "The round",
        state: "Checkpoint 2 of 3",
        rows: [
          { name: "1. Goods entrance", value: "09:30" },
          { name: "2. Ground floor", value: "now" },
          { name: "3. Stockroom", value: "13:00" },
        ],
        primary: "Tick off checkpoint 2",
        secondary: "Log an incident",
      },
      screen: {
        title: "Shift in progress",
        picture: "map",
        state: "2 of 3",
        rows: [
          { name: "Two guards checked in", value: "07:48" },
          { name: "Goods entrance", value: "09:30" },
          { name: "Ground floor", value: "11:20" },
        ],
        note: "The position shows that the work is done. It is not a time clock.",
      },
    },
    incident: {
      day: "Thursday",
      time: "13:42",
      phone: {
        title: "Incident",
        state: "Ground floor, checkout 3",
        rows: [
          { name: "What", value: "Attempted theft" },
          { name: "Action", value: "Spoken to" },
          { name: "Police", value: "Not called" },
        ],
        primary: "Save the incident",
        secondary: "Add a picture",
      },
      screen: {
        title: "Incident",
        picture: "plan",
        state: "13:42",
        rows: [
          { name: "Place", value: "Ground floor, checkout 3" },
          { name: "Outcome", value: "Goods returned" },
        ],
        note: "The customer reads what happened. Visitors are not named in the report.",
      },
    },
    report: {
      day: "Thursday",
      time: "16:12",
      phone: {
        title: "The shift is done",
        state: "Thu 08:00–16:00",
        rows: [
          { name: "Checkpoints", value: "3 of 3" },
          { name: "Incidents", value: "1" },
          { name: "Hours", value: "8" },
        ],
        primary: "Send the report",
        secondary: "Add more hours",
      },
      screen: {
        title: "Report",
        picture: "plan",
        state: "Ready 16:12",
        rows: [
          { name: "Two guards, 8\u00a0h", value: "16\u00a0h" },
          { name: "Checkpoints", value: "3 of 3" },
          { name: "Incidents", value: "1" },
        ],
        note: "The same hours as in the booking and on the invoice.",
      },
    },
    invoice: {
      day: "Monday",
      time: "08:00",
      phone: {
        title: "The shift is closed",
        state: "Thursday, 8\u00a0hours",
        rows: [
          { name: "Report", value: "Read" },
          { name: "Hours", value: "Approved" },
          { name: "Next shift", value: "Thursday" },
        ],
        primary: "Show the next shift",
        secondary: "All shifts",
      },
      screen: {
        title: "Invoice",
        state: "As booked",
        rows: [
          {
            name: `${guardHours}\u00a0h × SEK\u00a0${shift.price}`,
            value: `SEK\u00a0${formatNumber(sum, "en")}`,
          },
          { name: "Supplement", value: "SEK\u00a00" },
          { name: `VAT ${vatPercent}%`, value: `SEK\u00a0${formatNumber(vat, "en")}` },
        ],
        total: { name: "To pay, incl.\u00a0VAT", value: `SEK\u00a0${formatNumber(sum + vat, "en")}` },
      },
    },
  }),
});
