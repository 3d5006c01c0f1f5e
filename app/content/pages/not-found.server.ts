import { brand } from "#app/content/brand.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

/** The company facts that these texts use. */
function pick({ statements, openingHours }: CompanyFacts) {
  const minutes = statements.demoMinutes.value;
  const answer = openingHours.responseMinutes.value;
  return { minutes, answer };
}

/** The words of the not-found page, "Här tar bandet slut". */
export const notFoundWords = copyWith(
  pick,
  ({ minutes, answer }, { prices }) => ({
    title: `Sidan finns inte – ${brand.name}`,
    heading: "Här tar\nbandet slut.",
    lead: "Sidan finns inte, eller så har den flyttat. Det är inte ditt fel, och inget du skickat har gått förlorat.",
    typed: "Du skrev {path}. Där har vi ingen sida, men kanske söker du:",
    typedUnknown: "Du skrev {path}. Där har vi ingen sida, men sök gärna efter det du väntade dig:",
    inCity: {
      guard: "Väktare i {city}",
      orderGuard: "Ordningsvakter i {city}",
      entranceHost: "Entrévärdar i {city}",
    },
    ourCity: `en av våra ${cityCount.sv} städer`,
    nearestCity: `närmaste av våra ${cityCount.sv} städer`,
    guesses: {
      guard: {
        name: "Väktare",
        text: `priser och tjänster, från ${lowestPrice(prices.guard)}\u00a0kr/tim exkl.\u00a0moms`,
      },
      orderGuard: {
        name: "Ordningsvakter",
        text: `priser och villkor, från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim exkl.\u00a0moms`,
      },
      entranceHost: { name: "Entrévärdar", text: "entré, reception och garderob" },
      training: { name: "Utbildning", text: "kurser och fortbildning" },
      securityTraining: {
        name: "Säkerhetsutbildningar",
        text: "kurser för er personal, hos er eller hos oss",
      },
      orderGuardTraining: {
        name: "Ordningsvaktsutbildning",
        text: "bli ordningsvakt, eller förläng förordnandet",
      },
      uniformGuide: { name: "Guide till uniformerna", text: "vem är vem, och hur det syns" },
      difference: { name: "Väktare eller ordningsvakt?", text: "skillnaden i befogenheter, punkt för punkt" },
      entranceHostCost: { name: "Vad kostar en entrévärd?", text: "vad som styr priset" },
      prices: { name: "Priser", text: "per timme, exkl.\u00a0moms" },
      expressOrder: { name: "Expressbeställning", text: "beställ utan konto" },
      platform: { name: "Plattformen", text: "boka, följa passen och få rapport" },
      about: { name: "Om oss", text: "vilka vi är och hur vi arbetar" },
      news: { name: "Nyheter och guider", text: "nya regler, råd och pressklipp" },
      careers: { name: "Bli kollega", text: "lediga jobb och pass" },
      guardApp: { name: "Väktarens app", text: "pass, rapporter och lön i telefonen" },
      contactRequest: { name: "Bli kontaktad", text: `svar inom ${answer}\u00a0min i snitt, på kontorstid` },
      demo: { name: "Boka demo", text: `${minutes}\u00a0min, kostnadsfritt` },
      privacy: { name: "Integritet", text: "vad vi sparar, varför och hur länge" },
      terms: { name: "Villkor", text: "vad som gäller när ni bokar" },
      cookies: { name: "Kakor", text: "vad webbplatsen lägger på din enhet" },
      accessibility: { name: "Tillgänglighet", text: "vad som fungerar, och vad som inte gör det" },
    },
    ways: "Populära sidor",
    way: {
      home: { name: "Startsidan", text: "Allt på ett ställe" },
      prices: { name: "Priser", text: "Per timme, exkl.\u00a0moms" },
      demo: { name: "Boka demo", text: `${minutes}\u00a0min, kostnadsfritt` },
      contactRequest: { name: "Bli kontaktad", text: "Vi ringer eller mejlar" },
      careers: { name: "Bli kollega", text: "Lediga jobb och pass" },
    },
  }),
  ({ minutes, answer }, { prices }) => ({
    title: `Page not found – ${brand.name}`,
    heading: "The tape\nends here.",
    lead: "The page does not exist, or it has moved. It is not your fault, and nothing you have sent is lost.",
    typed: "You typed {path}. We have no page there, but perhaps you are looking for:",
    typedUnknown: "You typed {path}. We have no page there; try a search for what you expected:",
    inCity: {
      guard: "Guards in {city}",
      orderGuard: "Public-order guards in {city}",
      entranceHost: "Entrance hosts in {city}",
    },
    ourCity: `one of our ${cityCount.en} cities`,
    nearestCity: `the nearest of our ${cityCount.en} cities`,
    guesses: {
      guard: {
        name: "Guards",
        text: `prices and services, from SEK\u00a0${lowestPrice(prices.guard)}/h excl.\u00a0VAT`,
      },
      orderGuard: {
        name: "Public-order guards",
        text: `prices and terms, from SEK\u00a0${lowestPrice(prices.orderGuard)}/h excl.\u00a0VAT`,
      },
      entranceHost: { name: "Entrance hosts", text: "door, reception and cloakroom" },
      training: { name: "Training", text: "courses and refreshers" },
      securityTraining: { name: "Security training", text: "courses for your staff, at your place or ours" },
      orderGuardTraining: {
        name: "Public-order guard training",
        text: "become one, or have your appointment extended",
      },
      uniformGuide: { name: "A guide to the uniforms", text: "who is who, and how you can tell" },
      difference: { name: "Guard or public-order guard?", text: "the powers compared, one by one" },
      entranceHostCost: { name: "What does an entrance host cost?", text: "what decides the price" },
      prices: { name: "Prices", text: "by the hour, excl.\u00a0VAT" },
      expressOrder: { name: "Express order", text: "order without an account" },
      platform: { name: "The platform", text: "book, follow the shifts, read the report" },
      about: { name: "About us", text: "who we are and how we work" },
      news: { name: "News and guides", text: "new rules, advice and press" },
      careers: { name: "Join us", text: "openings and shifts" },
      guardApp: { name: "The guard's app", text: "shifts, reports and pay on the phone" },
      contactRequest: {
        name: "Contact me",
        text: `an answer within ${answer}\u00a0min on average, in office hours`,
      },
      demo: { name: "Book a demo", text: `${minutes}\u00a0min, free of charge` },
      privacy: { name: "Privacy", text: "what we keep, why, and for how long" },
      terms: { name: "Terms", text: "what applies when you book" },
      cookies: { name: "Cookies", text: "what the site puts on your device" },
      accessibility: { name: "Accessibility", text: "what works, and what does not yet" },
    },
    ways: "Main pages",
    way: {
      home: { name: "Home", text: "Everything in one place" },
      prices: { name: "Prices", text: "By the hour, excl.\u00a0VAT" },
      demo: { name: "Book a demo", text: `${minutes}\u00a0min, free of charge` },
      contactRequest: { name: "Contact me", text: "We call or email" },
      careers: { name: "Join us", text: "Openings and shifts" },
    },
  }),
);
