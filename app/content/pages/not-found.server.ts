import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { lowestPrice } from "#app/content/prices.ts";
import { copy } from "#app/language/copy.ts";

const minutes = claims.demoMinutes.value;

/** The words of the not-found page, "Här tar bandet slut" (DESIGN.md 16). */
export const notFoundWords = copy(
  {
    title: `Sidan finns inte – ${brand.name}`,
    heading: "Här tar\nbandet slut.",
    lead: "Sidan finns inte, eller så har den flyttat. Det är inte ditt fel, och inget du skickat har gått förlorat.",
    typed: "Du skrev {path}. Där har vi ingen sida, men kanske söker du:",
    guesses: {
      guard: {
        name: "Väktare",
        text: `priser och tjänster, från ${lowestPrice("guard")}\u00a0kr/tim exkl.\u00a0moms`,
      },
      orderGuard: {
        name: "Ordningsvakter",
        text: `priser och villkor, från ${lowestPrice("orderGuard")}\u00a0kr/tim exkl.\u00a0moms`,
      },
      host: { name: "Entrévärdar", text: "entré, reception och garderob" },
    },
    ways: "Huvudvägar",
    way: {
      home: { name: "Startsidan", text: "Allt på ett ställe" },
      prices: { name: "Priser", text: "Per timme, exkl.\u00a0moms" },
      demo: { name: "Boka demo", text: `${minutes}\u00a0min, kostnadsfritt` },
      contactRequest: { name: "Bli kontaktad", text: "Vi ringer eller mejlar" },
      careers: { name: "Bli kollega", text: "Lediga jobb och pass" },
    },
  },
  {
    title: `Page not found – ${brand.name}`,
    heading: "The tape\nends here.",
    lead: "The page does not exist, or it has moved. It is not your fault, and nothing you have sent is lost.",
    typed: "You typed {path}. We have no page there, but perhaps you are looking for:",
    guesses: {
      guard: {
        name: "Guards",
        text: `prices and services, from SEK\u00a0${lowestPrice("guard")}/h excl.\u00a0VAT`,
      },
      orderGuard: {
        name: "Public-order guards",
        text: `prices and terms, from SEK\u00a0${lowestPrice("orderGuard")}/h excl.\u00a0VAT`,
      },
      host: { name: "Entrance hosts", text: "door, reception and cloakroom" },
    },
    ways: "Main ways",
    way: {
      home: { name: "Home", text: "Everything in one place" },
      prices: { name: "Prices", text: "By the hour, excl.\u00a0VAT" },
      demo: { name: "Book a demo", text: `${minutes}\u00a0min, free of charge` },
      contactRequest: { name: "Contact me", text: "We call or email" },
      careers: { name: "Join us", text: "Openings and shifts" },
    },
  },
);
