/**
 * The rules of a lead (product 19): what follows from everything that can happen to it. Nothing here reads or writes: a
 * function takes the lead as it is, what somebody wants and when, and gives what becomes of it, or why it is refused.
 * change-lead.server.ts stores that in one transaction.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";
import type { AllOf, Stored } from "#app/domain/stored.ts";
import { hasEnded, type LeadStatus, type LostReason, leadStatusRules } from "./lead-status.ts";

/** What the staff does next with a lead, or waits for; the last one is set when the customer has written. */
export const nextSteps = [
  "call",
  "email",
  "meeting",
  "customer",
  "permit",
  "respond",
] as const satisfies readonly Stored<"leads", "next_step">[];
export type NextStep = AllOf<typeof nextSteps, Stored<"leads", "next_step">>;

/** How a call to a lead ended. */
export const callOutcomes = ["reached", "noAnswer", "message", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What the rules know of a lead: the columns that only change-lead.server.ts writes. */
export interface Lead {
  id: string;
  number: string;
  /** Raised by every change; a change names the version that it was made on. */
  version: number;
  status: LeadStatus;
  lostReason: LostReason | null;
  assignedTo: string | null;
  /** SEK without VAT. */
  value: number | null;
  nextStep: NextStep | null;
  nextAt: Date | null;
  /** When the staff first responded. */
  firstResponseAt: Date | null;
  /** The lead that it was merged into. */
  mergedInto: string | null;
}

/** How a lead that no form made reached us, as leads.source names it: the most usual first. */
export const addedSources = ["telephone", "email", "visit", "fair", "referral", "other", "import"] as const;
export type AddedSource = (typeof addedSources)[number];

/** What a visitor says of themselves and their wish, and a colleague can correct. */
export const leadFactNames = [
  "company",
  "name",
  "email",
  "phone",
  "orgNumber",
  "service",
  "place",
  "startsAt",
  "message",
  "locale",
] as const;
export type LeadFactName = (typeof leadFactNames)[number];

/** What can happen to a lead. An export is logged, but is an event of no lead. */
export type LeadEventKind = Exclude<Stored<"lead_events", "kind">, "export">;

/** An entry of a lead's timeline. It is stored for the person that the transaction runs for. */
export interface NewEvent {
  lead: string;
  kind: LeadEventKind;
  data: Readonly<Record<string, string | number | Date | null | readonly string[]>>;
}

/**
 * What colleagues are notified of, as each of them chose: a new lead, that one is theirs now, that its customer has
 * written, or has said yes or no to an offer, and that it is time for its next step.
 */
export type NoticeKind = Stored<"lead_notices", "kind">;

export interface NewNotice {
  lead: string;
  kind: NoticeKind;
  /** The lead's owner; null for nobody. */
  owner: string | null;
  /** The time of the step, for a reminder: each person gets one for it. */
  stepAt?: Date;
}

/** What follows from something that happens: the leads as they are then, the entries of timelines, and notices. */
export interface Consequences {
  leads: readonly Lead[];
  events: readonly NewEvent[];
  notices: readonly NewNotice[];
}

/**
 * Why a change is refused: "changed" (somebody changed the lead first), "over" (it has ended or is merged) or "gone"
 * (the lead is erased, or not for this person).
 */
export interface Refusal {
  refused: "changed" | "over" | "gone";
}

/** Who does something and when; `who` is a colleague's id, or null for a visitor. */
export interface Occasion {
  who: string | null;
  now: Date;
}

/** What a colleague may set. An absent field is not changed. */
export interface LeadWish {
  status?: LeadStatus | undefined;
  lostReason?: LostReason | null | undefined;
  assignedTo?: string | null | undefined;
  value?: number | null | undefined;
  next?: { step: NextStep; at: Date } | null | undefined;
}

/**
 * A visitor's request becomes a new lead: those who follow new leads are notified (product 19.11), and `demos`, those of
 * its person that are still to come (demosOfNewLead in lead-of-person.ts), are linked to it (product 19.8).
 */
export function receiveRequest(lead: string, demos: readonly string[]): Consequences {
  return {
    leads: [],
    events: demos.map((demo) => ({ lead, kind: "demoLinked", data: { demo } })),
    notices: [{ lead, kind: "new", owner: null }],
  };
}

/**
 * A lead that no form made is added: by a colleague, or for an email to the sales mailbox by the site itself (`who` is
 * null). It gets the demos of its person, as a request does, and is told to those who follow new leads, except the
 * colleague. An imported one is told to nobody: it is not news, and there may be thousands; `batch` is their import.
 */
export function addLead(
  lead: string,
  source: AddedSource,
  demos: readonly string[],
  batch: string | null = null,
): Consequences {
  const { events, notices } = receiveRequest(lead, demos);
  return {
    leads: [],
    events: [{ lead, kind: "added", data: batch ? { source, batch } : { source } }, ...events],
    notices: source === "import" ? [] : notices,
  };
}

/** What is known of a lead that no form made when it is added; an absent part is as usual. */
export type AddedState = Partial<
  Pick<Lead, "status" | "lostReason" | "assignedTo" | "value" | "nextStep" | "nextAt">
>;

/**
 * What a lead that no form made begins with: its colleague is its owner, and has already spoken with a customer who
 * called or came. Any other waits for a response. An imported one has no owner unless `state` names one. As always, only
 * a lost lead has a reason, and only an open one a next step.
 */
export function startOfAdded(
  source: AddedSource,
  state: AddedState,
  { who, now }: Occasion,
): Required<AddedState> & Pick<Lead, "firstResponseAt"> {
  const isSpokenWith = who !== null && (source === "telephone" || source === "visit" || source === "fair");
  const status = state.status ?? (isSpokenWith ? "contacted" : "new");
  const { isOpen, isResponse } = leadStatusRules[status];
  const { nextStep, nextAt } = isOpen && state.nextStep && state.nextAt ? { ...noStep, ...state } : noStep;
  return {
    status,
    lostReason: status === "lost" ? (state.lostReason ?? null) : null,
    assignedTo: state.assignedTo ?? (source === "import" ? null : who),
    value: state.value ?? null,
    nextStep,
    nextAt,
    firstResponseAt: isResponse ? now : null,
  };
}

/**
 * A colleague changes a lead as they saw it at `version`, so that nobody overwrites a colleague's change (product
 * 19.6). A lead that has ended gets no next step, unless it is opened again by the same change.
 */
export function changeLead(
  lead: Lead,
  version: number,
  wish: LeadWish,
  occasion: Occasion,
): Consequences | Refusal {
  if (lead.version !== version) return { refused: "changed" };
  const { next, ...fields } = wish;
  if (next && fields.status === undefined && hasEnded(lead.status)) return { refused: "over" };
  const step = next === undefined ? {} : { nextStep: next?.step ?? null, nextAt: next?.at ?? null };
  return become(lead, { ...fields, ...step }, occasion);
}

/**
 * A colleague calls: the lead becomes theirs if it had no owner. Reaching the customer makes a new lead contacted, and
 * completes the next step "respond".
 */
export function callLead(lead: Lead, outcome: CallOutcome, occasion: Occasion): Consequences {
  const response = outcome === "reached" ? responseTo(lead) : {};
  return withEvent(become(lead, { ...response, assignedTo: lead.assignedTo ?? occasion.who }, occasion), {
    lead: lead.id,
    kind: "call",
    data: { outcome },
  });
}

/**
 * A colleague writes an email to the customer, on the lead as it was at `version`, so that two never write without
 * knowing: a new lead becomes contacted, the lead becomes theirs if it had no owner, and the next step "respond" is
 * completed.
 */
export function emailLead(
  lead: Lead,
  version: number,
  email: string,
  occasion: Occasion,
): Consequences | Refusal {
  if (lead.version !== version) return { refused: "changed" };
  return withEvent(
    become(lead, { ...responseTo(lead), assignedTo: lead.assignedTo ?? occasion.who }, occasion),
    { lead: lead.id, kind: "email", data: { email } },
  );
}

/**
 * A colleague takes an email back before it is sent: the lead is as it was `before` the email, unless somebody has
 * changed it since. The email's own entry is removed with it.
 */
export function takeEmailBack(lead: Lead, before: Lead): Consequences {
  if (lead.version !== before.version + 1) return nothing;
  const restored = { ...before, version: lead.version + 1 };
  return { leads: [restored], events: eventsOf(lead, restored), notices: [] };
}

/** A correction of facts of a lead (facts.ts): what the colleague saw, and what it is to be instead. */
export interface FactsWish {
  was: Readonly<Partial<Record<LeadFactName, string>>>;
  now: Readonly<Partial<Record<LeadFactName, string>>>;
}

/**
 * A colleague corrects facts of a lead, which are `facts` now. Only what they changed counts: it is refused when
 * somebody has changed the same fact since they saw it, and goes well with any other change (product 19.30). The
 * timeline has the value of before.
 */
export function correctFacts(
  lead: Lead,
  facts: Readonly<Record<LeadFactName, string>>,
  { was, now: wished }: FactsWish,
  occasion: Occasion,
): Consequences | Refusal {
  const changed = leadFactNames.flatMap((field) => {
    const [from, to] = [facts[field], wished[field] ?? facts[field]];
    return from === to ? [] : [{ field, from, to }];
  });
  if (changed.some(({ field, from }) => was[field] !== from)) return { refused: "changed" };
  if (changed.length === 0) return nothing;
  const { leads, events, notices } = become(lead, {}, occasion);
  return {
    leads,
    events: [
      ...events,
      ...changed.map(
        ({ field, from, to }): NewEvent => ({
          lead: lead.id,
          kind: "edited",
          data: { field, from: from || null, to: to || null },
        }),
      ),
    ],
    notices,
  };
}

/** A colleague leaves a note for the others. It changes nothing else. */
export function noteLead(lead: string, note: string): Consequences {
  return withEvent(nothing, { lead, kind: "note", data: { note } });
}

/** Its author removes a note: the timeline says that it was removed, and no longer has its text. */
export function removeNote(lead: string): Consequences {
  return withEvent(nothing, { lead, kind: "noteRemoved", data: {} });
}

/**
 * An email from a customer arrives at the lead `received`; `worked` is that lead or the one that it was merged into.
 * Unless it is automatic or spam, the next step is to answer it (a step that is late is kept, since somebody will look
 * at it anyway), a lost lead is reopened, and the owner is notified (product 19.15).
 */
export function receiveEmail(
  received: string,
  worked: Lead,
  email: { id: string; isAutomatic: boolean; isSpam: boolean },
  occasion: Occasion,
): Consequences {
  const arrived: NewEvent = { lead: received, kind: "incomingEmail", data: { email: email.id } };
  const status = leadStatusRules[worked.status].afterEmail;
  if (email.isAutomatic || email.isSpam || status === null) return withEvent(nothing, arrived);
  return withResponseDue(worked, arrived, "incomingEmail", occasion);
}

/** The email that became a lead stands on its timeline. Its arrival is told by addLead. */
export function keepFirstEmail(lead: string, email: string): Consequences {
  return withEvent(nothing, { lead, kind: "incomingEmail", data: { email } });
}

/** A colleague marks an email from the customer as spam: there is nothing to respond to. */
export function dismissEmail(worked: Lead, occasion: Occasion): Consequences {
  return worked.nextStep === "respond" ? become(worked, noStep, occasion) : nothing;
}

/** How late a colleague is reminded of a step, after an outage: what is older is in the next morning's email. */
export const longestReminderDelay = milliseconds.hour;

/**
 * It is time for a lead's next step: whoever works with the lead is reminded (product 19.39). Of a customer's email they
 * have been notified already, and of a step that is long over, or of a lead that is merged, nobody is reminded.
 */
export function remindOfStep(lead: Lead, now: Date): Consequences {
  const { id, nextStep, nextAt, assignedTo, mergedInto } = lead;
  if (nextStep === null || nextStep === "respond" || nextAt === null || mergedInto !== null) return nothing;
  const delay = now.getTime() - nextAt.getTime();
  if (delay < 0 || delay > longestReminderDelay) return nothing;
  return { ...nothing, notices: [{ lead: id, kind: "step", owner: assignedTo, stepAt: nextAt }] };
}

/**
 * A colleague merges `other`, as it was at `version`, into `kept` (product 19.13): `other` then refers to `kept` and is
 * counted nowhere, and `kept` shows what belongs to it. Both must be open and not merged.
 */
export function mergeLeads(
  kept: Lead,
  other: Lead,
  version: number,
  occasion: Occasion,
): Consequences | Refusal {
  if (other.mergedInto === kept.id) return nothing;
  if (other.version !== version) return { refused: "changed" };
  if (kept.id === other.id || [kept, other].some((lead) => lead.mergedInto !== null || hasEnded(lead.status)))
    return { refused: "over" };
  return withEvent(become(other, { mergedInto: kept.id }, occasion), {
    lead: kept.id,
    kind: "merged",
    data: { lead: other.id, number: other.number },
  });
}

/** A colleague splits a merged lead off again: both are then as they were. */
export function splitLead(other: Lead, occasion: Occasion): Consequences {
  if (other.mergedInto === null) return nothing;
  return withEvent(become(other, { mergedInto: null }, occasion), {
    lead: other.mergedInto,
    kind: "split",
    data: { lead: other.id, number: other.number },
  });
}

/**
 * Whether an order can be corrected or taken back by its link: until somebody has accepted or declined it or its shift
 * begins (product 11.6).
 */
export function orderState(
  status: LeadStatus,
  startsAt: Date,
  isTakenBack: boolean,
  now: Date,
): "open" | "begun" | "answered" | "takenBack" {
  if (isTakenBack) return "takenBack";
  if (hasEnded(status)) return "answered";
  return startsAt <= now ? "begun" : "open";
}

/**
 * The buyer corrects an order. The lead's value follows the sum of the order, `before` and `after`, unless somebody has
 * entered another.
 */
export function correctOrder(
  lead: Lead,
  { before, after }: { before: number | null; after: number | null },
  occasion: Occasion,
): Consequences {
  return withEvent(become(lead, { value: lead.value === before ? after : lead.value }, occasion), {
    lead: lead.id,
    kind: "corrected",
    data: {},
  });
}

/** The buyer takes an order back: the lead is lost, without a response of the staff. */
export function takeOrderBack(lead: Lead, occasion: Occasion): Consequences {
  return withEvent(become(lead, { status: "lost" }, occasion), {
    lead: lead.id,
    kind: "takenBack",
    data: {},
  });
}

/**
 * A colleague sends an offer, on the lead as it was at `version`: the lead is quoted and worth the offer's sum, it
 * becomes theirs if it had no owner, and the next step "respond" is completed. A closed lead is open again.
 */
export function sendOffer(
  lead: Lead,
  version: number,
  offer: { id: string; version: number; sum: number },
  occasion: Occasion,
): Consequences | Refusal {
  if (lead.version !== version) return { refused: "changed" };
  if (lead.mergedInto !== null || lead.status === "won") return { refused: "over" };
  const change = { ...responseTo(lead), status: "quoted", value: offer.sum } as const;
  const assignedTo = lead.assignedTo ?? occasion.who;
  return withEvent(become(lead, { ...change, assignedTo }, occasion), {
    lead: lead.id,
    kind: "offerSent",
    data: { offer: offer.id, number: offer.version },
  });
}

/** The buyer has opened an offer. It changes nothing else. */
export function readOffer(lead: string, offer: string): Consequences {
  return withEvent(nothing, { lead, kind: "offerRead", data: { offer } });
}

/** An offer is withdrawn: by a colleague with a word, or since the buyer has changed the order. */
export function withdrawOffer(lead: string, offer: string, reason: string | null): Consequences {
  return withEvent(nothing, { lead, kind: "offerWithdrawn", data: { offer, reason } });
}

/**
 * The buyer accepts an offer: the lead is won and worth its sum, whatever it was, and its owner hears of it. `received`
 * is the lead that the offer was sent for, `worked` that one or the lead that it was merged into.
 */
export function acceptOffer(
  received: string,
  worked: Lead,
  offer: { id: string; sum: number },
  occasion: Occasion,
): Consequences {
  const { leads, events, notices } = become(worked, { status: "won", value: offer.sum }, occasion);
  return {
    leads,
    events: [{ lead: received, kind: "offerAccepted", data: { offer: offer.id } }, ...events],
    notices: [...notices, { lead: worked.id, kind: "accepted", owner: worked.assignedTo }],
  };
}

/** The buyer declines an offer: the next step is to respond, since the lead is not lost until a colleague says so. */
export function declineOffer(
  received: string,
  worked: Lead,
  offer: { id: string; reason: string; text: string | null },
  occasion: Occasion,
): Consequences {
  const { id, reason, text } = offer;
  const told: NewEvent = { lead: received, kind: "offerDeclined", data: { offer: id, reason, text } };
  return withResponseDue(worked, told, "declined", occasion);
}

/** The buyer asks a question on a page of theirs: as an email that they write (receiveEmail). */
export function receiveQuestion(
  received: string,
  worked: Lead,
  asked: { id: string; text: string },
  occasion: Occasion,
): Consequences {
  return withResponseDue(
    worked,
    { lead: received, kind: "question", data: asked },
    "incomingEmail",
    occasion,
  );
}

/**
 * The company reports what happens with the order of a lead (app/orders/order.ts), or takes the step `undone` back: an
 * entry on the timeline, with the name of the system that reported it.
 */
export function reportOrder(
  lead: string,
  kind: "orderAdded" | "staffed" | "onSite" | "done" | "invoiced" | "changed" | "cancelled" | "reportUndone",
  by: string | null,
  undone: string | null = null,
): Consequences {
  const data = { ...(by === null ? {} : { by }), ...(undone === null ? {} : { to: undone }) };
  return withEvent(nothing, { lead, kind, data });
}

/** The consequences of several decisions together. Refusals are left out. */
export function together(decisions: readonly (Consequences | Refusal)[]): Consequences {
  const done = decisions.flatMap((decision) => ("refused" in decision ? [] : [decision]));
  return {
    leads: done.flatMap(({ leads }) => leads),
    events: done.flatMap(({ events }) => events),
    notices: done.flatMap(({ notices }) => notices),
  };
}

const nothing: Consequences = { leads: [], events: [], notices: [] };

const noStep = { nextStep: null, nextAt: null } as const;

/**
 * A colleague has spoken with or written to the customer: a new lead becomes contacted, and the step "respond" is
 * completed.
 */
function responseTo(lead: Lead): Partial<Lead> {
  return {
    ...(lead.status === "new" ? { status: leadStatusRules.new.next } : {}),
    ...(lead.nextStep === "respond" ? noStep : {}),
  };
}

/**
 * The customer has written or answered, as `event` tells: the next step is to respond (a step that is late is kept, since
 * somebody will look at it anyway), a lost lead is reopened, and the owner is notified.
 */
function withResponseDue(
  worked: Lead,
  event: NewEvent,
  notice: NoticeKind,
  occasion: Occasion,
): Consequences {
  const { now } = occasion;
  const status = leadStatusRules[worked.status].afterEmail ?? worked.status;
  const isLate = worked.nextAt !== null && worked.nextAt <= now;
  const step = isLate ? {} : ({ nextStep: "respond", nextAt: now } as const);
  const { leads, events, notices } = become(worked, { status, ...step }, occasion);
  return {
    leads,
    events: [event, ...events],
    notices: [...notices, { lead: worked.id, kind: notice, owner: worked.assignedTo }],
  };
}

function withEvent({ leads, events, notices }: Consequences, event: NewEvent): Consequences {
  return { leads, events: [...events, event], notices };
}

/**
 * What follows whenever a lead's columns change, whoever changes them and why:
 * - the version is raised;
 * - whoever first changes a lead without an owner becomes its owner (product 19.3), except for spam;
 * - only a lost lead has a reason;
 * - a lead that has ended has no next step, except a won one whose customer has written;
 * - the time of the staff's first response is stored, until the lead is new again or spam;
 * - each part that differs gets an entry on the timeline. The step of a lead that ends gets none, and a customer's
 *   email has an entry of its own, so that only the step that it replaces gets another;
 * - a new owner is notified, unless they made the change themselves.
 */
function become(lead: Lead, change: Partial<Lead>, { who, now }: Occasion): Consequences {
  const changed = { ...lead, ...present(change), version: lead.version + 1 };
  const rules = leadStatusRules[changed.status];
  if (rules.isRequest && lead.assignedTo === null && changed.assignedTo === null && isWorkedOn(lead, changed))
    changed.assignedTo = who;
  if (changed.status !== "lost") changed.lostReason = null;
  const waitsForResponse =
    changed.nextStep === "respond" && changed.status === lead.status && rules.afterEmail === changed.status;
  if (!rules.isOpen && !waitsForResponse) Object.assign(changed, noStep);
  if (!rules.isResponse) {
    if (changed.status !== lead.status) changed.firstResponseAt = null;
  } else if (who !== null) changed.firstResponseAt ??= now;
  const owner = changed.assignedTo;
  return {
    leads: [changed],
    events: eventsOf(lead, changed),
    notices:
      owner !== null && owner !== lead.assignedTo && owner !== who
        ? [{ lead: lead.id, kind: "assigned", owner }]
        : [],
  };
}

/** Without the fields that are undefined: they stay as they are. */
function present(change: Partial<Lead>): Partial<Lead> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function isWorkedOn(before: Lead, after: Lead): boolean {
  return before.status !== after.status || before.value !== after.value || isOtherStep(before, after);
}

function isOtherStep(before: Lead, after: Lead): boolean {
  return before.nextStep !== after.nextStep || before.nextAt?.getTime() !== after.nextAt?.getTime();
}

/** The entries of the timeline for what differs, in the order of the timeline. */
function eventsOf(before: Lead, after: Lead): NewEvent[] {
  const lead = after.id;
  const events: NewEvent[] = [];
  if (before.assignedTo !== after.assignedTo)
    events.push({ lead, kind: "assigned", data: { from: before.assignedTo, to: after.assignedTo } });
  if (before.status !== after.status) {
    const data = { from: before.status, to: after.status };
    const reason = after.lostReason;
    events.push({ lead, kind: "status", data: reason ? { ...data, reason } : data });
  }
  if (before.value !== after.value)
    events.push({ lead, kind: "value", data: { from: before.value, to: after.value } });
  const waitsForResponse = after.nextStep === "respond";
  const hasEndedWithIt = after.nextStep === null && before.status !== after.status;
  const replacesNone = waitsForResponse && (before.nextStep === null || before.nextStep === "respond");
  if (isOtherStep(before, after) && !hasEndedWithIt && !replacesNone)
    events.push({
      lead,
      kind: "nextStep",
      data: waitsForResponse
        ? { to: "respond", from: before.nextStep, at: before.nextAt }
        : { to: after.nextStep, at: after.nextAt },
    });
  return events;
}
