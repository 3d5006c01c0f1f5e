import { recordBrowserReports } from "#app/analytics/change-browser-reports.server.ts";
import { recordEvent } from "#app/analytics/change-events.server.ts";
import { makeKey, revokeKey } from "#app/api/change-key.server.ts";
import { changeCompanyFacts } from "#app/company/change-facts.server.ts";
import { readCompanyFacts } from "#app/company/facts.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import { changeCompany } from "#app/leads/change-company.server.ts";
import { noteExport } from "#app/leads/change-lead.server.ts";
import { tagLeads } from "#app/leads/change-tags.server.ts";
import { saveTemplate } from "#app/leads/conversation/templates.server.ts";
import { setGoal } from "#app/leads/goals.server.ts";
import { saveView } from "#app/leads/saved-views.server.ts";
import { countOldAddresses } from "#app/redirects/change-counts.server.ts";
import { siteMap } from "#app/site-map.ts";
import { addWebhook, testWebhook } from "#app/webhooks/change-webhook.server.ts";
import { brand } from "#brand/company.ts";
import { type Happening, idOf, must, type Stage } from "./story.ts";

/** What the office does beside its customers: templates, saved lists, prices, and what visitors' browsers report. */
export function officeHappenings({ installation, calendar, team }: Stage): Happening[] {
  const { database } = installation;
  const on = (daysAgo: number, clock: string, happens: Happening["happens"]): Happening => ({
    at: calendar.daysAgo(daysAgo, clock),
    happens,
  });
  return [
    on(85, "13:10", async () => {
      for (const { name, by, ...fields } of templates) {
        const version = { id: idOf("template", name), version: 0 };
        const saved = await saveTemplate(team[by], version, { name, ...fields });
        must(saved, saved === "saved", `the template "${name}"`);
      }
    }),
    on(49, "09:50", async () => {
      for (const { name, by, query } of views) {
        const saved = await saveView(team[by], { id: idOf("view", name), name, query });
        must(saved, saved === "done", `the list "${name}"`);
      }
    }),
    on(60, "08:20", async () => {
      const month = calendar.day(-60).slice(0, 7);
      const isSet = await setGoal(team.sara, { month, value: 450_000, version: 0 });
      must(isSet, isSet, "the goal of a month");
    }),
    on(1, "08:10", async () => {
      const month = calendar.day(0).slice(0, 7);
      const isSet = await setGoal(team.sara, { month, value: 600_000, version: 0 });
      must(isSet, isSet, "this month's goal");
    }),
    on(58, "10:30", () =>
      changePrices((prices) => ({ ...prices, guard: { ...prices.guard, construction: 399 } })),
    ),
    on(30, "14:05", () =>
      changePrices((prices) => ({ ...prices, guard: { ...prices.guard, alarmCallout: 410 } })),
    ),
    on(14, "09:20", async () => {
      for (const { name, by, leads } of tags) {
        const tagged = await tagLeads(
          team[by],
          leads.map((lead) => idOf("lead", lead)),
          { add: [name] },
        );
        must(tagged, tagged.done && tagged.added.length === leads.length, `the tag "${name}"`);
      }
    }),
    // The mall belongs to the property company.
    on(20, "15:20", async () => {
      const merged = await changeCompany(team.sara, idOf("lead", "lyktan"), {
        merge: idOf("lead", "galleria"),
      });
      must(merged, merged.done, "two companies that are one");
    }),
    on(15, "11:40", async () => {
      const { version, content } = (await readCompanyFacts(team.maja)).statements;
      const customers = {
        ...content.customers,
        value: 520,
        source: "Kundregistret",
        date: calendar.day(-15),
      };
      const changed = await changeCompanyFacts(team.maja, "statements", version, { ...content, customers });
      must(changed, changed.kind === "done", "a statement");
    }),
    // The second factor of these must be fresh for the database, too.
    {
      ...on(40, "10:15", async () => {
        const id = idOf("webhook", "Bokningsappen");
        const fields = {
          name: "Bokningsappen",
          url: `https://bokning.${brand.slug}.example/handelser`,
          events: [...webhookEvents],
        };
        const added = await addWebhook(team.sara, installation.secrets, id, fields);
        must(added, typeof added === "object", "a webhook");
        await testWebhook(team.sara, id);
      }),
      isMoved: true,
    },
    {
      ...on(40, "10:40", async () => {
        for (const { name, scopes, days } of apiKeys) {
          const made = await makeKey(team.sara, { id: idOf("apiKey", name), name, scopes, days });
          must(made, typeof made === "object", `the key of ${name}`);
        }
        const revoked = await revokeKey(team.sara, idOf("apiKey", "Gamla lönesystemet"));
        must(revoked, revoked, "a revoked key");
      }),
      isMoved: true,
    },
    { ...on(6, "16:20", () => noteExport(team.sara, { status: "won" }, 14)), isMoved: true },
    ...Array.from({ length: 28 }, (_, day) => on(28 - day, "19:30", () => visits(day))),
    {
      at: calendar.minutesAgo(60),
      async happens() {
        await countOldAddresses(database, oldAddresses);
        for (const report of browserReports)
          await recordBrowserReports(database, JSON.stringify({ "csp-report": report }), {
            clientIp: "192.0.2.200",
          });
      },
    },
  ];

  async function changePrices(change: (prices: CompanyFacts["prices"]) => CompanyFacts["prices"]) {
    const { version, content } = (await readCompanyFacts(team.sara)).prices;
    const changed = await changeCompanyFacts(team.sara, "prices", version, change(content));
    must(changed, changed.kind === "done", "a price");
  }

  /** What a day's visitors have looked at, by the site's own events. */
  async function visits(day: number) {
    const clientIp = `192.0.2.${day + 1}`;
    for (const [index, path] of visitedPages.entries()) {
      const views = 1 + ((day * 7 + index * 5) % (5 - (index % 4)));
      const events = Array.from({ length: views }, () => ({ name: "page_view", path }));
      if (isForm(path) && (day + index) % 3 === 0) events.push({ name: "form_sent", path });
      for (const event of events)
        await recordEvent(database, JSON.stringify({ ...event, data: {} }), { clientIp });
    }
  }
}

