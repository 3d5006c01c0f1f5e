import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

const pick = ({ prices }: CompanyFacts) => prices;

/**
 * /entrevard. An entrance host has no special powers and is never called a guard; licensed premises follow
 * alkohollagen 8:18. The assignments' hours are examples.
 */
export const entranceHostPage = copyWith(pick, {
  sv: (prices) => ({
    meta: {
      title: `Entrévärdar till reception, restaurang och mässa – ${brand.name}`,
      description: `Boka entrévärdar som välkomnar, visar vägen och håller koll på listan. Fast pris på förfrågan. Läs vad en värd gör, inte gör och vad som gäller vid servering.`,
      keywords:
        "entrévärd, hyra entrévärd, säkerhetsvärd, receptionsvärd, garderob, insläpp, entrévärd restaurang, alkohollagen",
    },
    breadcrumb: "Entrévärdar",
    hero: {
      title: "Boka entrévärdar\ntill din dörr",
      lead: "För receptionen, krogen, mässan och vårdens entré, till ett fast pris exkl.\u00a0moms. En värd välkomnar, visar vägen och håller koll på listan.",
    },
    price: "Begär offert",
    minute: {
      title: "Så tar värden\nemot dina gäster",
      intro: "Så går den första minuten till. Tiderna är exempel.",
      stops: [
        { time: "0\u00a0s", name: "Blicken", text: "Gästen blir sedd innan dörren har stängts." },
        { time: "5\u00a0s", name: "Hälsningen", text: "God kväll, på ett språk som båda talar." },
        { time: "20\u00a0s", name: "Namnet", text: "Besöket finns redan på skärmen." },
        {
          time: "40\u00a0s",
          name: "Vägen",
          text: "Till garderob, hiss eller bord.",
        },
        { time: "60\u00a0s", name: "Inne", text: "Värden är tillbaka vid dörren." },
      ],
    },
    doors: {
      title: "Här arbetar värdarna",
      intro: "Tiderna är exempel. Du bokar de timmar du behöver.",
      items: [
        {
          drawing: "kontor",
          name: "Kontoret",
          text: "Tar emot besök, skriver in dem och släpper in leveranser.",
          when: "Ofta vardagar 07:30–17:00",
        },
        {
          drawing: "krog",
          name: "Restaurangen",
          text: "Hälsar, prickar av bord, sköter garderoben och säger hur lång väntan är.",
          when: "Ofta torsdag–lördag 18:00–01:00",
        },
        {
          drawing: "massa",
          name: "Mässan",
          text: "Skannar biljetter, delar ut namnbrickor, leder köer och visar vägen.",
          when: "Ofta en till tre hela dagar",
        },
        {
          drawing: "vard",
          name: "Vårdens entré",
          text: "Visar rätt avdelning, hjälper till med anmälan och märker vem som behöver sätta sig.",
          when: "Ofta alla dagar 08:00–20:00",
        },
      ],
    },
    does: {
      title: "Vad gör en\nentrévärd?",
      intro:
        "En värd har samma rättigheter som alla andra. Värden välkomnar och hjälper, men avvisar, visiterar och bevakar inte.",
      yes: {
        title: "Det här gör värden",
        items: [
          "Välkomnar, visar vägen, svarar på frågor",
          "Prickar av gästlistor, biljetter och bokningar",
          "Sköter reception, garderob och kö",
          "Säger vänligt till när någon hamnat fel",
          "Larmar och visar utrymningsvägen",
        ],
      },
      no: {
        title: "Det här gör värden inte",
        items: [
          "Avvisar, håller fast eller bär ut någon",
          "Visiterar gäster eller söker igenom väskor",
          "Kräver legitimation av vem som helst",
          "Bevakar lokaler på natten",
          "Bär kläder som liknar polisens, ordningsvaktens eller väktarens",
        ],
      },
      more: "Jämför de tre rollerna",
    },
    serving: {
      title: "Serverar du\nalkohol?",
      lead: "Då får bara din egen personal, inhyrda från bemanningsföretag och ordningsvakter arbeta med ordning och nykterhet. Värdar från oss är inhyrda.",
      law: "Så säger lagen",
      table: "Vem får arbeta med ordning och nykterhet på ett serveringsställe",
      staff: "Vem",
      may: "Får det",
      why: "Varför",
      yes: "Ja",
      no: "Nej",
      rows: [
        {
          staff: "Din egen personal",
          may: true,
          why: "Den som är anställd hos tillståndshavaren.",
        },
        {
          staff: "Inhyrd från ett bemanningsföretag",
          may: true,
          why: "Uthyrd till dig och ledd av dig under kvällen. Så bokar du våra värdar.",
        },
        {
          staff: "Förordnade ordningsvakter",
          may: true,
          why: "Undantagna från regeln. För dem krävs i stället tillstånd för platsen, eller villkor i serveringstillståndet.",
        },
        {
          staff: "Andra, på entreprenad",
          may: false,
          why: "Arbetet får inte läggas ut på någon annan än ett bemanningsföretag.",
        },
      ],
      source:
        "8\u00a0kap.\u00a018\u00a0§ alkohollagen (2010:1622). Garderob och visning av bord utan betydelse för ordningen berörs inte, men gränsen dras i praktiken: fråga kommunen om du är osäker. Kräver serveringstillståndet någon med befogenheter, är det en [ordningsvakt](orderGuard) du ska boka.",
    },
    cost: {
      title: "Vad kostar en\nentrévärd?",
      text: "Du får ett fast pris för just din dörr, exkl.\u00a0moms.",
      notesTitle: "Det här påverkar priset",
      notes: [
        {
          name: "När",
          text: "Dagtid på vardagar kostar minst. Kväll, natt och helg har tillägg.",
        },
        {
          name: "Hur länge",
          text: "Ett enstaka pass eller samma dörr varje vecka. Ett återkommande schema är lättast att bemanna.",
        },
        {
          name: "Vad det kräver",
          text: "Språk, kassavana, system för besöksanmälan eller klädsel efter din profil.",
        },
      ],
      more: "Mer om vad en entrévärd kostar",
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Hittar du inte svaret? Fråga oss.",
      items: [
        {
          question: "Vad är skillnaden mellan entrévärd och säkerhetsvärd?",
          answer:
            "Orden används om samma sorts arbete. Entrévärd betonar välkomnandet, säkerhetsvärd att någon också ser efter att allt går rätt till. Ingen av dem har befogenheter utöver dem som alla har.",
        },
        {
          question: "Vad har värden på sig?",
          answer:
            "Kavaj och namnskylt, eller kläder efter din profil. Inga reflexer, ingen väst och inget som kan förväxlas med polis, ordningsvakt eller väktare.",
        },
        {
          question: "Kan värden stå i dörren på vår krog?",
          answer:
            "Ja. Har du serveringstillstånd, bokar du värden som inhyrd personal, så att kravet i alkohollagen uppfylls. Kräver tillståndet ordningsvakter, måste de finnas där också.",
        },
        {
          question: "Vad händer om någon bråkar?",
          answer:
            "Värden håller avstånd, talar lugnt, hjälper andra gäster åt sidan och ringer 112 eller ordningsvakten på plats. Vet du att det kan bli stökigt, planerar vi för en ordningsvakt från början.",
        },
        {
          question: "Kan vi få samma värd varje vecka?",
          answer:
            "Ja. Favoritmarkera i plattformen, så tillfrågas samma person först. Stamgästerna märker det.",
        },
      ],
    },
    related: {
      title: "Behövs någon som får ingripa?",
      orderGuard: {
        name: "Ordningsvakter",
        text: `Håller ordning där tillstånd finns, från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
      },
      guard: {
        name: "Väktare",
        text: `Bevakar lokaler och egendom, från ${lowestPrice(prices.guard)}\u00a0kr/tim`,
      },
    },
    cities: "Entrévärdar i din stad",
    imageFailed: "Bild ej tillgänglig",
  }),
  en: (prices) => ({
    meta: {
      title: `Entrance hosts for reception, restaurant and fair – ${brand.name}`,
      description: `Book entrance hosts (entrévärdar) who welcome people, show the way and check the list. A fixed price on request, and what applies where alcohol is served.`,
      keywords:
        "entrance host Sweden, entrévärd, door host, reception host, cloakroom, admission, event host",
    },
    breadcrumb: "Entrance hosts",
    hero: {
      title: "Book entrance\nhosts for\nyour door",
      lead: "For receptions, restaurants, fairs and hospital entrances, at a fixed price excl.\u00a0VAT. A host (entrévärd) welcomes people, shows the way and checks the list.",
    },
    price: "Request a quote",
    minute: {
      title: "How the host\nmeets your guests",
      intro: "This is how the first minute goes. The times are examples.",
      stops: [
        { time: "0\u00a0s", name: "The look", text: "Seen before the door has closed." },
        { time: "5\u00a0s", name: "The greeting", text: "In a language that both speak." },
        {
          time: "20\u00a0s",
          name: "The name",
          text: "The visit is already on the screen.",
        },
        {
          time: "40\u00a0s",
          name: "The way",
          text: "To the cloakroom, lift or table.",
        },
        {
          time: "60\u00a0s",
          name: "Inside",
          text: "The host is back at the door.",
        },
      ],
    },
    doors: {
      title: "Where the hosts work",
      intro: "The hours are examples. You book the ones you need.",
      items: [
        {
          drawing: "kontor",
          name: "The office",
          text: "Receives visitors, signs them in and lets deliveries in.",
          when: "Often weekdays 07:30–17:00",
        },
        {
          drawing: "krog",
          name: "The restaurant",
          text: "Greets guests, checks bookings, runs the cloakroom and says how long the wait is.",
          when: "Often Thursday–Saturday 18:00–01:00",
        },
        {
          drawing: "massa",
          name: "The trade fair",
          text: "Scans tickets, hands out badges, keeps queues moving and shows the way.",
          when: "Often one to three whole days",
        },
        {
          drawing: "vard",
          name: "The hospital",
          text: "Shows the right ward, helps with registration and notices who needs to sit down.",
          when: "Often every day 08:00–20:00",
        },
      ],
    },
    does: {
      title: "What does an\nentrance host do?",
      intro:
        "A host has the same rights as anyone else. The host welcomes and helps, but does not turn away, search or guard.",
      yes: {
        title: "What the host does",
        items: [
          "Welcomes, shows the way, answers questions",
          "Ticks off guest lists, tickets and bookings",
          "Runs reception, cloakroom and queue",
          "Tells people kindly when they have come to the wrong place",
          "Raises the alarm and shows the way out",
        ],
      },
      no: {
        title: "What the host does not do",
        items: [
          "Turn anyone away, hold them or carry them out",
          "Search guests or go through bags",
          "Demand identification from just anyone",
          "Watch over premises at night",
          "Wear clothes like those of the police, public-order guards or guards",
        ],
      },
      more: "Compare the three roles",
    },
    serving: {
      title: "Do you serve\nalcohol?",
      lead: "Then only your own staff, staff hired from a staffing company and public-order guards may handle order and sobriety. Hosts from us are hired staff.",
      law: "What the law says",
      table: "Who may handle order and sobriety where alcohol is served",
      staff: "Who",
      may: "May do it",
      why: "Why",
      yes: "Yes",
      no: "No",
      rows: [
        {
          staff: "Your own staff",
          may: true,
          why: "Those employed by the holder of the licence.",
        },
        {
          staff: "Hired from a staffing company",
          may: true,
          why: "Hired out to you and led by you during the evening. This is how you book our hosts.",
        },
        {
          staff: "Appointed public-order guards",
          may: true,
          why: "Exempt from the rule. They need a permit for the place instead, or conditions in the alcohol licence.",
        },
        {
          staff: "Other contractors",
          may: false,
          why: "The work may not be handed to anyone but a staffing company.",
        },
      ],
      source:
        "Chapter 8, section 18 of the Alcohol Act, alkohollagen (2010:1622). Cloakroom work and showing guests to their tables are not affected when they have nothing to do with keeping order, but the line is drawn in practice: ask your municipality if you are unsure. If the licence requires someone with powers, you should book a [public-order guard](orderGuard).",
    },
    cost: {
      title: "What does an entrance host cost?",
      text: "You get a fixed price for your door, excl.\u00a0VAT.",
      notesTitle: "What affects the price",
      notes: [
        {
          name: "When",
          text: "Daytime on weekdays costs least. Evenings, nights and weekends carry supplements.",
        },
        {
          name: "How long",
          text: "A single shift or the same door every week. A recurring schedule is the easiest to staff.",
        },
        {
          name: "What it takes",
          text: "Languages, cash handling, a visitor system or clothing in your colours.",
        },
      ],
      more: "More about the cost",
    },
    faq: {
      title: "Common\nquestions",
      text: "Can’t find the answer? Ask us.",
      items: [
        {
          question: "Entrance host or security host?",
          answer:
            "Both names describe the same kind of work. An entrance host (entrévärd) stresses the welcome, a security host (säkerhetsvärd) the watchful eye. Neither has powers beyond those everyone has.",
        },
        {
          question: "What does the host wear?",
          answer:
            "A jacket and a name badge, or clothes in your colours. No reflective tape, no vest and nothing that could be mistaken for police, public-order guards or guards.",
        },
        {
          question: "Can the host run our restaurant’s door?",
          answer:
            "Yes. If you are licensed to serve alcohol, you book the host as hired staff so that the Alcohol Act’s requirement is met. If the licence requires public-order guards, they must be there too.",
        },
        {
          question: "What if someone makes trouble?",
          answer:
            "The host keeps a distance, speaks calmly, moves other guests aside and calls 112 or the public-order guard on site. If you know that it may get rowdy, we plan for a public-order guard from the start.",
        },
        {
          question: "Can we have the same host each week?",
          answer:
            "Yes. Mark a favourite in the platform and the same person is asked first. Regulars notice.",
        },
      ],
    },
    related: {
      title: "Need someone who may step in?",
      orderGuard: {
        name: "Public-order guards",
        text: `Keep order where there is a permit, from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
      },
      guard: {
        name: "Guards",
        text: `Watch over premises and property, from SEK\u00a0${lowestPrice(prices.guard)}/h`,
      },
    },
    cities: "Entrance hosts in your city",
    imageFailed: "Image not available",
  }),
});
