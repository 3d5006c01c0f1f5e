import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { brand } from "#brand/company.ts";

function pick({ statements, openingHours }: CompanyFacts) {
  const { opens, closes } = openingHours.openingHours.value;
  const { from, to } = statements.deliveryHours.value;
  return { opens, closes, from, to };
}
const { authority, reference } = brand.authorisation;
const year = String(brand.foundingYear);

/**
 * /about. The figures come from the statements; who decides what at the company, and the authorisation, are samples
 * to be replaced before publishing.
 */
export const aboutPage = copyWith(pick, {
  sv: ({ opens, closes, from, to }, { statements, openingHours }) => ({
    meta: {
      title: `Om ${brand.name}: vilka vi är och vem som granskar oss`,
      description: `${brand.legalName} grundades ${year} och kopplar ihop ${statements.customers.value}+ kunder med ${statements.guards.value}+ väktare, ordningsvakter och entrévärdar. Tillsyn och öppettider.`,
      keywords:
        "om företaget, auktoriserat bevakningsföretag, säkerhetsbemanning, öppettider, organisationsnummer",
    },
    here: `Om ${brand.name}`,
    hero: {
      title: "Vi bemannar\nplatser\u00a0som\nska vara trygga",
      lead: `${brand.name} för ihop den som behöver säkerhetspersonal med den som vill ta passet. Vi svarar för att det blir rätt.`,
      tape: `Sedan ${year}`,
      sides: [
        {
          figure: `över ${formatNumber(statements.customers.value, "sv")}`,
          title: "kunder som bokar",
          text: "Företag, kommuner och arrangörer. De vill veta vem som kommer och vad det kostar.",
          link: "Så bokar du",
        },
        {
          figure: `över ${formatNumber(statements.guards.value, "sv")}`,
          title: "som arbetar",
          text: "Väktare, ordningsvakter och entrévärdar. De säger när de kan och vart de vill tillbaka.",
          link: "Bli kollega",
        },
      ],
    },
    answers: {
      title: "Vem svarar?",
      rows: [
        {
          name: "När du beställer",
          when: `vardagar ${opens}–${closes}`,
          text: "En samordnare läser varje beställning, ringer om något är oklart och bekräftar summan.",
        },
        {
          name: "Vem som kommer",
          when: "före passet",
          text: "Programvaran sorterar efter behörighet, ledig tid och restid. En samordnare väljer och svarar för valet.",
        },
        {
          name: "Medan passet pågår",
          when: "dygnet runt",
          text: "Den som arbetar har alltid en samordnare att ringa. Blir någon sjuk får reserven frågan först, till samma pris.",
        },
        {
          name: "När passet är klart",
          when: "samma dag",
          text: "En människa läser rapporten innan den går till dig. Har fakturan andra rader än bokningen rättar vi den.",
        },
      ],
      more: "Vem gör vad på plattformen",
      hours: {
        title: "Kontorets öppettider",
        open: { name: "Måndag–fredag", value: `${opens}–${closes}` },
        closed: { name: "Lördag–söndag", value: "stängt" },
      },
    },
    promises: {
      title: "Det här\nlovar vi",
      intro: `Förr kom offerten efter några dagar, och fakturan hade rader som ingen kände igen. Vi startade ${year} för att visa vad du köper.`,
      more: "Kontinuitet, fasta priser, trygghet",
      items: [
        {
          name: "Snabbt",
          text: `En väktare är vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar från bekräftad bokning. För ordningsvakter gäller det när tillstånd finns. Vardagar svarar vi inom ${openingHours.responseMinutes.value}\u00a0minuter i genomsnitt.`,
        },
        {
          name: "Transparent",
          text: "Du ser timpris, tillägg och moms innan du bokar. Rapporten visar vad som gjordes, inte hur någon rörde sig.",
        },
        {
          name: "Enkelt",
          text: `En bokning tar ungefär ${statements.bookingMinutes.value}\u00a0minuter: plats, tid, roll, antal. Resten frågar vi om bara när det behövs, till exempel tillståndet.`,
        },
        {
          name: "Kontinuitet",
          text: "Du kan be om samma personer igen. De får frågan först. Säger de nej, får du veta det innan vi frågar någon annan.",
        },
        {
          name: "Fasta priser",
          text: "Summan i bekräftelsen är den som faktureras. Blir passet längre, godkänner du det först.",
        },
        {
          name: "Trygghet",
          text: "Den som kommer är godkänd eller förordnad för sin roll, vet vad som gäller på platsen och har en samordnare att ringa, dygnet runt.",
        },
      ],
    },
    oversight: {
      title: "Vem\ngranskar oss?",
      intro: "Tre myndigheter, var och en efter sin lag.",
      columns: { authority: "Vem", task: "Vad och när", check: "Så kontrollerar du" },
      rows: [
        {
          authority: "Länsstyrelsen",
          task: "Auktoriserar bevakningsföretaget och godkänner personalen: laglydnad, pålitlighet, lämplighet.",
          when: "Innan någon börjar. Tillsyn minst vartannat år.",
          law: "Lag (1974:191) om bevakningsföretag",
          check: `Fråga länsstyrelsen om beslut ${reference}, med vårt organisationsnummer ${brand.organisationNumber}.`,
          link: { text: "lansstyrelsen.se", href: "https://www.lansstyrelsen.se/" },
        },
        {
          authority: "Polismyndigheten",
          task: "Förordnar ordningsvakter, ger tillstånd för platsen och leder arbetet.",
          when: "Inför varje tillstånd. Varje pass anmäls i förväg.",
          law: "Lag (2023:421) om ordningsvakter",
          check: "Be oss visa förordnandet, som gäller i högst fem år, och tillståndet för platsen.",
          link: { text: "polisen.se", href: "https://polisen.se/" },
        },
        {
          authority: "Integritetsskydds\u00admyndigheten",
          task: "Granskar hur vi hanterar personuppgifter, både kunders och medarbetares.",
          when: "När någon klagar, eller på eget initiativ.",
          law: "Dataskyddsförordningen",
          check: "Be att få läsa vad vi har om dig. Är du inte nöjd med svaret, klagar du hos myndigheten.",
          link: { text: "imy.se", href: "https://www.imy.se/" },
        },
      ],
      authorisation: {
        title: "Vår auktorisation",
        text: `${authority.sv}, beslut ${reference}. Be gärna att få se beslutet.`,
      },
    },
    name: {
      statement: `${brand.name} är ett namn. Trygghet är ett ord. Här är skillnaden.`,
      label: `Om namnet ${brand.name}`,
      entries: [
        {
          term: brand.name,
          kind: "namn",
          text: `Företaget ${brand.legalName} och bokningsplattformen du läser om här. Skrivs alltid med stor bokstav.`,
        },
        {
          term: "trygghet",
          kind: "substantiv",
          text: "Att vara säker, och att känna sig det. Det är vad vi arbetar för, men ordet kan ingen äga.",
        },
        {
          term: "trygg",
          kind: "adjektiv",
          text: "Står ordet så på våra sidor, menar vi det vanliga ordet, inte oss.",
        },
      ],
      note: `Söker du efter trygghet i allmänhet, till exempel råd från polisen eller din kommun, är det inte oss du letar efter. Vi är ett företag som bemannar med säkerhetspersonal.`,
    },
    facts: {
      title: "Uppgifter",
      company: "Företag",
      organisationNumber: "Org.nr",
      vatNumber: "Momsreg.nr",
      founded: "Grundat",
      address: "Adress",
      phone: "Telefon",
      customerService: "Kundtjänst",
      sales: "Försäljning",
      cities: "Lokala team",
    },
    closing: {
      title: "Träffa oss i ett videomöte",
      text: `${statements.demoMinutes.value}\u00a0minuter online, kostnadsfritt. Vi visar plattformen med en plats som liknar din.`,
      contact: "Bli kontaktad",
    },
  }),
  en: ({ opens, closes, from, to }, { statements, openingHours }) => ({
    meta: {
      title: `About ${brand.name}: who we are and who inspects us`,
      description: `${brand.legalName} was founded in ${year} and brings ${statements.customers.value}+ customers together with ${statements.guards.value}+ guards, public-order guards and hosts. Who inspects us, and when we are open.`,
      keywords:
        "about the company, authorised security company Sweden, security staffing, opening hours, company registration number",
    },
    here: `About ${brand.name}`,
    hero: {
      title: "We staff\nplaces that\nneed to be safe",
      lead: `${brand.name} is where those who need security staff meet those who do the work. Getting it right is up to us.`,
      tape: `Since ${year}`,
      sides: [
        {
          figure: `over ${formatNumber(statements.customers.value, "en")}`,
          title: "customers who book",
          text: "Companies, municipalities and event organisers. They want to know who comes and what it costs.",
          link: "How to book",
        },
        {
          figure: `over ${formatNumber(statements.guards.value, "en")}`,
          title: "who do the work",
          text: "Guards (väktare), public-order guards (ordningsvakter) and entrance hosts. They say when they can work and where they would like to return.",
          link: "Join us",
        },
      ],
    },
    answers: {
      title: "Who answers?",
      rows: [
        {
          name: "When you order",
          when: `weekdays ${opens}–${closes}`,
          text: "A coordinator reads every order, calls if something is unclear and confirms the total.",
        },
        {
          name: "Who comes",
          when: "before the shift",
          text: "The software sorts by qualification, availability and travel time. A coordinator chooses, and answers for the choice.",
        },
        {
          name: "During the shift",
          when: "around the clock",
          text: "Whoever is working always has a coordinator to call. If someone falls ill, the reserve is asked first, at the same price.",
        },
        {
          name: "After the shift",
          when: "the same day",
          text: "A person reads the report before it goes to you. If the invoice has lines that the booking does not, we correct it.",
        },
      ],
      more: "Who does what on the platform",
      hours: {
        title: "Office hours",
        open: { name: "Monday–Friday", value: `${opens}–${closes}` },
        closed: { name: "Saturday–Sunday", value: "closed" },
      },
    },
    promises: {
      title: "What we\npromise",
      intro: `Quotes used to take days, and invoices had lines that nobody recognised. We started in ${year} to show you what you are buying.`,
      more: "Continuity, fixed prices, safety",
      items: [
        {
          name: "Fast",
          text: `A guard is usually on site within ${from}–\u2060${to}\u00a0hours of a confirmed booking. For public-order guards that holds where there is a permit. On weekdays we reply within ${openingHours.responseMinutes.value}\u00a0minutes on average.`,
        },
        {
          name: "Transparent",
          text: "You see hourly price, supplements and VAT before you book. The report shows what was done, not how anyone moved.",
        },
        {
          name: "Simple",
          text: `A booking takes about ${statements.bookingMinutes.value}\u00a0minutes: place, time, role, number. The rest we ask about only when needed, such as the permit.`,
        },
        {
          name: "Continuity",
          text: "You can ask for the same people again. They are asked first. If they say no, you are told before we ask anyone else.",
        },
        {
          name: "Fixed prices",
          text: "The total in the confirmation is the one invoiced. If the shift runs longer, you approve it first.",
        },
        {
          name: "Safety",
          text: "The person who comes is approved or appointed for the role, knows what applies at the place and has a coordinator to call, around the clock.",
        },
      ],
    },
    oversight: {
      title: "Who\ninspects us?",
      intro: "Three authorities, each by its own law.",
      columns: { authority: "Who", task: "What and when", check: "How to check" },
      rows: [
        {
          authority: "The county administrative board",
          task: "Authorises the security company and approves its staff: lawfulness, reliability, suitability.",
          when: "Before anyone begins. Inspection at least every second year.",
          law: "Security Companies Act (1974:191)",
          check: `Ask the county board about decision ${reference}, by our registration number ${brand.organisationNumber}.`,
          link: { text: "lansstyrelsen.se", href: "https://www.lansstyrelsen.se/" },
        },
        {
          authority: "The Swedish Police Authority",
          task: "Appoints public-order guards, grants the permit for the place and directs the work.",
          when: "Ahead of every permit. It is notified of every shift in advance.",
          law: "Public-Order Guards Act (2023:421)",
          check:
            "Ask us to show the appointment, which is valid for at most five years, and the permit for the place.",
          link: { text: "polisen.se", href: "https://polisen.se/" },
        },
        {
          authority: "The Swedish Authority for Privacy Protection",
          task: "Inspects how we handle personal data, customers’ and staff’s alike.",
          when: "When someone complains, or on its own initiative.",
          law: "GDPR",
          check:
            "Ask to read what we have about you. If our answer does not satisfy you, complain to the authority.",
          link: { text: "imy.se", href: "https://www.imy.se/" },
        },
      ],
      authorisation: {
        title: "Our authorisation",
        text: `${authority.en}, decision ${reference}. Do ask to see the decision.`,
      },
    },
    name: {
      statement: `${brand.name} is a name. “Trygghet” is a Swedish word. Here is the difference.`,
      label: `About the name ${brand.name}`,
      entries: [
        {
          term: brand.name,
          kind: "name",
          text: `The company ${brand.legalName} and the booking platform you are reading about. Always with a capital letter.`,
        },
        {
          term: "trygghet",
          kind: "Swedish noun",
          text: "Safety; the feeling and the state of being secure. It is what we work for, but no one can own the word.",
        },
        {
          term: "trygg",
          kind: "Swedish adjective",
          text: "Safe, secure. Where our Swedish pages have it, we mean the ordinary word, not us.",
        },
      ],
      note: "If you are looking for safety in general, such as advice from the police or your municipality, we are not who you are looking for. We provide security staff.",
    },
    facts: {
      title: "Company facts",
      company: "Company",
      organisationNumber: "Registration number",
      vatNumber: "VAT number",
      founded: "Founded",
      address: "Address",
      phone: "Phone",
      customerService: "Customer service",
      sales: "Sales",
      cities: "Local teams",
    },
    closing: {
      title: "Meet us in a video call",
      text: `${statements.demoMinutes.value}\u00a0minutes online, free of charge. We show the platform with a place like yours.`,
      contact: "Contact me",
    },
  }),
});