const apiKeys = [
  { name: "Bokningsappen", scopes: ["leads:read", "orders:read", "orders:report"], days: null },
  { name: "Ekonomisystemet", scopes: ["orders:read"], days: 365 },
  { name: "Gamla lönesystemet", scopes: ["orders:read"], days: 90 },
] as const;

const isForm = (path: string) =>
  [siteMap.home, siteMap.expressOrder, siteMap.quote, siteMap.demo].some((page) => page.path === path);

const visitedPages = [
  siteMap.home.path,
  siteMap.prices.path,
  siteMap.expressOrder.path,
  siteMap.guard.path,
  siteMap.orderGuard.path,
  siteMap.demo.path,
  siteMap.quote.path,
  `${siteMap.news.path}/priset-delas-upp-grundpris-och-tillagg`,
  `${siteMap.news.path}/vad-far-en-vaktare-gora`,
  `${siteMap.news.path}/tillstand-for-ordningsvakter-infor-evenemang`,
];

const oldAddresses = new Map(
  Object.entries({
    "/priser": 41,
    "/hyra-ordningsvakt": 28,
    "/hyra-vakt": 17,
    "/om-oss": 12,
    "/kontakta-oss": 9,
    "/blog/vad-far-en-vaktare-gora": 6,
    "/entrevardar": 3,
  }),
);

/** Of a browser whose owner has an extension, as Firefox sends them. */
const browserReports = ["script-src-elem", "img-src", "script-src-elem"].map((directive) => ({
  "effective-directive": directive,
  "violated-directive": directive,
  "blocked-uri": "https://tillagg.example/ruta.js",
  "document-uri": "http://localhost/pris",
}));

/** Tags, and the requests that have them. */
const tags = [
  { name: "Handel", by: "sara", leads: ["lyktan", "galleria"] },
  { name: "Återkommande", by: "johan", leads: ["lyktan", "arenan"] },
  { name: "Evenemang", by: "leila", leads: ["arenan", "konserthuset"] },
] as const;

const templates = [
  {
    by: "sara",
    name: "Offert bifogad",
    owner: "all",
    locale: "sv",
    subject: "Offert till {företag}",
    body: "Hej {namn}!\n\nTack för samtalet. Offerten är bifogad och gäller i 30 dagar.\n\nHör av dig om du vill gå igenom den tillsammans.\n\nVänliga hälsningar\n{underskrift}",
  },
  {
    by: "leila",
    name: "Villkor från polisen",
    owner: "all",
    locale: "sv",
    subject: "Villkoren för {företag}",
    body: "Hej {namn}!\n\nNär ni har fått villkoren från polisen, skicka dem gärna hit. Då ser vi hur många ordningsvakter som behövs och när.\n\nHälsningar\n{underskrift}",
  },
  {
    by: "johan",
    name: "Quote attached",
    owner: "me",
    locale: "en",
    subject: "A quote for {company}",
    body: "Hello {name},\n\nThank you for the call. The quote is attached and is valid for 30 days.\n\nKind regards\n{signature}",
  },
] as const;

const views = [
  { by: "johan", name: "Mina offerter", query: "status=quoted" },
  { by: "johan", name: "Göteborg", query: "ort=goteborg" },
  { by: "leila", name: "Ordningsvakter", query: "tjanst=ordningsvakt" },
  { by: "sara", name: "Nya utan ansvarig", query: "status=new&ansvarig=none" },
] as const;
