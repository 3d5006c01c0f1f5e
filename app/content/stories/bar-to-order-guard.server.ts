import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

/** Sample story, to be replaced by a colleague's own before publishing. A night: dusk, night, dawn. */
export const barToOrderGuard = copy(
  {
    meta: {
      title: `Från krogen till ordningsvakt – ${brand.name}`,
      description:
        "Åtta år bakom en bar, sedan andra sidan av dörren. En påhittad lördagsnatt i november, timme för timme, med en ordningsvakt i Göteborg.",
      keywords:
        "bli ordningsvakt, ordningsvakt berättelse, arbeta som ordningsvakt, ordningsvakt Göteborg, jobba natt",
    },
    title: "Från krogen till ordningsvakt",
    short: "En natt mellan scenen och garderoben",
    lead: "Åtta år bakom en bar lärde mig att läsa folk. Sedan bytte jag sida av dörren. Det här är en lördag i november.",
    name: "Lina, ordningsvakt",
    place: "Göteborg",
    pull: "Jag skriver. Alltså minns jag.",
    first: [
      {
        at: "2026-11-14T17:10",
        heading: "Kaffe, skor, radio",
        text: [
          "Jag knyter kängorna två gånger. Det är skrock, men fötterna ska hålla till tre. På bordet ligger schemat: en konsertlokal vid kajen, serveringstillstånd till ett, 900 gäster. Villkoren säger fyra ordningsvakter från klockan 19. Vi är fyra.",
        ],
      },
      {
        at: "2026-11-14T17:40",
        heading: "",
        text: [
          "Passet anmäls till polisen. Det görs före varje gång, och jag tycker om det. Någon vet att jag finns.",
        ],
      },
      {
        at: "2026-11-14T18:30",
        heading: "Rundan innan",
        text: [
          "Jag går lokalen baklänges: från utgången till scenen. Var blir det trångt? Var hör man inte radion? I baren känner jag igen lukten av våt trasa och citron. Åtta år. Han som torkar glas frågar om jag saknar dricksen. Det gör jag.",
          "Arrangören visar en dörr som kärvar. Vi ber henne ställa en person där tills den är lagad. Hon suckar, sedan ringer hon. Det är sådant som aldrig syns i efterhand, för då har det inte hänt.",
        ],
      },
      {
        at: "2026-11-14T19:02",
        heading: "Dörrarna",
        text: [
          "Första timmen är matematik. Tvåhundra i kvarten, biljett, jacka, in. Värden i kavaj hälsar och pekar mot garderoben. Jag står två meter bakom. Hon välkomnar, jag finns. Blandar man ihop det blir båda sämre.",
          "På krogen sa jag hej till alla för att sälja. Här säger jag hej till alla för att de ska ha hört min röst en gång när det var lugnt. Det är lättare att lyssna på någon man redan har hälsat på.",
        ],
      },
      {
        at: "2026-11-14T21:15",
        heading: "",
        text: [
          "Ljuset går ner och niohundra personer andas in samtidigt. Det är det bästa ögonblicket. Ingen tittar på mig.",
        ],
      },
      {
        at: "2026-11-14T22:48",
        heading: "Han vid pelaren",
        text: [
          "Han är inte arg. Han är tjugotvå och har druckit fort. Kompisen har tappat bort honom. Jag sätter mig på huk, för då behöver ingen av oss höja rösten. Vad heter du? Vem kom du med? Det tar elva minuter och ett glas vatten.",
          "Jag får avvisa den som stör ordningen här, och om det krävs avlägsna. I kväll räcker det att ringa hans syster. Hon kommer i tofflor och med en filt i baksätet. Hon har gjort det förut, säger hon, fast åt andra hållet.",
        ],
      },
      {
        at: "2026-11-14T23:20",
        heading: "",
        text: [
          "Jag skriver ner det ändå. Tid, plats, vad jag såg, vad jag gjorde. Min utbildare sa att den som inte skriver har gjort jobbet halvt. På krogen skrev vi bara notor.",
          "Pennan är också en paus. Två minuter med ryggen mot en vägg, och sedan är jag klar med honom och kan titta på nästa utan att bära med mig den förra. Kollegan står framme under tiden. Vi turas om hela natten, utan att säga det.",
        ],
      },
    ],
    second: [
      {
        at: "2026-11-15T00:35",
        heading: "Grälet som inte blev",
        text: [
          "Två vid garderoben, en nummerlapp. Det är alltid något litet. Jag ställer mig så att båda måste vrida huvudet för att se mig. När huvudet vrids tappar axlarna höjd. Det lärde jag mig bakom en bardisk, inte på kursen.",
          "På kursen lärde jag mig resten: vad jag får göra, var, och när jag ska låta bli. De flesta tror att utbildningen handlar om att ta tag i folk. Den handlar mest om att veta när man inte ska det, och om att kunna stå för det efteråt.",
        ],
      },
      {
        at: "2026-11-15T01:00",
        heading: "Sista glaset",
        text: [
          "Villkoren gäller en timme till, tills gatan är tom. Det är då det händer saker, när musiken har slutat och ingen riktigt vill hem. Vi går ut och gör oss synliga. Det är hela poängen med reflexen.",
          "En kvinna frågar efter nattbussen. En man frågar om jag är polis. Nej, säger jag, och pekar på ryggen där det står vad jag är. En tredje vill bara prata om konserten. Jag hörde den genom en vägg, men jag säger att den lät bra.",
        ],
      },
      {
        at: "2026-11-15T02:05",
        heading: "",
        text: [
          "Fyra underskrifter, två dokumenterade samtal, inget ingripande. Chefen för lokalen säger ”lugn kväll”. Hon vet inte hur mycket arbete det är.",
        ],
      },
      {
        at: "2026-11-15T03:00",
        heading: "Hem",
        text: [
          "Klockan tre är staden som snällast. Spårvagnarna sover, någon bagare har tänt. Jag tänker på honom vid pelaren, att han vaknar i en säng med ont i huvudet och inget värre.",
          "Det finns kvällar som inte går så här. Kvällar då samtalet inte räcker och då jag går hem och inte kan sova. Efter dem ringer någon från jobbet dagen därpå och frågar på riktigt. Det är jag noga med att säga till dem som vill börja: räkna med de kvällarna också.",
          "Folk frågar varför jag bytte. Jag svarar att jag fortfarande står i dörren. Jag har bara vänt mig om.",
        ],
      },
    ],
    hours: [
      "grundutbildning till ordningsvakt, som minst",
      "fortbildning längs vägen",
      "en lördag som den här, ungefär",
    ],
    invite:
      "Är du minst 20\u00a0år och bra på att lyssna? Polismyndigheten prövar utbildning och lämplighet innan du förordnas.",
  },
  {
    meta: {
      title: `From the bar to public-order guard – ${brand.name}`,
      description:
        "Eight years behind a bar, then the other side of the door. An invented Saturday night in November, hour by hour, with a public-order guard in Gothenburg.",
      keywords:
        "become a public-order guard, ordningsvakt story, working as an ordningsvakt, night work, Gothenburg",
    },
    title: "From the bar to public-order guard",
    short: "A night between the stage and the cloakroom",
    lead: "Eight years behind a bar taught me to read people. Then I changed sides of the door. This is a Saturday in November.",
    name: "Lina, public-order guard (ordningsvakt)",
    place: "Gothenburg",
    pull: "I write. Therefore I remember.",
    first: [
      {
        at: "2026-11-14T17:10",
        heading: "Coffee, boots, radio",
        text: [
          "I tie my boots twice. It is superstition, but the feet must last until three. The schedule is on the table: a concert venue by the quay, licensed until one, 900 guests. The conditions say four public-order guards from seven o’clock. There are four of us.",
        ],
      },
      {
        at: "2026-11-14T17:40",
        heading: "",
        text: [
          "The shift is notified to the police. It is done before every single one, and I like it. Somebody knows that I am there.",
        ],
      },
      {
        at: "2026-11-14T18:30",
        heading: "The round beforehand",
        text: [
          "I walk the venue backwards: from the exit to the stage. Where will it be tight? Where can you not hear the radio? In the bar I recognise the smell of wet cloth and lemon. Eight years. The man drying glasses asks whether I miss the tips. I do.",
          "The organiser shows us a door that sticks. We ask her to put somebody there until it has been mended. She sighs, then she makes the call. Things like that are never seen afterwards, because then they have not happened.",
        ],
      },
      {
        at: "2026-11-14T19:02",
        heading: "Doors",
        text: [
          "The first hour is mathematics. Two hundred a quarter, ticket, coat, in. The host in the jacket greets them and points to the cloakroom. I stand two metres behind. She welcomes, I am there. Mix the two up and both get worse.",
          "In the bar I said hello to everyone in order to sell. Here I say hello to everyone so that they have heard my voice once while it was calm. It is easier to listen to somebody who has already greeted you.",
        ],
      },
      {
        at: "2026-11-14T21:15",
        heading: "",
        text: [
          "The lights go down and nine hundred people breathe in at once. It is the best moment. Nobody is looking at me.",
        ],
      },
      {
        at: "2026-11-14T22:48",
        heading: "The one by the pillar",
        text: [
          "He is not angry. He is twenty-two and has drunk fast. His friend has lost him. I crouch down, because then neither of us has to raise a voice. What is your name? Who did you come with? It takes eleven minutes and a glass of water.",
          "I may turn away a person who disturbs the order here, and remove them if it takes that. Tonight it is enough to ring his sister. She comes in slippers, with a blanket on the back seat. She has done this before, she says, only the other way round.",
        ],
      },
      {
        at: "2026-11-14T23:20",
        heading: "",
        text: [
          "I write it down all the same. Time, place, what I saw, what I did. My trainer said that whoever does not write has done half the job. In the bar the only thing we wrote was bills.",
          "The pen is also a break. Two minutes with my back to a wall, and then I am done with him and can look at the next one without carrying the last. My colleague stays out front meanwhile. We take turns all night, without saying so.",
        ],
      },
    ],
    second: [
      {
        at: "2026-11-15T00:35",
        heading: "The row that never was",
        text: [
          "Two people at the cloakroom, one number. It is always something small. I stand so that both have to turn their heads to see me. When the head turns, the shoulders drop. I learned that behind a bar, not on the course.",
          "On the course I learned the rest: what I may do, where, and when to leave it alone. Most people think the training is about taking hold of others. It is mostly about knowing when not to, and about being able to answer for it afterwards.",
        ],
      },
      {
        at: "2026-11-15T01:00",
        heading: "The last glass",
        text: [
          "The conditions run for another hour, until the street is empty. That is when things happen, when the music has stopped and nobody quite wants to go home. We go outside and make ourselves visible. That is the whole point of the reflective tape.",
          "A woman asks about the night bus. A man asks if I am the police. No, I say, and point at my back, where it says what I am. A third just wants to talk about the concert. I heard it through a wall, but I tell him that it sounded good.",
        ],
      },
      {
        at: "2026-11-15T02:05",
        heading: "",
        text: [
          "Four signatures, two documented conversations, no intervention. The venue manager says ‘quiet night’. She does not know how much work that is.",
        ],
      },
      {
        at: "2026-11-15T03:00",
        heading: "Home",
        text: [
          "At three the city is at its kindest. The trams are asleep, some baker has put the lights on. I think of the one by the pillar, waking up in a bed with a headache and nothing worse.",
          "There are nights that do not go like this. Nights when talking is not enough, when I go home and cannot sleep. After those, somebody from work rings the next day and really asks. I am careful to tell everyone who wants to start: count on those nights too.",
          "People ask why I changed. I tell them that I am still standing in the door. I have only turned around.",
        ],
      },
    ],
    hours: [
      "of basic training for public-order guards, at least",
      "of continuing training along the way",
      "for a Saturday like this one, roughly",
    ],
    invite:
      "Are you at least 20 and good at listening? The Police Authority examines training and suitability before you are appointed.",
  },
);
