import { setCalendar } from "#app/demos/calendars/change-calendar.server.ts";
import { readCalendars } from "#app/demos/calendars/read-calendars.server.ts";
import {
  bookForCustomer,
  cancelDemo,
  inviteDemo,
  markDemo,
  moveDemo,
  noteDemo,
} from "#app/demos/change-demo.server.ts";
import { cancelDemo as cancelOwnDemo } from "#app/demos/change-own-demo.server.ts";
import { addSalesRep, changeSalesRep } from "#app/demos/change-sales-rep.server.ts";
import { addAbsence, closeDay } from "#app/demos/change-times.server.ts";
import { closeHolidays } from "#app/demos/close-holidays.server.ts";
import { findDemo, listSalesReps } from "#app/demos/demos.server.ts";
import type { DemoPlatform, DemoService } from "#app/demos/keys.ts";
import { readDemoLink } from "#app/demos/link.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { siteMap } from "#app/site-map.ts";
import type { Seller } from "./customers.ts";
import { mobile } from "./forms.ts";
import { leadIdOf, submit } from "./leads.ts";
import { type Happening, idOf, must, networkOf, type Stage } from "./story.ts";
import { addressOf } from "./team.ts";

interface DemoStory {
  key: string;
  who: readonly [name: string, company: string, email: string, phone: string];
  /** When it takes place: so many working days from today, or on this day. */
  on: readonly [workdays: number, clock: string] | "today";
  service: DemoService;
  platform?: DemoPlatform;
  message?: string;
  locale?: "sv" | "en";
  timeZone?: string;
  /** The colleague who booked it, for the request of that name; without one the visitor did. */
  bookedBy?: { seller: Seller; lead: string };
  outcome?: "held" | "missed" | "called-off" | "taken-back" | "moved";
  note?: string;
}

/** Two colleagues who hold the demos, and what visitors and colleagues book. */
export function demoHappenings(stage: Stage): Happening[] {
  const { installation, calendar, team } = stage;
  const { database } = installation;
  const reps: Happening = {
    at: calendar.daysAgo(88, "11:00"),
    async happens() {
      await closeHolidays(database, new Date());
      for (const seller of ["johan", "leila"] as const) {
        const { name } = team[seller].signIn;
        const room = `https://meet.example/${seller}-{booking}`;
        const id = idOf("sales rep", seller);
        await addSalesRep(team.sara, id, { name, email: addressOf(name), meetLink: room, teamsLink: room });
        const { version } = await salesRepOf(id);
        must(
          id,
          (await changeSalesRep(team.sara, { id, version }, { user: team[seller].id })) === "done",
          name,
        );
      }
      const [first] = await listSalesReps(team.sara);
      if (first) await changeSalesRep(team.sara, first, { active: false });
    },
  };
  const salesRepOf = async (id: string) => {
    const found = (await listSalesReps(team.sara)).find((rep) => rep.id === id);
    if (!found) throw new Error("a sales rep was not added");
    return found;
  };
  const closed: Happening = {
    at: calendar.daysAgo(12, "13:20"),
    async happens() {
      const day = swedishDay(calendar.workday(9, "12:00"));
      const texts = { day, sv: "Planeringsdag", en: "Planning day" };
      await closeDay(team.sara, texts, { about: new Map(), reason: "" });
    },
  };
  // Johan's own calendar, as it was read a minute ago, and Leila's days off.
  const away: Happening = {
    at: calendar.minutesAgo(1),
    async happens() {
      const johan = idOf("sales rep", "johan");
      const { secrets } = installation;
      await setCalendar(team.sara, secrets, johan, "https://calendar.example/johan/hemlig.ics");
      const meetings = [2, 3, 4].map((day) => calendar.workday(day, "15:00"));
      await readCalendars({
        database,
        secrets,
        userAgent: "demo",
        get: async () => ({ status: 200, etag: null, body: fileOf(meetings), problem: null }),
      })({}, { number: 1, of: 1 });
      const [from, to] = [7, 8].map((day) => swedishDay(calendar.workday(day, "12:00")));
      const absence = {
        id: idOf("absence", "leila"),
        salesRepId: idOf("sales rep", "leila"),
        reason: "Semester",
      };
      await addAbsence(
        team.sara,
        { ...absence, from: from ?? "", to: to ?? "" },
        { about: new Map(), reason: "" },
      );
    },
  };
  return [reps, closed, away, ...demos.flatMap((demo) => happeningsOf(demo, stage))];
}

