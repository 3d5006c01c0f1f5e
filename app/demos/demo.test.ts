import { describe, expect, it, test } from "vitest";
import {
  type Booking,
  type BookingCalendar,
  bookDemo,
  type Consequences,
  cancelDemo,
  cancelOwnDemo,
  type Demo,
  demoStatuses,
  inviteDemo,
  isChangeable,
  linkDemo,
  markDemo,
  moveDemo,
  moveOwnDemo,
  noteDemo,
  type SalesRep,
  setMeetingLink,
} from "./demo.ts";
import { meetingLinkOf } from "./meeting-link.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+01:00`);
/** A Wednesday. */
const now = at("18T11:00");

const anna: SalesRep = {
  id: "anna",
  number: 1,
  name: "Anna Åberg",
  hours: null,
  meetLink: null,
  teamsLink: null,
};
const bo: SalesRep = { ...anna, id: "bo", number: 2, name: "Bo Ek", meetLink: "https://meet.example/bo" };
const calendar: BookingCalendar = {
  settings: {
    weekdays: [1, 2, 3, 4, 5],
    opens: "08:00",
    closes: "18:00",
    slotMinutes: 30,
    bufferMinutes: 10,
    noticeMinutes: 120,
    changeUntilMinutes: 60,
    weeks: 2,
    closeOnEves: true,
    meetLink: null,
    teamsLink: null,
  },
  specialDays: [],
  salesReps: [anna],
  busy: [],
};
const twoReps = { ...calendar, salesReps: [anna, bo] };
const busy = (salesRep: SalesRep, startsAt: Date) => ({
  salesRep: salesRep.number,
  from: startsAt.getTime(),
  to: startsAt.getTime() + 40 * 60_000,
});

const id = "0a1b2c3d-4e5f-4678-9abc-def012345678";
const demo: Demo = {
  id,
  version: 3,
  status: "booked",
  startsAt: at("24T10:00"),
  endsAt: at("24T10:30"),
  salesRepId: anna.id,
  platform: "google-meet",
  meetingLink: null,
  leadId: null,
  note: null,
  invitedAt: null,
  cancelledBy: null,
  cancelReason: null,
  sequence: 2,
  moves: 0,
  updatedAt: at("18T10:00"),
};
/** A demo whose meeting began ten minutes ago. */
const begun: Demo = { ...demo, startsAt: at("18T10:50"), endsAt: at("18T11:20") };
const booking: Booking = { id, startsAt: demo.startsAt, platform: "google-meet", leadId: null };
const moving = { calendar, current: anna, now };

/** The outcome of what must not be refused. */
function done<Outcome extends object>(outcome: Outcome): Exclude<Outcome, { refused: string }> {
  if ("refused" in outcome) throw new Error(`refused: ${outcome.refused}`);
  return outcome as Exclude<Outcome, { refused: string }>;
}
const emailsOf = ({ emails }: Consequences) => emails.map(({ payload }) => payload.email);
const eventsOf = ({ events }: Consequences) => events.map(({ kind }) => kind);

