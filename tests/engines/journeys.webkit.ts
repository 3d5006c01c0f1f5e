import { milliseconds } from "#app/domain/milliseconds.ts";
import { addContactRequest } from "#tests/admin/admin-fixtures.ts";
import { offerDemosAlways } from "#tests/demo.ts";
import { expect } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer } from "#tests/site-offer.ts";
import { addAccount } from "#tests/staff.ts";
import { Visitor } from "./visitor.ts";
import { test } from "./webkit.ts";

/*
 * What earns money or trust, in WebKit. Each journey asserts what matters: what is stored, and what is said. Firefox does
 * the journeys of tests/booking, critical, pages and admin themselves (playwright.engines.config.ts).
 */

const rowsOf = (site: RunningSite, query: string, value: string) => ask(site, query, [value]);
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

test("what is chosen on the home page is ordered, and the receipt has its number @every-engine", async ({
  phone,
  site,
}) => {
  const place = unique("Lagergatan");
  await phone.open("/");
  await phone.press("Ordningsvakt");
  await phone.sees(/1 ordningsvakt × .*425/);
  await phone.press("Väktare");
  await phone.sees(/1 väktare × .*385/);
  await phone.open("/1-bolt?roll=vaktare&antal=2");
  await phone.hydrated();
  await phone.click(".order-choice > summary");
  await phone.click("label:has([name=nar][value=valj])");
  await phone.fill({
    contactPhone: "070-123 45 67",
    contactName: "Kim Ek",
    datum: "2040-11-24",
    fran: "18:00",
    till: "06:00",
    location: place,
    jobDescription: "Trasig grind, någon behöver stå där.",
    contactEmail: "kim@example.se",
  });
  await phone.press(/^(?:Skicka beställningen|Skicka ändå, svar .+)$/);
  await phone.sees(/B-[0-9A-F]{4}-[0-9A-F]{4}/);
  expect(await phone.text(".order-receipt")).toContain("18:00–06:00");
  expect(
    await rowsOf(site, "select guard_count, starts_at from express_orders where location = $1", place),
  ).toEqual([{ guard_count: 2, starts_at: new Date("2040-11-24T17:00:00Z") }]);
});

test("the contact dialog says what is wrong, sends once and thanks @every-engine", async ({
  phone,
  site,
}) => {
  const company = unique("Exempel");
  await phone.open("/");
  await phone.click('main [commandfor="kontakt-dialog"]');
  await phone.press(/^Skicka(?:$| ändå, )/);
  await phone.sees("Ange en giltig e-postadress");
  await phone.fill({ email: "anna@example.se", companyName: company });
  await phone.press(/^Skicka(?:$| ändå, )/);
  await phone.sees("Tack! Vi kontaktar dig inom kort.");
  await expect.poll(() => phone.has("dialog:modal")).toBe(false);
  expect(
    await rowsOf(site, "select contact_value from contact_requests where company_name = $1", company),
  ).toEqual([{ contact_value: "anna@example.se" }]);
});

test("the menu opens before any script, Escape closes it, and the language is kept", async ({ phone }) => {
  await phone.open("/");
  await phone.press("Öppna menyn");
  await expect.poll(() => phone.has("#meny:modal")).toBe(true);
  await phone.hydrated();
  await phone.keys("\uE00C");
  await expect.poll(() => phone.has("#meny:modal")).toBe(false);
  expect(await phone.focused()).toBe("Öppna menyn");
  await phone.press("Öppna menyn");
  await phone.click("#meny .language-links a[lang=en]");
  await expect.poll(() => phone.has("html[lang=en]")).toBe(true);
  await phone.open("/nyheter");
  expect(await phone.has("html[lang=en]")).toBe(true);
});

test("a buyer accepts an offer @every-engine", async ({ phone, site }) => {
  const { lead, path } = await addSiteOffer(site);
  await phone.open(path);
  await phone.hydrated();
  await phone.fill({ invoiceAddress: "Lagergatan 4, 721 30 Västerås" });
  await phone.click("label:has([name=accepts])");
  await phone.press("Jag godkänner");
  await phone.sees(/Godkänd .* av Kim Ek/);
  expect(await rowsOf(site, "select status from leads where id = $1", lead)).toEqual([{ status: "won" }]);
});

