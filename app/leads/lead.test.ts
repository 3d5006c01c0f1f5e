import { expect, test } from "vitest";
import {
  acceptOffer,
  addLead,
  type Consequences,
  callLead,
  callOutcomes,
  changeLead,
  correctFacts,
  correctOrder,
  declineOffer,
  dismissEmail,
  emailLead,
  type Lead,
  mergeLeads,
  noteLead,
  orderState,
  type Refusal,
  receiveEmail,
  receiveQuestion,
  receiveRequest,
  remindOfStep,
  removeNote,
  sendOffer,
  splitLead,
  startOfAdded,
  takeEmailBack,
  takeOrderBack,
  together,
} from "./lead.ts";
import { hasEnded, leadStatuses, lostReasons, possibleLeadStatuses } from "./lead-status.ts";

const [anna, bo] = ["anna", "bo"];
const now = new Date("2026-11-26T10:00:00Z");
const yesterday = new Date("2026-11-25T10:00:00Z");
const tomorrow = new Date("2026-11-27T10:00:00Z");
const byAnna = { who: anna, now };
const byVisitor = { who: null, now };

function lead(fields: Partial<Lead> = {}): Lead {
  return {
    id: "lead",
    number: "K-1234-5678",
    version: 1,
    status: "new",
    lostReason: null,
    assignedTo: null,
    value: null,
    nextStep: null,
    nextAt: null,
    firstResponseAt: null,
    mergedInto: null,
    ...fields,
  };
}

/** The consequences of something that is not refused. */
function follows(decision: Consequences | Refusal) {
  if ("refused" in decision) throw new Error(`refused: ${decision.refused}`);
  const [changed = lead()] = decision.leads;
  return { ...decision, lead: changed, kinds: decision.events.map(({ kind }) => kind) };
}

const change = (before: Lead, wish: Parameters<typeof changeLead>[2], occasion = byAnna) =>
  follows(changeLead(before, before.version, wish, occasion));
const call = { step: "call", at: tomorrow } as const;

test("a request is told to those who follow new leads, and gets the demos of its person", () => {
  expect(receiveRequest("lead", ["monday", "friday"])).toEqual({
    leads: [],
    events: [
      { lead: "lead", kind: "demoLinked", data: { demo: "monday" } },
      { lead: "lead", kind: "demoLinked", data: { demo: "friday" } },
    ],
    notices: [{ lead: "lead", kind: "new", owner: null }],
  });
});

test("a lead that no form made is told like a request, an imported one to nobody", () => {
  expect(addLead("lead", "telephone", ["monday"])).toEqual({
    leads: [],
    events: [
      { lead: "lead", kind: "added", data: { source: "telephone" } },
      { lead: "lead", kind: "demoLinked", data: { demo: "monday" } },
    ],
    notices: [{ lead: "lead", kind: "new", owner: null }],
  });
  expect(addLead("lead", "import", []).notices).toEqual([]);
});

test("a colleague owns the lead that they add, and has spoken with somebody who called or came", () => {
  for (const source of ["telephone", "visit", "fair"] as const)
    expect(startOfAdded(source, {}, byAnna)).toMatchObject({
      status: "contacted",
      assignedTo: anna,
      firstResponseAt: now,
    });
  for (const source of ["email", "referral", "other"] as const)
    expect(startOfAdded(source, {}, byAnna)).toMatchObject({
      status: "new",
      assignedTo: anna,
      firstResponseAt: null,
    });
  expect(startOfAdded("email", {}, byVisitor)).toMatchObject({ status: "new", assignedTo: null });
});

