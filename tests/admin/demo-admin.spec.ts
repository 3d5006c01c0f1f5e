import type { Page } from "@playwright/test";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { axeFindings } from "#tests/accessibility.ts";
import { offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { addContactRequest, test as base, expect } from "./admin-fixtures.ts";
import { bookAsVisitor } from "./book-demo.ts";
import { expectSoundPage } from "./check-page.ts";
import { doTask } from "./counted-hands.ts";

const test = base.extend<{ offered: true }>({
  offered: [
    async ({ site }, use) => {
      await ask(site, offerDemosAlways);
      // Other tests' bookings may take the slots of these.
      await ask(site, "delete from demo_bookings");
      await use(true);
    },
    { auto: true },
  ],
});

let number = 0;
/** A booking by a visitor at the weekend, where no other test books. */
async function book(
  site: RunningSite,
  project: string,
): Promise<{ id: string; company: string; email: string }> {
  number += 1;
  const id = crypto.randomUUID();
  const company = `Demo ${project} ${number} ${Date.now() % 100_000}`;
  const email = `karin@${id}.example`;
  const form = { id, email, company, message: "Vi har tre kontor." };
  expect(await bookAsVisitor(site, slotOfNextWeek(5, number * 2), form)).toBe("booked");
  return { id, company, email };
}

async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  await hydrated(page);
}

/** Opens a form of a host by the menu of its row, or presses another of its items. */
async function openHost(page: Page, name: string, item: string): Promise<void> {
  const menu = page.getByRole("row", { name }).locator(".row-menu");
  await menu.locator("summary").click();
  await menu.getByText(item, { exact: true }).click();
}

/** Chooses a slot in the panel of a booking, and moves it there. */
async function move(page: Page, slot: Date): Promise<void> {
  const panel = page.locator(".demo-panel__move");
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(slot);
  await panel.locator(`input[name=selectedDate][value="${day}"]`).check();
  await panel.locator(`input[name=selectedTime][value="${slot.toISOString()}"]`).check();
  await panel.getByRole("button", { name: "Flytta demon" }).click();
}

test("a booking gets its link, is moved and cancelled, and the visitor gets an email about each @phone", async ({
  admin,
  site,
  smtp,
}, info) => {
  const { company, email } = await book(site, info.project.name);
  const subjects = () =>
    smtp.emails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject ?? "");
  await open(admin, "/admin/demo");
  const row = admin.locator(".demo-list li", { hasText: company });
  await expect(row).toContainText("Länk saknas");
  await row.getByRole("link", { name: company }).click();
  const panel = admin.locator(".demo-panel");
  await expect(panel.getByRole("heading", { level: 2, name: company })).toBeVisible();

  await panel.getByLabel("Möteslänk").fill("meet.example/abc");
  await panel.getByRole("button", { name: "Spara och mejla länken" }).click();
  await expect(panel.getByText("Skriv en länk som börjar med https://").first()).toBeVisible();
  await expect(panel.getByLabel("Möteslänk")).toHaveValue("meet.example/abc");
  await panel.getByLabel("Möteslänk").fill("https://meet.example/abc");
  await panel.getByRole("button", { name: "Spara och mejla länken" }).click();
  const notice = panel.locator(".notice");
  await expect(notice).toContainText("Länken är sparad");
  await expect(notice).toBeFocused();
  await expect(panel.getByRole("link", { name: "Öppna mötet" })).toHaveAttribute(
    "href",
    "https://meet.example/abc",
  );
  await expect
    .poll(
      () =>
        smtp.emails.some(
          ({ html, to }) => to?.[0]?.address === email && html?.includes("https://meet.example/abc"),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);

  await move(admin, slotOfNextWeek(6, number * 2));
  await expect(notice).toContainText("Demon är flyttad till söndag");
  await expect(panel.locator(".demo-panel__move")).not.toHaveAttribute("open");
  await expect.poll(subjects, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/flyttad/i));
  await expect(panel.locator(".timeline")).toContainText("Flyttad från");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText("Demon är flyttad till lördag");

  const other = slotOfNextWeek(26, number * 2);
  await panel.locator(".demo-panel__move summary").click();
  await panel.getByText("Annan tid", { exact: true }).click();
  await panel.getByLabel("Dag", { exact: true }).last().fill(swedishDay(other));
  await panel.getByRole("button", { name: "Flytta demon" }).click();
  await expect(panel.getByText("Skriv en tid, till exempel 10:30").first()).toBeVisible();
  await ask(
    site,
    "insert into demo_closed_days (day) values ($1) on conflict (day) do update set closed = true",
    [swedishDay(other)],
  );
  await panel.getByLabel("Klockan").fill("10:30");
  await panel.getByRole("button", { name: "Flytta demon" }).click();
  await expect(notice).toContainText("Dagen är stängd för demor");
  await expect(panel.getByLabel("Använd tiden ändå")).toBeInViewport();
  await panel.getByLabel("Använd tiden ändå").check();
  await panel.getByRole("button", { name: "Flytta demon" }).click();
  await expect(notice).toContainText("Demon är flyttad till");
  await ask(site, "update demo_closed_days set closed = false where day = $1", [swedishDay(other)]);

  await panel.getByLabel("Anteckning").fill("Ring före mötet");
  await panel.getByRole("button", { name: "Spara anteckningen" }).click();
  await expect(notice).toContainText("Anteckningen är sparad");
  await panel.getByText("Be om ny tid", { exact: true }).click();
  await panel.getByRole("button", { name: "Skicka mejlet" }).click();
  await expect(notice).toContainText("Mejlet är på väg");
  await expect.poll(subjects, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^Välj en ny tid/));

  await panel.getByText("Avboka", { exact: true }).click();
  await panel.getByLabel("Varför avbokas den?").fill("Värden är sjuk");
  await panel.getByRole("button", { name: "Avboka demon" }).click();
  await expect(notice).toContainText("Demon är avbokad");
  await expect(panel.locator(".detail__head .chip")).toHaveText("Avbokad");
  await expect.poll(subjects, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^Demo avbokad/));
  await admin.goto("/admin/demo?urval=avbokade");
  await expect(admin.locator(".demo-list li", { hasText: company })).toBeVisible();
});

