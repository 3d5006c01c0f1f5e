import { vatPercent } from "#app/content/booking-terms.ts";
import { brand } from "#app/content/brand.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { formatNumber } from "#app/i18n/numbers.ts";

/** The company facts that these texts use. */
function pick({ prices, statements, openingHours }: CompanyFacts) {
  const demo = statements.demoMinutes.value;
  const minutes = statements.bookingMinutes.value;
  const { value: stars, reviews } = statements.rating.value;
  const { opens, closes } = openingHours.openingHours.value;
  /** The page's example, one booking: a weekday daytime shift, so that hours × price is the correct sum. */
  const shift = { guards: 2, hours: 8, price: prices.guard.stationary };
  const guardHours = shift.guards * shift.hours;
  const sum = guardHours * shift.price;
  const vat = (sum * vatPercent) / 100;
  return { demo, minutes, stars, reviews, opens, closes, shift, guardHours, sum, vat };
}

/** The platform page. The shop, its events and the guards are SAMPLE; what the guards' app does is to be confirmed. */
export const platformPage = copyWith(
  pick,
  ({ demo, minutes, stars, reviews, opens, closes, shift, guardHours, sum, vat }) => ({
    meta: {
      title: `Så fungerar plattformen, från bokning till faktura – ${brand.name}`,
      description: `Följ ett pass genom ${brand.name}: bokning på ${minutes} minuter, AI-matchning som en samordnare bekräftar, GPS-spårning av incheckningen, rapport och faktura.`,
      keywords:
        "boka väktare online, bokningsplattform bevakning, bemanning väktare app, kontrollpunkter väktare, händelserapport, AI-matchning, GPS-spårning",
    },
    here: "Plattformen",
    hero: {
      title: "Ett pass,\nfrån bokning\ntill faktura.",
      lead: `Följ ett exempel: två väktare till en butik i Göteborg, torsdag 08–16. Butiken är påhittad, men alla klockslag och summor hör ihop.`,
      book: "Skapa bokning",
      newTab: "(öppnas i en ny flik)",
      parts: "Passets delar",
    },
    book: {
      name: "Boka",
      time: "14:02",
      day: "tisdag",
      title: `Boka på ${minutes}\u00a0minuter`,
      text: "Roll, plats, tid och antal. Summan räknas medan du skriver och ändras inte efter bekräftelsen.",
      points: [
        "Fast pris exkl.\u00a0moms, tillägg på egna rader",
        "För ordningsvakter frågar vi om tillståndet först",
        "Spara platsen och boka om den med två tryck",
      ],
      label: `Bokningsformulär: två väktare till en butik i Göteborg torsdag 08 till 16, summa ${formatNumber(sum, "sv")} kronor exklusive moms.`,
      form: {
        title: "Ny bokning",
        step: "Steg 2 av 3",
        role: { name: "Roll", value: "Väktare, stationär" },
        place: { name: "Plats", value: "Butik, Inom Vallgraven" },
        date: { name: "Dag", value: "tor 26 november" },
        hours: { name: "Tid", value: "08:00–16:00" },
        number: { name: "Antal", value: String(shift.guards) },
      },
      sum: `${shift.guards} × ${shift.hours}\u00a0tim × ${shift.price}\u00a0kr`,
      terms: "Fast pris, exkl.\u00a0moms",
      total: `${formatNumber(sum, "sv")}\u00a0kr`,
    },
    match: {
      name: "Matcha",
      time: "14:20",
      day: "tisdag",
      title: "Programvaran föreslår, en samordnare väljer",
      text: "AI-matchning: programvaran sorterar på godkännande, ledig tid, avstånd och om personen varit hos dig förut. En samordnare bestämmer.",
      more: "Väktarna tackar själva ja. Du ser roll och erfarenhet innan passet börjar.",
      label: "Förslag på väktare. Plattformen har rangordnat tre, en samordnare har bekräftat två.",
      list: {
        title: "Förslag till passet",
        chip: "Bekräftat av samordnare",
        people: [
          {
            name: "Väktare 1",
            known: "Varit hos dig 11 gånger",
            facts: "Godkänd, ledig, 12 min bort",
            state: "Bekräftad",
          },
          {
            name: "Väktare 2",
            known: "Varit hos dig 4 gånger",
            facts: "Godkänd, ledig, 20 min bort",
            state: "Bekräftad",
          },
          {
            name: "Väktare 3",
            known: "Ny hos dig",
            facts: "Godkänd, ledig, 15 min bort",
            state: "Reserv",
          },
        ],
        human: "En samordnare bekräftar.",
        humanMore: "Här valdes de två som känner butiken.",
      },
    },
    follow: {
      name: "Följ",
      time: "11:20",
      day: "torsdag",
      title: "Följ passet,\ninte personen",
      text: "GPS-spårning av uppdraget: platsen läses vid incheckning och kontrollpunkt, inte däremellan. Den visar att uppdraget utförs. Den är ingen stämpelklocka och läses aldrig utanför passet.",
      label:
        "Pågående pass med karta och tidslinje. Två väktare incheckade 07:48, kontrollpunkt 2 av 4 klar 11:20.",
      pin: "Kontrollpunkt 2",
      status: "Pågående pass",
      when: "tor 08:00–16:00",
      place: "Butik, Inom Vallgraven",
      events: [
        { text: "Två väktare incheckade på plats", time: "07:48" },
        { text: "Genomgång med butikschefen", time: "07:55" },
        { text: "Kontrollpunkt 1, varuintaget", time: "09:30" },
        { text: "Kontrollpunkt 2, entréplan", time: "11:20" },
        { text: "Rapport till dig", time: "16:15" },
      ],
    },
    report: {
      name: "Rapport",
      time: "16:12",
      day: "torsdag",
      title: "Rapporten\nsamma dag",
      text: "Vad som hände, var och vad som gjordes. Skriven på plats i appen, läst av en samordnare innan den når dig.",
      points: [
        "Samma rubriker varje gång, så att pass går att jämföra",
        "Namn på utomstående står inte i rapporten",
      ],
      label: "Händelserapport: stöldförsök klockan 13:42, avslutat utan ingripande.",
      sheet: {
        title: "Händelserapport",
        chip: "Klar 16:12",
        heading: "Stöldförsök vid kassalinjen",
        rows: [
          { name: "Tid", value: "13:42" },
          { name: "Plats", value: "Entréplan, kassa 3" },
          { name: "Åtgärd", value: "Tilltal. Varan lämnades tillbaka." },
          { name: "Polis", value: "Tillkallades inte" },
        ],
      },
    },
    invoice: {
      name: "Faktura",
      time: "30 nov",
      day: "måndag",
      title: "Fakturan har\nsamma rader",
      text: "Priset i bokningen är priset på fakturan. Rapporten ligger bredvid, så den som attesterar slipper fråga.",
      points: ["Din referens på varje rad", "E-faktura eller PDF"],
      label: `Fakturarad: ${guardHours} timmar gånger ${shift.price} kronor, ${formatNumber(sum, "sv")} kronor exklusive moms, samma som bekräftelsen.`,
      sheet: {
        title: "Faktura, november",
        chip: "Stämmer med bokningen",
        line: "Väktare, butik, 26 nov",
        detail: `${guardHours}\u00a0tim × ${shift.price}\u00a0kr, exkl.\u00a0moms`,
        amount: `${formatNumber(sum, "sv")}\u00a0kr`,
        supplement: { name: "Tillägg", amount: "0\u00a0kr" },
        vat: { name: `Moms ${vatPercent}\u00a0%`, amount: `${formatNumber(vat, "sv")}\u00a0kr` },
        total: "Att betala",
        terms: "inkl.\u00a0moms",
        totalAmount: `${formatNumber(sum + vat, "sv")}\u00a0kr`,
      },
    },
    guardSide: {
      title: "Så ser väktaren\npasset",
      text: "Väktaren har samma bokning i sin app: adressen, instruktionen och vem som möter.",
      points: [
        "Tackar ja till pass som passar",
        "Checkar in på plats och kvitterar kontrollpunkter",
        "Skriver rapporten medan minnet är färskt",
      ],
      more: "Väktarens app",
      label: "Väktarens app: dagens pass, karta och knapp för kontrollpunkt 3.",
      phone: {
        clock: "13:05",
        place: "Butik, Inom Vallgraven",
        when: "08:00–16:00, två väktare",
        events: [
          { text: "Kontrollpunkt 1", time: "09:30" },
          { text: "Kontrollpunkt 2", time: "11:20" },
          { text: "Kontrollpunkt 3, lagret", time: "13:00" },
        ],
        confirm: "Kvittera kontrollpunkt 3",
        report: "Skriv händelse",
      },
    },
    split: {
      title: "Vem gör vad",
      intro: "Programvaran räknar och påminner. Människor bestämmer.",
      columns: { step: "Steg", software: "Programvaran", person: "En människa" },
      rows: [
        {
          step: "Före bokningen",
          software: "Räknar summan och frågar efter tillstånd",
          person: "Läser platsens krav och ringer om något är oklart",
        },
        {
          step: "Bemanning",
          software: "Sorterar på godkännande, ledig tid, avstånd och vana vid platsen",
          person: "Väljer, bekräftar och svarar för valet",
        },
        {
          step: "Under passet",
          software: "Visar incheckning och kontrollpunkter, påminner om en missad",
          person: "Hör av sig till platsen och skickar avlösning",
        },
        {
          step: "Efteråt",
          software: "Lägger rapport och fakturarad bredvid varandra",
          person: "Läser rapporten innan den når dig",
        },
      ],
    },
    cost: {
      title: "Plattformen kostar",
      amount: "0",
      unit: "kr",
      text: "Appen är kostnadsfri, för dig som bokar och för den som arbetar. Du betalar för passen, till timpriserna i prislistan.",
      list: "Se prislistan",
      facts: [
        {
          figure: `${String(stars).replace(".", ",")} av 5`,
          text: `i betyg, ${reviews} omdömen`,
        },
        { figure: "Dygnet runt", text: "tar bokningsappen emot bokningar" },
        { figure: `${opens}–${closes}`, text: "måndag–fredag svarar kundservice" },
      ],
    },
    faq: {
      title: "Frågor om\nplattformen",
      text: `Vill du hellre se den? En demo tar ${demo}\u00a0minuter.`,
      contact: "Bli kontaktad",
      items: [
        {
          question: "Måste vi installera något?",
          answer:
            "Nej. Du bokar i webbläsaren, på dator eller telefon. Bara den som arbetar passet har en app.",
        },
        {
          question: "Kan flera hos oss boka?",
          answer:
            "Ja. Var och en har sin egen inloggning, och du bestämmer vem som får boka, vem som får läsa rapporter och vem som attesterar.",
        },
        {
          question: "Väljer en algoritm vem som kommer?",
          answer:
            "Nej. Programvaran rangordnar på fakta som går att kontrollera. En samordnare bekräftar varje pass och kan alltid välja annorlunda.",
        },
        {
          question: "Vad ser vi om den som arbetar?",
          answer:
            "Roll, erfarenhet hos dig och kontrollpunkter under passet. Inte var personen är däremellan, och ingenting före eller efter.",
        },
        {
          question: "Fungerar det lika för ordningsvakter?",
          answer:
            "Ja, med ett steg till. Tillståndet, eller villkoren i evenemangs- eller serveringstillståndet, ska finnas innan passet bekräftas. Det följer sedan med bokningen.",
        },
        {
          question: "Vad händer om någon blir sjuk?",
          answer:
            "Reserven i förslaget frågas först. Du får veta vem som kommer i stället, och priset är detsamma.",
        },
      ],
    },
    closing: {
      title: "Se ditt eget pass i en demo",
      text: `${demo}\u00a0minuter online, kostnadsfritt. Vi lägger upp en plats som liknar din.`,
      contact: "Bli kontaktad",
    },
  }),
  ({ demo, minutes, stars, reviews, opens, closes, shift, guardHours, sum, vat }) => ({
    meta: {
      title: `How the platform works, booking to invoice – ${brand.name}`,
      description: `Follow one shift through ${brand.name}: booked in ${minutes} minutes, AI matching that a coordinator confirms, GPS tracking of the check-in, report and invoice.`,
      keywords:
        "book security guards online Sweden, guard booking platform, security staffing app, guard checkpoints, incident report, AI matching, GPS tracking",
    },
    here: "The platform",
    hero: {
      title: "One shift,\nfrom booking\nto invoice.",
      lead: `Follow an example: two guards (väktare) for a shop in Gothenburg, Thursday 08–16. The shop is invented, but the times and sums all add up.`,
      book: "Create booking",
      newTab: "(opens in a new tab)",
      parts: "Parts of the shift",
    },
    book: {
      name: "Book",
      time: "14:02",
      day: "Tuesday",
      title: `Book in ${minutes}\u00a0minutes`,
      text: "Role, place, time and number. The sum is worked out as you type and does not change after the confirmation.",
      points: [
        "Fixed price excl.\u00a0VAT, supplements on lines of their own",
        "For public-order guards we ask about the permit first",
        "Save the place and book it again with two taps",
      ],
      label: `A booking form: two guards for a shop in Gothenburg, Thursday 08 to 16, sum ${formatNumber(sum, "en")} kronor excluding VAT.`,
      form: {
        title: "New booking",
        step: "Step 2 of 3",
        role: { name: "Role", value: "Guard, stationary" },
        place: { name: "Place", value: "Shop, Vallgraven" },
        date: { name: "Day", value: "Thu 26 November" },
        hours: { name: "Time", value: "08:00–16:00" },
        number: { name: "Number", value: String(shift.guards) },
      },
      sum: `${shift.guards} × ${shift.hours}\u00a0h × SEK\u00a0${shift.price}`,
      terms: "Fixed price, excl.\u00a0VAT",
      total: `SEK\u00a0${formatNumber(sum, "en")}`,
    },
    match: {
      name: "Match",
      time: "14:20",
      day: "Tuesday",
      title: "The software suggests, a coordinator chooses",
      text: "AI matching: the software sorts by approval, availability, distance and whether the person has been with you before. A coordinator decides.",
      more: "The guards accept the shift themselves. You see role and experience before it begins.",
      label: "Suggested guards. The platform has ranked three, a coordinator has confirmed two.",
      list: {
        title: "Suggested for the shift",
        chip: "Confirmed by a coordinator",
        people: [
          {
            name: "Guard 1",
            known: "With you 11 times",
            facts: "Approved, free, 12 min away",
            state: "Confirmed",
          },
          {
            name: "Guard 2",
            known: "With you 4 times",
            facts: "Approved, free, 20 min away",
            state: "Confirmed",
          },
          {
            name: "Guard 3",
            known: "New to you",
            facts: "Approved, free, 15 min away",
            state: "Reserve",
          },
        ],
        human: "A coordinator confirms.",
        humanMore: "Here, the two who know the shop.",
      },
    },
    follow: {
      name: "Follow",
      time: "11:20",
      day: "Thursday",
      title: "Follow the shift,\nnot the person",
      text: "GPS tracking of the assignment: the position is read at check-in and at checkpoints, not in between. It shows that the work is done. It is not a time clock, and is never read outside the shift.",
      label:
        "A shift under way with map and timeline. Two guards checked in 07:48, checkpoint 2 of 4 done 11:20.",
      pin: "Checkpoint 2",
      status: "Shift under way",
      when: "Thu 08:00–16:00",
      place: "Shop, Vallgraven",
      events: [
        { text: "Two guards checked in on site", time: "07:48" },
        { text: "Briefing with the manager", time: "07:55" },
        { text: "Checkpoint 1, goods entrance", time: "09:30" },
        { text: "Checkpoint 2, entrance floor", time: "11:20" },
        { text: "Report to you", time: "16:15" },
      ],
    },
    report: {
      name: "Report",
      time: "16:12",
      day: "Thursday",
      title: "The report\nthe same day",
      text: "What happened, where, and what was done. Written on site in the app, read by a coordinator before it reaches you.",
      points: [
        "The same headings every time, so that shifts can be compared",
        "No names of outsiders in the report",
      ],
      label: "An incident report: attempted theft at 13:42, ended without intervention.",
      sheet: {
        title: "Incident report",
        chip: "Done 16:12",
        heading: "Attempted theft at the checkouts",
        rows: [
          { name: "Time", value: "13:42" },
          { name: "Place", value: "Entrance floor, checkout 3" },
          { name: "Action", value: "Spoken to. The item was returned." },
          { name: "Police", value: "Not called" },
        ],
      },
    },
    invoice: {
      name: "Invoice",
      time: "30 Nov",
      day: "Monday",
      title: "The invoice has\nthe same lines",
      text: "The price in the booking is the price on the invoice. The report is beside it, so nobody has to ask.",
      points: ["Your reference on every line", "E-invoice or PDF"],
      label: `An invoice line: ${guardHours} hours at ${shift.price} kronor, ${formatNumber(sum, "en")} kronor excluding VAT, the same as the confirmation.`,
      sheet: {
        title: "Invoice, November",
        chip: "Agrees with the booking",
        line: "Guards, shop, 26 Nov",
        detail: `${guardHours}\u00a0h × SEK\u00a0${shift.price}, excl.\u00a0VAT`,
        amount: `SEK\u00a0${formatNumber(sum, "en")}`,
        supplement: { name: "Supplement", amount: "SEK\u00a00" },
        vat: { name: `VAT ${vatPercent}\u00a0%`, amount: `SEK\u00a0${formatNumber(vat, "en")}` },
        total: "To pay",
        terms: "incl.\u00a0VAT",
        totalAmount: `SEK\u00a0${formatNumber(sum + vat, "en")}`,
      },
    },
    guardSide: {
      title: "What the guard\nsees",
      text: "The guard has the same booking in an app: the address, the instructions and who will meet them.",
      points: [
        "Accepts the shifts that suit",
        "Checks in on site and ticks off checkpoints",
        "Writes the report while memory is fresh",
      ],
      more: "The guard’s app",
      label: "The guard’s app: the day’s shift, a map and a button for checkpoint 3.",
      phone: {
        clock: "13:05",
        place: "Shop, Vallgraven",
        when: "08:00–16:00, two guards",
        events: [
          { text: "Checkpoint 1", time: "09:30" },
          { text: "Checkpoint 2", time: "11:20" },
          { text: "Checkpoint 3, store room", time: "13:00" },
        ],
        confirm: "Tick off checkpoint 3",
        report: "Write an incident",
      },
    },
    split: {
      title: "Who does what",
      intro: "The software counts and reminds. People decide.",
      columns: { step: "Step", software: "The software", person: "A person" },
      rows: [
        {
          step: "Before booking",
          software: "Works out the sum and asks for the permit",
          person: "Reads what the place requires and calls if anything is unclear",
        },
        {
          step: "Staffing",
          software: "Sorts by approval, availability, distance and knowing the place",
          person: "Chooses, confirms and answers for the choice",
        },
        {
          step: "During the shift",
          software: "Shows check-in and checkpoints, flags one that is missed",
          person: "Calls the place and sends relief",
        },
        {
          step: "Afterwards",
          software: "Puts report and invoice line side by side",
          person: "Reads the report before it reaches you",
        },
      ],
    },
    cost: {
      title: "The platform costs",
      amount: "0",
      unit: "SEK",
      text: "The app is free, both for those who book and for those who work. You pay for the shifts, at the hourly prices of the price list.",
      list: "See the price list",
      facts: [
        { figure: `${stars} out of 5`, text: `rated, ${reviews} reviews` },
        { figure: "24/7", text: "the booking app takes bookings" },
        { figure: `${opens}–${closes}`, text: "Monday–Friday, customer service answers" },
      ],
    },
    faq: {
      title: "Questions about\nthe platform",
      text: `Would you rather see it? A demo takes ${demo}\u00a0minutes.`,
      contact: "Contact me",
      items: [
        {
          question: "Do we have to install anything?",
          answer:
            "No. You book in the browser, on a computer or a phone. Only those who work the shift have an app.",
        },
        {
          question: "Can several of us book?",
          answer:
            "Yes. Everyone has a sign-in of their own, and you decide who may book, who may read reports and who approves invoices.",
        },
        {
          question: "Does an algorithm choose who comes?",
          answer:
            "No. The software ranks by facts that can be checked. A coordinator confirms every shift and may always choose otherwise.",
        },
        {
          question: "What do we see of those who work?",
          answer:
            "Role, experience with you, and checkpoints during the shift. Not where the person is in between, and nothing before or after.",
        },
        {
          question: "Does it work the same for public-order guards?",
          answer:
            "Yes, with one more step. The permit, or the conditions in the event permit or alcohol licence, must be in place before the shift is confirmed. It then stays with the booking.",
        },
        {
          question: "What happens if someone falls ill?",
          answer:
            "The reserve in the suggestion is asked first. You are told who comes instead, and the price is the same.",
        },
      ],
    },
    closing: {
      title: "See your own shift in a demo",
      text: `${demo}\u00a0minutes online, free of charge. We set up a place like yours.`,
      contact: "Contact me",
    },
  }),
);
