import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

/** Sample story, to be replaced by a colleague's own before publishing. A day from first light to the street lamps. */
export const teamLeader = copy(
  {
    meta: {
      title: `Från väktare till gruppledare – ${brand.name}`,
      description:
        "Sex år på rond, sedan elva väktare att ansvara för. En påhittad torsdag i november, timme för timme, med en gruppledare i Västerås.",
      keywords:
        "gruppledare väktare, karriär väktare, bli gruppledare, väktare Västerås, utvecklas som väktare",
    },
    title: "Från väktare till gruppledare",
    short: "Att sluta gå ronden själv",
    lead: "Det svåraste med att bli gruppledare var inte schemat. Det var att låta någon annan gå min rond, långsammare än jag, och hålla tyst.",
    name: "Sara, gruppledare",
    place: "Västerås",
    pull: "Ronden går utan mig.",
    first: [
      {
        at: "2026-11-05T06:35",
        heading: "Överlämningen",
        text: [
          "Jag tar nattens överlämning på plats en morgon i veckan, fast jag inte måste. Hamnen är grå, kaffet är bränt, och Ahmed som gått natten vill hem. Han säger ”lugnt”. Jag frågar vad som lät. Då berättar han om grinden vid kaj tre som slår när det blåser från öster.",
          "”Lugnt” är inget svar, det är en hälsning. Det lärde min första gruppledare mig. Nu är det jag som frågar en gång till.",
        ],
      },
      {
        at: "2026-11-05T07:30",
        heading: "Elva namn",
        text: [
          "Elva väktare, tre platser, fyra veckor i taget. Schemat liknar ett korsord där någon ändrar ledtrådarna medan man skriver. I dag är det hål på lördagens kväll: en förkylning och ett barnkalas. Plattformen föreslår tre som har rätt utbildning och vilotid kvar. Jag ringer den som jag vet vill ha timmarna.",
          "Hon säger nej. Det är bra. Ett nej klockan halv åtta på torsdagen är mycket bättre än ett ja som blir sjukt på lördagen. Nummer två säger ja, och frågar om det är fotboll på lördag. Det är det. Jag skriver upp att hon ska ha den varma jackan.",
        ],
      },
      {
        at: "2026-11-05T08:40",
        heading: "Rapporterna",
        text: [
          "Jag läser dygnets rapporter med penna. Fem är bra. En är för kort: ”Rond utan anmärkning” fyra gånger. Jag vet att det inte är sant, för det fanns en vattenpöl på kamerabilden klockan två.",
          "Jag ringer inte för att skälla. Jag frågar vad han såg. Han såg pölen, och torkade den, och tyckte inte att det var något att skriva. Så börjar alla. Jag berättar om den gången då en rad om en pöl sparade en hel källare. Han skriver om.",
        ],
      },
      {
        at: "2026-11-05T10:00",
        heading: "Den nya",
        text: [
          "Josef är inne på timme nittio av sina hundrasextio. Han är anställd, han har handledare, och i dag går han ronden själv medan vi går bakom. Han stannar vid varje dörr. Det tar dubbelt så lång tid som när jag gick. Allt i mig vill säga ”den vet jag, den är alltid låst”.",
          "Jag säger ingenting. Dörr nitton är öppen.",
        ],
      },
      {
        at: "2026-11-05T11:20",
        heading: "",
        text: ["Han ser på mig. Jag ser på dörren. Det är ögonblicket då jag förstår att jag har bytt yrke."],
      },
    ],
    second: [
      {
        at: "2026-11-05T12:15",
        heading: "Lunch med en kund",
        text: [
          "Lagerchefen vill ha färre ronder. Hon har räknat på det. Jag har med mig tre månaders händelser på ett papper: när, var, vad. Nästan allt sker mellan fyra och sex på morgonen, inget mellan tio och tolv på kvällen. Vi flyttar två ronder i stället för att ta bort dem.",
          "Hon undrar varför ingen har föreslagit det förut. För att man ser det först när man har slutat gå och börjat läsa, säger jag. Hon skriver upp det. Jag också.",
        ],
      },
      {
        at: "2026-11-05T13:30",
        heading: "Nejet",
        text: [
          "En arrangör ringer och vill ha fyra ordningsvakter i morgon kväll. Jag frågar om tillståndet. Det finns inget. Då finns det inga ordningsvakter heller, hur snällt han än ber. Jag berättar vart han vänder sig, och vad en entrévärd kan göra under tiden och inte kan göra.",
          "Förr tyckte jag att ett nej var att misslyckas. Nu vet jag att hela branschen vilar på att någon säger det i tid.",
        ],
      },
      {
        at: "2026-11-05T14:20",
        heading: "Fyra år går fort",
        text: [
          "Tre i gruppen ska på fortbildning före sommaren. Trettiotvå timmar var, vart fjärde år. Jag lägger dem i schemat innan jag lägger något annat, annars blir de aldrig av. En av dem muttrar att hon kan allt. Det kunde jag också, sist. Sedan fick vi öva hjärt- och lungräddning på tid.",
        ],
      },
      {
        at: "2026-11-05T15:10",
        heading: "Samtalet",
        text: [
          "Ahmed kommer in fast han är ledig. Han har sovit dåligt sedan en natt i september då han blev hotad på parkeringen. Han gjorde allt rätt och det hjälper inte. Vi pratar länge. Han får byta till dagar i en månad, och han får ett nummer till någon som kan det här bättre än jag.",
          "Det stod ingenting om det i annonsen när jag sökte. Det borde ha stått överst. Man leder inte ett schema. Man leder elva personer som går ensamma i mörker.",
        ],
      },
      {
        at: "2026-11-05T16:05",
        heading: "Grinden vid kaj tre",
        text: [
          "Solen är redan på väg ner. Innan jag åker hem går jag en sväng förbi kaj tre, bara för att lyssna. Någon har satt en gummilist på grinden. Det är Josef. Han har skrivit det i rapporten, med klockslag och allt.",
          "Jag saknar nätterna ibland. Tystnaden, kylan, att veta exakt var varje lampa sitter. Men när jag hör grinden stänga sig utan ett ljud förstår jag vad jag har fått i stället. Ronden går utan mig. Den går bättre.",
        ],
      },
    ],
    hours: [
      "utbildning till väktare, alla tre stegen",
      "fortbildning, vart fjärde år",
      "en torsdag som den här, ungefär",
    ],
    invite:
      "Gruppledare blir man hos oss genom att ha gått ronden först. Börja som väktare, eller som aspirant om du saknar utbildning, och säg vart du vill.",
  },
  {
    meta: {
      title: `From guard to team leader – ${brand.name}`,
      description:
        "Six years on patrol, then eleven guards to answer for. An invented Thursday in November, hour by hour, with a team leader in Västerås.",
      keywords:
        "guard team leader, career as a guard, becoming a team leader, guards in Västerås, security career",
    },
    title: "From guard to team leader",
    short: "No longer walking the round yourself",
    lead: "The hardest part of becoming a team leader was not the schedule. It was letting somebody else walk my round, more slowly than I would, and keeping quiet.",
    name: "Sara, team leader",
    place: "Västerås",
    pull: "The round goes on without me.",
    first: [
      {
        at: "2026-11-05T06:35",
        heading: "The handover",
        text: [
          "I take the night’s handover on site one morning a week, though I do not have to. The harbour is grey, the coffee is burnt, and Ahmed, who has walked the night, wants to go home. He says ‘quiet’. I ask what made a noise. Then he tells me about the gate by quay three, which bangs when the wind is from the east.",
          "‘Quiet’ is not an answer, it is a greeting. My first team leader taught me that. Now I am the one who asks once more.",
        ],
      },
      {
        at: "2026-11-05T07:30",
        heading: "Eleven names",
        text: [
          "Eleven guards, three sites, four weeks at a time. The schedule resembles a crossword in which somebody changes the clues while you write. Today there is a hole on Saturday evening: a cold and a child’s birthday. The platform suggests three people with the right training and enough rest. I ring the one I know wants the hours.",
          "She says no. That is good. A no at half past seven on Thursday is much better than a yes that falls ill on Saturday. Number two says yes, and asks if there is football on Saturday. There is. I note that she should have the warm jacket.",
        ],
      },
      {
        at: "2026-11-05T08:40",
        heading: "The reports",
        text: [
          "I read the day’s reports pen in hand. Five are good. One is too short: ‘Round without remark’ four times. I know that it is not true, because there was a puddle in the camera picture at two o’clock.",
          "I do not ring to scold. I ask what he saw. He saw the puddle, and mopped it up, and thought it was nothing to write. Everyone begins like that. I tell him about the time when one line about a puddle saved a whole basement. He writes it again.",
        ],
      },
      {
        at: "2026-11-05T10:00",
        heading: "The new one",
        text: [
          "Josef is at hour ninety of his hundred and sixty. He is employed, he has a supervisor, and today he walks the round himself while we walk behind. He stops at every door. It takes twice as long as it did for me. Everything in me wants to say ‘I know that one, it is always locked’.",
          "I say nothing. Door nineteen is open.",
        ],
      },
      {
        at: "2026-11-05T11:20",
        heading: "",
        text: [
          "He looks at me. I look at the door. That is the moment when I understand that I have changed profession.",
        ],
      },
    ],
    second: [
      {
        at: "2026-11-05T12:15",
        heading: "Lunch with a customer",
        text: [
          "The warehouse manager wants fewer rounds. She has done the sums. I have brought three months of events on a sheet of paper: when, where, what. Nearly everything happens between four and six in the morning, nothing between ten and midnight. We move two rounds instead of removing them.",
          "She wonders why nobody has suggested it before. Because you only see it once you have stopped walking and begun to read, I say. She writes that down. So do I.",
        ],
      },
      {
        at: "2026-11-05T13:30",
        heading: "The no",
        text: [
          "An organiser rings and wants four public-order guards tomorrow evening. I ask about the permit. There is none. Then there are no public-order guards either, however nicely he asks. I tell him where to turn, and what an entrance host can do in the meantime and cannot do.",
          "I used to think that a no was a failure. Now I know that the whole trade rests on somebody saying it in time.",
        ],
      },
      {
        at: "2026-11-05T14:20",
        heading: "Four years pass quickly",
        text: [
          "Three in the team are due for their refresher before the summer. Thirty-two hours each, every fourth year. I put them in the schedule before I put in anything else, or they never happen. One of them mutters that she knows it all. So did I, last time. Then we had to practise resuscitation against the clock.",
        ],
      },
      {
        at: "2026-11-05T15:10",
        heading: "The conversation",
        text: [
          "Ahmed comes in although he is off duty. He has slept badly since a night in September when he was threatened in the car park. He did everything right and it does not help. We talk for a long time. He moves to days for a month, and he gets a number for somebody who knows this better than I do.",
          "There was nothing about that in the advertisement when I applied. It should have been at the top. You do not lead a schedule. You lead eleven people who walk alone in the dark.",
        ],
      },
      {
        at: "2026-11-05T16:05",
        heading: "The gate by quay three",
        text: [
          "The sun is already going down. Before I drive home I take a turn past quay three, only to listen. Somebody has fitted a rubber strip to the gate. It was Josef. He has put it in the report, with the time and everything.",
          "I miss the nights sometimes. The silence, the cold, knowing exactly where every lamp is. But when I hear the gate close without a sound I understand what I was given instead. The round goes on without me. It goes better.",
        ],
      },
    ],
    hours: [
      "of training as a guard, all three steps",
      "of refresher, every fourth year",
      "for a Thursday like this one, roughly",
    ],
    invite:
      "With us you become a team leader by having walked the round first. Start as a guard, or as a trainee if you have no training, and say where you want to go.",
  },
);