test("sales books for a lead's sender, outside of the hours when they mean it", async ({
  admin,
  site,
  smtp,
}, info) => {
  const company = `Bokas ${info.project.name} ${Date.now() % 100_000}`;
  const email = `karin@${crypto.randomUUID()}.example`;
  const lead = await addContactRequest(site, { company, email, phone: "070-123 45 67" });
  const day = swedishDay(slotOfNextWeek(27));
  await ask(site, "insert into demo_closed_days (day) values ($1) on conflict do nothing", [day]);
  await open(admin, `/admin/forfragningar/${lead}`);
  await admin.getByRole("link", { name: "Boka demo" }).click();
  await expect(admin.getByRole("textbox", { name: "Företag" })).toHaveValue(company);
  await expect(admin.getByLabel("E-post")).toHaveValue(email);
  await admin.getByText("Annan tid", { exact: true }).click();
  await admin.getByRole("button", { name: "Boka demon" }).click();
  const summary = admin.locator(".error-summary");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Välj en dag, högst 90 dagar fram",
    "Skriv en tid, till exempel 10:30",
    "Välj vilken tjänst det gäller",
  ]);
  expect(await axeFindings(admin)).toEqual([]);
  await admin.getByLabel("Dag", { exact: true }).fill(day);
  await admin.getByLabel("Klockan").fill("10:30");
  await admin.reload();
  await expect(admin.getByText("Det är inte sparat.")).toBeVisible();
  await expect(admin.getByLabel("Klockan")).toHaveValue("10:30");
  await admin.getByLabel("Vilken tjänst gäller det?").selectOption("guard");
  await admin.getByLabel("Språk i mejlen").selectOption("en");
  await admin.getByRole("button", { name: "Boka demon" }).click();
  await expect(admin.locator(".notice")).toContainText("Inget är bokat än");
  await expect(admin.getByRole("button", { name: "Boka demon" })).toBeInViewport();
  expect(await axeFindings(admin)).toEqual([]);
  await admin.getByLabel("Använd tiden ändå").check();
  await admin.getByRole("button", { name: "Boka demon" }).click();
  const panel = admin.locator(".demo-panel");
  await expect(panel.locator(".notice")).toContainText("Demon är bokad");
  await expect(panel.locator(`a[href*="${lead}"]`)).toContainText(company);
  expect(await admin.evaluate(() => sessionStorage.getItem("admin-drafts"))).toBeNull();
  await expect(panel.locator(".timeline")).toContainText("Demon bokades åt kunden");
  await expect
    .poll(() => smtp.emails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject), {
      timeout: 20_000,
    })
    .toContainEqual(expect.stringMatching(/^Demo booked for/));
  await ask(site, "delete from demo_closed_days where day = $1", [day]);
});