test("an imported lead has what its file says, as far as a lead can have it", () => {
  const imported = (state: Parameters<typeof startOfAdded>[1]) => startOfAdded("import", state, byAnna);
  expect(imported({})).toEqual({
    status: "new",
    lostReason: null,
    assignedTo: null,
    value: null,
    nextStep: null,
    nextAt: null,
    firstResponseAt: null,
  });
  const step = { nextStep: "call", nextAt: tomorrow } as const;
  expect(imported({ status: "quoted", lostReason: "price", assignedTo: bo, value: 5, ...step })).toEqual({
    status: "quoted",
    lostReason: null,
    assignedTo: bo,
    value: 5,
    ...step,
    firstResponseAt: now,
  });
  expect(imported({ status: "lost", lostReason: "price", ...step })).toMatchObject({
    lostReason: "price",
    nextStep: null,
    nextAt: null,
  });
  expect(imported({ nextStep: "call" })).toMatchObject({ nextStep: null, nextAt: null });
});

const facts = {
  company: "",
  name: "Karin Lund",
  email: "karin@malarport.example",
  phone: "",
  orgNumber: "",
  service: "guard",
  place: "",
  startsAt: "2026-12-04T18:00",
  message: "Hej",
  locale: "sv",
} as const;

test("a corrected fact has its value of before on the timeline, and changes nothing else", () => {
  const before = lead({ version: 3, status: "quoted", assignedTo: bo });
  const wish = { was: facts, now: { company: "Mälarport AB", startsAt: "" } };
  expect(correctFacts(before, facts, wish, byAnna)).toEqual({
    leads: [{ ...before, version: 4, firstResponseAt: now }],
    events: [
      { lead: "lead", kind: "edited", data: { field: "company", from: null, to: "Mälarport AB" } },
      { lead: "lead", kind: "edited", data: { field: "startsAt", from: "2026-12-04T18:00", to: null } },
    ],
    notices: [],
  });
});

test("a correction is refused when a colleague has changed the same fact, not when they changed another", () => {
  const latest = { ...facts, name: "Karin Lindh", phone: "070-123 45 67" };
  const correct = (now: Partial<Record<keyof typeof facts, string>>) =>
    correctFacts(lead({ version: 9 }), latest, { was: facts, now }, byAnna);
  expect(correct({ name: "Karin Lundh" })).toEqual({ refused: "changed" });
  expect(follows(correct({ company: "Mälarport AB" })).kinds).toEqual(["edited"]);
  // Both wrote the same.
  expect(correct({ name: "Karin Lindh" })).toEqual({ leads: [], events: [], notices: [] });
});

test("a change made on an old version is refused, and every change raises the version", () => {
  expect(changeLead(lead({ version: 2 }), 1, { status: "won" }, byAnna)).toEqual({ refused: "changed" });
  expect(emailLead(lead({ version: 2 }), 1, "email", byAnna)).toEqual({ refused: "changed" });
  expect(change(lead({ version: 2 }), { status: "won" }).lead.version).toBe(3);
  expect(change(lead(), {}).lead).toEqual(lead({ version: 2 }));
});

test("a lead that has ended gets no next step, unless the same change opens it again", () => {
  const next = { step: "call", at: tomorrow } as const;
  for (const status of leadStatuses) {
    const decision = changeLead(lead({ status }), 1, { next }, byAnna);
    if (hasEnded(status)) expect(decision, status).toEqual({ refused: "over" });
    else expect(follows(decision).lead, status).toMatchObject({ nextStep: "call", nextAt: tomorrow });
    expect(change(lead({ status }), { status: "contacted", next }).lead.nextStep).toBe("call");
    expect(change(lead({ status }), { next: null }).lead.nextStep).toBeNull();
  }
});

test("a change of many is everything that follows for each; those that somebody changed first are left out", () => {
  const [one, two] = [lead({ id: "one", assignedTo: bo }), lead({ id: "two", assignedTo: bo, version: 2 })];
  const change = together([one, two].map((each) => changeLead(each, 1, { assignedTo: anna }, byAnna)));
  expect(change.leads.map(({ id }) => id)).toEqual(["one"]);
  expect(change.events).toMatchObject([{ lead: "one", kind: "assigned" }]);
});

