import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ statements, openingHours }: CompanyFacts) {
  const demo = statements.demoMinutes.value;
  const minutes = statements.bookingMinutes.value;
  const { value: stars, reviews } = statements.rating.value;
  const { opens, closes } = openingHours.openingHours.value;
  return { demo, minutes, stars, reviews, opens, closes };
}

export const platformPage = copyWith(pick, {
  sv: ({ demo, minutes, stars, reviews, opens, closes }) => ({
    meta: {
      title: `Så fungerar plattformen, från bokning till faktura – ${brand.name}`,
      description: `Följ ett pass genom ${brand.name}: bokning på ${minutes} minuter, AI-matchning som en samordnare bekräftar, GPS-spårning av incheckningen, rapport och faktura.`,
      keywords:
        "boka väktare online, bokningsplattform bevakning, bemanning väktare app, kontrollpunkter väktare, händelserapport, AI-matchning, GPS-spårning",
    },
    here: "Plattformen",
    hero: {
      title: "Ett pass,\nfrån bokning\ntill faktura.",
      lead: `Följ ett exempel: två väktare till en butik i Göteborg, torsdag 08\u2060–\u206016. Butiken är påhittad, men alla klockslag och summor hör ihop.`,
      book: "Beställ i appen",
    },
    shift: {
      title: "Ett pass på\ntrettio sekunder",
      intro: "Väktarens telefon och din skärm, samma minut.",
      guard: "Väktarens telefon",
      client: "Din skärm",
      more: "Mer om väktarens app",
      book: {
        name: "Boka",
        title: `Boka på ${minutes}\u00a0minuter`,
        text: "Roll, plats, tid och antal. Summan räknas medan du skriver och ändras inte efter bekräftelsen.",
      },
      match: {
        name: "Matcha",
        title: "Samordnaren väljer",
        text: "AI-matchningen sorterar efter godkännande, ledig tid, avstånd och vana vid platsen. En samordnare bestämmer, och väktarna tackar själva ja.",
      },
      follow: {
        name: "Följ",
        title: "Följ passet, inte personen",
        text: "GPS-spårningen gäller uppdraget: platsen läses vid incheckning och kontrollpunkt, inte däremellan och aldrig utanför passet.",
      },
      report: {
        name: "Rapport",
        title: "Rapporten samma dag",
        text: "Vad som hände, var och vad som gjordes. Skriven på plats, läst av en samordnare innan den når dig. Utomstående nämns inte vid namn.",
      },
      invoice: {
        name: "Faktura",
        title: "Fakturan har samma rader",
        text: "Priset i bokningen är priset på fakturan. Din referens på varje rad, e-faktura eller PDF, med rapporten bredvid.",
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
          software: "Sorterar efter godkännande, ledig tid, avstånd och vana vid platsen",
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
        { figure: "Dygnet runt", text: "tar boknings\u00adappen emot bokningar" },
        { figure: `${opens}–${closes}`, text: "måndag–fredag svarar kundtjänst" },
      ],
    },
    faq: {
      title: "Frågor om\nplattformen",
      text: `Vill du hellre se den? En demo tar ${demo}\u00a0minuter.`,
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
            "Reserven i förslaget får frågan först. Du får veta vem som kommer i stället, och priset är detsamma.",
        },
      ],
    },
    closing: {
      title: "Se ditt eget pass i en demo",
      text: `${demo}\u00a0minuter online, kostnadsfritt. Vi lägger upp en plats som liknar din.`,
      contact: "Bli kontaktad",
    },
  }),
  en: ({ demo, minutes, stars, reviews, opens, closes }) => ({
    meta: {
      title: `How the platform works, booking to invoice – ${brand.name}`,
      description: `Follow one shift through ${brand.name}: booked in ${minutes} minutes, AI matching that a coordinator confirms, GPS tracking of the check-in, report and invoice.`,
      keywords:
        "book security guards online Sweden, guard booking platform, security staffing app, guard checkpoints, incident report, AI matching, GPS tracking",
    },
    here: "The platform",
    hero: {
      title: "One shift,\nfrom booking\nto invoice.",
      lead: `Follow an example: two guards (väktare) for a shop in Gothenburg, Thursday 08\u2060–\u206016. The shop is invented, but the times and sums all add up.`,
      book: "Order in the app",
    },
    shift: {
      title: "One shift in\nthirty seconds",
      intro: "The guard’s phone and your screen, at the same minute.",
      guard: "The guard’s phone",
      client: "Your screen",
      more: "More about the guard’s app",
      book: {
        name: "Book",
        title: `Book in ${minutes}\u00a0minutes`,
        text: "Role, place, time and number. The total is worked out as you type and does not change after the confirmation.",
      },
      match: {
        name: "Match",
        title: "A coordinator chooses",
        text: "AI matching sorts by approval, availability, distance and knowledge of the place. A coordinator decides, and the guards accept the shift themselves.",
      },
      follow: {
        name: "Follow",
        title: "Follow the shift, not the person",
        text: "GPS tracking follows the assignment: the position is read at check-in and at checkpoints, not in between and never outside the shift.",
      },
      report: {
        name: "Report",
        title: "The report the same day",
        text: "What happened, where, and what was done. Written on site, read by a coordinator before it reaches you. Third parties are not named.",
      },
      invoice: {
        name: "Invoice",
        title: "The invoice has the same lines",
        text: "The price in the booking is the price on the invoice. Your reference on every line, e-invoice or PDF, with the report beside it.",
      },
    },
    split: {
      title: "Who does what",
      intro: "The software calculates and reminds. People decide.",
      columns: { step: "Step", software: "The software", person: "A person" },
      rows: [
        {
          step: "Before booking",
          software: "Works out the total and asks for the permit",
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
      unit: "kronor",
      text: "The app is free, both for those who book and for those who work. You pay for the shifts, at the hourly prices of the price list.",
      list: "See the price list",
      facts: [
        { figure: `${stars} out of 5`, text: `rated, ${reviews} reviews` },
        { figure: "24/7", text: "the booking app takes bookings" },
        { figure: `${opens}–${closes}`, text: "Monday–Friday, customer service answers" },
      ],
    },
    faq: {
      title: "Questions about the platform",
      text: `Would you rather see it? A demo takes ${demo}\u00a0minutes.`,
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
});