test("a demo is booked by a click, a name and two keys, and moved by a drag and a click", async ({
  admin,
  site,
}, info) => {
  const company = `Sökta ${info.project.name} ${Date.now() % 100_000}`;
  const lead = await addContactRequest(site, { company, email: `karin@${crypto.randomUUID()}.example` });
  await ask(site, "update leads set service = 'guard' where id = $1", [lead]);
  const slot = slotOfNextWeek(2, 4);
  const target = slotOfNextWeek(2, 12);
  const week = (at: Date) => admin.locator(`.demo-week [data-slot="${at.toISOString()}"]`);
  await open(admin, `/admin/demo?vecka=${swedishDay(slot)}`);
  await test.step("the arrow keys go from slot to slot", async () => {
    await week(slotOfNextWeek(2, 3)).focus();
    await admin.keyboard.press("ArrowDown");
    await expect(week(slot)).toBeFocused();
    await admin.keyboard.press("ArrowRight");
    await expect(week(slotOfNextWeek(3, 4))).toBeFocused();
  });
  const panel = admin.locator(".demo-panel");
  await doTask(admin, "book a demo for a customer", { clicks: 1, keys: 2, texts: 1 }, async (hands) => {
    await hands.click(week(slot));
    await expect(admin.getByLabel("Sök kund")).toBeFocused();
    await hands.type(company);
    await expect(admin.locator(".customer-search [data-choice]")).toContainText([company]);
    await hands.press("Enter");
    await expect(admin.getByLabel("Företag")).toHaveValue(company);
    await expect(admin.getByRole("button", { name: "Boka demon" })).toBeFocused();
    expect(await axeFindings(admin)).toEqual([]);
    await hands.press("Enter");
    await expect(panel.locator(".notice")).toContainText("Demon är bokad");
    await expect(panel.locator(`a[href*="${lead}"]`)).toContainText(company);
    expect(await admin.evaluate(() => sessionStorage.getItem("admin-drafts"))).toBeNull();
    const booked = await ask(site, "select starts_at from demo_bookings where company = $1", [company]);
    expect(booked).toEqual([{ starts_at: slot }]);
  });
  await test.step("a dragged demo asks before anybody gets an email, Escape drops it, and undo moves it back", async () => {
    const demo = admin.locator("[data-moves]", { hasText: company });
    const drag = async (end: () => Promise<void>) => {
      await demo.hover();
      await admin.mouse.down();
      const box = await week(target).boundingBox();
      if (!box) throw new Error("the slot is out of sight");
      await admin.mouse.move(box.x + 20, box.y + 8, { steps: 3 });
      await expect(week(target)).toHaveAttribute("data-target");
      await end();
    };
    await drag(() => admin.keyboard.press("Escape"));
    await admin.mouse.up();
    const dialog = admin.getByRole("dialog", { name: "Flytta demon?" });
    await expect(dialog).toBeHidden();
    const notice = panel.locator(".notice");
    await doTask(admin, "move a demo", { clicks: 2 }, async ({ click }) => {
      // A drag counts as a click.
      await click(demo, { trial: true });
      await drag(() => admin.mouse.up());
      await expect(dialog).toContainText("Kunden och värden får den nya tiden i ett mejl.");
      await click(dialog.getByRole("button", { name: "Flytta demon" }));
      await expect(notice).toContainText("Demon är flyttad till");
    });
    await notice.getByRole("button", { name: "Ångra" }).click();
    const moved = () => ask(site, "select starts_at, moves from demo_bookings where company = $1", [company]);
    await expect.poll(moved).toEqual([{ starts_at: slot, moves: 2 }]);
  });
});