describe("a booking", () => {
  const byVisitor = (startsAt: Date, of = calendar) =>
    bookDemo({ ...booking, startsAt }, of, { by: "visitor", now });
  const byStaff = (startsAt: Date, anyway = false, of = calendar) =>
    bookDemo({ ...booking, startsAt }, of, { by: "staff", anyway, now });

  it("by a visitor is of an offered slot, with emails to both and reminders a day and an hour ahead", () => {
    const [first] = done(byVisitor(demo.startsAt));
    expect(first?.demo).toMatchObject({
      status: "booked",
      endsAt: demo.endsAt,
      salesRepId: "anna",
      sequence: 0,
    });
    expect(first?.events).toEqual([]);
    expect(first?.leadEvents).toEqual([]);
    expect(first?.emails).toEqual([
      {
        key: `demo:${id}:booked:0`,
        payload: { bookingId: id, email: "booked", sequence: 0, salesRepId: null },
        at: null,
      },
      {
        key: `demo:${id}:sales-rep-booked:0:anna`,
        payload: { bookingId: id, email: "sales-rep-booked", sequence: 0, salesRepId: "anna" },
        at: null,
      },
      {
        key: `demo:${id}:reminder-day:${demo.startsAt.getTime() / 1000}`,
        payload: { bookingId: id, email: "reminder-day", startsAt: demo.startsAt.toISOString() },
        at: at("23T10:00"),
      },
      {
        key: `demo:${id}:reminder-hour:${demo.startsAt.getTime() / 1000}`,
        payload: { bookingId: id, email: "reminder-hour", startsAt: demo.startsAt.toISOString() },
        at: at("24T09:00"),
      },
    ]);
  });

  it("is on the timeline of its person's lead", () => {
    const choices = done(bookDemo({ ...booking, leadId: "lead" }, calendar, { by: "visitor", now }));
    expect(choices[0]?.leadEvents).toEqual([{ lead: "lead", kind: "demoBooked" }]);
  });

  it("that is soon needs no reminder at once", () => {
    const emailsFor = (startsAt: Date) => done(byStaff(startsAt, true)).flatMap(emailsOf);
    expect(emailsFor(at("19T13:00"))).toContain("reminder-day");
    expect(emailsFor(at("19T12:59"))).not.toContain("reminder-day");
    expect(emailsFor(at("18T12:30"))).toContain("reminder-hour");
    expect(emailsFor(at("18T12:29"))).toEqual(["booked", "sales-rep-booked"]);
  });

  it("by a visitor at any other time is refused", () => {
    const others = [
      at("17T10:00"),
      at("18T12:30"),
      at("24T10:10"),
      at("24T18:00"),
      at("21T10:00"),
      at("30T10:00"),
    ];
    for (const other of others) expect(byVisitor(other), other.toISOString()).toEqual({ refused: "closed" });
    const specialDays = [{ day: "2026-11-24", kind: "admin", closed: true, sv: null, en: null } as const];
    expect(byVisitor(demo.startsAt, { ...calendar, specialDays })).toEqual({ refused: "closed" });
  });

  it("of a slot that is taken is refused", () => {
    const taken = { ...calendar, busy: [busy(anna, demo.startsAt)] };
    expect(byVisitor(demo.startsAt, taken)).toEqual({ refused: "taken" });
    expect(byStaff(demo.startsAt, true, taken)).toEqual({ refused: "taken" });
    expect(byVisitor(demo.startsAt, { ...calendar, salesReps: [] })).toEqual({ refused: "taken" });
  });

  it("goes to the sales rep with the fewest meetings around it", () => {
    const held = [busy(anna, at("25T10:00")), busy(bo, at("20T10:00"))];
    expect(done(byVisitor(demo.startsAt, { ...twoReps, busy: held }))[0]?.demo.salesRepId).toBe("bo");
    expect(done(byVisitor(demo.startsAt, twoReps)).map(({ demo }) => demo.salesRepId)).toEqual([
      "anna",
      "bo",
    ]);
  });

  it("by the staff warns of a closed day and of other hours, and is logged", () => {
    const specialDays = [{ day: "2026-12-24", kind: "eve", closed: true, sv: null, en: null } as const];
    const christmas = new Date("2026-12-24T10:00:00+01:00");
    expect(byStaff(christmas, false, { ...calendar, specialDays })).toEqual({ refused: "warnDay" });
    const open = { ...calendar, specialDays, settings: { ...calendar.settings, closeOnEves: false } };
    expect(byStaff(christmas, false, open)).not.toHaveProperty("refused");
    for (const time of ["24T07:30", "24T17:45", "22T10:00"])
      expect(byStaff(at(time)), time).toEqual({ refused: "warnHours" });
    expect(done(byStaff(at("22T10:07"), true)).flatMap(eventsOf)).toEqual(["demoBookedFor"]);
  });

  it("by the staff is ahead, by 90 days at most", () => {
    expect(byStaff(now, true)).toEqual({ refused: "closed" });
    expect(byStaff(new Date("2027-02-16T10:00:00+01:00"), true)).not.toHaveProperty("refused");
    expect(byStaff(new Date("2027-02-17T10:00:00+01:00"), true)).toEqual({ refused: "closed" });
  });
});

describe("the meeting's link", () => {
  const settings = { ...calendar.settings, meetLink: "https://meet.example/{host}/{booking}" };

  it("is the sales rep's own, or that of all with the booking's number and the sales rep's name", () => {
    expect(meetingLinkOf(booking, bo, settings)).toBe("https://meet.example/bo");
    expect(meetingLinkOf(booking, anna, settings)).toBe("https://meet.example/anna-aberg/0a1b2c3d4e5f4678");
    expect(meetingLinkOf({ ...booking, platform: "teams" }, bo, settings)).toBeNull();
  });

  it("that grew too long costs no booking", () => {
    expect(meetingLinkOf(booking, { ...anna, name: "a".repeat(480) }, settings)).toBeNull();
  });
});

