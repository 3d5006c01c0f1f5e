import { bookingTerms, vatPercent } from "#app/content/booking-terms.ts";
import { brand } from "#app/content/brand.ts";
import { cityCount } from "#app/domain/cities.ts";
import { type CompanyFacts, lowestPrice, spokenHours } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";

/** The company facts that these texts use. */
const pick = ({ openingHours }: CompanyFacts) => ({
  answer: openingHours.responseMinutes.value,
  ...spokenHours(openingHours),
});
const shortest = bookingTerms.shortestShiftHours;

/** The hours of the three examples, for both languages; 0 is Monday, 25 is one o'clock the night after. */
export const entranceHostRotas = [
  { weekday: 1, hosts: [{ from: 7, to: 17 }] },
  {
    weekday: 5,
    hosts: [
      { from: 8, to: 18 },
      { from: 8, to: 18 },
      { from: 10, to: 17 },
      { from: 10, to: 17 },
    ],
  },
  {
    weekday: 3,
    hosts: [
      { from: 17, to: 23 },
      { from: 18, to: 25 },
      { from: 18, to: 25 },
    ],
  },
] as const;

/**
 * /entrevard-kostnad. The company has no price for entrance hosts, so the page counts hours and leaves the price to
 * the quote: guards' prices don't apply. What is included is a sample, to be confirmed before publishing.
 */