test("of two colleagues nobody overwrites what the other has changed", async ({
  admin,
  colleague,
  site,
}, info) => {
  test.slow();
  const other = await colleague("Bo Ek");
  await test.step("of two who change sales reps and times at once the second sees that, and loses nothing that was typed", async () => {
    const id = crypto.randomUUID();
    await ask(site, "insert into sales_reps (id, name) values ($1, 'Ida Sund')", [id]);
    const fieldOf = (page: Page, name: string) => page.locator(`[id="${id}-${name}"]`);
    const notice = "Boka senast, minuter före";
    const until = "Ändra eller avboka senast, minuter före";
    const [adminTimes, otherTimes] = [await admin.context().newPage(), await other.context().newPage()];
    for (const page of [admin, other]) {
      await open(page, "/admin/demo/installningar");
      await openHost(page, "Ida Sund", "Uppgifter");
    }
    for (const page of [adminTimes, otherTimes]) await open(page, "/admin/demo/installningar/tider");
    await adminTimes.getByLabel(notice, { exact: true }).fill("7");
    await adminTimes.getByLabel("söndag").uncheck();
    await fieldOf(admin, "email").fill("ida@exempel.example");

    await fieldOf(other, "name").fill("Ida Sundh");
    await fieldOf(other, "name").press("Enter");
    await expect(other.locator(".notice")).toContainText("Uppgifterna för Ida Sundh är sparade");
    await otherTimes.getByLabel(until, { exact: true }).fill("45");
    await otherTimes.getByRole("button", { name: "Spara tiderna" }).click();
    await expect(otherTimes.locator(".notice")).toContainText("Tiderna är sparade");

    // The first browser is notified of both, and leaves what is being written alone.
    await expect(adminTimes.locator(".history")).toContainText(`${until}: `);
    await expect(admin.getByRole("row", { name: "Ida Sundh" })).toBeVisible();
    await fieldOf(admin, "email").press("Enter");
    const alert = admin.getByRole("alert");
    await expect(alert).toContainText("Bo Ek hann före");
    await expect(alert.getByRole("listitem")).toHaveText(["Namn: Ida Sund → Ida Sundh"]);
    await expect(fieldOf(admin, "email")).toHaveValue("ida@exempel.example");
    await expect(fieldOf(admin, "name")).toHaveValue("Ida Sundh");
    await expect(adminTimes.getByLabel(notice, { exact: true })).toHaveValue("7");

    await adminTimes.getByRole("button", { name: "Spara tiderna" }).click();
    await expect(adminTimes.getByRole("alert").getByRole("listitem")).toHaveText([
      new RegExp(`^${until}: \\d+ → 45$`),
    ]);
    await expect(adminTimes.getByLabel(notice, { exact: true })).toHaveValue("7");
    await expect(adminTimes.getByLabel("söndag")).not.toBeChecked();
    await expect(adminTimes.getByLabel(until, { exact: true })).toHaveValue("45");
    // The sales rep's form still has to be saved again.
    await expect(fieldOf(admin, "email")).toHaveValue("ida@exempel.example");
    await fieldOf(admin, "email").press("Enter");
    await expect(admin.locator(".notice")).toContainText("Uppgifterna för Ida Sundh är sparade");
    await expect(admin.getByRole("row", { name: "Ida Sundh" })).toContainText("ida@exempel.example");
    await adminTimes.getByRole("button", { name: "Spara tiderna" }).click();
    await expect(adminTimes.locator(".notice")).toContainText("Tiderna är sparade");
    await expect(adminTimes.locator(".history")).toContainText(`${notice}: 0 → 7`);
    await adminTimes.close();
    await otherTimes.close();
    await ask(site, "delete from sales_reps where id = $1", [id]);
    await ask(site, "update demo_settings set change_until_minutes = default");
    await ask(site, offerDemosAlways);
  });
  await test.step("of two colleagues at once the second sees that, and nothing is overwritten", async () => {
    const { id } = await book(site, info.project.name);
    await other.route("**/admin/andringar*", (route) => route.abort());
    await open(other, `/admin/demo/${id}`);
    await open(admin, `/admin/demo/${id}`);
    await admin.getByLabel("Möteslänk").fill("https://meet.example/forst");
    await admin.getByRole("button", { name: "Spara och mejla länken" }).click();
    await expect(admin.locator(".notice")).toContainText("Länken är sparad");
    await move(other, slotOfNextWeek(6, number * 2));
    await expect(other.getByRole("alert")).toContainText("Anna Lind hann före");
    await expect(other.getByLabel("Möteslänk")).toHaveValue("https://meet.example/forst");
    await move(other, slotOfNextWeek(6, number * 2));
    await expect(other.locator(".notice")).toContainText("Demon är flyttad");
    // And the first sees it without doing anything.
    await expect(admin.locator(".timeline")).toContainText("Flyttad från");
    await other.unroute("**/admin/andringar*");
  });
  await test.step("a link that is being written stays while a colleague saves another; neither it nor a time that was chosen before a colleague moved the demo is taken silently", async () => {
    const { id } = await book(site, info.project.name);
    await open(other, `/admin/demo/${id}`);
    await open(admin, `/admin/demo/${id}`);
    await other.getByLabel("Möteslänk").fill("https://meet.example/andra");
    await admin.getByLabel("Möteslänk").fill("https://meet.example/forst");
    await admin.getByRole("button", { name: "Spara och mejla länken" }).click();
    await expect(admin.locator(".notice")).toContainText("Länken är sparad");
    const joins = other.getByRole("link", { name: "Öppna mötet" });
    await expect(joins).toHaveAttribute("href", "https://meet.example/forst");
    await expect(other.getByLabel("Möteslänk")).toHaveValue("https://meet.example/andra");

    await other.getByRole("button", { name: "Spara och mejla länken" }).click();
    await expect(other.getByRole("alert")).toContainText("En kollega hann före och sparade en annan länk");
    await expect(other.getByLabel("Möteslänk")).toHaveValue("https://meet.example/andra");
    await expect(joins).toHaveAttribute("href", "https://meet.example/forst");
    await other.getByRole("button", { name: "Spara och mejla länken" }).click();
    await expect(other.locator(".notice")).toContainText("Länken är sparad");
    await expect(admin.getByLabel("Möteslänk")).toHaveValue("https://meet.example/andra");

    await other.locator(".demo-panel__move summary").click();
    const first = slotOfNextWeek(6, number * 2);
    await move(admin, first);
    await expect(admin.locator(".notice")).toContainText("Demon är flyttad");
    await expect(other.locator(".timeline")).toContainText("Flyttad från");
    await move(other, slotOfNextWeek(6, number * 2 + 24));
    await expect(other.getByRole("alert")).toContainText("Anna Lind hann före");
    expect(await ask(site, "select starts_at from demo_bookings where id = $1", [id])).toEqual([
      { starts_at: first },
    ]);
    await move(other, slotOfNextWeek(6, number * 2 + 24));
    await expect(other.locator(".notice")).toContainText("Demon är flyttad");

    // The reason of a cancellation does so as well.
    await other.getByText("Avboka", { exact: true }).click();
    await other.getByLabel("Varför avbokas den?").fill("Värden är sjuk");
    await admin.getByLabel("Anteckning").fill("Ring före mötet");
    await admin.getByRole("button", { name: "Spara anteckningen" }).click();
    await expect(other.getByLabel("Anteckning")).toHaveValue("Ring före mötet");
    for (const refusal of ["Anna Lind hann före", "Demon är avbokad"]) {
      await expect(other.getByLabel("Varför avbokas den?")).toHaveValue("Värden är sjuk");
      await other.getByRole("button", { name: "Avboka demon" }).click();
      await expect(other.locator(".notice")).toContainText(refusal);
    }
  });
});