test("what is absent from a change stays as it is", () => {
  const before = lead({
    status: "quoted",
    assignedTo: bo,
    value: 4_000,
    nextStep: "permit",
    nextAt: tomorrow,
    firstResponseAt: yesterday,
  });
  expect(change(before, { status: undefined, value: undefined })).toMatchObject({
    lead: { ...before, version: 2 },
    events: [],
    notices: [],
  });
});

test("every lead counts as a possible order but lost ones and spam", () => {
  expect(possibleLeadStatuses).toEqual(["new", "contacted", "quoted", "won"]);
});

test("the first change makes its author the owner, unless there is one", () => {
  for (const wish of [{ status: "contacted" }, { value: 100 }, { next: call }] as const) {
    expect(change(lead(), wish).lead.assignedTo, JSON.stringify(wish)).toBe(anna);
    expect(change(lead({ assignedTo: bo }), wish).lead.assignedTo, JSON.stringify(wish)).toBe(bo);
  }
  expect(change(lead(), { assignedTo: bo, status: "contacted" }).lead.assignedTo).toBe(bo);
  expect(change(lead({ assignedTo: bo }), { assignedTo: null }).lead.assignedTo).toBeNull();
  expect(change(lead(), {}).lead.assignedTo).toBeNull();
});

test("spam counts as no first response and gets no owner", () => {
  const { lead: spam } = change(lead(), { status: "spam" });
  expect(spam).toMatchObject({ status: "spam", firstResponseAt: null, assignedTo: null });
  const contacted = lead({ status: "contacted", firstResponseAt: yesterday });
  expect(change(contacted, { status: "spam" }).lead.firstResponseAt).toBeNull();
});

test("the first status that is a response has its time, until the lead is new again", () => {
  for (const status of leadStatuses) {
    const isResponse = status !== "new" && status !== "spam";
    expect(change(lead(), { status }).lead.firstResponseAt, status).toEqual(isResponse ? now : null);
  }
  const contacted = lead({ status: "contacted", firstResponseAt: yesterday });
  expect(change(contacted, { status: "won" }).lead.firstResponseAt).toEqual(yesterday);
  expect(change(contacted, { status: "new" }).lead.firstResponseAt).toBeNull();
});

test("what the visitor does is no first response of ours", () => {
  expect(follows(takeOrderBack(lead(), byVisitor)).lead.firstResponseAt).toBeNull();
  const lost = lead({ status: "lost" });
  const email = { id: "email", isAutomatic: false, isSpam: false };
  expect(follows(receiveEmail(lost.id, lost, email, byVisitor)).lead.firstResponseAt).toBeNull();
});

test("a lost lead has a reason, which is removed when it is reopened", () => {
  for (const lostReason of [...lostReasons, null]) {
    const { lead: lost, events } = change(lead({ assignedTo: anna }), { status: "lost", lostReason });
    expect(lost.lostReason).toBe(lostReason);
    expect(events).toEqual([
      {
        lead: "lead",
        kind: "status",
        data: { from: "new", to: "lost", ...(lostReason ? { reason: lostReason } : {}) },
      },
    ]);
    expect(change(lost, { status: "contacted" }).lead.lostReason).toBeNull();
  }
  expect(change(lead(), { status: "won", lostReason: "price" }).lead.lostReason).toBeNull();
});

test.each(leadStatuses)("a lead that is %s has a next step exactly if its status is open", (status) => {
  const { lead: changed, kinds } = change(lead({ nextStep: "permit", nextAt: tomorrow }), { status });
  expect(changed.nextStep).toBe(hasEnded(status) ? null : "permit");
  expect(changed.nextAt).toEqual(hasEnded(status) ? null : tomorrow);
  expect(kinds, "it ends without a word").not.toContain("nextStep");
  expect(change(lead(), { status, next: call }).lead.nextStep).toBe(hasEnded(status) ? null : "call");
});

