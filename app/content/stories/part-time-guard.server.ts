import { brand } from "#app/content/brand.ts";
import { copy } from "#app/i18n/copy.ts";

/** Sample story, to be replaced by a colleague's own before publishing. A morning: night until sunrise, then day. */
export const partTimeGuard = copy(
  {
    meta: {
      title: `Väktare på deltid, en morgon i taget – ${brand.name}`,
      description:
        "Han låser upp ett kontorshus före gryningen och målar på eftermiddagen. En påhittad tisdag i oktober med en väktare på deltid i Uppsala.",
      keywords:
        "väktare deltid, jobba deltid som väktare, extrajobb väktare, väktare Uppsala, väktare berättelse",
    },
    title: "Väktare på deltid",
    short: "Morgnar före lunch, resten är ateljén",
    lead: "Jag arbetar när andra vaknar och är fri när de äter lunch. Halva veckan är en uniform, andra halvan oljefärg. Så här går en tisdag till.",
    name: "Elias, väktare",
    place: "Uppsala",
    pull: "Jag låser upp dagen.",
    first: [
      {
        at: "2026-10-06T04:40",
        heading: "Innan någon annan",
        text: [
          "Väckarklockan står i köket. Det är enda sättet. Jag har kaffet i en termos sedan kvällen innan och uniformen på samma stol som alltid. Har man letat efter ett bälte klockan kvart i fem en gång gör man det inte igen.",
          "Jag cyklar längs ån. Det är elva minuter i medvind och femton i november. I dag är det oktober och stilla, och ljuset från cykeln är det enda som rör sig.",
        ],
      },
      {
        at: "2026-10-06T05:30",
        heading: "Incheckad",
        text: [
          "Jag checkar in vid personalingången. Den första halvtimmen har tillägg, resten är vanlig dagtid. Det står på egen rad i erbjudandet, så jag visste det redan när jag sa ja till schemat i september.",
          "Nattens väktare heter Maria. Hon lämnar över på tre minuter: ett fönster på plan fyra som någon glömt, ett garageljus som blinkar, en parkerad skåpbil som hon har skrivit upp numret på. Vi säger alltid det viktigaste först. Sedan säger vi hej.",
        ],
      },
      {
        at: "2026-10-06T05:45",
        heading: "Ronden uppifrån",
        text: [
          "Jag tar hissen till sjuan och går nedåt. Sex plan, två trapphus, ett garage. Ett tomt kontor berättar mycket: vem som satt kvar länge, var det varit tårta, vilken dörr som inte riktigt går igen. Jag rör ingenting. Jag lyssnar mest.",
          "På plan fyra stänger jag Marias fönster och känner på elementet under. Det är varmt, så inget har frusit. I rapporten blir det en rad. Hade jag väntat till lunch hade det blivit en fråga.",
        ],
      },
      {
        at: "2026-10-06T06:30",
        heading: "",
        text: [
          "En städare, en kock och jag. Vi är tre som vet hur huset låter när det sover, och vi har aldrig setts i dagsljus.",
        ],
      },
      {
        at: "2026-10-06T06:55",
        heading: "Larmet av",
        text: [
          "Våning för våning, i samma ordning varje gång. Någon frågade mig varför jag inte tar allt på en knapp. För att jag vill ha sett varje våning innan den blir någons arbetsplats.",
          "Sedan ställer jag mig i entrén. Utanför glaset går gatlyktorna från gula till onödiga. Det är min favoritminut, och den är lite senare för varje vecka ända till jul.",
        ],
      },
    ],
    second: [
      {
        at: "2026-10-06T07:05",
        heading: "God morgon, trehundra gånger",
        text: [
          "De flesta hälsar. Det gjorde de inte första veckan. Fjärde veckan sa en kvinna mitt namn, och sedan gjorde hennes kollegor det också. Samma ansikte i samma entré är inte service, tror jag. Det är att någon märker om du inte kommer.",
          "En man har glömt sitt kort. Han är stressad och lite vass. Jag har inga befogenheter som han inte har, men jag har en rutin: jag ringer hans avdelning, någon kommer ner, det tar fyra minuter. Han ber om ursäkt på vägen ut.",
        ],
      },
      {
        at: "2026-10-06T09:10",
        heading: "Röken från plan två",
        text: [
          "Larmet går. Brödrosten på plan två, som varannan månad, men det vet man aldrig förrän man har varit där. Jag tar trapporna, för hissen är fel svar på den frågan. En ung man står och viftar med en skärbräda. Ingen brand, ingen skadad, ett fönster på glänt.",
          "Jag återställer, ringer räddningstjänstens nummer som står på lappen och berättar. Sedan ber jag honom att ställa rosten under fläkten. Han skrattar. Jag skrattar också, men jag väntar tills han har flyttat den.",
        ],
      },
      {
        at: "2026-10-06T10:20",
        heading: "Det som ingen ser",
        text: [
          "Jag går garaget en gång till och hittar en branddörr uppställd med en kil. Det är det vanligaste felet i hela huset och det tråkigaste att tjata om. Jag fotograferar, stänger, skriver. Nästa vecka står det i samma rapport hur många gånger det har hänt, och då händer det något.",
        ],
      },
      {
        at: "2026-10-06T11:30",
        heading: "Slut för i dag",
        text: [
          "Rapporten är skriven innan jag går. Kunden har den på sin skärm när jag låser upp cykeln. Sex timmar, fyra händelser, inget som behöver en människa till.",
          "Jag valde deltid för att kunna måla, inte för att slippa arbeta. Femtio procent räcker till hyran och till en ateljé som jag delar med två andra. Vissa veckor frågar de om jag kan ta ett pass till. Ibland säger jag ja. När jag säger nej behöver jag inte förklara varför, och det är det bästa med hela saken.",
        ],
      },
      {
        at: "2026-10-06T13:00",
        heading: "Andra halvan",
        text: [
          "Det är tyst i ateljén också, men på ett annat sätt. Jag har börjat måla trapphus. Det var inte meningen. Man ser vad man går i, antar jag.",
          "Vännerna frågar om det inte är tråkigt att vakta ett hus där inget händer. Jag brukar säga att det är som att måla en vägg vit. Ingen tittar på den. Men alla hade märkt om jag inte hade gjort det.",
        ],
      },
    ],
    hours: [
      "steg ett, i klassrum",
      "steg två, praktik med handledare och anställning",
      "steg tre, när man har egna frågor",
      "en tisdag som den här",
    ],
    invite:
      "Vill du arbeta halva veckan och ha resten för dig själv? Deltid står i annonsen, med procent och klockslag. Har du ingen utbildning söker du som väktaraspirant.",
  },
  {
    meta: {
      title: `A part-time guard, one morning at a time – ${brand.name}`,
      description:
        "He unlocks an office building before dawn and paints in the afternoon. An invented Tuesday in October with a part-time guard in Uppsala.",
      keywords:
        "part-time guard, part-time security job, guard jobs Uppsala, a guard’s story, working mornings",
    },
    title: "A guard, part time",
    short: "Mornings before lunch, the rest is the studio",
    lead: "I work while others wake up and am free when they have lunch. Half of the week is a uniform, the other half oil paint. This is how a Tuesday goes.",
    name: "Elias, guard (väktare)",
    place: "Uppsala",
    pull: "I unlock the day.",
    first: [
      {
        at: "2026-10-06T04:40",
        heading: "Before anyone else",
        text: [
          "The alarm clock is in the kitchen. It is the only way. The coffee has been in a flask since last night and the uniform is on the same chair as always. Look for a belt at a quarter to five once, and you never do it again.",
          "I cycle along the river. It is eleven minutes with the wind behind me and fifteen in November. Today it is October and still, and the light on my bicycle is the only thing that moves.",
        ],
      },
      {
        at: "2026-10-06T05:30",
        heading: "Checked in",
        text: [
          "I check in at the staff entrance. The first half-hour carries a supplement, the rest is ordinary daytime. It has a line of its own in the offer, so I knew already when I said yes to the schedule in September.",
          "The night guard is called Maria. She hands over in three minutes: a window on the fourth floor that somebody forgot, a garage light that flickers, a parked van whose number she has noted. We always say the most important thing first. Then we say hello.",
        ],
      },
      {
        at: "2026-10-06T05:45",
        heading: "The round from the top",
        text: [
          "I take the lift to the seventh and walk down. Six floors, two stairwells, one garage. An empty office tells you a good deal: who stayed late, where there was cake, which door does not quite close. I touch nothing. Mostly I listen.",
          "On the fourth floor I shut Maria’s window and feel the radiator beneath it. It is warm, so nothing has frozen. In the report it becomes one line. Had I waited until lunch it would have become a question.",
        ],
      },
      {
        at: "2026-10-06T06:30",
        heading: "",
        text: [
          "A cleaner, a cook and me. Three of us know what the building sounds like when it sleeps, and we have never met in daylight.",
        ],
      },
      {
        at: "2026-10-06T06:55",
        heading: "Alarm off",
        text: [
          "Floor by floor, in the same order every time. Somebody asked me why I do not take it all with one button. Because I want to have seen every floor before it becomes someone’s workplace.",
          "Then I stand in the entrance. Beyond the glass the street lamps go from yellow to unnecessary. It is my favourite minute, and it comes a little later every week until Christmas.",
        ],
      },
    ],
    second: [
      {
        at: "2026-10-06T07:05",
        heading: "Good morning, three hundred times",
        text: [
          "Most people say it back. They did not the first week. In the fourth week a woman used my name, and then her colleagues did too. The same face at the same entrance is not service, I think. It means that somebody notices if you do not come.",
          "A man has forgotten his card. He is in a hurry and a little sharp. I have no powers that he has not, but I have a routine: I ring his department, somebody comes down, it takes four minutes. He apologises on the way out.",
        ],
      },
      {
        at: "2026-10-06T09:10",
        heading: "The smoke on the second floor",
        text: [
          "The alarm goes. The toaster on the second floor, as it does every other month, but you never know until you have been there. I take the stairs, because the lift is the wrong answer to that question. A young man is waving a chopping board. No fire, nobody hurt, a window ajar.",
          "I reset it, ring the fire service on the number on the notice and tell them. Then I ask him to put the toaster under the extractor. He laughs. I laugh too, but I wait until he has moved it.",
        ],
      },
      {
        at: "2026-10-06T10:20",
        heading: "What nobody sees",
        text: [
          "I walk the garage once more and find a fire door wedged open. It is the most common fault in the whole building and the dullest to nag about. I photograph it, close it, write it down. Next week the same report says how many times it has happened, and then something is done.",
        ],
      },
      {
        at: "2026-10-06T11:30",
        heading: "Done for today",
        text: [
          "The report is written before I leave. The customer has it on their screen by the time I unlock my bicycle. Six hours, four events, nothing that needs another person.",
          "I chose part time in order to paint, not to get out of working. Fifty per cent pays the rent and a studio that I share with two others. Some weeks they ask if I can take another shift. Sometimes I say yes. When I say no I need not explain why, and that is the best part of the whole arrangement.",
        ],
      },
      {
        at: "2026-10-06T13:00",
        heading: "The other half",
        text: [
          "It is quiet in the studio as well, but in a different way. I have begun to paint stairwells. That was not the plan. You see what you walk in, I suppose.",
          "My friends ask whether it is not boring to guard a building where nothing happens. I tend to say that it is like painting a wall white. Nobody looks at it. But everyone would have noticed if I had not.",
        ],
      },
    ],
    hours: [
      "for step one, in the classroom",
      "for step two, practice with a supervisor and an employment",
      "for step three, when you have questions of your own",
      "for a Tuesday like this one",
    ],
    invite:
      "Would you like to work half the week and have the rest for yourself? Part time is in the advertisement, with percentage and hours. Without training, apply as a guard trainee.",
  },
);
