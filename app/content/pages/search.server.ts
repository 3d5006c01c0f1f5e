import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The search field, on the not-found page and on the search page. */
export const searchFieldMessages = copy(
  {
    label: "Sök på hela webbplatsen",
    example: "Pris, tillstånd, Uppsala",
    submit: "Sök",
  },
  {
    label: "Search the whole site",
    example: "Price, permit, Uppsala",
    submit: "Search",
  },
);

/** /sok. */
export const searchPage = copy(
  {
    meta: {
      title: `Sök – ${brand.name}`,
      description: "Sök bland sidor, priser, städer, jobb, nyheter och guider.",
    },
    breadcrumbs: "Brödsmulor",
    home: "Start",
    name: "Sök",
    title: "Sök",
    lead: "Sök bland sidor, priser, städer, jobb, nyheter och guider.",
    found: "Träffar på ”{query}”",
    nearest: "Närmast av våra städer är {city}.",
    news: "Nyheter och guider",
    opening: "Ledigt jobb",
    nothing: {
      title: "Inga träffar på ”{query}”.",
      text: "Prova ett kortare eller vanligare ord, eller ring oss.",
    },
    little: {
      title: "Var det inte det du sökte?",
      text: "Prova ett annat ord, eller fråga oss.",
    },
    help: { order: "Expressbeställning", contact: "Bli kontaktad" },
    ask: "Fråga oss i stället",
    often: "Många söker efter",
    pagesOften: {
      expressOrder: "Beställ väktare direkt",
      prices: "Priser per timme",
      guard: "Väktare",
      orderGuard: "Ordningsvakter",
      entranceHost: "Entrévärdar",
      difference: "Väktare eller ordningsvakt?",
      careers: "Lediga jobb",
      training: "Utbildning",
    },
  },
  {
    meta: {
      title: `Search – ${brand.name}`,
      description: "Search pages, prices, cities, jobs, news and guides.",
    },
    breadcrumbs: "Breadcrumbs",
    home: "Home",
    name: "Search",
    title: "Search",
    lead: "Search pages, prices, cities, jobs, news and guides.",
    found: "Results for “{query}”",
    nearest: "The nearest of our cities is {city}.",
    news: "News and guides",
    opening: "Job opening",
    nothing: {
      title: "Nothing found for “{query}”.",
      text: "Try a shorter or more common word, or call us.",
    },
    little: {
      title: "Not what you were looking for?",
      text: "Try another word, or ask us.",
    },
    help: { order: "Express order", contact: "Contact me" },
    ask: "Ask us instead",
    often: "Popular searches",
    pagesOften: {
      expressOrder: "Order a guard now",
      prices: "Prices by the hour",
      guard: "Guards",
      orderGuard: "Public-order guards",
      entranceHost: "Entrance hosts",
      difference: "Guard or public-order guard?",
      careers: "Job openings",
      training: "Training",
    },
  },
);