test("each part that a change differs in is on the timeline, in the order in which it is told", () => {
  const before = lead({ assignedTo: anna, value: 1_000 });
  const { events } = change(before, { status: "quoted", assignedTo: bo, value: 2_000, next: call });
  expect(events.map(({ kind, data }) => [kind, data])).toEqual([
    ["assigned", { from: anna, to: bo }],
    ["status", { from: "new", to: "quoted" }],
    ["value", { from: 1_000, to: 2_000 }],
    ["nextStep", { to: "call", at: tomorrow }],
  ]);
  expect(change(before, { next: { step: "call", at: yesterday } }).kinds).toEqual(["nextStep"]);
  const planned = lead({ assignedTo: anna, nextStep: "call", nextAt: tomorrow });
  expect(change(planned, { next: { step: "call", at: new Date(tomorrow) } }).kinds).toEqual([]);
  expect(change(planned, { next: null }).events).toMatchObject([{ data: { to: null, at: null } }]);
});

test("a colleague who gets a lead is told, unless they took it themselves", () => {
  const told = [{ lead: "lead", kind: "assigned", owner: bo }];
  expect(change(lead(), { assignedTo: bo }).notices).toEqual(told);
  expect(change(lead({ assignedTo: anna }), { assignedTo: bo }).notices).toEqual(told);
  expect(change(lead(), { status: "contacted" }).notices).toEqual([]);
  expect(change(lead({ assignedTo: bo }), { status: "contacted" }).notices).toEqual([]);
  expect(change(lead({ assignedTo: bo }), { assignedTo: null }).notices).toEqual([]);
});

test("a call is on the timeline; one that was reached is a response, and any call gives it an owner", () => {
  for (const outcome of callOutcomes) {
    const waiting = lead({ nextStep: "respond", nextAt: yesterday });
    const { lead: called, kinds, events } = follows(callLead(waiting, outcome, byAnna));
    const isReached = outcome === "reached";
    expect(called, outcome).toMatchObject({
      status: isReached ? "contacted" : "new",
      assignedTo: anna,
      firstResponseAt: isReached ? now : null,
      nextStep: isReached ? null : "respond",
    });
    expect(kinds).toEqual(isReached ? ["assigned", "status", "call"] : ["assigned", "call"]);
    expect(events.at(-1)?.data).toEqual({ outcome });
  }
  const planned = lead({ status: "quoted", assignedTo: bo, nextStep: "permit", nextAt: tomorrow });
  expect(follows(callLead(planned, "reached", byAnna))).toMatchObject({
    lead: { status: "quoted", assignedTo: bo, nextStep: "permit", nextAt: tomorrow },
    kinds: ["call"],
  });
});

test("an email to the customer is a response: a new lead is contacted and its author's", () => {
  expect(follows(emailLead(lead(), 1, "email", byAnna))).toMatchObject({
    lead: { version: 2, status: "contacted", assignedTo: anna, firstResponseAt: now },
    kinds: ["assigned", "status", "email"],
  });
  const won = lead({ status: "won", assignedTo: bo, nextStep: "respond", nextAt: yesterday });
  expect(follows(emailLead(won, 1, "email", byAnna))).toMatchObject({
    lead: { status: "won", assignedTo: bo, nextStep: null, nextAt: null },
    kinds: ["nextStep", "email"],
  });
  const planned = lead({ status: "quoted", nextStep: "permit", nextAt: tomorrow });
  expect(follows(emailLead(planned, 1, "email", byAnna)).lead.nextStep).toBe("permit");
});

test("an email that is taken back leaves the lead as it was, and the timeline says what was undone", () => {
  const before = lead({ nextStep: "respond", nextAt: yesterday });
  const sent = follows(emailLead(before, 1, "email", byAnna)).lead;
  expect(sent).toMatchObject({ status: "contacted", assignedTo: anna, nextStep: null, firstResponseAt: now });
  expect(takeEmailBack(sent, before)).toEqual({
    leads: [{ ...before, version: 3 }],
    events: [
      { lead: "lead", kind: "assigned", data: { from: anna, to: null } },
      { lead: "lead", kind: "status", data: { from: "contacted", to: "new" } },
    ],
    notices: [],
  });
});