/** A calendar file with a meeting of an hour at each of these times. */
function fileOf(meetings: readonly Date[]): string {
  const events = meetings.flatMap((at, place) => [
    "BEGIN:VEVENT",
    `UID:meeting-${place}`,
    `DTSTART:${at.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    "DURATION:PT1H",
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR"].join("\r\n");
}

function happeningsOf(demo: DemoStory, stage: Stage): Happening[] {
  const { installation, calendar, team } = stage;
  const id = idOf("demo", demo.key);
  const [name, company, email, phone] = demo.who;
  const startsAt = demo.on === "today" ? calendar.laterToday() : calendar.workday(...demo.on);
  const client = { clientIp: networkOf(id) };
  const base = { id, name, company, email, phone, service: demo.service, message: demo.message ?? null };
  const more = {
    platform: demo.platform ?? "google-meet",
    locale: demo.locale ?? "sv",
    timeZone: demo.timeZone ?? "Europe/Stockholm",
  } as const;
  const seller = team[demo.bookedBy?.seller ?? (demo.key.length % 2 ? "johan" : "leila")];
  const booked = bookedAt(startsAt, calendar, demos.indexOf(demo));
  let address = "";

  const book = async () => {
    if (demo.bookedBy) {
      const request = { ...base, ...more, startsAt };
      const result = await bookForCustomer(seller, request, leadIdOf(demo.bookedBy.lead), true);
      return must(result, result === "done", `the demo "${demo.key}"`);
    }
    const fields = {
      ...base,
      ...{
        locale: more.locale,
        timeZone: more.timeZone,
        meetingPlatform: more.platform,
        message: demo.message ?? "",
      },
      ...{ selectedDate: swedishDay(startsAt), selectedTime: startsAt.toISOString(), elapsed: 38_000 },
    };
    const { result } = await submit(installation, siteMap.demo.path, fields, client.clientIp);
    must(result, result.ok, `the demo "${demo.key}"`);
    address = result.ok ? String(result.details?.address) : "";
  };
  const current = async () => {
    const found = await findDemo(seller, id);
    if (!found) throw new Error(`the demo "${demo.key}" is gone`);
    return found;
  };
  const done = async (result: Promise<string>) => {
    const outcome = await result;
    must(outcome, outcome === "done" || outcome === "cancelled", `the demo "${demo.key}"`);
  };
  const happenings: Happening[] = [{ at: booked, happens: book }];
  const soonAfter = new Date(booked.getTime() + 50 * 60_000);
  const over = new Date(startsAt.getTime() + 41 * 60_000);
  const { note } = demo;
  if (note)
    happenings.push({ at: soonAfter, happens: async () => done(noteDemo(seller, await current(), note)) });
  if (demo.outcome === "held")
    happenings.push({ at: over, happens: async () => done(markDemo(seller, await current(), "done")) });
  if (demo.outcome === "missed")
    happenings.push({
      at: over,
      async happens() {
        await done(markDemo(seller, await current(), "no_show"));
        await done(inviteDemo(seller, await current()));
      },
    });
  if (demo.outcome === "called-off")
    happenings.push({
      at: soonAfter,
      happens: async () =>
        done(cancelDemo(seller, await current(), "Kunden ringde, de väntar till nästa kvartal.")),
    });
  if (demo.outcome === "moved")
    happenings.push({
      at: soonAfter,
      happens: async () =>
        done(moveDemo(seller, await current(), new Date(startsAt.getTime() + 90 * 60_000), true)),
    });
  if (demo.outcome === "taken-back")
    happenings.push({
      at: soonAfter,
      async happens() {
        const link = readDemoLink(new URL(address, installation.siteUrl).searchParams);
        if (!link) throw new Error(`the demo "${demo.key}" has no link`);
        await done(cancelOwnDemo(installation.database, link, client, "Fick förhinder, bokar om senare."));
      },
    });
  return happenings;
}

/**
 * When a demo was booked: three days before it or more, in the daytime of a day before today. Visitors book in the same or
 * the next week only.
 */
function bookedAt(startsAt: Date, { now, daysAgo }: Stage["calendar"], index: number): Date {
  const day = Temporal.PlainDate.from(swedishDay(startsAt));
  const today = Temporal.PlainDate.from(swedishDay(now));
  const usual = Math.max(day.until(today).days + 3, 1 + (index % 3));
  const earliest = day.subtract({ days: day.dayOfWeek + 6 }).until(today).days;
  const clock = `${String(9 + (index % 7)).padStart(2, "0")}:${String((index * 17) % 60).padStart(2, "0")}`;
  return daysAgo(Math.max(1, Math.min(usual, earliest)), clock);
}

const demos: readonly DemoStory[] = [
  {
    key: "northgate",
    who: ["Daniel Okafor", "Northgate Robotics", "daniel.okafor@northgaterobotics.example", mobile(7)],
    on: [-52, "10:00"],
    service: "guard",
    platform: "teams",
    locale: "en",
    outcome: "held",
  },
  {
    key: "sodra",
    who: ["Ann-Sofie Lund", "Södra Torgets Fastigheter", "annsofie@sodratorget.example", mobile(40)],
    on: [-41, "14:00"],
    service: "several",
    message: "Vi har tre hus och vill se hur rapporterna ser ut.",
    outcome: "held",
    note: "Visade rapportvyn och bokningen. Frågade om API, skickade till produkt.",
  },
  {
    key: "glasbruket",
    who: ["Petter Storm", "Glasbrukets Event", "petter@glasbruketsevent.example", mobile(41)],
    on: [-33, "09:30"],
    service: "orderGuard",
    outcome: "missed",
  },
  {
    key: "gruvan",
    who: ["Elin Forsman", "Norrgruvan Mineral AB", "elin.forsman@norrgruvan.example", mobile(16)],
    on: [-27, "13:00"],
    service: "guard",
    bookedBy: { seller: "leila", lead: "gruvan" },
    outcome: "held",
  },
  {
    key: "biografen",
    who: ["Kim Sandell", "Biografen Palladium", "kim@palladiumbio.example", mobile(42)],
    on: [-21, "11:00"],
    service: "entranceHost",
    outcome: "called-off",
  },
  {
    key: "lagerhuset",
    who: ["Olle Wiberg", "Lagerhuset i Malmö", "olle@lagerhusetmalmo.example", mobile(43)],
    on: [-16, "15:30"],
    service: "guard",
    outcome: "held",
  },
  {
    key: "campus",
    who: ["Maria Petrova", "Campus Hotels", "maria.petrova@campushotels.example", mobile(44)],
    on: [-11, "10:30"],
    service: "entranceHost",
    locale: "en",
    timeZone: "Europe/Helsinki",
    outcome: "held",
  },
  {
    key: "kedjan",
    who: ["Camilla Norling", "Livs i Norr AB", "camilla.norling@livsinorr.example", mobile(45)],
    on: [-8, "13:30"],
    service: "several",
    bookedBy: { seller: "johan", lead: "kedjan" },
    outcome: "held",
    note: "Camilla och regionchefen var med. De vill börja med två butiker.",
  },
  {
    key: "trafikbolaget",
    who: ["Håkan Rydell", "Mälartrafik Service", "hakan.rydell@malartrafikservice.example", mobile(46)],
    on: [-5, "09:00"],
    service: "orderGuard",
    platform: "teams",
    outcome: "missed",
  },
  {
    key: "vardhemmet",
    who: ["Birgitta Kvist", "Solgläntans vårdhem", "birgitta.kvist@solglantan.example", mobile(47)],
    on: [-2, "14:30"],
    service: "guard",
    bookedBy: { seller: "leila", lead: "vardhemmet" },
  },
  {
    key: "sjovik",
    who: ["Anders Löfdahl", "Sjöviks Köpcentrum", "anders.lofdahl@sjovikscentrum.example", mobile(54)],
    on: "today",
    service: "guard",
    bookedBy: { seller: "johan", lead: "sjovik" },
    note: "Vill se hur ronderna rapporteras. Ta med exemplet från Lindövarvet.",
  },
  {
    key: "lyktan",
    who: ["Cecilia Roos", "Fastighets AB Lyktan", "cecilia.roos@fastighetslyktan.example", mobile(48)],
    on: [1, "10:00"],
    service: "several",
    bookedBy: { seller: "leila", lead: "lyktan" },
    note: "Tre hus. Visa rapportvyn och uppföljningen per hus.",
  },
  {
    key: "hamnen",
    who: ["Robert Ågren", "Yttre Hamnens Terminal", "robert.agren@yttrehamnen.example", mobile(22)],
    on: [1, "14:00"],
    service: "guard",
    message: "Vi vill se hur ni följer upp ronderna.",
  },
  {
    key: "skidorten",
    who: ["Jenny Fjellström", "Fjällvyns Skidanläggning", "jenny@fjallvyn.example", mobile(49)],
    on: [2, "11:00"],
    service: "entranceHost",
    platform: "teams",
    outcome: "moved",
  },
  {
    key: "biotech",
    who: ["Ravi Menon", "Tensta Biotech", "ravi.menon@tenstabiotech.example", mobile(50)],
    on: [3, "09:00"],
    service: "guard",
    locale: "en",
    timeZone: "Europe/London",
    message: "We need access control at a lab. Please show how incidents are reported.",
  },
  {
    key: "stiftelsen",
    who: ["Margareta Ulfsdotter", "Stiftelsen Hovgården", "margareta@hovgarden.example", mobile(51)],
    on: [4, "13:00"],
    service: "several",
    bookedBy: { seller: "johan", lead: "stiftelsen" },
  },
  {
    key: "massbolaget",
    who: ["Filippa Lang", "Mässbolaget Väst", "filippa@massbolagetvast.example", mobile(52)],
    on: [3, "15:00"],
    service: "orderGuard",
    outcome: "taken-back",
  },
  {
    key: "museet",
    who: ["Henrik Palm", "Stadsmuseet Lillälven", "henrik.palm@lillalvensmuseum.example", mobile(53)],
    on: [6, "10:30"],
    service: "guard",
    bookedBy: { seller: "johan", lead: "museet" },
  },
];
