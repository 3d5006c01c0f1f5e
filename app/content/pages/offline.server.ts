import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const pick = ({ openingHours }: CompanyFacts) => openingHours.openingHours.value;

/** The page that the service worker shows where there is no network and no stored page (app/offline). */
export const offlineMessages = copyWith(pick, {
  sv: ({ opens, closes }) => ({
    title: `Ingen täckning just här – ${brand.name}`,
    heading: "Ingen täckning\njust här.",
    lead: "Sidan du ville till finns inte sparad i webbläsaren, och nätet svarar inte. Så fort det är tillbaka öppnas den av sig själv.",
    retry: "Försök igen",
    read: {
      title: "Det här kan du läsa nu",
      text: "Sidor som du har varit på finns kvar i webbläsaren, så som de såg ut då.",
      none: "Ingen sida är sparad än. Nästa gång står de sidor du har öppnat här.",
    },
    meanwhile: {
      title: "Under tiden",
      call: "Ring oss. Samtal går ofta fram även när surfen inte gör det:",
      hours: `vardagar ${opens}–${closes}`,
      sent: "Har du redan skickat en förfrågan härifrån? Kom den inte fram, väntar den i webbläsaren och går iväg när nätet är tillbaka.",
      emergency: "Pågår ett brott eller är någon i fara: ring 112.",
    },
  }),
  en: ({ opens, closes }) => ({
    title: `No signal just here – ${brand.name}`,
    heading: "No signal\njust here.",
    lead: "The page you wanted is not saved in the browser, and the network is not responding. As soon as it is back, the page opens by itself.",
    retry: "Try again",
    read: {
      title: "What you can read now",
      text: "Pages you have visited are still in the browser, as they looked then.",
      none: "No page is saved yet. Next time, the ones you have opened will be here.",
    },
    meanwhile: {
      title: "In the meantime",
      call: "Call us. A call often gets through even when data does not:",
      hours: `weekdays ${opens}–${closes}`,
      sent: "Have you already sent a request from here? If it did not get through, it is waiting in the browser and is sent when the network is back.",
      emergency: "If a crime is in progress or someone is in danger, call 112.",
    },
  }),
});