describe("a move", () => {
  const to = at("26T13:00");

  it("frees the slot, raises the calendars' sequence, ends earlier links and moves the reminders", () => {
    const after = done(moveDemo({ ...demo, invitedAt: now }, 3, { startsAt: to, anyway: false }, moving));
    expect(after.demo).toMatchObject({
      startsAt: to,
      endsAt: at("26T13:30"),
      sequence: 3,
      moves: 1,
      version: 4,
      invitedAt: null,
    });
    expect(emailsOf(after)).toEqual(["moved", "sales-rep-moved", "reminder-day", "reminder-hour"]);
    expect(after.forgotten).toEqual(
      ["reminder-day", "reminder-hour"].map(
        (email) => `demo:${id}:${email}:${demo.startsAt.getTime() / 1000}`,
      ),
    );
    expect(after.events).toEqual([
      { kind: "demoMoved", data: { was: demo.startsAt.toISOString(), now: to.toISOString() } },
    ]);
  });

  it("keeps the sales rep who is free, or changes rep: the old one is notified, the link is the new one's", () => {
    const others = [busy(anna, at("26T09:00")), busy(anna, at("26T10:00"))];
    const same = done(moveOwnDemo(demo, "valid", to, { ...moving, calendar: { ...twoReps, busy: others } }));
    expect(same.demo?.salesRepId).toBe("anna");
    const taken = { ...twoReps, busy: [busy(anna, to)] };
    const after = done(moveOwnDemo(demo, "valid", to, { ...moving, calendar: taken }));
    expect(after.demo).toMatchObject({ salesRepId: "bo", meetingLink: "https://meet.example/bo" });
    expect(emailsOf(after).slice(0, 3)).toEqual(["moved", "sales-rep-booked", "sales-rep-cancelled"]);
    expect(after.emails[2]?.payload.salesRepId).toBe("anna");
    // Another link is part of the move, and no event of its own.
    expect(eventsOf(after)).toEqual(["demoMoved"]);
  });

  it("keeps a sales rep who gets no new meetings", () => {
    const paused = { ...calendar, salesReps: [bo] };
    expect(done(moveOwnDemo(demo, "valid", to, { ...moving, calendar: paused })).demo?.salesRepId).toBe(
      "anna",
    );
  });

  it("to its own time changes nothing", () => {
    expect(done(moveDemo(demo, 3, { startsAt: demo.startsAt, anyway: false }, moving)).demo).toBeNull();
    expect(done(moveOwnDemo(demo, "valid", demo.startsAt, moving)).demo).toBeNull();
  });

  it("by the staff is refused when a colleague was first, when it is no booking, and at a bad time", () => {
    const move = (of: Demo, version: number, startsAt: Date, anyway = false) =>
      moveDemo(of, version, { startsAt, anyway }, moving);
    expect(move(demo, 2, to)).toEqual({ refused: "changed" });
    expect(move({ ...demo, status: "cancelled" }, 3, to)).toEqual({ refused: "over" });
    expect(move(demo, 3, at("17T10:00"), true)).toEqual({ refused: "closed" });
    expect(move(demo, 3, at("28T10:00"))).toEqual({ refused: "warnHours" });
    expect(move(demo, 3, at("28T10:00"), true)).not.toHaveProperty("refused");
  });

  it("to a time outside of a sales rep's own hours is a warning", () => {
    const hours = { "2": ["09:00", "12:00"] } as const;
    const of = {
      ...moving,
      calendar: { ...calendar, salesReps: [{ ...anna, hours }] },
      current: { ...anna, hours },
    };
    const move = (startsAt: Date, anyway: boolean) => moveDemo(demo, 3, { startsAt, anyway }, of);
    expect(move(at("24T11:30"), false)).not.toHaveProperty("refused");
    expect(move(at("24T11:45"), false)).toEqual({ refused: "warnHours" });
    expect(move(at("25T10:00"), false)).toEqual({ refused: "warnHours" });
    expect(move(at("25T10:00"), true)).not.toHaveProperty("refused");
  });

  it("by a visitor is to an offered free slot, in time", () => {
    const move = (of: Demo, startsAt: Date, calendarThen = calendar) =>
      moveOwnDemo(of, "valid", startsAt, { ...moving, calendar: calendarThen });
    expect(move(demo, at("26T13:10"))).toEqual({ refused: "closed" });
    expect(move(demo, to, { ...calendar, busy: [busy(anna, to)] })).toEqual({ refused: "taken" });
    expect(move({ ...demo, status: "cancelled" }, to)).toEqual({ refused: "cancelled" });
    expect(move({ ...demo, startsAt: at("18T12:00") }, to)).not.toHaveProperty("refused");
    expect(move({ ...demo, startsAt: at("18T11:59") }, to)).toEqual({ refused: "tooLate" });
  });
});

