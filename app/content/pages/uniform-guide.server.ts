import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/**
 * /sakerhetsuniformer-guide. What the law says about clothing is quoted with its section; how our own people are
 * dressed within it is a sample, to be confirmed before publishing.
 */
export const uniformGuidePage = copy(
  {
    meta: {
      title: `Uniformer: vem är väktare, ordningsvakt, värd? – ${brand.name}`,
      description:
        "Guide till uniformer och klädsel för väktare, ordningsvakter och entrévärdar: vad du ser på 50, 15 och 3 meter, vad lagen säger och vad du kan kontrollera.",
      keywords:
        "väktare uniform, ordningsvakt uniform, klädsel entrévärd, skillnad uniform väktare ordningsvakt, reflexväst",
    },
    here: "Guide till uniformer",
    title: "Vem är det\nsom kommer?",
    lead: "På långt håll syns reflexen, närmare ordet på bröstet och sist namnet. Så ser du vem som är väktare, ordningsvakt eller värd.",
    steps: [
      {
        distance: "50\u00a0m",
        title: "Ljuset",
        text: "På långt håll i mörker syns bara det som kastar tillbaka ljus. Därför är banden olika: två stående och ett bälte, eller två bälten.",
        roles: [
          { name: "Väktare", text: "Två hängslen och ett bälte." },
          { name: "Ordningsvakt", text: "Två bälten runt kroppen." },
          { name: "Entrévärd", text: "Ingenting. Det är meningen: en värd ska inte tas för något annat." },
        ],
      },
      {
        distance: "15\u00a0m",
        title: "Ordet",
        text: "Nu går det att läsa. Ordet över bröstet säger vem du möter: en väktare eller en ordningsvakt. En entrévärd bär inget sådant ord och har samma rättigheter som du.",
        roles: [
          { name: "Väktare", text: "VÄKTARE på bröst och rygg, i bevakningsföretagets uniform." },
          {
            name: "Ordningsvakt",
            text: "ORDNINGSVAKT, stort nog att läsa på håll.",
          },
          { name: "Entrévärd", text: "Kavaj, skjorta, slips. Inga märken på ärmarna." },
        ],
      },
      {
        distance: "3\u00a0m",
        title: "Namnet",
        text: "På samtalsavstånd ska du kunna se vem du talar med. Fråga gärna. Den som arbetar för oss säger sitt namn och vem uppdraget kommer från.",
        roles: [
          { name: "Väktare", text: "Legitimation som visas när du ber om det." },
          { name: "Ordningsvakt", text: "Legitimation, och ett märke som visar uppdraget." },
          { name: "Entrévärd", text: "Namnskylt. Förnamn räcker." },
        ],
      },
    ],
    parts: {
      more: "Resten av plaggen",
      title: "Plagg för plagg",
      intro: "Så klär vi våra egna. Raderna med lagrum följer lagen.",
      part: "Del",
      rows: [
        {
          name: "Ytterplagg",
          guard: "Mörk väst med två hängslen och bälte i reflex",
          orderGuard: "Mörk väst med två bälten i reflex",
          entranceHost: "Kavaj",
        },
        {
          name: "Ord på bröst och rygg",
          guard: "VÄKTARE",
          orderGuard: "ORDNINGSVAKT. Ska synas tydligt, lag (2023:421)",
          entranceHost: "Inget",
        },
        {
          name: "Vem det är",
          guard: "Legitimation",
          orderGuard: "Legitimation och märke",
          entranceHost: "Namnskylt",
        },
        {
          name: "Radio",
          guard: "Ja, när de är flera",
          orderGuard: "Ja",
          entranceHost: "Öronsnäcka vid behov",
        },
        {
          name: "Din logotyp",
          guard: "Nej",
          orderGuard: "Nej",
          entranceHost: "Gärna, på kavajen eller skylten",
        },
        {
          name: "Får likna polis",
          guard: "Nej",
          orderGuard: "Nej, lag (2023:421)",
          entranceHost: "Nej, och inte väktare eller ordningsvakt",
        },
      ],
    },
    law: {
      more: "Väktare, entrévärd, alla andra",
      title: "Vad lagen\nsäger om kläder",
      items: [
        {
          name: "Ordningsvakt",
          text: "Kläder eller märke ska tydligt visa att personen är ordningsvakt och får inte kunna förväxlas med polisens. Du ska alltså kunna se vem det är som ingriper.",
          source: "Lag (2023:421) om ordningsvakter",
        },
        {
          name: "Skyddsvakt",
          text: "Godkänns av länsstyrelsen och bär kläder eller märke som syns. En skyddsvakt arbetar vid skyddsobjekt och är varken väktare eller ordningsvakt.",
          source: "Skyddslagen (2010:305)",
        },
        {
          name: "Väktare",
          text: "Bär bevakningsföretagets uniform. Uniformen ger inga befogenheter: väktaren får gripa på bar gärning och försvara sig i nödvärn som alla andra.",
          source: "Lag (1974:191), 24\u00a0kap.\u00a07\u00a0§ rättegångsbalken",
        },
        {
          name: "Entrévärd",
          text: "Har inga befogenheter utöver vad alla har, och kläderna ska inte ge sken av något annat.",
          source: "Vår egen regel, av det skälet",
        },
        {
          name: "Alla andra",
          text: "Den som utan rätt klär sig som polis kan göra sig skyldig till brott.",
          source: "17\u00a0kap.\u00a015\u00a0§ brottsbalken",
        },
      ],
    },
    check: {
      title: "När de kommer: fem\nsaker att kontrollera",
      intro: "Det tar en halv minut.",
      items: [
        {
          name: "Ordet stämmer med bokningen",
          text: "Har du bokat ordningsvakter, ska det stå ORDNINGSVAKT. Står det något annat: ring samordnaren innan passet börjar.",
        },
        {
          name: "Reflexen är hel och ren",
          text: "En smutsig väst syns inte. Be om en annan, vi har med oss fler.",
        },
        { name: "Legitimationen finns", text: "Be att få se den. Det är en fråga, inte en misstanke." },
        {
          name: "Namnen är de du fick",
          text: "Namnen står i bokningen. Har någon bytts ut, ska du ha fått veta det.",
        },
        {
          name: "Kläderna passar platsen",
          text: "Bygge, kyla, bankett: säg till i förväg, så kommer rätt plagg.",
        },
      ],
    },
    faq: {
      title: "Vanliga\nfrågor",
      text: "Undrar du något om klädsel för just din plats?",
      items: [
        {
          question: "Kan väktaren bära våra kläder?",
          answer:
            "Nej. Uniformen är bevakningsföretagets, så att besökaren vet vem som ansvarar. En entrévärd kan däremot bära din profil, så länge den inte liknar en uniform.",
        },
        {
          question: "Räcker reflexvästen på en byggarbetsplats?",
          answer:
            "Inte alltid. Reflexband gör en person synlig, men ersätter inte varselkläder enligt SS-EN ISO 20471 där sådana krävs. Säg vilken klass som gäller, så kommer vi rätt klädda.",
        },
        {
          question: "Kan en ordningsvakt arbeta civilklädd?",
          answer:
            "Det ska tydligt framgå att personen är ordningsvakt. Behöver du diskret närvaro, är det ofta en väktare eller en värd som passar.",
        },
        {
          question: "Varför har värden ingen väst?",
          answer:
            "För att en väst säger något om befogenheter. En värd har inga utöver vad alla har, och ingen gäst ska tro något annat.",
        },
        {
          question: "Hur vet jag att legitimationen är äkta?",
          answer:
            "Jämför namnet med det som står i bokningen. Stämmer det inte, ring samordnaren för passet och fråga vem som ska vara där.",
        },
      ],
    },
    related: {
      title: "Läs vidare",
      difference: { name: "Väktare eller ordningsvakt", text: "Befogenheterna rad för rad, med lagrum" },
      entranceHostCost: { name: "Vad en entrévärd kostar", text: "Räkna värdtimmar innan du frågar" },
    },
    closing: {
      title: "Vill du se dem på plats?",
      text: "Berätta om platsen, så föreslår vi roll, antal och klädsel. Priset kommer med.",
      quote: "Begär offert",
      contact: "Bli kontaktad",
    },
  },
  {
    meta: {
      title: `Security uniforms in Sweden: who is who – ${brand.name}`,
      description:
        "A guide to the uniforms of guards, public-order guards and entrance hosts in Sweden: what you see at 50, 15 and 3 metres, what the law says, what to check.",
      keywords:
        "security uniforms Sweden, väktare uniform, ordningsvakt uniform, entrance host clothing, reflective vest",
    },
    here: "Guide to uniforms",
    title: "Who is\ncoming?",
    lead: "From afar you see the reflective tape, closer up the word on the chest, and last of all the name. This is how to tell a guard, a public-order guard and a host apart.",
    steps: [
      {
        distance: "50\u00a0m",
        title: "The light",
        text: "Far away in the dark you see only what throws light back. That is why the tapes differ: two straps and a belt, or two belts.",
        roles: [
          { name: "Guard", text: "Two straps and a belt." },
          { name: "Public-order guard", text: "Two belts around the body." },
          {
            name: "Entrance host",
            text: "Nothing. That is the point: a host should not be taken for anything else.",
          },
        ],
      },
      {
        distance: "15\u00a0m",
        title: "The word",
        text: "Now you can read. The word across the chest says who you are meeting: a guard or a public-order guard. An entrance host wears no such word, and has the same rights as you.",
        roles: [
          { name: "Guard", text: "VÄKTARE on chest and back, in the security company’s uniform." },
          {
            name: "Public-order guard",
            text: "ORDNINGSVAKT, large enough to read from a distance.",
          },
          { name: "Entrance host", text: "Jacket, shirt, tie. No badges on the sleeves." },
        ],
      },
      {
        distance: "3\u00a0m",
        title: "The name",
        text: "At talking distance you should see who you are speaking to. Do ask. Anyone who works for us tells you who they are and who sent them.",
        roles: [
          { name: "Guard", text: "An identity card, shown when you ask." },
          { name: "Public-order guard", text: "An identity card, and a badge that shows the role." },
          { name: "Entrance host", text: "A name badge. A first name will do." },
        ],
      },
    ],
    parts: {
      more: "The other garments",
      title: "Garment by garment",
      intro: "This is how we dress our own. The rows that cite an act follow the law.",
      part: "Part",
      rows: [
        {
          name: "Outer garment",
          guard: "Dark vest with two straps and a belt of reflective tape",
          orderGuard: "Dark vest with two belts of reflective tape",
          entranceHost: "Jacket",
        },
        {
          name: "Word on chest and back",
          guard: "VÄKTARE",
          orderGuard: "ORDNINGSVAKT. Must show clearly, Act (2023:421)",
          entranceHost: "None",
        },
        {
          name: "Who it is",
          guard: "Identity card",
          orderGuard: "Identity card and badge",
          entranceHost: "Name badge",
        },
        {
          name: "Radio",
          guard: "Yes, when there are several",
          orderGuard: "Yes",
          entranceHost: "An earpiece if needed",
        },
        {
          name: "Your logo",
          guard: "No",
          orderGuard: "No",
          entranceHost: "Yes, on the jacket or the badge",
        },
        {
          name: "May look like police",
          guard: "No",
          orderGuard: "No, Act (2023:421)",
          entranceHost: "No, nor like a guard of either kind",
        },
      ],
    },
    law: {
      more: "Guard, entrance host, everyone else",
      title: "What the law says about clothing",
      items: [
        {
          name: "Public-order guard",
          text: "Clothes or a sign shall clearly show that the person is a public-order guard and must not be mistaken for those of the police. So you should be able to see who it is that steps in.",
          source: "Public-Order Guards Act (2023:421)",
        },
        {
          name: "Protective security guard (skyddsvakt)",
          text: "Approved by the county administrative board and wears clothes or a sign that can be seen. Works at protected sites, and is neither guard nor public-order guard.",
          source: "Protection Act (2010:305)",
        },
        {
          name: "Guard",
          text: "Wears the security company’s uniform. The uniform gives no powers: a guard may arrest someone caught in the act and act in self-defence like anyone else.",
          source: "Act (1974:191); chapter 24, section 7, Code of Judicial Procedure",
        },
        {
          name: "Entrance host",
          text: "Has no powers beyond those everyone has, and the clothes should not suggest otherwise.",
          source: "Our own rule, for that reason",
        },
        {
          name: "Everyone else",
          text: "Dressing as a police officer without being one may be an offence.",
          source: "Chapter 17, section 15, Penal Code",
        },
      ],
    },
    check: {
      title: "When they arrive:\nfive things to check",
      intro: "It takes half a minute.",
      items: [
        {
          name: "The word matches the booking",
          text: "If you booked public-order guards, it should say ORDNINGSVAKT. If it says something else, call the coordinator before the shift begins.",
        },
        {
          name: "The tape is intact and clean",
          text: "A dirty vest cannot be seen. Ask for another: we bring spares.",
        },
        { name: "The identity card is there", text: "Ask to see it. It is a question, not a suspicion." },
        {
          name: "The names are the ones you were given",
          text: "They are in the booking. If someone has been replaced, you should have been told.",
        },
        {
          name: "The clothes suit the place",
          text: "A building site, the cold, a banquet: tell us beforehand and we bring the right clothes.",
        },
      ],
    },
    faq: {
      title: "Common\nquestions",
      text: "Wondering about clothing for your own site?",
      items: [
        {
          question: "Can the guard wear our clothes?",
          answer:
            "No. The uniform is the security company’s, so that visitors know who answers for it. An entrance host, however, can wear your colours, as long as it does not resemble a uniform.",
        },
        {
          question: "Is the reflective vest enough on a building site?",
          answer:
            "Not always. Reflective tape makes a person seen, but does not replace high-visibility clothing to EN ISO 20471 where that is required. Tell us which class applies and we come properly dressed.",
        },
        {
          question: "Can a public-order guard work in plain clothes?",
          answer:
            "It must be clear that the person is a public-order guard. If you need a discreet presence, a guard or a host is often a better fit.",
        },
        {
          question: "Why does the host have no vest?",
          answer:
            "Because a vest suggests powers. A host has none beyond those everyone has, and no guest should think otherwise.",
        },
        {
          question: "How do I know that the identity card is genuine?",
          answer:
            "Compare the name with the one in the booking. If they differ, call the coordinator of the shift and ask who should be there.",
        },
      ],
    },
    related: {
      title: "Read on",
      difference: { name: "Guard or public-order guard", text: "The powers row by row, with the law" },
      entranceHostCost: { name: "What an entrance host costs", text: "Count host-hours before you ask" },
    },
    closing: {
      title: "Want to see them on site?",
      text: "Tell us about the place and we suggest role, number and clothing. The price comes with it.",
      quote: "Request a quote",
      contact: "Contact me",
    },
  },
);