export const entranceHostCostPage = copyWith(
  pick,
  ({ answer, opens, closes }, { prices }) => ({
    meta: {
      title: `Vad kostar en entrévärd? Räkna värdtimmar – ${brand.name}`,
      description: `Räkna ut vad en entrévärd kostar: värdtimmar, tillägg för kväll och helg, vad som ingår och vad som drar upp priset. Fast pris på förfrågan.`,
      keywords: "entrévärd kostnad, entrévärd pris, vad kostar en entrévärd, hyra entrévärd, värd till mässa",
    },
    services: "Tjänster",
    entranceHost: "Entrévärdar",
    here: "Vad en entrévärd kostar",
    hero: {
      title: "Du betalar för timmar.\nRäkna dem här.",
      lead: "Priset styrs av hur många timmar värdarna arbetar sammanlagt. Räkna dem först, så ser du var du kan spara.",
      action: "Begär pris",
      count: "Räkna värdtimmar",
      facts: [
        {
          name: "Värdtimme",
          text: "En värd på plats i en timme. Två värdar i tre timmar är sex värdtimmar.",
        },
        {
          name: "Tillägg",
          text: "Vardag 18–06 och hela helgen, från fredag 18 till måndag 06. Resten är grundpris.",
        },
        {
          name: "Moms",
          text: `Alla belopp är exkl.\u00a0moms. ${vatPercent}\u00a0procent tillkommer på fakturan.`,
        },
      ],
    },
    rotas: {
      title: "Tre entréer,\ntre exempel",
      intro: "Varje stapel är en värd. Lägg ihop längderna, så har du det du betalar för.",
      key: { bar: "En värd på plats", band: "Tid med tillägg" },
      note: `Exemplen visar timmar, inte pris. Skicka dina tider, så får du en fast summa exkl.\u00a0moms. Vi svarar inom ${answer}\u00a0minuter i snitt, vardagar ${opens}–${closes}.`,
      hosts: "Värdar",
      hours: "Värdtimmar",
      supplemented: "Timmar med tillägg",
      examples: [
        {
          title: "Kontorets reception",
          when: "tisdag 07–17",
          text: "En värd tar emot besökare, lämnar ut namnbrickor och håller besökslistan. Allt ligger på grundpris. Stänger ni en timme tidigare sparar ni en tiondel.",
          label: "En värd från 07 till 17 en tisdag: tio värdtimmar, inga med tillägg.",
        },
        {
          title: "Mässans huvudentré",
          when: "lördag 08–18",
          text: "Två värdar hela dagen, två till när besökarna kommer. Att låta de två sista börja 10 i stället för 08 och sluta 17 sparar sex värdtimmar.",
          label:
            "Fyra värdar en lördag, två från 08 till 18 och två från 10 till 17: trettiofyra värdtimmar, alla med tillägg.",
        },
        {
          title: "Konsertlokalens garderob",
          when: "torsdag 17–01",
          text: "En värd öppnar, två tar över när publiken kommer. Har lokalen serveringstillstånd styr reglerna vem som får stå vid dörren.",
          label:
            "Tre värdar en torsdag kväll, från 17 till 23 och två från 18 till 01: tjugo värdtimmar, nitton med tillägg.",
        },
      ],
    },
    drivers: {
      title: "Vad som\nflyttar priset",
      intro: "Sex saker avgör. Fem av dem bestämmer du själv över.",
      columns: { what: "Vad", up: "Drar upp", down: "Håller nere" },
      rows: [
        {
          what: "Klockslaget",
          up: "Kvällar efter 18, nätter och helger har tillägg enligt avtalet.",
          down: "Lägg in- och utpassering före 18 när det går. Låt färre värdar vara kvar sent.",
        },
        {
          what: "Passets längd",
          up: `Ett pass räknas som minst ${shortest}\u00a0timmar.`,
          down: "Slå ihop två korta pass till ett, eller låt värden ta nästa dörr.",
        },
        {
          what: "Antal dörrar",
          up: "En värd per dörr, även den som ingen använder.",
          down: "Stäng dörrar utanför rusningen. En skylt och en öppen dörr räcker ofta.",
        },
        {
          what: "Framförhållning",
          up: `Bokning mindre än ${bookingTerms.urgentHours}\u00a0timmar före start räknas som akut.`,
          down: "Boka så snart datumet är satt. Tiderna går att justera senare.",
        },
        {
          what: "Särskilda krav",
          up: "Flera språk, egen klädsel, utbildning i ert system.",
          down: "Be om samma värdar igen. De kan redan platsen.",
        },
        {
          what: "Avtalsform",
          up: "Enstaka evenemang ligger högst.",
          down: "Återkommande pass eller en fast bemanning ligger lägst.",
        },
      ],
    },
    included: {
      title: "Det ingår i timmen",
      yes: [
        "Värd i kavaj med namnskylt",
        "Planering av pass och avlösning",
        "Genomgång på plats före start",
        "Rapport samma dag",
        "Samordnare att ringa under passet",
      ],
      noTitle: "Det ingår inte",
      no: [
        "Bevakning, visitation eller att avvisa någon. Det är väktares och ordningsvakters arbete.",
        "Ersättare för personal som ert serveringstillstånd kräver.",
        `Resa utanför våra ${cityCount.sv} städer. Den står i så fall på en egen rad.`,
      ],
    },
    compare: {
      title: "Är det en värd du behöver?",
      text: "Priset ska inte avgöra rollen. Uppgiften gör det.",
      from: "från",
      unit: "kr/tim",
      vat: "exkl.\u00a0moms",
      roles: [
        {
          name: "Entrévärd",
          task: "Välkomna, visa väg, hålla lista, garderob.",
          price: null,
          instead: "på förfrågan",
        },
        {
          name: "Väktare",
          task: "Bevaka lokaler, varor och människor.",
          price: String(lowestPrice(prices.guard)),
          instead: "",
        },
        {
          name: "Ordningsvakt",
          task: "Hålla ordning. Tillstånd behövs för platsen.",
          price: String(lowestPrice(prices.orderGuard)),
          instead: "",
        },
      ],
      more: "Se skillnaden",
      serving: {
        title: "Serveras det alkohol?",
        text: "På platser med serveringstillstånd får arbete av betydelse för ordning och nykterhet bara utföras av tillståndshavarens egen personal, inhyrd personal från bemanningsföretag eller ordningsvakter (8 kap. 18 § alkohollagen). Säg till i förfrågan, så föreslår vi rätt roll från början.",
      },
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: `Hittar du inte svaret? Vardagar svarar vi inom ${answer}\u00a0minuter i genomsnitt.`,
      contact: "Bli kontaktad",
      items: [
        {
          question: "Varför står det inget fast timpris för entrévärdar?",
          answer:
            "För att två entréer sällan är lika. En reception på dagtid och en garderob på natten har olika krav, tider och avtal. Vi räknar på din och svarar med en summa som gäller.",
        },
        {
          question: "Hur många värdar behöver jag?",
          answer:
            "Utgå från dörrarna och rusningen. En värd hinner med en dörr där gästerna kommer jämnt. Kommer alla samtidigt, eller ska listor prickas av, behövs fler den första timmen. Beskriv platsen så räknar vi åt dig.",
        },
        {
          question: "Kan jag ändra antalet efteråt?",
          answer:
            "Ja, fram till passet. Timmar du lägger till får samma pris, och det du tar bort följer villkoren i bekräftelsen.",
        },
        {
          question: "Vad händer om evenemanget drar ut på tiden?",
          answer:
            "Värdarna stannar om de kan och du säger ja. De extra timmarna står på en egen rad, med det tillägg som gäller för klockslaget.",
        },
        {
          question: "Är värdarna era anställda?",
          answer:
            "Ja. De är anställda hos oss och uthyrda till er, och det står i bekräftelsen. Där det finns serveringstillstånd är det ett krav för arbete av betydelse för ordning och nykterhet (8 kap. 18 § alkohollagen).",
        },
      ],
    },
    closing: {
      title: "Har du räknat?",
      text: `Skicka tiderna, så räknar vi ut summan. Svar inom ${answer}\u00a0minuter i snitt, vardagar ${opens}–${closes}.`,
      quote: "Begär offert",
      contact: "Bli kontaktad",
    },
  }),
  ({ answer, opens, closes }, { prices }) => ({
    meta: {
      title: `What does an entrance host cost? – ${brand.name}`,
      description: `Work out what an entrance host costs in Sweden: host-hours, evening and weekend supplements, what is included. A fixed price on request.`,
      keywords:
        "entrance host cost, entrance host price, hire entrance host Sweden, host for trade fair, entrévärd",
    },
    services: "Services",
    entranceHost: "Entrance hosts",
    here: "What an entrance host costs",
    hero: {
      title: "You pay for hours.\nCount them here.",
      lead: "You pay for the hours your hosts (entrévärdar) work. Count them first, and you see where you can save.",
      action: "Ask for a price",
      count: "Count host-hours",
      facts: [
        {
          name: "Host-hour",
          text: "One host on site for one hour. Two hosts for three hours are six host-hours.",
        },
        {
          name: "Supplement",
          text: "Weekdays 18–06 and the whole weekend, from Friday 18 to Monday 06. The rest is the base price.",
        },
        {
          name: "VAT",
          text: `All amounts are excl.\u00a0VAT. ${vatPercent}\u00a0per cent is added on the invoice.`,
        },
      ],
    },
    rotas: {
      title: "Three entrances,\nthree examples",
      intro: "Every bar is a host. Add the lengths together and you have what you pay for.",
      key: { bar: "A host on site", band: "Hours with a supplement" },
      note: `The examples show hours, not prices. Send us your hours and you get a fixed sum excl.\u00a0VAT. We answer within ${answer}\u00a0minutes on average, weekdays ${opens}–${closes}.`,
      hosts: "Hosts",
      hours: "Host-hours",
      supplemented: "Hours with a supplement",
      examples: [
        {
          title: "The office reception",
          when: "Tuesday 07–17",
          text: "One host receives visitors, hands out badges and keeps the list. All of it at the base price. Close an hour earlier and you save a tenth.",
          label: "One host from 07 to 17 on a Tuesday: ten host-hours, none with a supplement.",
        },
        {
          title: "The trade fair’s main entrance",
          when: "Saturday 08–18",
          text: "Two hosts all day, two more when the visitors come. Letting the last two begin at 10 rather than 08 and leave at 17 saves six host-hours.",
          label:
            "Four hosts on a Saturday, two from 08 to 18 and two from 10 to 17: thirty-four host-hours, all with a supplement.",
        },
        {
          title: "The concert hall’s cloakroom",
          when: "Thursday 17–01",
          text: "One host opens, two take over when the audience comes. If the venue has an alcohol licence, the rules decide who may stand at the door.",
          label:
            "Three hosts on a Thursday evening, one from 17 to 23 and two from 18 to 01: twenty host-hours, nineteen with a supplement.",
        },
      ],
    },
    drivers: {
      title: "What moves\nthe price",
      intro: "Six things settle it. Five of them are up to you.",
      columns: { what: "What", up: "Pushes it up", down: "Keeps it down" },
      rows: [
        {
          what: "Time of day",
          up: "Evenings after 18, nights and weekends carry a supplement under the agreement.",
          down: "Have people in and out before 18 where you can. Let fewer hosts stay late.",
        },
        {
          what: "Length",
          up: `A shift counts as at least ${shortest}\u00a0hours.`,
          down: "Make two short shifts one, or let the host take the next door.",
        },
        {
          what: "Number of doors",
          up: "One host a door, even the one that nobody uses.",
          down: "Close doors outside the rush. A sign and one open door will often do.",
        },
        {
          what: "Notice",
          up: `A booking less than ${bookingTerms.urgentHours}\u00a0hours before the start counts as urgent.`,
          down: "Book as soon as the date is set. Times can be adjusted later.",
        },
        {
          what: "Special demands",
          up: "Several languages, clothing of your own, training in your system.",
          down: "Ask for the same hosts again. They know the place already.",
        },
        {
          what: "Agreement",
          up: "Single events are at the top.",
          down: "Recurring shifts or permanent staffing are at the bottom.",
        },
      ],
    },
    included: {
      title: "Included in the hour",
      yes: [
        "A host in a jacket with a name badge",
        "Planning of shifts and relief",
        "A briefing on site before the start",
        "A report the same day",
        "A coordinator to ring during the shift",
      ],
      noTitle: "Not included",
      no: [
        "Guarding, searching or turning anyone away. That is the work of guards and public-order guards.",
        "A stand-in for staff that your alcohol licence requires.",
        `Travel outside our ${cityCount.en} cities. It then stands on a line of its own.`,
      ],
    },
    compare: {
      title: "Is a host what you need?",
      text: "The price should not decide the role. The task does.",
      from: "from SEK",
      unit: "/h",
      vat: "excl.\u00a0VAT",
      roles: [
        {
          name: "Entrance host",
          task: "Welcoming, showing the way, the list, the cloakroom.",
          price: null,
          instead: "on request",
        },
        {
          name: "Guard",
          task: "Watching over premises, goods and people.",
          price: String(lowestPrice(prices.guard)),
          instead: "",
        },
        {
          name: "Public-order guard",
          task: "Keeping order. The place needs a permit.",
          price: String(lowestPrice(prices.orderGuard)),
          instead: "",
        },
      ],
      more: "See the difference",
      serving: {
        title: "Is alcohol served?",
        text: "At premises with an alcohol licence, work of importance for order and sobriety may be done only by the permit holder’s own staff, staff hired from a staffing company, or public-order guards (chapter 8, section 18, Alcohol Act). Say so when you ask, and we suggest the right role from the start.",
      },
    },
    faq: {
      title: "Common\nquestions",
      text: `Can’t find the answer? On weekdays we reply within ${answer}\u00a0minutes on average.`,
      contact: "Contact me",
      items: [
        {
          question: "Why is there no fixed hourly price for entrance hosts?",
          answer:
            "Because two entrances are seldom alike. A reception by day and a cloakroom by night differ in demands, hours and agreement. We work out yours and reply with a sum that holds.",
        },
        {
          question: "How many hosts do I need?",
          answer:
            "Start from the doors and the rush. One host copes with one door where guests arrive evenly. If all come at once, or lists are to be ticked off, more are needed in the first hour. Describe the place and we count for you.",
        },
        {
          question: "Can I change the number afterwards?",
          answer:
            "Yes, until the shift starts. Hours that you add have the same price, and what you take away follows the terms of the confirmation.",
        },
        {
          question: "What if the event runs late?",
          answer:
            "The hosts stay if they can and you say yes. The extra hours stand on a line of their own, with the supplement for the time of day.",
        },
        {
          question: "Are the hosts your employees?",
          answer:
            "Yes. They are employed by us and hired out to you, and the confirmation says so. Where there is an alcohol licence that is required for work of importance for order and sobriety (chapter 8, section 18, Alcohol Act).",
        },
      ],
    },
    closing: {
      title: "Have you counted?",
      text: `Send us the hours and we work out the sum. An answer within ${answer}\u00a0minutes on average, weekdays ${opens}–${closes}.`,
      quote: "Request a quote",
      contact: "Contact me",
    },
  }),
);