describe("a cancellation", () => {
  it("has its emails, and leaves no reminder", () => {
    const after = done(cancelDemo(demo, 3, " Värden är sjuk ", now));
    expect(after.demo).toMatchObject({
      status: "cancelled",
      cancelledBy: "admin",
      cancelReason: "Värden är sjuk",
      sequence: 3,
      moves: 0,
    });
    expect(emailsOf(after)).toEqual(["cancelled", "sales-rep-cancelled"]);
    expect(after.forgotten).toHaveLength(2);
    expect(after.events).toEqual([{ kind: "demoCancelled" }]);
  });

  it("by the staff is possible until the meeting is over", () => {
    expect(done(cancelDemo(begun, 3, "", now)).demo?.cancelReason).toBeNull();
    expect(cancelDemo({ ...begun, endsAt: now }, 3, "", now)).toEqual({ refused: "over" });
    expect(cancelDemo({ ...demo, status: "cancelled" }, 3, "", now)).toEqual({ refused: "over" });
    expect(cancelDemo(demo, 2, "", now)).toEqual({ refused: "changed" });
  });

  it("by the visitor is possible until an hour before the meeting, and a second time no error", () => {
    const cancel = (of: Demo) => cancelOwnDemo(of, "valid", "", calendar.settings, now);
    expect(done(cancel(demo)).demo).toMatchObject({ status: "cancelled", cancelledBy: "visitor" });
    expect(done(cancel({ ...demo, status: "cancelled" })).demo).toBeNull();
    expect(cancel({ ...demo, startsAt: at("18T11:59") })).toEqual({ refused: "tooLate" });
    expect(cancel({ ...demo, status: "done" })).toEqual({ refused: "tooLate" });
    expect(isChangeable(demo, calendar.settings, at("24T09:00"))).toBe(true);
    expect(isChangeable(demo, calendar.settings, at("24T09:01"))).toBe(false);
  });
});

describe("a visitor's link", () => {
  const to = at("26T13:00");

  it("that is wrong or over changes nothing", () => {
    for (const state of ["invalid", "expired"] as const) {
      expect(moveOwnDemo(demo, state, to, moving)).toEqual({ refused: state });
      expect(cancelOwnDemo(demo, state, "", calendar.settings, now)).toEqual({ refused: state });
    }
  });

  it("that a move has ended is answered as before for a second press of its button, and for nothing else", () => {
    const after = { ...demo, startsAt: to, moves: 1, updatedAt: new Date(now.getTime() - 59_000) };
    expect(done(moveOwnDemo(after, "replaced", to, moving)).demo).toBeNull();
    const others = [
      moveOwnDemo(after, "replaced", demo.startsAt, moving),
      moveOwnDemo({ ...after, updatedAt: new Date(now.getTime() - 60_000) }, "replaced", to, moving),
      moveOwnDemo({ ...after, status: "cancelled" }, "replaced", to, moving),
      cancelOwnDemo(after, "replaced", "", calendar.settings, now),
    ];
    for (const other of others) expect(other).toEqual({ refused: "invalid" });
  });
});

describe("the outcome of a meeting", () => {
  it("is set once it has begun, and can be undone, without an email or a change of calendars", () => {
    for (const outcome of ["no_show", "done"] as const) {
      expect(markDemo(demo, 3, outcome, now)).toEqual({ refused: "over" });
      const after = done(markDemo(begun, 3, outcome, now));
      expect(after).toMatchObject({
        demo: { status: outcome, sequence: 2 },
        events: [{ kind: demoStatuses[outcome].event }],
        emails: [],
        forgotten: [],
      });
      const undone = done(markDemo({ ...begun, status: outcome }, 3, "booked", now));
      expect(undone).toMatchObject({
        demo: { status: "booked" },
        events: [{ kind: "demoReopened" }],
        emails: [],
      });
    }
  });

  it("of a cancelled demo is refused, and so is one on an old version", () => {
    expect(markDemo({ ...begun, status: "cancelled" }, 3, "done", now)).toEqual({ refused: "over" });
    expect(markDemo(begun, 2, "done", now)).toEqual({ refused: "changed" });
  });
});

