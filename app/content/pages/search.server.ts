import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

/** The search field, on the not-found page and on the search page. */
export const searchFieldWords = copy(
  {
    label: "Sök på hela webbplatsen",
    example: "Till exempel: pris, tillstånd, Uppsala",
    submit: "Sök",
  },
  {
    label: "Search the whole site",
    example: "For example: price, permit, Uppsala",
    submit: "Search",
  },
);

/** /sok. */
export const searchPage = copy(
  {
    meta: {
      title: `Sök – ${brand.name}`,
      description: "Sök bland sidor, priser, städer, nyheter och guider.",
    },
    breadcrumbs: "Brödsmulor",
    home: "Start",
    name: "Sök",
    title: "Sök.",
    lead: "Bland sidor, priser, städer, nyheter och guider.",
    found: "Träffar på ”{query}”",
    pages: "Sidor",
    news: "Nyheter och guider",
    nothing: {
      title: "Inga träffar på ”{query}”.",
      text: "Pröva ett kortare eller vanligare ord – eller fråga oss, så letar vi åt dig.",
      contact: "Bli kontaktad",
    },
    often: "Det här söker många efter",
    pagesOften: {
      prices: "Priser per timme",
      guard: "Väktare",
      orderGuard: "Ordningsvakter",
      difference: "Väktare eller ordningsvakt?",
      careers: "Lediga jobb",
    },
  },
  {
    meta: {
      title: `Search – ${brand.name}`,
      description: "Search pages, prices, cities, news and guides.",
    },
    breadcrumbs: "Breadcrumbs",
    home: "Home",
    name: "Search",
    title: "Search.",
    lead: "Pages, prices, cities, news and guides.",
    found: "Results for ‘{query}’",
    pages: "Pages",
    news: "News and guides",
    nothing: {
      title: "Nothing found for ‘{query}’.",
      text: "Try a shorter or more common word – or ask us, and we will look for you.",
      contact: "Contact me",
    },
    often: "What many look for",
    pagesOften: {
      prices: "Prices by the hour",
      guard: "Guards",
      orderGuard: "Public-order guards",
      difference: "Guard or public-order guard?",
      careers: "Openings",
    },
  },
);
