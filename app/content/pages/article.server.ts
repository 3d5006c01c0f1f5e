import { vatPercent } from "#app/content/booking-terms.ts";
import { copy } from "#app/i18n/copy.ts";

/** The words around every article. */
export const articleMessages = copy(
  {
    home: "Start",
    news: "Nyheter",
    breadcrumbs: "Brödsmulor",
    shortAnswer: "Kort svar",
    imageFailed: "Bild ej tillgänglig",
    contents: "Innehåll",
    onlySwedish: "Artikeln finns än så länge bara på svenska.",
    reviewed: "Granskad",
    signed: "Text:",
    updated: "Uppdaterad",
    dated:
      "Tider och antal i texten gällde den {day}. Dagens priser och villkor står på <a href='{prices}'>prissidan</a>.",
    ruler: { passed: "passerat" },
    share: {
      copy: "Kopiera länk",
      copied: "Kopierad",
      refused: "Länken finns i adressfältet",
      mail: "Mejla",
      print: "Skriv ut",
    },
    price: {
      from: "från {price}\u00a0kr/tim",
      sum: "{people} × {hours}\u00a0tim × {price}\u00a0kr",
      total: "{total}\u00a0kr",
      terms: "exkl.\u00a0moms",
      note: `Moms ${vatPercent}\u00a0% tillkommer. Kvällar, nätter och helger har tillägg, och du ser dem innan du bokar.`,
    },
    next: {
      heading: "Ska vi räkna på det?",
      text: "Berätta plats, tid och vad det gäller, så får du ett fast pris.",
      permit: {
        heading: "Har du redan beslutet?",
        text: "Säg till när du hör av dig, så räknar vi på rätt tider direkt.",
      },
      contact: "Bli kontaktad",
    },
    related: "Läs vidare",
    service: {
      label: "Tjänst",
      guard: "Väktare: priser och villkor",
      orderGuard: "Ordningsvakter: priser och villkor",
      entranceHost: "Entrévärdar: så arbetar de",
      training: "Utbildning: kurser och upplägg",
    },
  },
  {
    home: "Home",
    news: "News",
    breadcrumbs: "Breadcrumbs",
    shortAnswer: "The short answer",
    imageFailed: "Image not available",
    contents: "Contents",
    onlySwedish: "For now this article is in Swedish only.",
    reviewed: "Reviewed",
    signed: "By",
    updated: "Updated",
    dated:
      "Times and numbers in the text applied on {day}. Today’s prices and terms are on the <a href='{prices}'>price page</a>.",
    ruler: { passed: "passed" },
    share: {
      copy: "Copy link",
      copied: "Copied",
      refused: "The link is in the address bar",
      mail: "Email",
      print: "Print",
    },
    price: {
      from: "from SEK\u00a0{price} an hour",
      sum: "{people} × {hours}\u00a0h × SEK\u00a0{price}",
      total: "SEK\u00a0{total}",
      terms: "excl.\u00a0VAT",
      note: `VAT at ${vatPercent}% is added. Evenings, nights and weekends carry supplements, and you see them before you book.`,
    },
    next: {
      heading: "Would you like a price?",
      text: "Tell us the place, the time and what it is about, and you will get a fixed price.",
      permit: {
        heading: "Already have the decision?",
        text: "Say so when you get in touch, and we price the right hours from the start.",
      },
      contact: "Contact me",
    },
    related: "Read on",
    service: {
      label: "Service",
      guard: "Guards: prices and terms",
      orderGuard: "Public-order guards: prices and terms",
      entranceHost: "Entrance hosts: how they work",
      training: "Training: courses and format",
    },
  },
);
