import { cityCount } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

function pick({ statements }: CompanyFacts) {
  const { value: rating, reviews } = statements.rating.value;
  return { rating, reviews };
}

/**
 * /vaktarens-app. The shift is the one that the platform page follows from booking to invoice. To be confirmed before
 * publishing: what the app does with position, declined offers and swaps, and how one is invited.
 */
export const guardAppPage = copyWith(pick, {
  sv: ({ rating, reviews }) => ({
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
        { name: "Gratis", text: "att hämta och använda" },
        { name: `${String(rating).replace(".", ",")} av 5`, text: `från ${reviews} omdömen` },
        { name: "iPhone, Android", text: "samma app i båda" },
      ],
      get: "Hämta appen",
      code: "QR-kod till sidan där appen hämtas",
      scan: "Rikta kameran mot koden, så hamnar du i rätt butik.",
    },
    stores: { appStore: "App Store", playStore: "Google Play" },
    shift: {
      title: "Passet, minut\nför minut",
      intro: "Din telefon och kundens skärm vid samma klockslag.",
      guard: "I din hand",
      client: "Hos kunden",
      offer: {
        title: "Tacka ja eller nej till passet.",
        text: "Du får frågan om pass som stämmer med din behörighet och dina tider. Att tacka nej kostar ingenting, och kunden ser det aldrig.",
      },
      arrive: {
        title: "Checka in med ett tryck.",
        text: "Adressen, instruktionen och den som möter dig står på samma skärm. På plats checkar du in själv. Vägen dit syns inte för någon.",
      },
      follow: {
        title: "Kvittera kontrollpunkter när du kan.",
        text: "Du kvitterar i den ordning ronden går. Har du fullt upp, tar du punkten senare: det är en upplysning, inte en anmärkning.",
      },
      incident: {
        title: "Skriv medan minnet är färskt.",
        text: "Tid och plats är redan ifyllda. Du skriver vad som hände och vad du gjorde, i egna ord. En samordnare läser innan rapporten går vidare.",
      },
      report: {
        title: "Klart när du går hem.",
        text: "Rapporten är skriven under dagen. Du läser igenom och skickar. Blev det fler timmar än i passet, lägger du till dem här.",
      },
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
          text: "Lönen följer passet och det du själv rapporterar. En sen kontrollpunkt ger inget avdrag.",
        },
        {
          name: "Väljer inte ensam",
          text: "Programvaran sorterar efter behörighet, ledig tid och var du har varit förr. En samordnare bestämmer.",
        },
        {
          name: "Visar inte ditt nej",
          text: "Tackar du nej, stannar det mellan dig och samordnaren. Kunden ser bara dem som kommer.",
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
  en: ({ rating, reviews }) => ({
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
        { name: "Free", text: "to get and to use" },
        { name: `${rating} out of 5`, text: `from ${reviews} reviews` },
        { name: "iPhone, Android", text: "the same app on both" },
      ],
      get: "Get the app",
      code: "QR code to the page where you get the app",
      scan: "Point your camera at the code and you land in the right store.",
    },
    stores: { appStore: "App Store", playStore: "Google Play" },
    shift: {
      title: "The shift, minute\nby minute",
      intro: "Your phone and the customer’s screen at the same time.",
      guard: "In your hand",
      client: "Customer’s screen",
      offer: {
        title: "Accept the shift or decline it.",
        text: "You are asked about shifts that fit your qualifications and your hours. Saying no costs nothing, and the customer never sees it.",
      },
      arrive: {
        title: "Check in with one tap.",
        text: "The address, the instructions and the person who meets you are on the same screen. Once there, you check in yourself. Nobody sees your way there.",
      },
      follow: {
        title: "Tick off checkpoints when you can.",
        text: "You tick them off in the order of the round. If your hands are full, do it later: a late checkpoint is information, not a mark against you.",
      },
      incident: {
        title: "Write while it is fresh.",
        text: "Time and place are filled in already. You write what happened and what you did, in your own words. A coordinator reads it before the report goes on.",
      },
      report: {
        title: "Done when you go home.",
        text: "The report has been written during the day. You read it through and send it. If there were more hours than in the shift, add them here.",
      },
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
          name: "It is not a time clock",
          text: "Pay follows the shift and what you report yourself. A late checkpoint deducts nothing.",
        },
        {
          name: "It does not choose alone",
          text: "The software sorts by qualification, availability and where you have been before. A coordinator decides.",
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
          title: "Get hired",
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
      items: [
        {
          question: "Do I need a phone of my own?",
          answer: "You can use your own or borrow one for the shift. Tell us when you are hired.",
        },
        {
          question: "Does it work without a signal?",
          answer:
            "Yes. What you tick off or write is kept on the phone with the right time and sent when the signal is back.",
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
      title: "Want to work this way?",
      text: `See openings in ${cityCount.en} cities. The hours are in the advertisement, before you apply.`,
      careers: "Join us",
      contact: "Contact me",
    },
  }),
});