test("a no-show is marked, here in English, and undone", async ({ admin, site }, info) => {
  const { id } = await book(site, info.project.name);
  await ask(
    site,
    `update demo_bookings set starts_at = now() - interval '40 days', ends_at = now() - interval '40 days' + interval '30 minutes'
     where id = $1`,
    [id],
  );
  await open(admin, `/admin/demo/${id}?lang=en`);
  const state = admin.locator(".detail__head .chip");
  const before = await state.textContent();
  const mark = admin.getByRole("button", { name: "Did not come" });
  await mark.click();
  await expect(admin.locator(".notice")).toContainText("Marked as did not come.");
  await expect(state).toHaveText("Did not come");
  await expect(mark).toHaveCount(0);
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(state).toHaveText(before ?? "");
  await mark.click();
  await expect(state).toHaveText("Did not come");
  expect(await ask(site, "select status from demo_bookings where id = $1", [id])).toEqual([
    { status: "no_show" },
  ]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a meeting that took place is marked and undone; weeks are paged by links", async ({
    admin,
    site,
  }, info) => {
    const { id, company } = await book(site, info.project.name);
    await ask(
      site,
      `update demo_bookings set starts_at = now() - interval '40 days', ends_at = now() - interval '40 days' + interval '30 minutes'
       where id = $1`,
      [id],
    );
    await admin.goto(`/admin/demo/${id}`);
    // The calendar beside it shows its own week.
    if (info.project.name === "desktop")
      await expect(admin.locator(".demo-week__demo[aria-current]")).toContainText(company);
    await admin.getByRole("button", { name: "Kom inte" }).click();
    await expect(admin.locator(".notice")).toContainText("Markerad: kom inte.");
    await expect(admin.locator(".detail__head .chip")).toHaveText("Kom inte");
    await admin.getByRole("button", { name: "Ångra" }).click();
    await expect(admin.locator(".detail__head .chip")).toHaveText("Har varit");
    await admin.goto("/admin/demo?urval=tidigare");
    await expect(admin.locator(".demo-list li", { hasText: company })).toBeVisible();
    const title = admin.locator("#demo-week-title");
    const week = await title.textContent();
    await admin.getByRole("link", { name: "Nästa vecka" }).click();
    await expect(title).not.toHaveText(week ?? "");
    await admin.getByRole("link", { name: "Aktuell vecka" }).click();
    await expect(title).toHaveText(week ?? "");
  });
});

