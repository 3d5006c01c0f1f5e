import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

/** Sample story, to be replaced by a colleague's own before publishing. An evening: daylight until dusk, then night. */
export const twoLanguages = copy(
  {
    meta: {
      title: `Entrévärd med två språk – ${brand.name}`,
      description:
        "Svenska åt ena hållet, arabiska åt det andra. En påhittad lördag i en teaterfoajé i Malmö, från eftermiddag till sista bussen.",
      keywords: "entrévärd jobb, jobba som entrévärd, värd teater, flerspråkig värd, entrévärd Malmö",
    },
    title: "Entrévärd med två språk",
    short: "När någon hör sitt eget språk i en entré",
    lead: "Jag är inte väktare och inte ordningsvakt. Jag är den som säger välkommen, på två språk, och vet var toaletten är. Det är ett större jobb än det låter.",
    name: "Nadia, entrévärd",
    place: "Malmö",
    pull: "Ibland räcker ett enda ord.",
    first: [
      {
        at: "2026-10-03T15:40",
        heading: "Kavajen",
        text: [
          "Den hänger i personalrummet med mitt namn på skylten. Ingen reflex, inga epåletter, inget som kan tas för en uniform. Första gången blev jag lite besviken. Nu vet jag varför. Den som letar efter hjälp går till en kavaj. Den som är rädd för uniformer gör det också.",
        ],
      },
      {
        at: "2026-10-03T16:00",
        heading: "Genomgången",
        text: [
          "Vi är tre värdar i kväll, en scenmästare och en ordningsvakt som kommer till kvällen, eftersom villkoren i serveringstillståndet kräver det. Husets chef läser upp det viktiga: två rullstolsplatser på rad sex, tjugosju barn med en kulturförening på familjeföreställningen, foajéns hiss är långsam. Jag skriver ”hiss” på handen. Jag är gammaldags.",
          "Sedan säger hon det hon alltid säger: är du osäker, hämta någon. Det är ingen skam i det. Vi välkomnar, vi visar, vi ringer. Det som kräver befogenheter gör den som har dem.",
        ],
      },
      {
        at: "2026-10-03T16:30",
        heading: "Tjugosju barn",
        text: [
          "De är i tolvårsåldern och kommer in genom samma dörr samtidigt. Ledaren räknar högt. Jag hälsar på svenska och ser en flicka dröja vid mattkanten, som om golvet vore för blankt för att gå på. Jag säger samma sak en gång till, på arabiska, fast tystare.",
          "Hon ser upp. Sedan frågar hon om man får gå in fast man inte har finskor. Det får man. Hon berättar det för de andra, på svenska, som om det vore hennes teater. Ibland räcker ett enda ord.",
        ],
      },
      {
        at: "2026-10-03T17:05",
        heading: "",
        text: [
          "När salongsdörrarna stängs blir det så tyst att man hör ytterkläderna droppa. Då fyller vi på programblad och pratar om vad vi ska äta.",
        ],
      },
      {
        at: "2026-10-03T18:10",
        heading: "Farfar och biljetten",
        text: [
          "En äldre man har rätt dag men fel vecka på biljetten. Han skäms och vänder redan i dörren. Jag ber honom vänta på stolen vid palmen, går till kassan och ber dem titta. Det finns en plats kvar. Han får byta.",
          "Han tackar mig på ett språk som inte är något av mina. Jag svarar på svenska. Vi förstår varandra utmärkt.",
        ],
      },
    ],
    second: [
      {
        at: "2026-10-03T18:45",
        heading: "Lamporna tänds",
        text: [
          "Kvällspubliken är en annan sort. Klackar, parfym, telefoner som ska upp och visas. Tvåhundra biljetter på tjugofem minuter, med en läsare som inte tycker om regn på skärmen. Jag torkar den mot kavajen mellan varje.",
          "Ordningsvakten har kommit. Han står innanför dörren, jag står framför den. Vi har en överenskommelse utan ord: jag ser alla ansikten, han ser alla rörelser.",
        ],
      },
      {
        at: "2026-10-03T19:20",
        heading: "Den som kom för sent",
        text: [
          "En kvinna kommer tolv minuter efter ridån och vill in. Reglerna är tydliga: först efter scen ett. Hon är inte arg på mig, hon är arg på bussen. Jag säger det högt: bussen. Hon skrattar till. Vi väntar tillsammans, och jag berättar vad som har hänt hittills så gott jag hört genom dörren.",
          "När ljuset skiftar går vi in. Jag håller lampan mot golvet så att hon ser trappstegen. Hon kramar min arm. Sådant står aldrig i någon rapport.",
        ],
      },
      {
        at: "2026-10-03T20:15",
        heading: "Paus, och något som inte är mitt",
        text: [
          "Två män i baren höjer rösten. Jag går inte dit. Det tog mig en säsong att lära mig det. Jag fångar ordningsvaktens blick och tittar på baren, han nickar, och det är över innan någon annan hunnit vända sig om.",
          "Folk tror att en värd är en väktare i snällare kläder. Det är precis tvärtom. Jag kan vara så här öppen för att det finns någon annan som kan vara bestämd. Skulle jag försöka vara båda blev jag ingen av dem.",
        ],
      },
      {
        at: "2026-10-03T20:50",
        heading: "Allergin",
        text: [
          "En pojke har ätit fel kaka. Hans pappa pratar fort, på arabiska, och kollegan i garderoben förstår bara att något är fel. Jag ringer 112 och översätter åt båda hållen medan scenmästaren hämtar väskan ur barnvagnen. Pennan finns där. Ambulansen är framme efter nio minuter, och då sitter pojken upp och vill ha glass.",
          "Efteråt skakar mina händer, inte före. Jag dricker vatten och skriver ner klockslagen medan jag minns dem. Två språk är inte en fin sak på ett papper. Ibland är det minuter.",
        ],
      },
      {
        at: "2026-10-03T22:30",
        heading: "Sista bussen",
        text: [
          "Applåderna kommer genom väggen som regn. Sedan kläder, barn som sover på axlar, någon som glömt ett paraply och kommer tillbaka två gånger. Jag säger god natt på två språk till alla, för nu vet jag vilka som blir glada.",
          "På bussen hem sitter en kvinna från rad fyra. Hon frågar om jag inte var hon i dörren. Jo, säger jag. Hon säger att hennes mamma aldrig hade vågat gå på teater annars. Jag tittar ut genom fönstret en stund. Det var en lördag. I morgon är det matiné.",
        ],
      },
    ],
    hours: ["väktarutbildning krävs. En entrévärd är ingen väktare", "en lördag som den här, med paus"],
    invite:
      "Talar du svenska och ett språk till? Du behöver ingen utbildning för att söka som entrévärd, men två personer som kan berätta hur du är att arbeta med.",
  },
  {
    meta: {
      title: `An entrance host with two languages – ${brand.name}`,
      description:
        "Swedish one way, Arabic the other. An invented Saturday in a theatre foyer in Malmö, from the afternoon to the last bus.",
      keywords: "entrance host jobs, working as a host, theatre host, multilingual host, Malmö, entrévärd",
    },
    title: "An entrance host with two languages",
    short: "When somebody hears their own language at a door",
    lead: "I am not a guard and not a public-order guard. I am the one who says welcome, in two languages, and knows where the toilets are. It is a bigger job than it sounds.",
    name: "Nadia, entrance host (entrévärd)",
    place: "Malmö",
    pull: "Sometimes a single word is enough.",
    first: [
      {
        at: "2026-10-03T15:40",
        heading: "The jacket",
        text: [
          "It hangs in the staff room with my name on the badge. No reflective tape, no epaulettes, nothing that could be taken for a uniform. The first time I was a little disappointed. Now I know why. People who look for help go to a jacket. People who are afraid of uniforms do too.",
        ],
      },
      {
        at: "2026-10-03T16:00",
        heading: "The briefing",
        text: [
          "There are three hosts tonight, a stage manager and a public-order guard who comes for the evening, because the conditions of the alcohol licence require one. The house manager reads out what matters: two wheelchair places in row six, twenty-seven children from a culture club for the family show, the foyer lift is slow. I write ‘lift’ on my hand. I am old-fashioned.",
          "Then she says what she always says: if you are unsure, fetch someone. There is no shame in it. We welcome, we show, we ring. What takes powers is done by the person who has them.",
        ],
      },
      {
        at: "2026-10-03T16:30",
        heading: "Twenty-seven children",
        text: [
          "Twenty-seven twelve-year-olds come through the same door at once. The teacher counts aloud. I greet them in Swedish and see a girl linger at the edge of the mat, as though the floor were too shiny to walk on. I say the same thing once more, in Arabic, only more quietly.",
          "She looks up. Then she asks whether you may go in without smart shoes. You may. She tells the others, in Swedish, as if it were her theatre. Sometimes a single word is enough.",
        ],
      },
      {
        at: "2026-10-03T17:05",
        heading: "",
        text: [
          "When the doors to the house close it is so quiet that you can hear the coats dripping. Then we refill the programmes and talk about what we are going to eat.",
        ],
      },
      {
        at: "2026-10-03T18:10",
        heading: "Grandfather and the ticket",
        text: [
          "An elderly man has the right day but the wrong week on his ticket. He is embarrassed and turns at the door. I ask him to wait on the chair by the palm, go to the box office and ask them to look. There is one seat left. He may change.",
          "He thanks me in a language that is neither of mine. I answer in Swedish. We understand each other perfectly.",
        ],
      },
    ],
    second: [
      {
        at: "2026-10-03T18:45",
        heading: "The lamps come on",
        text: [
          "The evening audience is another kind. Heels, perfume, telephones to be found and shown. Two hundred tickets in twenty-five minutes, with a scanner that dislikes rain on the screen. I wipe it on my jacket between each one.",
          "The public-order guard has come. He stands inside the door, I stand in front of it. We have an agreement without words: I see every face, he sees every movement.",
        ],
      },
      {
        at: "2026-10-03T19:20",
        heading: "The one who came late",
        text: [
          "A woman arrives twelve minutes after the curtain and wants to go in. The rules are clear: only after scene one. She is not angry with me, she is angry with the bus. I say it out loud: the bus. She has to laugh. We wait together, and I tell her what has happened so far, as well as I have heard it through the door.",
          "When the light changes we go in. I hold the torch to the floor so that she sees the steps. She squeezes my arm. Things like that are never in any report.",
        ],
      },
      {
        at: "2026-10-03T20:15",
        heading: "The interval, and something that is not mine",
        text: [
          "Two men in the bar raise their voices. I do not go there. It took me a season to learn that. I catch the public-order guard’s eye and look at the bar, he nods, and it is over before anyone else has had time to turn round.",
          "People think that a host is a guard in kinder clothes. It is exactly the other way round. I can be this open because there is somebody else who can be firm. If I tried to be both I should be neither.",
        ],
      },
      {
        at: "2026-10-03T20:50",
        heading: "The allergy",
        text: [
          "A boy has eaten the wrong biscuit. His father is talking fast, in Arabic, and my colleague in the cloakroom understands only that something is wrong. I ring 112 and translate both ways while the stage manager fetches the bag from the pram. The pen is in it. The ambulance is there after nine minutes, and by then the boy is sitting up and wants ice cream.",
          "My hands shake afterwards, not before. I drink some water and write down the times while I remember them. Two languages are not a nice thing on a piece of paper. Sometimes they are minutes.",
        ],
      },
      {
        at: "2026-10-03T22:30",
        heading: "The last bus",
        text: [
          "The applause comes through the wall like rain. Then coats, children asleep on shoulders, somebody who has forgotten an umbrella and comes back twice. I say good night in two languages to everyone, because now I know who will be glad of it.",
          "On the bus home there is a woman from row four. She asks if I was not the one at the door. I was, I say. She tells me that her mother would never have dared to go to the theatre otherwise. I look out of the window for a while. That was a Saturday. Tomorrow there is a matinée.",
        ],
      },
    ],
    hours: [
      "of guard training required. An entrance host is not a guard",
      "for a Saturday like this one, with a break",
    ],
    invite:
      "Do you speak Swedish and one more language? You need no training to apply as an entrance host, but two people who can say what you are like to work with.",
  },
);