test("a demo is booked in three steps", async ({ phone, site }) => {
  await ask(site, offerDemosAlways);
  const email = `karin.${crypto.randomUUID().slice(0, 8)}@malarport.example`;
  await phone.open("/boka-demo");
  await phone.hydrated();
  await phone.click(".slot:has(input:enabled)");
  await phone.press("Fortsätt");
  await phone.fill({
    name: "Karin Lund",
    company: "Mälarport AB",
    email,
    phone: "070-123 45 67",
    service: "orderGuard",
  });
  await phone.press("Granska och bekräfta");
  await phone.press("Boka demo");
  await phone.sees("Demo bokad!");
  expect(await rowsOf(site, "select status from demo_bookings where email = $1", email)).toEqual([
    { status: "booked" },
  ]);
});

test("a quote is requested in its dialog", async ({ desktop, site }) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.se`;
  await desktop.open("/ordningsvakt");
  await desktop.hydrated();
  await desktop.click('main a[data-quote="events"]');
  await desktop.fill({
    message: "Två ordningsvakter på lördag.",
    name: "Anna Ek",
    company: "Mälarport AB",
    email,
    phone: "070-123 45 67",
  });
  await desktop.press(/^Skicka/);
  await desktop.sees(/Q-[0-9A-F]{4}-[0-9A-F]{4}/);
  expect(await rowsOf(site, "select id from quote_requests where email = $1", email)).toHaveLength(1);
});

test("without a network a visited page opens, another one says so, and it comes when the network is back", async ({
  phone,
}) => {
  const port = String(await freePort());
  const site = await startSite({ PORT: port });
  const visitor = new Visitor(phone.driver, site.url);
  try {
    await visitor.open("/");
    await visitor.hydrated();
    const kept = `const names = await caches.keys(); const pages = names.includes("pages") ? await (await caches.open("pages")).keys() : [];
      return pages.some(({ url }) => new URL(url).pathname === "/") && Boolean(navigator.serviceWorker.controller)`;
    await expect.poll(() => visitor.driver.executeScript(`return (async () => { ${kept} })()`)).toBe(true);
  } finally {
    await site.stop();
  }
  await visitor.open("/");
  await visitor.sees("Hur många?");
  await visitor.open("/terms");
  await visitor.sees("Ingen täckning just här.");
  const back = await startSite({ PORT: port }, site.dataDir);
  try {
    await visitor.open("/terms");
    await visitor.sees("Villkoren.");
  } finally {
    await back.stop();
    await removeData(back);
  }
});

test("signed in with a second factor one calls, answers by template, and takes it back @every-engine", async ({
  desktop,
  site,
  smtp,
}) => {
  const account = await addAccount((query, values) => ask(site, query, values), { role: "sales" });
  const company = unique("Vana");
  const email = `karin@${crypto.randomUUID()}.example`;
  await addContactRequest(site, { company, email, phone: "070-123 45 67", minutesAgo: 2 });
  await desktop.open(
    `/logga-in?next=${encodeURIComponent(`/admin/forfragningar?sok=${encodeURIComponent(company)}`)}`,
  );
  await desktop.hydrated();
  await desktop.fill({ email: account.email, password: account.password });
  await desktop.press("Logga in");
  await desktop.fill({ code: account.code() });
  await desktop.press("Fortsätt");
  await desktop.sees(company);
  await desktop.hydrated();

  const notice = (text: string | RegExp) => expect.poll(() => desktop.text(".detail .notice")).toMatch(text);
  await desktop.keys("j");
  await expect.poll(() => desktop.text(".detail h2")).toBe(company);
  await desktop.keys("i");
  await notice("När ska du ringa igen?");
  await desktop.keys("1");
  await notice(/Nästa steg: Ring, .*\d\d:\d\d/);
  await desktop.keys("c");
  await notice("Status är nu kontaktad.");
  await desktop.keys("m");
  await expect.poll(() => desktop.focused()).toBe("Mall");
  await desktop.keys("nadde", "\uE007");
  await expect.poll(() => desktop.focused()).toBe("Meddelande");
  await desktop.withControl("\uE007");
  await notice(`Mejlet är på väg till ${email}`);
  await desktop.keys("z");
  await notice("Mejlet skickas inte.");
  const answers = smtp.emails.filter(
    ({ to, text }) => to?.[0]?.address === email && text?.includes("fick inte tag"),
  );
  expect(answers).toEqual([]);
  const [{ at }] = (await rowsOf(site, "select next_at as at from leads where company = $1", company)) as [
    { at: Date },
  ];
  expect(at.getTime()).toBeGreaterThan(Date.now() - milliseconds.minute);
});