test("sales reps, rules and closed days are changed and undone, and visitors see it at once", async ({
  admin,
}, info) => {
  await open(admin, "/admin/demo/installningar");
  const notice = admin.locator(".notice");
  const salesRep = `Värd ${info.project.name} ${Date.now() % 100_000}`;
  await admin.getByRole("link", { name: "Lägg till värd" }).click();
  await admin.getByLabel("Länk till Teams").last().fill("http://teams.example");
  await admin.getByRole("button", { name: "Lägg till värd" }).click();
  await expect(admin.locator(".error-summary")).toBeFocused();
  await expect(admin.locator(".error-summary")).toContainText("Skriv ett namn, högst 100 tecken");
  await expect(admin.getByLabel("Länk till Teams").last()).toHaveValue("http://teams.example");
  await admin.getByLabel("Namn").last().fill(salesRep);
  await admin.getByLabel("Länk till Teams").last().fill("https://teams.example/abc");
  await admin.getByRole("button", { name: "Lägg till värd" }).click();
  await expect(notice).toContainText(`${salesRep} är värd`);
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText(`${salesRep} är borttagen`);
  await expect(admin.getByRole("row", { name: salesRep })).toHaveCount(0);
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText(`${salesRep} är värd`);
  const row = admin.getByRole("row", { name: salesRep });
  await openHost(admin, salesRep, `Pausa ${salesRep}`);
  await expect(row.locator(".chip")).toHaveText("Pausad");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(row.locator(".chip")).toHaveText("Aktiv");
  await openHost(admin, salesRep, `Pausa ${salesRep}`);
  await expect(row.locator(".chip")).toHaveText("Pausad");

  await open(admin, "/admin/demo/installningar/tider");
  await admin.getByLabel("Boka senast, minuter före", { exact: true }).fill("tolv");
  await admin.getByRole("button", { name: "Spara tiderna" }).click();
  await expect(admin.locator(".error-summary")).toContainText("Skriv 0 till 20160 minuter");
  await expect(admin.getByLabel("Boka senast, minuter före", { exact: true })).toHaveValue("tolv");
  await admin.getByLabel("Boka senast, minuter före", { exact: true }).fill("15");
  await admin.getByRole("button", { name: "Spara tiderna" }).click();
  await expect(notice).toContainText("Tiderna är sparade");
  await expect(admin.locator(".history")).toContainText("Boka senast, minuter före: 0 → 15");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(admin.getByLabel("Boka senast, minuter före", { exact: true })).toHaveValue("0");

  const linkOfAll = admin.getByLabel("Möteslänk för alla värdar, Teams");
  await linkOfAll.fill("https://teams.example/{namn}");
  await admin.getByRole("button", { name: "Spara tiderna" }).click();
  await expect(admin.locator(".error-summary")).toContainText("Skriv en länk som börjar med https://");
  await linkOfAll.fill("https://teams.example/{host}/{booking}");
  await admin.getByRole("button", { name: "Spara tiderna" }).click();
  await expect(notice).toContainText("Tiderna är sparade");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(linkOfAll).toHaveValue("");

  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(slotOfNextWeek(4));
  const stateOf = async () => {
    const slots: { weeks: { days: { day: string; spokenNote: string | null }[] }[] } = await (
      await admin.request.get("/boka-demo/tider")
    ).json();
    return slots.weeks.flatMap(({ days }) => days).find((each) => each.day === day)?.spokenNote;
  };
  await open(admin, "/admin/demo/installningar/stangda-dagar");
  await admin.getByLabel("Dag", { exact: true }).fill(day);
  await admin.getByLabel("Varför, på svenska").fill("Planeringsdag");
  await admin.getByRole("button", { name: "Stäng dagen" }).click();
  await expect(notice).toContainText("är stängd för demo");
  expect(await stateOf()).toBe("stängt, Planeringsdag");
  await notice.getByRole("button", { name: "Ångra" }).click();
  await expect(notice).toContainText("är öppen för demo");
  expect(await stateOf()).toBeNull();
});