test("an email that is taken back changes nothing about a lead that somebody has changed since", () => {
  const sent = follows(emailLead(lead(), 1, "email", byAnna)).lead;
  const changed = change(sent, { value: 5000 }).lead;
  expect(takeEmailBack(changed, lead())).toEqual({ leads: [], events: [], notices: [] });
});

test("a note is on the timeline and changes nothing else", () => {
  expect(noteLead("lead", "note")).toEqual({
    leads: [],
    events: [{ lead: "lead", kind: "note", data: { note: "note" } }],
    notices: [],
  });
  expect(removeNote("lead").events).toEqual([{ lead: "lead", kind: "noteRemoved", data: {} }]);
});

const written = { id: "email", isAutomatic: false, isSpam: false };
const receive = (worked: Lead, email = written) => follows(receiveEmail("lead", worked, email, byVisitor));

test("an email from the customer makes answering it the next step, and its owner is told", () => {
  const { lead: changed, events, notices } = receive(lead({ status: "quoted", assignedTo: anna }));
  expect(changed).toMatchObject({ status: "quoted", nextStep: "respond", nextAt: now });
  expect(events).toEqual([{ lead: "lead", kind: "incomingEmail", data: { email: "email" } }]);
  expect(notices).toEqual([{ lead: "lead", kind: "incomingEmail", owner: anna }]);
});

test("an email reopens a lost lead as contacted, a won one stays won, and spam stays spam", () => {
  const after = leadStatuses.map((status) => [status, receive(lead({ status })).leads[0]?.status ?? status]);
  expect(Object.fromEntries(after)).toEqual({
    new: "new",
    contacted: "contacted",
    quoted: "quoted",
    won: "won",
    lost: "contacted",
    spam: "spam",
  });
  const { lead: won } = receive(lead({ status: "won" }));
  expect(won).toMatchObject({ nextStep: "respond", nextAt: now });
  expect(change(won, { value: 3 }).lead.nextStep, "until it is answered").toBe("respond");
  expect(receive(lead({ status: "lost", lostReason: "price" })).lead.lostReason).toBeNull();
  expect(receive(lead({ status: "spam" }))).toMatchObject({
    leads: [],
    kinds: ["incomingEmail"],
    notices: [],
  });
});

test("a next step that is late stays; one that is planned is replaced, and the timeline says so", () => {
  const late = lead({ nextStep: "call", nextAt: yesterday });
  expect(receive(late).lead).toMatchObject({ version: 2, nextStep: "call", nextAt: yesterday });
  expect(receive(lead({ nextStep: "call", nextAt: now })).lead.nextStep).toBe("call");
  const planned = receive(lead({ nextStep: "call", nextAt: tomorrow }));
  expect(planned.events[1]).toEqual({
    lead: "lead",
    kind: "nextStep",
    data: { to: "respond", from: "call", at: tomorrow },
  });
  expect(receive(lead({ nextStep: "respond", nextAt: tomorrow })).kinds).toEqual(["incomingEmail"]);
});

test("automatic emails and spam are on the timeline and change nothing", () => {
  for (const mark of [{ isAutomatic: true }, { isSpam: true }])
    expect(receive(lead({ status: "lost" }), { ...written, ...mark })).toMatchObject({
      leads: [],
      kinds: ["incomingEmail"],
      notices: [],
    });
});

test("an email to a merged lead is on its timeline, and answered on the lead that is worked with", () => {
  const {
    events,
    notices,
    lead: worked,
  } = follows(
    receiveEmail("merged", lead({ id: "kept", nextStep: "call", nextAt: tomorrow }), written, byVisitor),
  );
  expect(worked).toMatchObject({ id: "kept", nextStep: "respond" });
  expect(events.map((event) => [event.lead, event.kind])).toEqual([
    ["merged", "incomingEmail"],
    ["kept", "nextStep"],
  ]);
  expect(notices).toMatchObject([{ lead: "kept" }]);
});