describe("a visitor", () => {
  it("is asked once for a new time, while the meeting is ahead", () => {
    const after = done(inviteDemo(demo, 3, now));
    expect(after.demo).toMatchObject({ invitedAt: now, sequence: 2 });
    expect(emailsOf(after)).toEqual(["new-time"]);
    expect(eventsOf(after)).toEqual(["demoAskedNewTime"]);
    expect(done(inviteDemo({ ...demo, invitedAt: now }, 2, now)).demo).toBeNull();
    expect(inviteDemo(begun, 3, now)).toEqual({ refused: "over" });
    expect(inviteDemo({ ...demo, status: "cancelled" }, 3, now)).toEqual({ refused: "over" });
  });

  it("who did not come is offered a new booking", () => {
    const after = done(inviteDemo({ ...begun, status: "no_show" }, 3, now));
    expect(emailsOf(after)).toEqual(["missed"]);
    expect(eventsOf(after)).toEqual(["demoFollowedUp"]);
  });
});

test("a note is saved and removed; the log has that it was, and no email tells it", () => {
  expect(done(noteDemo(demo, 3, " Ring före ", now))).toMatchObject({
    demo: { note: "Ring före", sequence: 2 },
    events: [{ kind: "demoNote" }],
    emails: [],
  });
  expect(done(noteDemo({ ...demo, note: "Ring" }, 3, " ", now)).demo?.note).toBeNull();
  expect(noteDemo(demo, 2, "Annat", now)).toEqual({ refused: "changed" });
});

test("a link that the staff sets is emailed to the visitor and in their calendar; one that is removed is in no email", () => {
  const set = done(setMeetingLink(demo, 3, "https://meet.example/ett", now));
  expect(set).toMatchObject({ demo: { sequence: 3 }, events: [{ kind: "demoLink" }] });
  expect(emailsOf(set)).toEqual(["link"]);
  const removed = done(setMeetingLink({ ...demo, meetingLink: "https://meet.example/ett" }, 3, null, now));
  expect(removed).toMatchObject({ demo: { sequence: 3 }, events: [{ kind: "demoLinkRemoved" }], emails: [] });
  expect(setMeetingLink({ ...demo, status: "done" }, 3, null, now)).toEqual({ refused: "over" });
});

test("a demo is linked to a lead or to none, which no calendar shows", () => {
  const linked = done(linkDemo(demo, 3, "lead", now));
  expect(linked).toMatchObject({
    demo: { leadId: "lead", sequence: 2, version: 4 },
    leadEvents: [{ lead: "lead", kind: "demoLinked" }],
    emails: [],
  });
  expect(done(linkDemo({ ...demo, leadId: "lead" }, 3, "other", now)).leadEvents).toEqual([
    { lead: "lead", kind: "demoUnlinked" },
    { lead: "other", kind: "demoLinked" },
  ]);
  expect(done(linkDemo({ ...demo, leadId: "lead" }, 3, null, now)).leadEvents).toEqual([
    { lead: "lead", kind: "demoUnlinked" },
  ]);
  expect(done(linkDemo({ ...demo, leadId: "lead" }, 2, "lead", now)).demo).toBeNull();
  expect(linkDemo(demo, 2, "lead", now)).toEqual({ refused: "changed" });
});

test("no demo becomes anything from being cancelled", () => {
  const cancelled: Demo = { ...begun, status: "cancelled", cancelledBy: "admin" };
  const outcomes = [
    moveDemo(cancelled, 3, { startsAt: at("26T13:00"), anyway: true }, moving),
    cancelDemo(cancelled, 3, "", now),
    markDemo(cancelled, 3, "booked", now),
    inviteDemo(cancelled, 3, now),
    setMeetingLink(cancelled, 3, "https://meet.example/ett", now),
  ];
  for (const outcome of outcomes) expect(outcome).toEqual({ refused: "over" });
});