test("closing a day asks what to do with its demos, and nothing is changed before @phone", async ({
  admin,
  site,
  smtp,
}, info) => {
  const kept = await book(site, info.project.name);
  const cancelled = await book(site, info.project.name);
  const slot = slotOfNextWeek(20);
  const day = swedishDay(slot);
  for (const [place, { id }] of [kept, cancelled].entries())
    await ask(
      site,
      `update demo_bookings set starts_at = $2::timestamptz + $3::interval,
         ends_at = $2::timestamptz + $3::interval + interval '30 minutes' where id = $1`,
      [id, slot.toISOString(), `${place} hours`],
    );
  const closed = () => ask(site, "select day from demo_closed_days where day = $1", [day]);
  await open(admin, "/admin/demo/installningar/stangda-dagar");
  await admin.getByLabel("Dag", { exact: true }).fill(day);
  await admin.getByLabel("Varför, på svenska").fill("Planeringsdag");
  await admin.getByRole("button", { name: "Stäng dagen" }).click();
  const question = admin.locator(".settle-demos");
  await expect(question).toBeFocused();
  await expect(question).toContainText("2 demor är bokade på tider som stängs. Inget är ändrat än.");
  expect(await closed()).toEqual([]);
  await expectSoundPage(admin);
  await question.getByLabel(cancelled.company).selectOption("Avboka");
  await question.getByLabel("Varför avbokas de?").fill("Planeringsdag");
  await question.getByRole("button", { name: "Stäng dagen" }).click();
  await expect(admin.locator(".notice")).toContainText("En demo är avbokad, och kunden får ett mejl.");
  expect(await closed()).toHaveLength(1);
  expect(
    await ask(site, "select company, status from demo_bookings where id in ($1, $2) order by starts_at", [
      kept.id,
      cancelled.id,
    ]),
  ).toEqual([
    { company: kept.company, status: "booked" },
    { company: cancelled.company, status: "cancelled" },
  ]);
  await expect
    .poll(
      () =>
        smtp.emails.filter(({ to }) => to?.[0]?.address === cancelled.email).map(({ subject }) => subject),
      { timeout: 20_000 },
    )
    .toContainEqual(expect.stringMatching(/^Demo avbokad/));
  await ask(site, "delete from demo_closed_days where day = $1", [day]);
});

