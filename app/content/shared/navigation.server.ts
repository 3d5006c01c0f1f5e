import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const pick = ({ prices }: CompanyFacts) => ({
  guard: lowestPrice(prices.guard),
  orderGuard: lowestPrice(prices.orderGuard),
});

/** The words of the header and the mobile menu (product 5.1). */
export const navigationMessages = copyWith(pick, {
  sv: ({ guard, orderGuard }) => ({
    home: `${brand.name}, till startsidan`,
    label: "Huvudmeny",
    services: "Tjänster",
    guard: {
      name: "Väktare",
      line: "Stationärt, rondering, larm",
      price: `från ${guard}\u00a0kr/tim`,
    },
    orderGuard: {
      name: "Ordningsvakter",
      line: "Förordnade av polisen",
      price: `från ${orderGuard}\u00a0kr/tim`,
    },
    entranceHost: {
      name: "Entrévärdar",
      line: "Entré, reception och garderob",
      price: "pris på förfrågan",
    },
    training: { name: "Utbildning", line: "Kurser och fortbildning", price: "hos dig eller hos oss" },
    vat: "Alla priser exkl.\u00a0moms",
    difference: "Osäker? Se skillnaden mellan väktare och ordningsvakt",
    order: "Expressbeställning utan konto",
    product: "Produkt",
    how: "Så funkar det",
    prices: "Priser",
    news: "Nyheter",
    about: "Om oss",
    careers: "Bli kollega",
    search: "Sök",
    language: "Språk",
    demo: "Boka demo",
    tryFree: "Prova gratis",
    book: "Skapa bokning",
    contact: "Bli kontaktad",
    newTab: "(öppnas i en ny flik)",
    menu: "Meny",
    openMenu: "Öppna menyn",
    closeMenu: "Stäng menyn",
  }),
  en: ({ guard, orderGuard }) => ({
    home: `${brand.name}, to the home page`,
    label: "Main menu",
    services: "Services",
    guard: {
      name: "Guards",
      line: "Stationary, patrol, alarm",
      price: `from SEK\u00a0${guard}/h`,
    },
    orderGuard: {
      name: "Public-order guards",
      line: "Appointed by the police",
      price: `from SEK\u00a0${orderGuard}/h`,
    },
    entranceHost: {
      name: "Entrance hosts",
      line: "Door, reception and cloakroom",
      price: "price on request",
    },
    training: { name: "Training", line: "Courses and refreshers", price: "on your premises or ours" },
    vat: "All prices excl.\u00a0VAT",
    difference: "Not sure? See how guards and public-order guards differ",
    order: "Express order without an account",
    product: "Product",
    how: "How it works",
    prices: "Prices",
    news: "News",
    about: "About us",
    careers: "Join us",
    search: "Search",
    language: "Language",
    demo: "Book a demo",
    tryFree: "Try for free",
    book: "Create booking",
    contact: "Contact me",
    newTab: "(opens in a new tab)",
    menu: "Menu",
    openMenu: "Open the menu",
    closeMenu: "Close the menu",
  }),
});