test("an email that turns out to be spam needs no response", () => {
  const waiting = lead({ status: "quoted", nextStep: "respond", nextAt: yesterday });
  expect(follows(dismissEmail(waiting, byAnna)).lead.nextStep).toBeNull();
  expect(dismissEmail(lead({ nextStep: "call", nextAt: tomorrow }), byAnna).leads).toEqual([]);
});

const kept = lead({ id: "kept" });
const other = lead({ id: "other", number: "Q-1111-2222", version: 7 });

test("a merged lead points to the kept one, whose timeline says so, and gets no owner by it", () => {
  expect(follows(mergeLeads(kept, other, 7, byAnna))).toMatchObject({
    leads: [{ ...other, version: 8, mergedInto: "kept" }],
    events: [{ lead: "kept", kind: "merged", data: { lead: "other", number: "Q-1111-2222" } }],
    notices: [],
  });
});

test("merging twice is done once; one that somebody changed meanwhile is refused", () => {
  expect(mergeLeads(kept, { ...other, mergedInto: "kept" }, 1, byAnna)).toMatchObject({
    leads: [],
    events: [],
  });
  expect(mergeLeads(kept, other, 6, byAnna)).toEqual({ refused: "changed" });
});

test.each(leadStatuses)(
  "a lead that is %s can be merged, either way, exactly if its status is open",
  (status) => {
    const isRefused = (decision: object) => "refused" in decision;
    expect(isRefused(mergeLeads(kept, { ...other, status }, 7, byAnna))).toBe(hasEnded(status));
    expect(isRefused(mergeLeads({ ...kept, status }, other, 7, byAnna))).toBe(hasEnded(status));
  },
);

test("a lead is not merged into itself, and a merged one neither into nor with another", () => {
  const over = { refused: "over" };
  expect(mergeLeads(other, other, 7, byAnna)).toEqual(over);
  expect(mergeLeads({ ...kept, mergedInto: "third" }, other, 7, byAnna)).toEqual(over);
  expect(mergeLeads(kept, { ...other, mergedInto: "third" }, 7, byAnna)).toEqual(over);
});

test("splitting a merged lead restores it as it was, once", () => {
  const merged = follows(mergeLeads(kept, other, 7, byAnna)).lead;
  expect(follows(splitLead(merged, byAnna))).toMatchObject({
    leads: [{ ...other, version: 9 }],
    events: [{ lead: "kept", kind: "split", data: { lead: "other", number: "Q-1111-2222" } }],
  });
  expect(splitLead(other, byAnna)).toMatchObject({ leads: [], events: [] });
});

test("an order can be changed by its link until it is answered, taken back, or its shift begins", () => {
  expect(leadStatuses.map((status) => orderState(status, tomorrow, false, now))).toEqual(
    leadStatuses.map((status) => (hasEnded(status) ? "answered" : "open")),
  );
  expect(orderState("new", now, false, now)).toBe("begun");
  expect(orderState("lost", tomorrow, true, now)).toBe("takenBack");
});

test("a corrected order keeps its status; its value follows the sum, unless somebody entered another", () => {
  const sums = { before: 3_000, after: 4_000 };
  expect(follows(correctOrder(lead({ value: 3_000 }), sums, byVisitor))).toMatchObject({
    lead: { version: 2, status: "new", assignedTo: null, value: 4_000 },
    kinds: ["value", "corrected"],
  });
  expect(follows(correctOrder(lead({ value: 3_500 }), sums, byVisitor))).toMatchObject({
    lead: { value: 3_500 },
    kinds: ["corrected"],
  });
});

test("an order that is taken back is a lost lead without a reason and without an owner", () => {
  expect(follows(takeOrderBack(lead({ nextStep: "permit", nextAt: tomorrow }), byVisitor))).toMatchObject({
    lead: { status: "lost", lostReason: null, assignedTo: null, nextStep: null },
    kinds: ["status", "takenBack"],
    notices: [],
  });
});

