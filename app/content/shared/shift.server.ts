import { copy } from "#app/i18n/copy.ts";

/**
 * The moments of a shift, which the home page, the platform page and the guards' app follow: at each one what the
 * guard's phone shows, what the customer's screen shows, and what is added to the customer's list (`done`). What is in
 * braces comes from the shift itself (app/pages/shift-story.ts); a row whose name or value is empty is left out. What
 * the guards' app does is to be confirmed.
 */
export const shiftMoments = copy(
  {
    book: {
      done: "Beställt",
      phone: {
        title: "Dina dagar",
        state: "Du väljer när du kan arbeta",
        rows: [
          { name: "{dayBefore}", value: "Kan inte" },
          { name: "{day}", value: "Kan arbeta" },
          { name: "{dayAfter}", value: "Kan arbeta" },
        ],
        primary: "Spara dagarna",
        secondary: "Lägg till frånvaro",
      },
      screen: {
        title: "Ny bokning",
        picture: "place",
        state: "Fast pris, exkl.\u00a0moms",
        rows: [
          { name: "Plats", value: "{place}" },
          { name: "Tid", value: "{when}" },
          { name: "Tillstånd", value: "{permit}" },
          { name: "{base}", value: "{baseAmount}" },
          { name: "{supplement}", value: "{supplementAmount}" },
        ],
        total: { name: "Summa", value: "{sum}" },
      },
    },
    offer: {
      done: "Förfrågan skickad",
      phone: {
        title: "Nytt pass",
        state: "{place}",
        rows: [
          { name: "När", value: "{when}" },
          { name: "Roll", value: "{role}" },
          { name: "Tillsammans med", value: "{together}" },
        ],
        primary: "Tacka ja",
        secondary: "Tacka nej",
      },
      screen: {
        title: "Förslag till passet",
        picture: "guards",
        state: "Väntar på svar",
        rows: [
          { name: "{first}", value: "Tackat ja" },
          { name: "{second}", value: "Tillfrågad" },
        ],
        note: "En samordnare bekräftar innan kunden ser vilka som kommer.",
      },
    },
    match: {
      done: "Bekräftat",
      phone: {
        title: "Passet är ditt",
        state: "Bekräftat av samordnaren",
        rows: [
          { name: "När", value: "{when}" },
          { name: "Möter dig", value: "{contact}" },
          { name: "Tillsammans med", value: "{together}" },
        ],
        primary: "Lägg i kalendern",
        secondary: "Anmäl förhinder",
      },
      screen: {
        title: "Vem som kommer",
        picture: "guards",
        state: "Bekräftat",
        rows: [
          { name: "{first}", value: "{firstKnown}" },
          { name: "{second}", value: "{secondKnown}" },
          { name: "Tid", value: "{when}" },
        ],
        total: { name: "Fast pris, exkl.\u00a0moms", value: "{sum}" },
      },
    },
    arrive: {
      done: "Incheckat på plats",
      phone: {
        title: "Ditt pass i dag",
        state: "{span}",
        rows: [
          { name: "Plats", value: "{place}" },
          { name: "Möter dig", value: "{contact}" },
          { name: "Ingång", value: "{entrance}" },
        ],
        primary: "Checka in på plats",
        secondary: "Ring kontaktpersonen",
      },
      screen: {
        title: "Pågående pass",
        picture: "map",
        state: "{when}",
        rows: [
          { name: "På plats", value: "{staff}" },
          { name: "Incheckning", value: "{arrive}" },
        ],
        note: "Kunden ser att väktaren är framme, inte vägen dit.",
      },
    },
    follow: {
      done: "Kontrollpunkt 2 av 3",
      phone: {
        title: "Ronden",
        state: "Kontrollpunkt 2 av 3",
        rows: [
          { name: "1. {point1}", value: "{point1At}" },
          { name: "2. {point2}", value: "nu" },
          { name: "3. {point3}", value: "{point3At}" },
        ],
        primary: "Kvittera kontrollpunkt 2",
        secondary: "Skriv händelse",
      },
      screen: {
        title: "Pågående pass",
        picture: "map",
        state: "2 av 3",
        rows: [
          { name: "Incheckning", value: "{arrive}" },
          { name: "{point1}", value: "{point1At}" },
          { name: "{point2}", value: "{follow}" },
        ],
        note: "Platsen visar att uppdraget utförs. Den är ingen stämpelklocka.",
      },
    },
    incident: {
      done: "Händelse antecknad",
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
        state: "{incident}",
        rows: [
          { name: "Plats", value: "Entréplan, kassa 3" },
          { name: "Utfall", value: "Varan tillbaka" },
        ],
        note: "Kunden läser vad som hände. Namn på besökare står inte i rapporten.",
      },
    },
    report: {
      done: "Rapporten klar",
      phone: {
        title: "Passet är klart",
        state: "{when}",
        rows: [
          { name: "Kontrollpunkter", value: "3 av 3" },
          { name: "Händelser", value: "{incidents}" },
          { name: "Timmar", value: "{hours}" },
        ],
        primary: "Skicka rapporten",
        secondary: "Det blev fler timmar",
      },
      screen: {
        title: "Rapport",
        picture: "plan",
        state: "Klar {report}",
        rows: [
          { name: "{staff}, {hours}\u00a0tim", value: "{staffHours}\u00a0tim" },
          { name: "Kontrollpunkter", value: "3 av 3" },
          { name: "Händelser", value: "{incidents}" },
        ],
        note: "Samma timmar som i bokningen och på fakturan.",
      },
    },
    invoice: {
      done: "Fakturan skickad",
      phone: {
        title: "Passet är avslutat",
        state: "{when}",
        rows: [
          { name: "Rapport", value: "Läst" },
          { name: "Timmar", value: "Godkända" },
          { name: "Nästa pass", value: "{day}" },
        ],
        primary: "Visa nästa pass",
        secondary: "Alla pass",
      },
      screen: {
        title: "Faktura",
        state: "Som i bokningen",
        rows: [
          { name: "{base}", value: "{baseAmount}" },
          { name: "{supplement}", value: "{supplementAmount}" },
          { name: "Moms {vatPercent}\u00a0%", value: "{vat}" },
        ],
        total: { name: "Att betala, inkl.\u00a0moms", value: "{total}" },
      },
    },
  },
  {
    book: {
      done: "Ordered",
      phone: {
        title: "Your days",
        state: "You choose when you can work",
        rows: [
          { name: "{dayBefore}", value: "Unavailable" },
          { name: "{day}", value: "Can work" },
          { name: "{dayAfter}", value: "Can work" },
        ],
        primary: "Save days",
        secondary: "Add absence",
      },
      screen: {
        title: "New booking",
        picture: "place",
        state: "Fixed price, excl.\u00a0VAT",
        rows: [
          { name: "Place", value: "{place}" },
          { name: "Time", value: "{when}" },
          { name: "Permit", value: "{permit}" },
          { name: "{base}", value: "{baseAmount}" },
          { name: "{supplement}", value: "{supplementAmount}" },
        ],
        total: { name: "Total", value: "{sum}" },
      },
    },
    offer: {
      done: "Guards asked",
      phone: {
        title: "New shift",
        state: "{place}",
        rows: [
          { name: "When", value: "{when}" },
          { name: "Role", value: "{role}" },
          { name: "Together with", value: "{together}" },
        ],
        primary: "Accept",
        secondary: "Decline",
      },
      screen: {
        title: "Suggested guards",
        picture: "guards",
        state: "Awaiting answers",
        rows: [
          { name: "{first}", value: "Accepted" },
          { name: "{second}", value: "Asked" },
        ],
        note: "A coordinator confirms before the customer sees who is coming.",
      },
    },
    match: {
      done: "Confirmed",
      phone: {
        title: "The shift is yours",
        state: "Confirmed by the coordinator",
        rows: [
          { name: "When", value: "{when}" },
          { name: "You meet", value: "{contact}" },
          { name: "Together with", value: "{together}" },
        ],
        primary: "Add to calendar",
        secondary: "I can’t make it",
      },
      screen: {
        title: "Who is coming",
        picture: "guards",
        state: "Confirmed",
        rows: [
          { name: "{first}", value: "{firstKnown}" },
          { name: "{second}", value: "{secondKnown}" },
          { name: "Time", value: "{when}" },
        ],
        total: { name: "Fixed price, excl.\u00a0VAT", value: "{sum}" },
      },
    },
    arrive: {
      done: "Checked in on site",
      phone: {
        title: "Your shift today",
        state: "{span}",
        rows: [
          { name: "Place", value: "{place}" },
          { name: "You meet", value: "{contact}" },
          { name: "Way in", value: "{entrance}" },
        ],
        primary: "Check in on site",
        secondary: "Call the contact person",
      },
      screen: {
        title: "Shift in progress",
        picture: "map",
        state: "{when}",
        rows: [
          { name: "On site", value: "{staff}" },
          { name: "Check-in", value: "{arrive}" },
        ],
        note: "The customer sees that the guard is there, not the way there.",
      },
    },
    follow: {
      done: "Checkpoint 2 of 3",
      phone: {
        title: "The round",
        state: "Checkpoint 2 of 3",
        rows: [
          { name: "1. {point1}", value: "{point1At}" },
          { name: "2. {point2}", value: "now" },
          { name: "3. {point3}", value: "{point3At}" },
        ],
        primary: "Tick off checkpoint 2",
        secondary: "Log an incident",
      },
      screen: {
        title: "Shift in progress",
        picture: "map",
        state: "2 of 3",
        rows: [
          { name: "Check-in", value: "{arrive}" },
          { name: "{point1}", value: "{point1At}" },
          { name: "{point2}", value: "{follow}" },
        ],
        note: "The position shows that the work is done. It is not a time clock.",
      },
    },
    incident: {
      done: "Incident logged",
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
        state: "{incident}",
        rows: [
          { name: "Place", value: "Ground floor, checkout 3" },
          { name: "Outcome", value: "Goods returned" },
        ],
        note: "The customer reads what happened. Visitors are not named in the report.",
      },
    },
    report: {
      done: "Report ready",
      phone: {
        title: "The shift is done",
        state: "{when}",
        rows: [
          { name: "Checkpoints", value: "3 of 3" },
          { name: "Incidents", value: "{incidents}" },
          { name: "Hours", value: "{hours}" },
        ],
        primary: "Send the report",
        secondary: "Add more hours",
      },
      screen: {
        title: "Report",
        picture: "plan",
        state: "Ready {report}",
        rows: [
          { name: "{staff}, {hours}\u00a0h", value: "{staffHours}\u00a0h" },
          { name: "Checkpoints", value: "3 of 3" },
          { name: "Incidents", value: "{incidents}" },
        ],
        note: "The same hours as in the booking and on the invoice.",
      },
    },
    invoice: {
      done: "Invoice sent",
      phone: {
        title: "The shift is closed",
        state: "{when}",
        rows: [
          { name: "Report", value: "Read" },
          { name: "Hours", value: "Approved" },
          { name: "Next shift", value: "{day}" },
        ],
        primary: "Show the next shift",
        secondary: "All shifts",
      },
      screen: {
        title: "Invoice",
        state: "As booked",
        rows: [
          { name: "{base}", value: "{baseAmount}" },
          { name: "{supplement}", value: "{supplementAmount}" },
          { name: "VAT {vatPercent}%", value: "{vat}" },
        ],
        total: { name: "To pay, incl.\u00a0VAT", value: "{total}" },
      },
    },
  },
);

/** The place of the example, and what is known of who comes. SAMPLE. */
export const exampleParticulars = copy(
  {
    place: "Butik, Inom Vallgraven",
    contact: "Butikschefen",
    entrance: "Varuintaget, gården",
    firstKnown: "Hos dig 11 gånger",
    secondKnown: "Hos dig 4 gånger",
    point1: "Varuintaget",
    point2: "Entréplan",
    point3: "Lagret",
    incidents: "1",
    permit: "",
  },
  {
    place: "Shop, Vallgraven",
    contact: "The shop manager",
    entrance: "Goods entrance, yard",
    firstKnown: "With you 11 times",
    secondKnown: "With you 4 times",
    point1: "Goods entrance",
    point2: "Ground floor",
    point3: "Stockroom",
    incidents: "1",
    permit: "",
  },
);

/** The words around the scene that are the same on every page. */
export const shiftSceneMessages = copy(
  { tape: "Tiden, från beställning till rapport", show: "Visa", log: "Passet hittills" },
  { tape: "The time, from order to report", show: "Show", log: "The shift so far" },
);