test("a sales rep is linked to a colleague, who changes their own hours and finds their own demos", async ({
  colleague,
  site,
}, info) => {
  const name = `Vera ${info.project.name}`;
  const rep = crypto.randomUUID();
  const { id, company } = await book(site, info.project.name);
  await ask(site, "insert into sales_reps (id, name) values ($1, $2)", [rep, name]);
  await ask(site, "update demo_bookings set sales_rep_id = $2 where id = $1", [id, rep]);
  const vera = await colleague(name);
  const administrator = await colleague("Ada Berg", "admin");
  await open(administrator, "/admin/demo/installningar");
  await openHost(administrator, name, "Uppgifter");
  await administrator.getByLabel("Användare").selectOption(name);
  await administrator.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(administrator.locator(".notice")).toContainText(`Uppgifterna för ${name} är sparade`);

  await open(vera, "/admin");
  await vera.locator(".overview__side").getByRole("link", { name: company }).waitFor();
  await vera.getByRole("link", { name: "Alla mina demor" }).click();
  await expect(vera.locator(".demo-list .row-link")).toHaveText([company]);

  await open(vera, "/admin/demo/installningar");
  const own = vera.getByRole("row", { name });
  await expect(vera.locator(".row-menu a", { hasText: "Arbetstider" })).toHaveCount(1);
  await openHost(vera, name, "Arbetstider");
  await vera.getByLabel("Måndag från").fill("13:00");
  await vera.getByLabel("Måndag till").fill("09:00");
  await vera.getByRole("button", { name: "Spara arbetstiderna" }).click();
  await expect(vera.locator(".error-summary")).toContainText("Måndag: skriv båda tiderna");
  await expectSoundPage(vera);
  await vera.getByLabel("Måndag till").fill("16:00");
  await vera.getByRole("button", { name: "Spara arbetstiderna" }).click();
  await vera.locator(".settle-demos").getByRole("button", { name: "Spara arbetstiderna" }).click();
  await expect(vera.locator(".notice")).toContainText(`Arbetstiderna för ${name} är sparade`);
  await expect(own).toContainText("mån 13:00–16:00");
  await vera.locator(".notice").getByRole("button", { name: "Ångra" }).click();
  await expect(own).toContainText("Webbplatsens tider");

  await vera.getByRole("link", { name: "Kalendrar" }).click();
  await vera.getByRole("button", { name: `Skapa en adress: ${name}` }).click();
  const address = new URL(await vera.getByLabel("Din kalenderadress").inputValue());
  await expectSoundPage(vera);
  const feed = async () => {
    const response = await fetch(new URL(`${address.pathname}${address.search}`, site.url));
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const { status, text, headers } = await feed();
  expect(status).toBe(200);
  expect(text).toContain(`SUMMARY:Demo: ${company}`);
  expect([headers.get("cache-control"), headers.get("x-robots-tag"), headers.get("set-cookie")]).toEqual([
    "private, no-cache",
    "noindex",
    null,
  ]);
  await vera.getByRole("button", { name: `Stäng av: ${name}` }).click();
  await expect(vera.locator(".notice")).toContainText("Adressen är avstängd");
  expect((await feed()).status).toBe(404);
  await ask(site, "delete from demo_bookings where id = $1", [id]);
  await ask(site, "delete from sales_reps where id = $1", [rep]);
});

test("a host's absence gives their demo to another, and their calendar's address is never shown again", async ({
  colleague,
  site,
}, info) => {
  const administrator = await colleague("Ada Berg", "admin");
  const name = `Nils ${info.project.name}`;
  const rep = crypto.randomUUID();
  const { id, company } = await book(site, info.project.name);
  await ask(site, "insert into sales_reps (id, name) values ($1, $2)", [rep, name]);
  await ask(site, "update demo_bookings set sales_rep_id = $2 where id = $1", [id, rep]);
  const day = swedishDay(slotOfNextWeek(5, number * 2));
  await open(administrator, "/admin/demo/installningar");
  await openHost(administrator, name, "Frånvaro");
  await administrator.getByLabel("Från och med").fill(day);
  await administrator.getByLabel("Varför").fill("Semester");
  await administrator.getByRole("button", { name: "Spara frånvaron" }).click();
  const question = administrator.locator(".settle-demos");
  await expect(question).toContainText(company);
  await expectSoundPage(administrator);
  await question.getByText("Annan värd", { exact: true }).click();
  await question.getByRole("button", { name: "Spara frånvaron" }).click();
  await expect(administrator.locator(".notice")).toContainText("En demo har gått till en annan värd.");
  await expect(administrator.getByRole("row", { name })).toContainText("Frånvaro:");
  expect(await ask(site, "select sales_rep_id from demo_bookings where id = $1", [id])).not.toEqual([
    { sales_rep_id: rep },
  ]);
  await open(administrator, `/admin/demo?vecka=${day}`);
  await expect(administrator.locator(".demo-week thead")).toContainText("Nils borta");

  await open(administrator, "/admin/demo/installningar/kalendrar");
  const row = administrator.locator(".host-calendars li", { hasText: name });
  await row.getByText("Koppla en kalender").click();
  await row.getByLabel("Kalenderns hemliga adress").fill("http://calendar.example/hemlig.ics");
  await row.getByRole("button", { name: "Spara adressen" }).click();
  await expect(row.getByText("Klistra in en adress som börjar med https://")).toBeVisible();
  await row.getByLabel("Kalenderns hemliga adress").fill("webcal://calendar.example/hemlig.ics");
  await row.getByRole("button", { name: "Spara adressen" }).click();
  await expect(administrator.locator(".notice")).toContainText("är kopplad");
  await expect(row).toContainText("calendar.example");
  expect(await administrator.content()).not.toContain("hemlig.ics");
  await row.getByText("Koppla från").first().click();
  await row.getByRole("button", { name: "Koppla från" }).click();
  await expect(row).toContainText("Ingen kalender");
  await ask(site, "delete from demo_bookings where id = $1", [id]);
  await ask(site, "delete from sales_reps where id = $1", [rep]);
});

for (const locale of ["sv", "en"] as const) {
  test(`the browser and axe find nothing on the pages of demos, ${locale} ${screenOf[locale]}`, async ({
    admin,
    site,
  }, info) => {
    const { id } = await book(site, info.project.name);
    const problems = consoleProblems(admin);
    const lang = locale === "en" ? "?lang=en" : "";
    for (const path of [
      `/admin/demo${lang}`,
      `/admin/demo/${id}${lang}`,
      `/admin/demo/boka${lang}`,
      ...["", "/tider", "/stangda-dagar", "/kalendrar"].map(
        (part) => `/admin/demo/installningar${part}${lang}`,
      ),
    ]) {
      const response = await admin.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await hydrated(admin);
      for (const summary of await admin.locator("main details:not(.row-menu) > summary:visible").all())
        await summary.click();
      // The menu of a row lies above what is below it, and only one is open.
      const menu = admin.locator(".row-menu > summary").first();
      if (await menu.isVisible()) await menu.click();
      if (info.project.name === "desktop") expect(await axeFindings(admin), path).toEqual([]);
      const size = admin.viewportSize();
      await admin.setViewportSize({ width: 320, height: 640 });
      const overflow = () =>
        admin.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), path).toBeLessThanOrEqual(0);
      if (size) await admin.setViewportSize(size);
    }
    expect(problems).toEqual([]);
  });
}

test("demos are for sales, not for editors", async ({ colleague, site }, info) => {
  const { id } = await book(site, info.project.name);
  const editor = await colleague("Eva Ström", "editor");
  for (const path of ["/admin/demo", `/admin/demo/${id}`, "/admin/demo/boka", "/admin/demo/installningar"])
    expect((await editor.request.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
});
