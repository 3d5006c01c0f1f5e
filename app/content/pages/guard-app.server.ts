import { brand } from "#app/content/brand.ts";
import { cityCount } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

/** The company facts that these texts use. */
function pick({ statements }: CompanyFacts) {
  const { value: rating, reviews } = statements.rating.value;
  return { rating, reviews };
}

/**
 * /vaktarens-app. The shift is the one that the platform page follows from booking to invoice. To be confirmed before
 * publishing: what the app does with position, declined offers and swaps, and how one is invited.
 */
export const guardAppPage = copyWith(
  pick,
  ({ rating, reviews }) => ({
    meta: {
      title: `Väktarens app: ditt pass i fickan – ${brand.name}`,
      description:
        "Tacka ja till pass, checka in på plats, kvittera kontrollpunkter och skriv rapporten medan minnet är färskt. Så fungerar appen, och det här ser kunden.",
      keywords: "väktarens app, app för väktare, app för ordningsvakter, schema väktare, rapport väktare",
    },
    here: "Väktarens app",
    hero: {
      title: "Ditt pass i mobilen,\nfrån ja till rapport.",
      lead: "Här är din app och kundens skärm bredvid varandra, minut för minut. Så vet du vad som syns, och för vem.",
      facts: [
        { fact: "Gratis", text: "att hämta och använda" },
        { fact: `${String(rating).replace(".", ",")} av 5`, text: `från ${reviews} omdömen` },
        { fact: "iPhone, Android", text: "samma app i båda" },
      ],
      code: "QR-kod till sidan där appen hämtas",
      scan: "Rikta kameran hit, så hamnar du i rätt butik.",
    },
    stores: { appStore: "App Store", playStore: "Google Play", newTab: "(öppnas i en ny flik)" },
    comparison: {
      guard: "I din hand",
      customer: "Hos kunden",
      app: brand.name,
      moments: [
        {
          day: "tis",
          time: "14:09",
          title: "Tacka ja eller nej till passet.",
          text: "Du får frågan om pass som stämmer med din behörighet och det du har sagt att du kan. Att tacka nej kostar ingenting, och kunden ser aldrig att du gjorde det.",
          phone: {
            label:
              "Väktarens app: ett erbjudet pass torsdag 08:00 till 16:00 med knapparna Tacka ja och Tacka nej.",
            heading: "Nytt pass",
            below: "Butik, Inom Vallgraven",
            rows: [
              { name: "När", value: "tor 08:00–16:00" },
              { name: "Roll", value: "Väktare, stationär" },
              { name: "Tillsammans med", value: "1 väktare" },
            ],
            primary: "Tacka ja",
            secondary: "Tacka nej",
          },
          seen: {
            label: "Kundens vy: två väktare föreslagna, en samordnare bekräftar innan de syns.",
            title: "Förslag till passet",
            state: "Väntar på svar",
            rows: [
              { name: "Väktare 1", value: "Tackat ja" },
              { name: "Väktare 2", value: "Tillfrågad" },
            ],
            note: "En samordnare bekräftar innan kunden ser vilka som kommer.",
          },
        },
        {
          day: "tor",
          time: "07:48",
          title: "Checka in med ett tryck.",
          text: "Adressen, instruktionen och den som möter dig står på samma skärm. När du är på plats checkar du in själv. Vägen dit är din egen och syns inte för någon.",
          phone: {
            label: "Väktarens app: adress, karta och kontaktperson inför passet, med knappen Checka in.",
            heading: "Butik, Inom Vallgraven",
            below: "08:00–16:00, två väktare",
            rows: [
              { name: "Möter dig", value: "Butikschefen" },
              { name: "Ingång", value: "Varuintaget, gården" },
            ],
            primary: "Checka in på plats",
            secondary: "Ring kontaktpersonen",
          },
          seen: {
            label: "Kundens vy: två väktare incheckade på plats 07:48.",
            title: "Pågående pass",
            state: "tor 08:00–16:00",
            rows: [
              { name: "Två väktare incheckade", value: "07:48" },
              { name: "Genomgång", value: "07:55" },
            ],
            note: "Kunden ser att du är framme, inte hur du kom dit.",
          },
        },
        {
          day: "tor",
          time: "11:20",
          title: "Kvittera kontrollpunkter när du kan.",
          text: "Du kvitterar i den ordning ronden går. Har du fullt upp tar du punkten senare: det är en upplysning, inte en anmärkning.",
          phone: {
            label:
              "Väktarens app: kontrollpunkt 1 kvitterad 09:30, kontrollpunkt 2 nu, kontrollpunkt 3 senare.",
            heading: "Ronden",
            below: "Kontrollpunkt 2 av 3",
            rows: [
              { name: "1. Varuintaget", value: "09:30" },
              { name: "2. Entréplan", value: "nu" },
              { name: "3. Lagret", value: "13:00" },
            ],
            primary: "Kvittera kontrollpunkt 2",
            secondary: "Skriv händelse",
          },
          seen: {
            label: "Kundens vy: kontrollpunkt 2, entréplan, kvitterad 11:20.",
            title: "Pågående pass",
            state: "2 av 3",
            rows: [
              { name: "Varuintaget", value: "09:30" },
              { name: "Entréplan", value: "11:20" },
            ],
            note: "Platsdata används för att visa att uppdraget är utfört. Aldrig som stämpelklocka.",
          },
        },
        {
          day: "tor",
          time: "13:42",
          title: "Skriv medan minnet är färskt.",
          text: "Tid och plats är redan ifyllda. Du skriver vad som hände och vad du gjorde, i egna ord. En samordnare läser innan rapporten går vidare.",
          phone: {
            label:
              "Väktarens app: händelse vid kassalinjen 13:42 med fälten vad som hände, åtgärd och polis.",
            heading: "Händelse",
            below: "Entréplan, kassa 3",
            rows: [
              { name: "Vad", value: "Stöldförsök" },
              { name: "Åtgärd", value: "Tilltal" },
              { name: "Polis", value: "Tillkallades inte" },
            ],
            primary: "Spara händelsen",
            secondary: "Lägg till bild",
          },
          seen: {
            label: "Kundens vy: en händelse 13:42, varan lämnades tillbaka.",
            title: "Händelse",
            state: "13:42",
            rows: [
              { name: "Plats", value: "Entréplan, kassa 3" },
              { name: "Utfall", value: "Varan tillbaka" },
            ],
            note: "Kunden läser vad som hände. Namn på besökare står inte i rapporten.",
          },
        },
        {
          day: "tor",
          time: "16:12",
          title: "Klart när du går hem.",
          text: "Rapporten är skriven under dagen. Du läser igenom och skickar. Timmarna är de som stod i passet, och blev det fler lägger du till dem här.",
          phone: {
            label:
              "Väktarens app: passet klart, en händelse, tre kontrollpunkter och åtta timmar, med knappen Skicka rapporten.",
            heading: "Passet är klart",
            below: "tor 08:00–16:00",
            rows: [
              { name: "Kontrollpunkter", value: "3 av 3" },
              { name: "Händelser", value: "1" },
              { name: "Timmar", value: "8" },
            ],
            primary: "Skicka rapporten",
            secondary: "Det blev fler timmar",
          },
          seen: {
            label: "Kundens vy: rapporten klar 16:12, sexton timmar för två väktare.",
            title: "Rapport",
            state: "Klar 16:12",
            rows: [
              { name: "Två väktare, 8\u00a0tim", value: "16\u00a0tim" },
              { name: "Händelser", value: "1" },
            ],
            note: "Samma timmar som i bokningen och på fakturan.",
          },
        },
      ],
    },
    limits: {
      title: "Det här\ngör den inte",
      intro: "Det här är appens gränser.",
      items: [
        {
          name: "Följer dig inte hem",
          text: "Platsen läses när du checkar in och kvitterar en kontrollpunkt. Mellan passen läses den inte alls.",
        },
        {
          name: "Är ingen stämpelklocka",
          text: "Lönen följer passet och det du själv rapporterar. En sen kontrollpunkt drar ingenting.",
        },
        {
          name: "Väljer inte ensam",
          text: "Programvaran sorterar efter behörighet, ledig tid och var du har varit förr. En samordnare bestämmer.",
        },
        {
          name: "Visar inte ditt nej",
          text: "Tackar du nej stannar det mellan dig och samordnaren. Kunden ser bara dem som kommer.",
        },
      ],
    },
    start: {
      title: "Så kommer\ndu igång",
      items: [
        {
          title: "Bli anställd",
          text: "Väktare godkänns av länsstyrelsen, ordningsvakter förordnas av polisen. Vi hjälper dig med ansökan när vi har setts.",
        },
        {
          title: "Öppna inbjudan",
          text: "Den kommer med e-post. Appen vet då vilka roller du får arbeta i och frågar aldrig om andra.",
        },
        {
          title: "Säg när du kan",
          text: "Markera dagar och tider. Du ändrar när du vill, och pass du redan har tackat ja till ligger kvar.",
        },
      ],
      careers: "Se lediga jobb",
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Hittar du inte svaret? Hör av dig, så svarar någon som har använt appen på riktigt.",
      contact: "Bli kontaktad",
      items: [
        {
          question: "Måste jag ha en egen telefon?",
          answer:
            "Du kan använda din egen eller få en till låns för passet. Säg till i samband med anställningen.",
        },
        {
          question: "Fungerar den utan täckning?",
          answer:
            "Ja. Det du kvitterar eller skriver sparas i telefonen med rätt klockslag och skickas när täckningen är tillbaka.",
        },
        {
          question: "Jag blev sjuk. Vad gör jag?",
          answer:
            "Ring samordnaren. Ett pass som börjar snart ska inte hänga på att någon läser ett meddelande.",
        },
        {
          question: "Kan jag byta pass med en kollega?",
          answer:
            "Föreslå bytet i appen. Kollegan tackar ja, samordnaren kontrollerar behörigheten och kunden får veta vem som kommer.",
        },
        {
          question: "Sköter appen anmälan till polisen?",
          answer:
            "Nej, ordningsvakten anmäler passet själv. Appen samlar uppgifterna, så att det går fort. Ett ingripande dokumenterar du också själv, som lagen kräver.",
        },
      ],
    },
    closing: {
      title: "Vill du arbeta så här?",
      text: `Se lediga jobb i ${cityCount.sv} städer. Tiderna står i annonsen, innan du söker.`,
      careers: "Bli kollega",
      contact: "Bli kontaktad",
    },
  }),
  ({ rating, reviews }) => ({
    meta: {
      title: `The guard’s app: your shift in your pocket – ${brand.name}`,
      description:
        "Accept shifts, check in on site, tick off checkpoints and write the report while it is fresh. How the app works, and what the customer sees.",
      keywords:
        "guard’s app, app for security guards Sweden, app for public-order guards, guard schedule, guard report",
    },
    here: "The guard’s app",
    hero: {
      title: "Your shift on your\nphone, from yes\nto report.",
      lead: "Your app and the customer’s screen side by side, minute by minute. So you know what is seen, and by whom.",
      facts: [
        { fact: "Free", text: "to get and to use" },
        { fact: `${rating} out of 5`, text: `from ${reviews} reviews` },
        { fact: "iPhone, Android", text: "the same app on both" },
      ],
      code: "QR code to the page where you get the app",
      scan: "Point your camera here and you land in the right store.",
    },
    stores: { appStore: "App Store", playStore: "Google Play", newTab: "(opens in a new tab)" },
    comparison: {
      guard: "In your hand",
      customer: "On the customer’s screen",
      app: brand.name,
      moments: [
        {
          day: "Tue",
          time: "14:09",
          title: "Accept the shift or decline it.",
          text: "You are asked about shifts that fit what you are qualified for and when you said you could. Saying no costs nothing, and the customer never sees that you did.",
          phone: {
            label:
              "The guard’s app: a shift on offer, Thursday 08:00 to 16:00, with the buttons Accept and Decline.",
            heading: "New shift",
            below: "Shop, central Gothenburg",
            rows: [
              { name: "When", value: "Thu 08:00–16:00" },
              { name: "Role", value: "Guard, stationary" },
              { name: "Together with", value: "1 guard" },
            ],
            primary: "Accept",
            secondary: "Decline",
          },
          seen: {
            label: "The customer’s view: two guards suggested; a coordinator confirms before they are shown.",
            title: "Suggested for the shift",
            state: "Awaiting answers",
            rows: [
              { name: "Guard 1", value: "Accepted" },
              { name: "Guard 2", value: "Asked" },
            ],
            note: "A coordinator confirms before the customer sees who is coming.",
          },
        },
        {
          day: "Thu",
          time: "07:48",
          title: "Check in with one tap.",
          text: "The address, the instructions and the person who meets you are on the same screen. Once there, you check in yourself. The way there is your own, and nobody sees it.",
          phone: {
            label:
              "The guard’s app: address, map and contact person before the shift, with the button Check in.",
            heading: "Shop, central Gothenburg",
            below: "08:00–16:00, two guards",
            rows: [
              { name: "Meets you", value: "The shop manager" },
              { name: "Way in", value: "Goods entrance, yard" },
            ],
            primary: "Check in on site",
            secondary: "Call the contact person",
          },
          seen: {
            label: "The customer’s view: two guards checked in on site at 07:48.",
            title: "Shift in progress",
            state: "Thu 08:00–16:00",
            rows: [
              { name: "Two guards checked in", value: "07:48" },
              { name: "Briefing", value: "07:55" },
            ],
            note: "The customer sees that you are there, not how you got there.",
          },
        },
        {
          day: "Thu",
          time: "11:20",
          title: "Tick off checkpoints when you can.",
          text: "You tick them off in the order of the round. If your hands are full, do it later: a late checkpoint is information, not a mark against you.",
          phone: {
            label: "The guard’s app: checkpoint 1 ticked off at 09:30, checkpoint 2 now, checkpoint 3 later.",
            heading: "The round",
            below: "Checkpoint 2 of 3",
            rows: [
              { name: "1. Goods entrance", value: "09:30" },
              { name: "2. Entrance floor", value: "now" },
              { name: "3. Stockroom", value: "13:00" },
            ],
            primary: "Tick off checkpoint 2",
            secondary: "Write an incident",
          },
          seen: {
            label: "The customer’s view: checkpoint 2, entrance floor, ticked off at 11:20.",
            title: "Shift in progress",
            state: "2 of 3",
            rows: [
              { name: "Goods entrance", value: "09:30" },
              { name: "Entrance floor", value: "11:20" },
            ],
            note: "Your position is used to show that the work was done. Never as a time clock.",
          },
        },
        {
          day: "Thu",
          time: "13:42",
          title: "Write while it is fresh.",
          text: "Time and place are filled in already. You write what happened and what you did, in your own words. A coordinator reads it before the report goes on.",
          phone: {
            label:
              "The guard’s app: an incident by the tills at 13:42, with the fields what happened, action and police.",
            heading: "Incident",
            below: "Entrance floor, checkout 3",
            rows: [
              { name: "What", value: "Attempted theft" },
              { name: "Action", value: "Spoken to" },
              { name: "Police", value: "Not called" },
            ],
            primary: "Save the incident",
            secondary: "Add a picture",
          },
          seen: {
            label: "The customer’s view: one incident at 13:42, the goods were returned.",
            title: "Incident",
            state: "13:42",
            rows: [
              { name: "Place", value: "Entrance floor, checkout 3" },
              { name: "Outcome", value: "Goods returned" },
            ],
            note: "The customer reads what happened. Visitors are not named in the report.",
          },
        },
        {
          day: "Thu",
          time: "16:12",
          title: "Done when you go home.",
          text: "The report has been written during the day. You read it through and send it. The hours are those of the shift, and if there were more, you add them here.",
          phone: {
            label:
              "The guard’s app: shift done, one incident, three checkpoints and eight hours, with the button Send the report.",
            heading: "The shift is done",
            below: "Thu 08:00–16:00",
            rows: [
              { name: "Checkpoints", value: "3 of 3" },
              { name: "Incidents", value: "1" },
              { name: "Hours", value: "8" },
            ],
            primary: "Send the report",
            secondary: "There were more hours",
          },
          seen: {
            label: "The customer’s view: report ready at 16:12, sixteen hours for two guards.",
            title: "Report",
            state: "Ready 16:12",
            rows: [
              { name: "Two guards, 8\u00a0h", value: "16\u00a0h" },
              { name: "Incidents", value: "1" },
            ],
            note: "The same hours as in the booking and on the invoice.",
          },
        },
      ],
    },
    limits: {
      title: "What it\ndoes not do",
      intro: "These are the limits of the app.",
      items: [
        {
          name: "It does not follow you home",
          text: "Your position is read when you check in and tick off a checkpoint. Between shifts it is not read at all.",
        },
        {
          name: "It is no time clock",
          text: "Pay follows the shift and what you report yourself. A late checkpoint deducts nothing.",
        },
        {
          name: "It does not choose alone",
          text: "Software sorts by qualification, free time and where you have been before. A coordinator decides.",
        },
        {
          name: "It does not show your no",
          text: "If you decline, it stays between you and the coordinator. The customer sees only those who are coming.",
        },
      ],
    },
    start: {
      title: "How to\nget started",
      items: [
        {
          title: "Get employed",
          text: "Guards are approved by the county administrative board, public-order guards appointed by the police. We help with the application once we have met.",
        },
        {
          title: "Open the invitation",
          text: "It comes by email. The app then knows which roles you may work in and never asks about others.",
        },
        {
          title: "Say when you can",
          text: "Mark days and times. Change them whenever you like; shifts that you have accepted remain.",
        },
      ],
      careers: "See openings",
    },
    faq: {
      title: "Common\nquestions",
      text: "Can’t find the answer? Get in touch, and someone who has used the app on the job replies.",
      contact: "Contact me",
      items: [
        {
          question: "Do I need a phone of my own?",
          answer: "You can use your own or borrow one for the shift. Tell us when you are employed.",
        },
        {
          question: "Does it work without coverage?",
          answer:
            "Yes. What you tick off or write is kept on the phone with the right time and sent when coverage is back.",
        },
        {
          question: "I have fallen ill. What do I do?",
          answer:
            "Call the coordinator. A shift that starts soon should not depend on someone reading a message.",
        },
        {
          question: "Can I swap shifts with a colleague?",
          answer:
            "Suggest the swap in the app. Your colleague accepts, the coordinator checks the qualification and the customer is told who is coming.",
        },
        {
          question: "Does the app notify the police for me?",
          answer:
            "No, a public-order guard gives notice personally. The app gathers the details, so that it is quickly done. You also document interventions yourself, as the law requires.",
        },
      ],
    },
    closing: {
      title: "Like to work this way?",
      text: `See openings in ${cityCount.en} cities. The hours are in the advertisement, before you apply.`,
      careers: "Join us",
      contact: "Contact me",
    },
  }),
);
