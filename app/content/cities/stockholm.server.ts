import { type CompanyFacts, lowestPrice } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import type { CityPlaces } from "./city-places.ts";

function pick({ statements }: CompanyFacts) {
  const { from, to } = statements.deliveryHours.value;
  const office = statements.urgentOfficeHours.value;
  return { from, to, office };
}

export const places: CityPlaces = {
  minutes: [5, 5, 5, 5, 20, 10],
  permits: ["place", "place", "serving", "event", "event", "serving"],
  months: [4, 6, 8, 12],
  shift: { hours: 12, price: "stationary" },
};

/** Stockholm. Typical assignments are the company's own picture, to be confirmed before publishing. */
export const messages = copyWith(pick, {
  sv: ({ from, to, office }, { prices }) => ({
    place: "Stockholm",
    start: "Centralen",
    beyond: "Utanför kartan bokar du på samma sätt: Kista, Globen, Årsta.",
    police: {
      name: "Polisregion Stockholm",
      local: "Regionen omfattar Stockholms län och Gotland.",
    },
    authoriser: {
      name: "Länsstyrelsen i Stockholms län",
      local: "Länsstyrelsen i Stockholm prövar företag från fem län, Gotland och Uppsala inräknade.",
    },
    board: "Länsstyrelsen i Stockholms län",
    municipality: "Stockholms stad",
    districts: [
      {
        name: "City och Norrmalm",
        is: "Varuhus, kontor, hotell, resande",
        guard: "Väktare i butik, öppning och låsning av kontorshus",
        orderGuard: "Gallerior och stråken kring Centralen",
        entranceHost: "Kontorsreception och frukostmöten",
      },
      {
        name: "Kungsholmen",
        is: "Myndigheter, domstolar, kontor",
        guard: "Bemannad entré och skalskydd på kvällen",
        orderGuard: "Besökslokaler hos myndigheter",
        entranceHost: "Besöksmottagning hos myndigheter",
      },
      {
        name: "Östermalm och Stureplan",
        is: "Butiker, nattklubbar, festvåningar",
        guard: "Urmakare och modebutiker, följe till bilen",
        orderGuard: "Nattklubbar och krogar runt Stureplan",
        entranceHost: "Gästlista, garderob, privata visningar",
      },
      {
        name: "Gamla stan",
        is: "Besökare, museer, smala gränder",
        guard: "Rondering till fots, butiker efter stängning",
        orderGuard: "Sammankomster på torgen",
        entranceHost: "Grupper och köer vid museer",
      },
      {
        name: "Djurgården",
        is: "Museer, nöjen, festvåningar",
        guard: "Nätter vid tält och scener under bygge och rivning",
        orderGuard: "Konserter, firanden och festivaler",
        entranceHost: "Museientré, middagar, garderob",
      },
      {
        name: "Södermalm",
        is: "Krogar, stambyten, kontor i gamla fabriker",
        guard: "Byggen, fastighetsronder, larm",
        orderGuard: "Krogarna kring Medborgarplatsen och Hornstull",
        entranceHost: "Teater, restaurang och konferens",
      },
    ],
    guard: {
      meta: {
        title: `Väktare i Stockholm från ${lowestPrice(prices.guard)}\u00a0kr/tim: kontor och butik`,
        description: `Boka väktare i Stockholm från City till Södermalm. Fast timpris exkl.\u00a0moms, akut till kontor vanligtvis inom ${office.from}–${office.to}\u00a0timmar.`,
        keywords:
          "väktare Stockholm, kontorsbevakning Stockholm, butiksväktare City, väktare Södermalm, larmutryckning",
      },
      lead: `Bemannade entréer på Kungsholmen, butiker på Östermalm, byggen på Söder. Väktare till fast timpris, vanligtvis på plats inom ${from}–\u2060${to}\u00a0timmar.`,
      areas: "Väktare i sex\nstadsdelar",
      shift: {
        title: "En vardag i en\nentré på Kungsholmen",
        text: "Tre hyresgäster, en lobby och hundratals som passerar. Så kan dagen se ut för väktaren vid disken.",
        stops: [
          { time: "06:00", text: "Skalet gås igenom: garage, lastkaj och bakdörren mot gården." },
          {
            time: "09:15",
            text: "Besökare utan bokning ringer upp sin värd. Ingen följer med in på någon annans kort.",
          },
          {
            time: "14:00",
            text: "Ett borttappat kort spärras, anledningen skrivs in, hyresgästen får besked.",
          },
          { time: "18:00", text: "Överlämning till larm. Avvikelserna ligger i rapporten samma kväll." },
        ],
      },
      arrive: `Behövs någon akut på ett kontor i innerstan, är det vanligtvis ${office.from}–\u2060${office.to}\u00a0timmar. I rusningen är tunnelbanan snabbast, så skriv närmaste uppgång i bokningen.`,
      faq: [
        {
          question: "Kan samma väktare gå mellan våra två kontor i City och Kista?",
          answer:
            "Ja, om det bokas som rondering. Mellan City och Kista går tunnelbanan, men resan är arbetstid. Två korta stationära pass med olika väktare blir ofta billigare, och vi räknar på båda.",
        },
        {
          question: "Vi har butik på Östermalm. Väktare eller ordningsvakt?",
          answer:
            "För en enskild butik är det oftast en väktare: synlig i butiken, van vid stölder och godkänd av länsstyrelsen. Ordningsvakt blir aktuellt när det är ordningen i gallerian eller på platsen utanför som ska hållas, och då krävs tillstånd.",
        },
        {
          question: "Vad kostar en runda till tre adresser på Söder?",
          answer: `Rondering är från ${prices.guard.patrol}\u00a0kr/tim exkl.\u00a0moms, dagtid på vardagar. Kvällar, nätter och helger har tillägg. Du betalar för rundans tid, inte per dörr, och ser summan innan du bokar.`,
        },
      ],
      close: "Stadsdel, tider och om det finns en reception eller ett larm räcker.",
    },
    orderGuard: {
      meta: {
        title: `Ordningsvakter i Stockholm från ${lowestPrice(prices.orderGuard)}\u00a0kr/tim`,
        description: `Förordnade ordningsvakter i Stockholm: Stureplan, Djurgården, Medborgarplatsen. Vilket tillstånd uppdraget kräver, när du ansöker och priser exkl.\u00a0moms.`,
        keywords:
          "ordningsvakt Stockholm, ordningsvakter Stureplan, ordningsvakt evenemang Djurgården, tillstånd polisen Stockholm",
      },
      lead: "För nattklubbar kring Stureplan, konserter på Djurgården och gallerior i City. Alla uppdrag bygger på ett beslut, och det börjar vi med.",
      areas: "Vilket beslut\nkrävs?",
      year: {
        title: "När det är\nfullt i Stockholm",
        text: "Då är förordnade ordningsvakter svårast att få tag i. Sök och boka i god tid.",
        events: [
          {
            when: "April",
            name: "Valborg",
            text: "Firanden på Djurgården och i parkerna samma kväll som krogarna har vårpremiär.",
          },
          {
            when: "Juni",
            name: "Nationaldag och student",
            text: "Studentflak, skivor och 6 juni inom några dagar. Festlokaler gör klokt i att ansöka före påsk.",
          },
          {
            when: "Juli–augusti",
            name: "Stockholm Pride",
            text: "Parad och park i innerstan. Uteserveringar längs vägen kan få ändrade villkor.",
          },
          {
            when: "December",
            name: "Lucia, Nobel och nyår",
            text: "Julbord och nyårsfester fyller serveringarna. Tider efter ordinarie stängning kräver ändrat tillstånd.",
          },
        ],
      },
      arrive:
        "Avstånden i innerstan är korta. På helgkvällar avgör tillgången på ordningsvakter, inte resan.",
      faq: [
        {
          question: "Vår nattklubb vid Stureplan har villkor om ordningsvakter. Behöver vi mer tillstånd?",
          answer:
            "Inte för de tider och det antal som villkoret i serveringstillståndet anger. Vill du ha fler, eller tidigare på kvällen, behövs Polismyndighetens tillstånd för den tiden. Skicka villkoret, så läser vi det tillsammans.",
        },
        {
          question: "Kan ordningsvakterna gå ut på gatan utanför lokalen?",
          answer:
            "Bara så långt tillståndet säger. Befogenheterna gäller på den plats och under de villkor som beslutet anger. Slutar området vid trottoaren, ansvarar polisen för resten.",
        },
        {
          question: "Hur tidigt ska vi ansöka för en konsert på Djurgården?",
          answer:
            "Evenemanget först, därefter de extra ordningsvakterna. Lagen säger om möjligt en vecka före, men en större konsert planeras i månader: polisen hör staden och ställer villkor om antal, tider och utrymning.",
        },
      ],
      close: "Det vi behöver veta är antal, tider och vad beslutet säger. Bifoga det gärna.",
    },
    entranceHost: {
      meta: {
        title: "Entrévärdar i Stockholm: reception, museum och gala",
        description:
          "Entrévärdar i Stockholm till kontorslobbyer i City, museer på Djurgården och middagar på Östermalm. Fast pris på förfrågan, och tydligt vad en värd inte gör.",
        keywords:
          "entrévärd Stockholm, receptionsvärd, galavärd, museivärd Djurgården, garderobspersonal Stockholm",
      },
      lead: "Till lobbyer, museer och middagar i Stockholm. Värdarna hälsar, prickar av listan och tar hand om garderoben.",
      areas: "Från lobby\ntill festvåning",
      door: {
        title: "En middag på\nÖstermalm",
        text: "Två hundra gäster, en trappa och en garderob. Ett exempel på hur kvällen delas mellan värden och dem som tar vid.",
        stops: [
          {
            time: "17:00",
            does: "Går igenom lista, bordsplan och allergikort.",
            passes: "Värdparet, vid namn som saknas",
          },
          {
            time: "18:30",
            does: "Hälsar, bockar av och tar ytterkläder.",
            passes: "Pressansvarig, när någon har kamera",
          },
          {
            time: "21:00",
            does: "Visar till scen, hiss och toalett utan att talen störs.",
            passes: "Köket, om någon får besvär av maten",
          },
          {
            time: "00:15",
            does: "Lämnar ut plagg och samlar gäster till bilarna.",
            passes: "112 eller ordningsvakt, om det blir bråk",
          },
        ],
      },
      arrive:
        "City, Kungsholmen och Östermalm nås på några minuter från Centralen, så en reserv finns på nära håll.",
      faq: [
        {
          question: "Kan en värd ersätta vår receptionist i två veckor?",
          answer:
            "Ja. Planera in en halv dags överlämning, så att besökssystem, telefon och utrymningsplan sitter. Vi föreslår en värd och en reserv, och samma två kommer hela perioden.",
        },
        {
          question: "Vi har serveringstillstånd i festvåningen. Spelar det roll?",
          answer:
            "Ja. Då hyrs värden ut till dig från oss, så att alkohollagens krav uppfylls. Säg till i förfrågan, så blir rollen rätt avgränsad.",
        },
        {
          question: "Får värden kontrollera väskor vid museet?",
          answer:
            "Värden får be, inte kräva. Vill museet ha väskkontroll som villkor för inträde, ska det stå vid entrén, och den som säger nej hänvisas till ansvarig på plats. Kroppsvisitation gör en värd aldrig.",
        },
      ],
      close: "Lokal, klädsel, språk och antal gäster räcker.",
    },
  }),
  en: ({ from, to, office }, { prices }) => ({
    place: "Stockholm",
    start: "Central Station",
    beyond: "Outside the map you book in the same way: Kista, Globen, Årsta.",
    police: {
      name: "Polisregion Stockholm (police region Stockholm)",
      local: "The region covers Stockholm county and Gotland.",
    },
    authoriser: {
      name: "Stockholm County Administrative Board",
      local: "The Stockholm board authorises companies based in five counties, Gotland and Uppsala included.",
    },
    board: "Stockholm County Administrative Board",
    municipality: "The City of Stockholm",
    districts: [
      {
        name: "City and Norrmalm",
        is: "Department stores, offices, hotels, travellers",
        guard: "Shop guards, opening and locking of office buildings",
        orderGuard: "Shopping centres and the streets round Central Station",
        entranceHost: "Office receptions and breakfast meetings",
      },
      {
        name: "Kungsholmen",
        is: "Public authorities, courts, offices",
        guard: "Staffed entrances, perimeter checks in the evening",
        orderGuard: "Visitors’ rooms of public authorities",
        entranceHost: "Visitor reception at public authorities",
      },
      {
        name: "Östermalm and Stureplan",
        is: "Shops, nightclubs, banqueting rooms",
        guard: "Watch and fashion shops, escort to the vehicle",
        orderGuard: "Nightclubs and bars round Stureplan",
        entranceHost: "Guest lists, cloakrooms, private viewings",
      },
      {
        name: "Gamla stan (old town)",
        is: "Visitors, museums, narrow lanes",
        guard: "Patrols on foot, shops after closing",
        orderGuard: "Gatherings in the squares",
        entranceHost: "Groups and queues at museums",
      },
      {
        name: "Djurgården",
        is: "Museums, amusements, banqueting rooms",
        guard: "Nights by marquees and stages while they go up and come down",
        orderGuard: "Concerts, celebrations and festivals",
        entranceHost: "Museum doors, dinners, cloakrooms",
      },
      {
        name: "Södermalm",
        is: "Bars, renovations, offices in old factories",
        guard: "Building sites, property rounds, alarms",
        orderGuard: "The bars round Medborgarplatsen and Hornstull",
        entranceHost: "Theatre, restaurant and conference",
      },
    ],
    guard: {
      meta: {
        title: `Guards in Stockholm from SEK\u00a0${lowestPrice(prices.guard)}/h: office and shop`,
        description: `Book guards in Stockholm from City to Södermalm. Fixed hourly price excl.\u00a0VAT, urgent office cover usually within ${office.from}–${office.to}\u00a0hours.`,
        keywords:
          "guards Stockholm, office guarding Stockholm, shop guard city centre, alarm response Södermalm",
      },
      lead: `Staffed entrances on Kungsholmen, shops in Östermalm, building sites on Södermalm. Guards (väktare) at a fixed hourly price, usually on site within ${from}–\u2060${to}\u00a0hours.`,
      areas: "Guards in six\ndistricts",
      shift: {
        title: "A weekday in a\nKungsholmen lobby",
        text: "Three tenants, one lobby and hundreds of people passing. This is how the day can look for the guard at the desk.",
        stops: [
          {
            time: "06:00",
            text: "The perimeter is checked: garage, loading bay and the back door to the yard.",
          },
          {
            time: "09:15",
            text: "Visitors without a booking call their host. Nobody goes in on another’s card.",
          },
          { time: "14:00", text: "A lost card is blocked, the reason written down, the tenant told." },
          {
            time: "18:00",
            text: "The alarm takes over. Anything out of order is in the report the same evening.",
          },
        ],
      },
      arrive: `For an urgent need at an office in the inner city it is usually ${office.from}–\u2060${office.to}\u00a0hours. In the rush the metro is fastest, so name the nearest exit in your booking.`,
      faq: [
        {
          question: "Can one guard move between our offices in City and Kista?",
          answer:
            "Yes, if it is booked as a patrol. The metro runs between City and Kista, but the journey is working time. Two short stationary shifts with different guards are often cheaper, and we price both.",
        },
        {
          question: "We have a shop in Östermalm. Guard or public-order guard?",
          answer:
            "For a single shop it is usually a guard: visible in the shop, used to theft and approved by the county administrative board. You need a public-order guard when order has to be kept in the shopping centre or in the street outside, and that takes a permit.",
        },
        {
          question: "What does a round to three addresses on Södermalm cost?",
          answer: `A patrol is from SEK\u00a0${prices.guard.patrol}/h excl.\u00a0VAT, in the daytime on weekdays. Evenings, nights and weekends carry a supplement. You pay for the time of the round, not by the door, and see the total before you book.`,
        },
      ],
      close: "Tell us the district, the hours and whether there is a reception or an alarm.",
    },
    orderGuard: {
      meta: {
        title: `Public-order guards in Stockholm from SEK\u00a0${lowestPrice(prices.orderGuard)}/h`,
        description:
          "Appointed public-order guards in Stockholm: Stureplan, Djurgården, Medborgarplatsen. Which permit the assignment needs, when to apply and prices excl.\u00a0VAT.",
        keywords:
          "public-order guard Stockholm, ordningsvakt Stureplan, event guards Djurgården, police permit Stockholm",
      },
      lead: "For nightclubs round Stureplan, concerts on Djurgården and shopping centres in City. A public-order guard (ordningsvakt) always needs a decision, and that is where we begin.",
      areas: "Which decision\nis required?",
      year: {
        title: "When Stockholm\nis busiest",
        text: "This is when appointed public-order guards are hardest to find. Apply and book in good time.",
        events: [
          {
            when: "April",
            name: "Walpurgis Night",
            text: "Celebrations on Djurgården and in the parks, the same night as the bars open their terraces.",
          },
          {
            when: "June",
            name: "National Day and graduation",
            text: "Graduation lorries, balls and 6 June within a few days. Venues do well to apply before Easter.",
          },
          {
            when: "July–August",
            name: "Stockholm Pride",
            text: "Parade and park in the inner city. Terraces along the route may have their conditions changed.",
          },
          {
            when: "December",
            name: "Lucia, Nobel and New Year",
            text: "Christmas dinners and New Year parties fill the restaurants. Hours after ordinary closing need a changed permit.",
          },
        ],
      },
      arrive:
        "Distances in the inner city are short. On weekend nights it is the number of guards free, not the journey, that decides.",
      faq: [
        {
          question:
            "Our nightclub at Stureplan has conditions on public-order guards. Do we need another permit?",
          answer:
            "Not for the hours and the number set in the conditions of the alcohol licence. If you want more guards, or want them earlier in the evening, you need the Police Authority’s permit for that. Send us the conditions and we read them together.",
        },
        {
          question: "May the public-order guards go out into the street?",
          answer:
            "Only as far as the permit says. Their powers apply at the place and under the conditions set in the decision. If the area ends at the pavement, the police are responsible for the rest.",
        },
        {
          question: "How early should we apply for a concert on Djurgården?",
          answer:
            "The event first, then the extra public-order guards. The law says one week before if possible, but a larger concert is planned for months: the police consult the city and set conditions on number, hours and evacuation.",
        },
      ],
      close: "We need the number of guards, the hours and the decision. Please attach it.",
    },
    entranceHost: {
      meta: {
        title: "Entrance hosts in Stockholm: lobby, museum and gala",
        description:
          "Entrance hosts in Stockholm for lobbies in City, museums on Djurgården and dinners in Östermalm. A fixed price on request, and what a host does not do.",
        keywords:
          "entrance host Stockholm, reception host, gala host, museum host Djurgården, cloakroom staff Stockholm",
      },
      lead: "For lobbies, museums and dinners in Stockholm. Entrance hosts (entrévärdar) greet people, check the list and run the cloakroom.",
      areas: "From lobby\nto banquet",
      door: {
        title: "A dinner in\nÖstermalm",
        text: "Two hundred guests, one staircase and one cloakroom. An example of how the evening is shared between the host and those who take over.",
        stops: [
          {
            time: "17:00",
            does: "Goes through the guest list, seating and allergy cards.",
            passes: "Your hosts, for names that are missing",
          },
          {
            time: "18:30",
            does: "Greets, ticks off and takes coats.",
            passes: "The press officer, when someone has a camera",
          },
          {
            time: "21:00",
            does: "Shows the way to stage, lift and toilets without disturbing the speeches.",
            passes: "The kitchen, if the food makes someone unwell",
          },
          {
            time: "00:15",
            does: "Hands out coats and gathers guests for the cars.",
            passes: "112 or public-order guards, if there is a fight",
          },
        ],
      },
      arrive:
        "City, Kungsholmen and Östermalm are minutes from Central Station, so the reserve can be close at hand.",
      faq: [
        {
          question: "Can a host stand in for our receptionist for two weeks?",
          answer:
            "Yes. Allow half a day’s handover for the visitor system, the phones and the evacuation plan. We suggest a host and a reserve, and the same two come for the whole time.",
        },
        {
          question: "We have an alcohol licence at the venue. Does it matter?",
          answer:
            "Yes. The host is then hired out to you by us, as the Alcohol Act requires. Tell us in your request, and we set the limits of the role.",
        },
        {
          question: "May the host check bags at the museum?",
          answer:
            "A host may ask, not demand. If the museum makes a bag check a condition of entry, a sign at the door must say so, and anyone who declines is referred to the person in charge. A host never searches anybody.",
        },
      ],
      close: "Venue, dress code, languages and number of guests are all we need.",
    },
  }),
});
