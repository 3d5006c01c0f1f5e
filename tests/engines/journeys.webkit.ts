import { milliseconds } from "#app/domain/milliseconds.ts";
import { addContactRequest } from "#tests/admin/admin-fixtures.ts";
import { offerDemosAlways } from "#tests/demo.ts";
import { expect } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer } from "#tests/site-offer.ts";
import type { TestSmtpServer } from "#tests/smtp-server.ts";
import { addAccount } from "#tests/staff.ts";
import { Visitor } from "./visitor.ts";
import { screens, test } from "./webkit.ts";

/*
 * What earns money or trust, in WebKit. Each journey asserts what matters: what is stored, and what is said. Firefox does
 * the journeys of tests/booking, critical, pages and admin themselves (playwright.engines.config.ts).
 */

const rowsOf = (site: RunningSite, query: string, value: string) => ask(site, query, [value]);
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

for (const [screen, short] of [
  // `npm test` runs the short set on the phone alone.
  ["phone", " @every-engine"],
  ["desktop", ""],
] as const)
  test.describe(screen, () => {
    test.use({ viewport: screens[screen] });

    test(`what is chosen on the home page is ordered, and the receipt has its number${short}`, async ({
      visitor,
      site,
    }) => {
      const place = unique("Lagergatan");
      await visitor.open("/");
      await visitor.press("Ordningsvakt");
      await visitor.sees(/1 ordningsvakt × .*425/);
      await visitor.press("Väktare");
      await visitor.sees(/1 väktare × .*385/);
      await visitor.open("/1-bolt?roll=vaktare&antal=2");
      await visitor.hydrated();
      await visitor.click(".order-choice > summary");
      await visitor.click("label:has([name=nar][value=valj])");
      await visitor.fill({
        contactPhone: "070-123 45 67",
        contactName: "Kim Ek",
        datum: "2040-11-24",
        fran: "18:00",
        till: "06:00",
        location: place,
        jobDescription: "Trasig grind, någon behöver stå där.",
        contactEmail: "kim@example.se",
      });
      await visitor.press(/^(?:Skicka beställningen|Skicka ändå, svar .+)$/);
      await visitor.sees(/B-[0-9A-F]{4}-[0-9A-F]{4}/);
      expect(await visitor.text(".order-receipt")).toContain("18:00–06:00");
      expect(
        await rowsOf(site, "select guard_count, starts_at from express_orders where location = $1", place),
      ).toEqual([{ guard_count: 2, starts_at: new Date("2040-11-24T17:00:00Z") }]);
    });

    test(`the contact dialog says what is wrong, sends once and thanks${short}`, async ({
      visitor,
      site,
    }) => {
      const company = unique("Exempel");
      await visitor.open("/");
      await visitor.click('main [commandfor="kontakt-dialog"]');
      await visitor.press(/^Skicka(?:$| ändå, )/);
      await visitor.sees("Ange en giltig e-postadress");
      await visitor.fill({ email: "anna@example.se", companyName: company });
      await visitor.press(/^Skicka(?:$| ändå, )/);
      await visitor.sees("Tack! Vi kontaktar dig inom kort.");
      await expect.poll(() => visitor.has("dialog:modal")).toBe(false);
      expect(
        await rowsOf(site, "select contact_value from contact_requests where company_name = $1", company),
      ).toEqual([{ contact_value: "anna@example.se" }]);
    });

    test(`a buyer accepts an offer${short}`, async ({ visitor, site }) => {
      const { lead, path } = await addSiteOffer(site);
      await visitor.open(path);
      await visitor.hydrated();
      await visitor.fill({ invoiceAddress: "Lagergatan 4, 721 30 Västerås" });
      await visitor.click("label:has([name=accepts])");
      await visitor.press("Jag godkänner");
      await visitor.sees(/Godkänd .* av Kim Ek/);
      expect(await rowsOf(site, "select status from leads where id = $1", lead)).toEqual([{ status: "won" }]);
    });

    test("a demo is booked in three steps", async ({ visitor, site }) => {
      await ask(site, offerDemosAlways);
      const email = `karin.${crypto.randomUUID().slice(0, 8)}@malarport.example`;
      await visitor.open("/boka-demo");
      await visitor.hydrated();
      await visitor.click(".slot:has(input:enabled)");
      await visitor.press("Fortsätt");
      await visitor.fill({
        name: "Karin Lund",
        company: "Mälarport AB",
        email,
        phone: "070-123 45 67",
        service: "orderGuard",
      });
      await visitor.press("Granska och bekräfta");
      await visitor.click("main button.busy");
      await visitor.sees("Demo bokad!");
      expect(await rowsOf(site, "select status from demo_bookings where email = $1", email)).toEqual([
        { status: "booked" },
      ]);
    });

    test("a quote is requested in its dialog", async ({ visitor, site }) => {
      const email = `${crypto.randomUUID().slice(0, 8)}@example.se`;
      await visitor.open("/ordningsvakt");
      await visitor.hydrated();
      await visitor.click('main a[data-quote="events"]');
      await visitor.fill({
        message: "Två ordningsvakter på lördag.",
        name: "Anna Ek",
        company: "Mälarport AB",
        email,
        phone: "070-123 45 67",
      });
      await visitor.press(/^Skicka/);
      await visitor.sees(/Q-[0-9A-F]{4}-[0-9A-F]{4}/);
      expect(await rowsOf(site, "select id from quote_requests where email = $1", email)).toHaveLength(1);
    });

    test("without a network a visited page opens, another one says so, and it comes when the network is back", async ({
      visitor: online,
    }) => {
      const port = String(await freePort());
      const site = await startSite({ PORT: port });
      const visitor = new Visitor(online.driver, site.url);
      try {
        await visitor.open("/");
        await visitor.hydrated();
        const kept = `const names = await caches.keys(); const pages = names.includes("pages") ? await (await caches.open("pages")).keys() : [];
          return pages.some(({ url }) => new URL(url).pathname === "/") && Boolean(navigator.serviceWorker.controller)`;
        await expect
          .poll(() => visitor.driver.executeScript(`return (async () => { ${kept} })()`))
          .toBe(true);
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

test("the services open, Escape closes them, one of them opens its page, and the language is kept", async ({
  desktop,
}) => {
  await desktop.open("/");
  await desktop.hydrated();
  const isOpen = () => desktop.has(".header-links details[open]");
  await desktop.click(".header-links summary");
  await expect.poll(isOpen).toBe(true);
  await desktop.keys("\uE00C");
  await expect.poll(isOpen).toBe(false);
  await desktop.click(".header-links summary");
  await desktop.press(/^Entrévärdar/);
  await expect.poll(() => desktop.text("h1")).toContain("entré");
  await desktop.click(".site-header__actions .language-links a[lang=en]");
  await expect.poll(() => desktop.has("html[lang=en]")).toBe(true);
  await desktop.open("/nyheter");
  expect(await desktop.has("html[lang=en]")).toBe(true);
});

/** Signs a salesperson in, with a second factor, to the list of a company's leads. */
async function signInTo(visitor: Visitor, site: RunningSite, company: string): Promise<void> {
  const account = await addAccount((query, values) => ask(site, query, values), { role: "sales" });
  await visitor.open(
    `/logga-in?next=${encodeURIComponent(`/admin/forfragningar?sok=${encodeURIComponent(company)}`)}`,
  );
  await visitor.hydrated();
  await visitor.fill({ email: account.email, password: account.password });
  await visitor.press("Logga in");
  await visitor.fill({ code: account.code() });
  await visitor.press("Fortsätt");
  await visitor.sees(company);
  await visitor.hydrated();
}

/** The emails by the template "Vi nådde dig inte" that an address has received. */
const answersTo = ({ emails }: TestSmtpServer, address: string) =>
  emails.filter(({ to, text }) => to?.[0]?.address === address && text?.includes("fick inte tag"));

const noticeOf = (visitor: Visitor) => (text: string | RegExp) =>
  expect.poll(() => visitor.text(".detail .notice")).toMatch(text);

test("signed in with a second factor one calls, answers by template, and takes it back @every-engine", async ({
  desktop,
  site,
  smtp,
}) => {
  const company = unique("Vana");
  const email = `karin@${crypto.randomUUID()}.example`;
  await addContactRequest(site, { company, email, phone: "070-123 45 67", minutesAgo: 2 });
  await signInTo(desktop, site, company);

  const notice = noticeOf(desktop);
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
  expect(answersTo(smtp, email)).toEqual([]);
  const [{ at }] = (await rowsOf(site, "select next_at as at from leads where company = $1", company)) as [
    { at: Date },
  ];
  expect(at.getTime()).toBeGreaterThan(Date.now() - milliseconds.minute);
});

test("signed in with a second factor one notes a call, answers by template, and takes it back, with the thumb", async ({
  phone,
  site,
  smtp,
}) => {
  const company = unique("Tumme");
  const email = `karin@${crypto.randomUUID()}.example`;
  await addContactRequest(site, { company, email, phone: "070-123 45 67", minutesAgo: 2 });
  await signInTo(phone, site, company);
  const notice = noticeOf(phone);
  await phone.press(company);
  await expect.poll(() => phone.text(".detail h2")).toBe(company);
  await phone.hydrated();
  await phone.press(/^Samtal och nästa steg/);
  await phone.press("Inget svar");
  await notice("När ska du ringa igen?");
  await phone.click(".lead-steps__plan [name=quick]");
  await notice(/Nästa steg: Ring, .*\d\d:\d\d/);
  await phone.click(".lead-email > summary");
  await phone.click(".lead-email [role=combobox]");
  await phone.press(/^Vi nådde dig inte/);
  await phone.press("Skicka mejlet");
  await notice(`Mejlet är på väg till ${email}`);
  await phone.press("Ångra");
  await notice("Mejlet skickas inte.");
  expect(answersTo(smtp, email)).toEqual([]);
});