test("a sent offer makes the lead quoted, worth its sum, and its sender's; a waiting response is done", () => {
  const waiting = lead({ nextStep: "respond", nextAt: yesterday, value: 100 });
  const sent = follows(sendOffer(waiting, 1, { id: "offer", version: 2, sum: 6160 }, byAnna));
  expect(sent.lead).toMatchObject({ status: "quoted", value: 6160, assignedTo: anna, nextStep: null });
  expect(sent.kinds).toEqual(["assigned", "status", "value", "offerSent"]);
});

test("no offer is sent on a lead that a colleague has changed, that is won or merged; a lost one opens again", () => {
  const offer = { id: "offer", version: 1, sum: 6160 };
  expect(sendOffer(lead({ version: 2 }), 1, offer, byAnna)).toEqual({ refused: "changed" });
  expect(sendOffer(lead({ status: "won" }), 1, offer, byAnna)).toEqual({ refused: "over" });
  expect(sendOffer(lead({ mergedInto: "other" }), 1, offer, byAnna)).toEqual({ refused: "over" });
  const lost = lead({ status: "lost", lostReason: "price" });
  expect(follows(sendOffer(lost, 1, offer, byAnna)).lead).toMatchObject({
    status: "quoted",
    lostReason: null,
  });
});

test("a yes wins the lead, sets its value and tells its owner, without making the buyer one of the staff", () => {
  const quoted = lead({ status: "quoted", assignedTo: anna, value: 100, nextStep: "call", nextAt: tomorrow });
  const yes = follows(acceptOffer("lead", quoted, { id: "offer", sum: 6160 }, byVisitor));
  expect(yes.lead).toMatchObject({ status: "won", value: 6160, assignedTo: anna, nextStep: null });
  expect(yes.kinds).toEqual(["offerAccepted", "status", "value"]);
  expect(yes.notices).toEqual([{ lead: "lead", kind: "accepted", owner: anna }]);
});

test("a no is not a lost lead: the next step is to respond, and the owner hears the reason", () => {
  const quoted = lead({ status: "quoted", assignedTo: anna, firstResponseAt: yesterday });
  const no = follows(declineOffer("lead", quoted, { id: "offer", reason: "price", text: null }, byVisitor));
  expect(no.lead).toMatchObject({ status: "quoted", nextStep: "respond", nextAt: now });
  expect(no.events[0]).toMatchObject({ kind: "offerDeclined", data: { reason: "price" } });
  expect(no.notices).toEqual([{ lead: "lead", kind: "declined", owner: anna }]);
});

test("a question on the buyer's page is as an email from them", () => {
  const asked = follows(
    receiveQuestion("lead", lead({ status: "lost" }), { id: "q", text: "Kan de 22?" }, byVisitor),
  );
  expect(asked.lead).toMatchObject({ status: "contacted", nextStep: "respond", nextAt: now });
  expect(asked.events[0]).toMatchObject({ kind: "question", data: { text: "Kan de 22?" } });
  expect(asked.notices).toMatchObject([{ kind: "incomingEmail" }]);
});

test("it is time for a step: its lead's owner is reminded, for an hour at most", () => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const reminded = (fields: Partial<Lead>) =>
    remindOfStep(lead({ nextStep: "call", nextAt: now, assignedTo: anna, ...fields }), now).notices;
  expect(reminded({})).toEqual([{ lead: "lead", kind: "step", owner: anna, stepAt: now }]);
  expect(reminded({ nextAt: at(60) })).toHaveLength(1);
  expect(reminded({ nextAt: at(61) })).toEqual([]);
  expect(reminded({ nextAt: at(-1) })).toEqual([]);
});

test("nobody is reminded of a step that is done, of a customer's email, or of a merged lead", () => {
  expect(remindOfStep(lead(), now).notices).toEqual([]);
  expect(remindOfStep(lead({ nextStep: "respond", nextAt: now }), now).notices).toEqual([]);
  expect(remindOfStep(lead({ nextStep: "call", nextAt: now, mergedInto: "kept" }), now).notices).toEqual([]);
});
