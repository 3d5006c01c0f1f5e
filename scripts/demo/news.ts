import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { addOpening, changeOpening, copyOpening } from "#app/careers/change-opening.server.ts";
import { findOpening, listOpenings } from "#app/careers/drafts.server.ts";
import { openingFields } from "#app/careers/opening.ts";
import type { OpeningFields } from "#app/careers/schema.ts";
import { makeDraftLink } from "#app/draft-links/change-draft-link.server.ts";
import {
  type ArticleResult,
  createDraft,
  publish,
  saveDraft,
  withdraw,
} from "#app/news/change-article.server.ts";
import { describePicture } from "#app/news/change-picture.server.ts";
import {
  type Content,
  emptyContent,
  emptyRow,
  type Pair,
  pictureRow,
  type Row,
  type RowKind,
} from "#app/news/content.ts";
import { changeRows } from "#app/news/draft.ts";
import { findDraft } from "#app/news/drafts.server.ts";
import type { Category } from "#app/news/keys.ts";
import { addImage } from "#app/news/media.server.ts";
import { saveReference } from "#app/references/change-reference.server.ts";
import type { ReferenceKind } from "#app/references/keys.ts";
import type { ReferenceFields } from "#app/references/schema.ts";
import { type Happening, idOf, must, type Stage } from "./story.ts";
import type { Colleague } from "./team.ts";

interface ArticleStory {
  slug: string;
  category: Category;
  cover: string;
  title: Pair;
  lead: Pair;
  excerpt: Pair;
  imageAlt: Pair;
  /** Paragraphs, and with "# " headings. */
  text: readonly Pair[];
  /** A drawing of the site that is uploaded as its picture. */
  picture?: string;
  /** A drawing of the site that stands below its first paragraph. */
  textPicture?: { drawing: string; alt: Pair; caption: Pair };
  begun: readonly [daysAgo: number, clock: string];
  /** When somebody corrects it. */
  corrected?: readonly [daysAgo: number, clock: string];
  published?: readonly [daysAgo: number, clock: string];
  outcome?: "withdrawn";
}

/** Articles in every state, their pictures, and openings. */
export function newsHappenings(stage: Stage): Happening[] {
  return [
    ...articles.flatMap((article) => articleHappenings(article, stage)),
    ...openingHappenings(stage),
    ...referenceHappenings(stage),
  ];
}

function articleHappenings(article: ArticleStory, { calendar, team }: Stage): Happening[] {
  const { maja, sara } = team;
  const id = idOf("article", article.slug);
  const versionOf = async () => {
    const draft = await findDraft(maja, id);
    if (!draft) throw new Error(`the article "${article.slug}" is gone`);
    return draft;
  };
  const done = (result: ArticleResult) => must(result, result.kind === "done", article.slug);
  const happenings: Happening[] = [
    {
      at: calendar.daysAgo(...article.begun),
      async happens() {
        await createDraft(maja, id, emptyContent(article.slug));
        const image = article.picture ? await upload(maja, article.picture, article.imageAlt) : null;
        const content = await withTextPicture(maja, contentOf(article), article.textPicture);
        done(await saveDraft(maja, await versionOf(), { ...content, image }));
      },
    },
  ];
  if (article.corrected)
    happenings.push({
      at: calendar.daysAgo(...article.corrected),
      async happens() {
        const draft = await versionOf();
        done(await saveDraft(sara, draft, withSource(draft.content)));
      },
    });
  const { published } = article;
  if (published)
    happenings.push({
      // What is planned for later is planned the evening before today.
      at: calendar.daysAgo(Math.max(1, published[0]), "16:10"),
      happens: async () =>
        done(await publish(maja, await versionOf(), calendar.daysAgo(...published), new Date())),
    });
  if (article.outcome === "withdrawn")
    happenings.push({
      at: calendar.daysAgo(4, "09:15"),
      happens: async () => done(await withdraw(maja, await versionOf())),
    });
  if (!published)
    happenings.push({
      at: calendar.minutesAgo(200),
      happens: () => makeDraftLink(maja, "article", id),
      isMoved: true,
    });
  return happenings;
}

