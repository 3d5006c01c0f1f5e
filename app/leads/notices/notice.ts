import type { AllOf, Stored } from "#app/domain/stored.ts";
import type { NoticeKind } from "#app/leads/lead.ts";

export const noticeWays = ["none", "browser", "email", "both"] as const satisfies readonly Stored<
  "staff_notices",
  "new_leads"
>[];

export type NoticeWay = AllOf<typeof noticeWays, Stored<"staff_notices", "new_leads">>;

/**
 * What somebody can be notified of as it happens: new leads, leads that a colleague gave them, customers' emails, and
 * the time of a next step.
 */
export const noticeKinds = ["newLeads", "assigned", "incomingEmails", "steps"] as const;

/** How somebody is notified; the email of the morning comes or does not. */
export type NoticeChoice = Readonly<
  Record<(typeof noticeKinds)[number], NoticeWay> & { morning: Stored<"staff_notices", "morning"> }
>;

/** What differs between two choices, as the log has it. */
export function noticeChanges(before: NoticeChoice, after: NoticeChoice) {
  return [...noticeKinds, "morning" as const]
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({ name: kind, from: before[kind], to: after[kind] }));
}

/** The two ways by themselves, each of which has its box. */
export const singleWays = ["browser", "email"] as const;

/** The boxes that are ticked for a choice, as the form posts them: "yes" under "newLeads-email". */
export function tickedBoxes(choice: NoticeChoice): Record<string, "yes"> {
  const ticked = [...noticeKinds, "morning" as const].flatMap((kind) =>
    singleWays
      .filter((way) => choice[kind] === way || choice[kind] === "both")
      .map((way) => [`${kind}-${way}`, "yes"] as const),
  );
  return Object.fromEntries(ticked);
}

/** The choice that the boxes of a form say. */
export function choiceOfBoxes(posted: Readonly<Record<string, unknown>>): NoticeChoice {
  const isTicked = (name: string) => posted[name] === "yes";
  const wayOf = (kind: string): NoticeWay => {
    const [first, other] = singleWays.filter((way) => isTicked(`${kind}-${way}`));
    return other ? "both" : (first ?? "none");
  };
  return {
    newLeads: wayOf("newLeads"),
    assigned: wayOf("assigned"),
    incomingEmails: wayOf("incomingEmails"),
    steps: wayOf("steps"),
    morning: isTicked("morning-email") ? "email" : "none",
  };
}

/** The intents of the forms by which somebody agrees to the default, and chooses. */
export const keepNotices = "keepNotices";
export const saveNotices = "saveNotices";

/** The parameter by which the event stream also sends notices. */
export const noticesParameter = "aviseringar";

export interface BrowserNotice {
  id: string;
  title: string;
  body: string;
  href: string;
}

/** Whether somebody wants any notices in the browser. */
export function wantsBrowser(choice: NoticeChoice): boolean {
  return noticeKinds.some((kind) => choice[kind] === "browser" || choice[kind] === "both");
}

/** Somebody who works with leads now: an administrator or somebody of sales who is not suspended. */
export interface LeadWorker extends NoticeChoice {
  id: string;
}

/** By which choice the owner of a lead is notified. */
const choiceOfOwner = {
  new: "newLeads",
  assigned: "assigned",
  incomingEmail: "incomingEmails",
  accepted: "incomingEmails",
  declined: "incomingEmails",
  step: "steps",
} as const satisfies Record<NoticeKind, keyof NoticeChoice>;

/**
 * Who is notified of what happened to a lead, and how (product 19.11): the new owner of a lead, and for an email from a
 * customer, their answer to an offer, or the time of a next step, the lead's owner. Of a new lead, and of anything but a
 * new owner where a lead has no owner who works with leads now, everybody is notified as they chose for new leads.
 * Nobody is notified of what they did themselves (`who`).
 */
export function toldOf(
  { kind, owner }: { kind: NoticeKind; owner: string | null },
  workers: readonly LeadWorker[],
  who: string | null,
): { person: string; way: Exclude<NoticeWay, "none"> }[] {
  const ownerAtWork = workers.find(({ id }) => id === owner);
  const told = ownerAtWork
    ? [{ person: ownerAtWork.id, way: ownerAtWork[choiceOfOwner[kind]] }]
    : kind === "assigned"
      ? []
      : workers.map(({ id, newLeads }) => ({ person: id, way: newLeads }));
  return told.flatMap(({ person, way }) => (way === "none" || person === who ? [] : [{ person, way }]));
}