async function withTextPicture(
  editor: Colleague,
  content: Content,
  picture: ArticleStory["textPicture"],
): Promise<Content> {
  if (!picture) return content;
  const { drawing, alt, caption } = picture;
  const first = content.rows.find(({ kind }) => kind === "text")?.id ?? null;
  const row = pictureRow("bild", await upload(editor, drawing, alt), alt);
  const withCaption = { ...row, cells: { ...row.cells, caption } };
  return { ...content, rows: changeRows(content.rows, { action: "insert", row: withCaption, after: first }) };
}

function contentOf({
  slug,
  category,
  cover,
  text,
  picture: _,
  textPicture: __,
  ...head
}: ArticleStory): Content {
  const empty = emptyContent(slug);
  const rows = empty.rows.slice(0, -1).map((row): Row => {
    const texts: Partial<Record<RowKind, Pair>> = head;
    const written = texts[row.kind];
    return written ? { ...row, cells: { text: written } } : row;
  });
  const blocks = text.map((pair, index): Row => {
    const isHeading = pair.sv.startsWith("# ");
    const row = emptyRow(isHeading ? "heading" : "text", `b${index + 1}`);
    const inHtml = (part: string) => (part ? `<p>${part}</p>` : "");
    return isHeading
      ? { ...row, cells: { text: { sv: pair.sv.slice(2), en: pair.en.replace(/^# /, "") } } }
      : { ...row, cells: { ...row.cells, html: { sv: inHtml(pair.sv), en: inHtml(pair.en) } } };
  });
  return { ...empty, category, cover, rows: [...rows, ...blocks] };
}

/** A correction by a colleague: a sentence more in the first text. */
function withSource(content: Content): Content {
  const first = content.rows.find(({ kind }) => kind === "text")?.id;
  const more = {
    sv: " Uppgifterna är kontrollerade av vår driftschef.",
    en: " Our head of operations has checked this.",
  };
  const add = (html: string, sentence: string) => (html ? html.replace("</p>", `${sentence}</p>`) : "");
  return {
    ...content,
    rows: content.rows.map((row) =>
      row.id === first && row.cells.html
        ? {
            ...row,
            cells: {
              ...row.cells,
              html: { sv: add(row.cells.html.sv, more.sv), en: add(row.cells.html.en, more.en) },
            },
          }
        : row,
    ),
  };
}

/** Uploads one of the site's drawings as a PNG, with its description. */
async function upload(editor: Colleague, drawing: string, { sv, en }: Pair) {
  const svg = readFileSync(`public/illustrations/${drawing}.svg`, "utf8");
  const png = new Resvg(svg, { fitTo: { mode: "width", value: 1200 } }).render().asPng();
  const picture = await addImage(editor, png);
  if (!picture || picture === "tooLarge") throw new Error(`${drawing}.svg could not be uploaded`);
  await describePicture(editor, picture.hash, { altSv: sv, altEn: en }, { altSv: "", altEn: "" });
  return picture;
}

/** The first references, which wait for a yes: visitors see the marked examples until somebody shows one. */
function referenceHappenings({ calendar, team }: Stage): Happening[] {
  const { maja } = team;
  const add = async (kind: ReferenceKind, name: string, fields: ReferenceFields) => {
    const reference = { id: idOf("reference", `${kind} ${name}`), kind, version: 0, shown: false };
    const saved = await saveReference(maja, reference, { name, name_en: "", link: "", ...fields });
    must(saved, saved === "saved", `the reference ${name}`);
  };
  return [
    {
      at: calendar.daysAgo(9, "14:10"),
      async happens() {
        const { hash } = await upload(maja, "kunder/kund-01", {
          sv: "Nordkajs logotyp",
          en: "Nordkaj’s logo",
        });
        await add("logo", "Nordkaj", { picture: hash, link: "https://nordkaj.example/" });
      },
    },
    {
      at: calendar.daysAgo(6, "09:35"),
      happens: () =>
        add("quote", "Nordkaj", {
          text_sv: "Vi såg vilka som skulle komma redan kvällen innan.",
          text_en: "We saw who would come the evening before.",
          marked_sv: "Det gjorde insläppet lugnt.",
          marked_en: "It made the doors a calm place.",
          role_sv: "Driftchef",
          role_en: "Head of operations",
          town_sv: "Göteborg",
          town_en: "Gothenburg",
          service: "guard",
          consent_from: "Väntar på svar från driftchefen",
          consent_on: calendar.day(-6),
        }),
    },
    {
      at: calendar.daysAgo(3, "11:15"),
      happens: () =>
        add("press", "Hamntidningen", {
          title: "Så bemannas kajen en lördag",
          published_on: calendar.day(-4),
          link: "https://hamntidningen.example/kajen",
          language: "sv",
        }),
    },
  ];
}

function openingHappenings({ calendar, team }: Stage): Happening[] {
  const { maja } = team;
  const night = idOf("opening", "terminal");
  const done = (result: { kind: string }) => must(result, result.kind === "done", "an opening");
  return [
    {
      at: calendar.daysAgo(21, "10:15"),
      happens: async () => done(await addOpening(maja, night, terminal(calendar.day), true)),
    },
    {
      at: calendar.daysAgo(8, "15:40"),
      async happens() {
        const opening = await findOpening(maja, night);
        if (!opening) throw new Error("the opening is gone");
        done(await changeOpening(maja, opening, { ...openingFields(opening), positions: 3 }, true));
      },
    },
    {
      at: calendar.daysAgo(2, "11:25"),
      async happens() {
        const [opening] = await listOpenings(maja);
        const id = opening && (await copyOpening(maja, opening, new Date()));
        if (!id) throw new Error("an opening was not copied");
        await makeDraftLink(maja, "opening", id);
      },
      isMoved: true,
    },
  ];
}

const terminal = (day: (offset: number) => string): OpeningFields => ({
  slug: "vaktare-terminal-natt",
  role: "guard",
  city: "orebro",
  extent: "part",
  percent: 75,
  starts_at: 22,
  ends_at: 6,
  positions: 2,
  pay_from: 158,
  pay_to: 172,
  posted_on: day(-21),
  last_day: day(9),
  title_sv: "Väktare, logistikterminal",
  title_en: "Guard, logistics terminal",
  place_sv: "Terminal utanför Örebro, egen bil behövs",
  place_en: "A terminal outside Örebro, a car of your own is needed",
  lead_sv:
    "En terminal, två grindar och ett spår. Du går en rond i timmen och har arbetsledningen på radion hela natten.",
  lead_en:
    "One terminal, two gates and a track. You walk one round an hour and have the shift leader on the radio all night.",
  tasks_sv: [
    "Rondera området en gång i timmen.",
    "Släppa in lastbilar efter körplanen.",
    "Skriva rapporten under passet.",
  ],
  tasks_en: [
    "Walk the area once an hour.",
    "Let lorries in by the schedule.",
    "Write the report during the shift.",
  ],
  needs_sv: ["Genomförd väktarutbildning.", "B-körkort."],
  needs_en: ["Completed guard training.", "A driving licence, category B."],
  merits_sv: ["Du har arbetat natt förut."],
  merits_en: ["You have worked nights before."],
});

const articles: readonly ArticleStory[] = [
  {
    slug: "sa-forbereder-du-en-utomhusfestival-pa-vintern",
    category: "guide",
    cover: "schedule",
    title: {
      sv: "Så förbereder du en utomhusfestival på vintern",
      en: "How to prepare an outdoor festival in winter",
    },
    lead: {
      sv: "Mörker, halka och gäster som fryser. Det mesta går att lösa i god tid, om någon har tänkt på det.",
      en: "Darkness, ice and guests who are cold. Most of it can be solved well ahead, if somebody has thought of it.",
    },
    excerpt: {
      sv: "Fem saker att bestämma tre veckor innan gästerna kommer.",
      en: "Five things to decide three weeks before the guests arrive.",
    },
    imageAlt: { sv: "Ett schema med pass för en kväll", en: "A schedule with the shifts of an evening" },
    text: [
      { sv: "# Ljus där folk går", en: "# Light where people walk" },
      {
        sv: "Gå vägen från hållplatsen till entrén när det är mörkt, inte på en ritning. Räkna stegen där du inte ser marken.",
        en: "Walk the way from the stop to the entrance when it is dark, not on a drawing. Count the steps where you can’t see the ground.",
      },
      { sv: "# Värme för dem som står stilla", en: "# Warmth for those who stand still" },
      {
        sv: "Den som står vid en grind i fem timmar behöver bytas av varje timme. Lägg in det i schemat från början.",
        en: "Whoever stands at a gate for five hours needs to be relieved every hour. Put that into the schedule from the start.",
      },
    ],
    picture: "nyheter/schedule",
    textPicture: {
      drawing: "nyheter/site",
      alt: { sv: "En inhägnad plats med stängsel och grind", en: "A fenced site with a gate" },
      caption: { sv: "Grinden först, sedan ljuset.", en: "The gate first, then the light." },
    },
    begun: [44, "09:20"],
    corrected: [42, "13:45"],
    published: [41, "07:00"],
  },
  {
    slug: "terminalen-som-slutade-fa-besok",
    category: "press",
    cover: "site",
    title: {
      sv: "Exempel: Terminalen som slutade få besök",
      en: "Example: The terminal that stopped getting visitors",
    },
    lead: {
      sv: "Exempel: företaget är påhittat. Efter tre inbrottsförsök på en sommar började någon gå runt terminalen varje timme.",
      en: "",
    },
    excerpt: { sv: "Vad en rond i timmen ändrade på en logistikterminal.", en: "" },
    imageAlt: { sv: "En byggarbetsplats i skymning", en: "" },
    text: [
      {
        sv: "Det syns när någon är på plats. Grinden är stängd, lampan är hel och det står en bil vid kajen. Mer än så behövs sällan.",
        en: "",
      },
    ],
    begun: [16, "10:40"],
    published: [12, "08:30"],
  },
  {
    slug: "nyar-sa-bemannar-vi-helgerna",
    category: "product",
    cover: "stage",
    title: {
      sv: "Jul och nyår: så bemannar vi helgerna",
      en: "Christmas and New Year: how we staff the holidays",
    },
    lead: {
      sv: "Boka senast den 15 december, så vet vi vem som kommer. Efter det gör vi vad vi kan.",
      en: "Book by 15 December, and we know who will come. After that we do what we can.",
    },
    excerpt: {
      sv: "Tider, tillägg och vem som svarar under helgerna.",
      en: "Hours, supplements and who answers during the holidays.",
    },
    imageAlt: { sv: "En scen med publik", en: "A stage with an audience" },
    text: [
      {
        sv: "Vi svarar i telefon alla vardagar. På röda dagar tar bokningsappen emot.",
        en: "We answer the telephone on every working day. On public holidays the booking app is open.",
      },
    ],
    picture: "nyheter/stage",
    begun: [5, "13:30"],
    corrected: [3, "10:05"],
    published: [-3, "07:00"],
  },
  {
    slug: "fragor-till-en-gruppledare",
    category: "training",
    cover: "steps",
    title: { sv: "Fem frågor till en gruppledare", en: "" },
    lead: { sv: "Utkast: intervjun är bokad till nästa vecka.", en: "" },
    excerpt: { sv: "", en: "" },
    imageAlt: { sv: "", en: "" },
    text: [{ sv: "1. Vad gör du de första tio minuterna av ett pass?", en: "" }],
    begun: [2, "14:50"],
  },
  {
    slug: "oppet-hus-pa-kontoret",
    category: "cities",
    cover: "map-orebro",
    title: { sv: "Öppet hus på kontoret i Örebro", en: "Open house at our office in Örebro" },
    lead: {
      sv: "Kom och ställ frågor om yrket, kaffe finns.",
      en: "Come and ask about the job, there is coffee.",
    },
    excerpt: {
      sv: "Ett öppet hus för den som vill bli väktare.",
      en: "An open house for those who want to become guards.",
    },
    imageAlt: { sv: "Karta över Örebro", en: "A map of Örebro" },
    text: [
      {
        sv: "Vi har öppet mellan 15 och 18. Ingen anmälan behövs.",
        en: "We are open from 15 to 18. No need to register.",
      },
    ],
    picture: "karta-orebro-dag",
    begun: [26, "09:00"],
    published: [24, "08:00"],
    outcome: "withdrawn",
  },
];
