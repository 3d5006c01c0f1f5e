import type { NoticeKind } from "#app/leads/lead.ts";

export const noticeWays = ["none", "browser", "email", "both"] as const;

export type NoticeWay = (typeof noticeWays)[number];

/** What somebody can be notified of: new leads, leads that a colleague gave them, and customers' emails. */
export const noticeKinds = ["newLeads", "assigned", "incomingEmails"] as const;

export type NoticeChoice = Readonly<Record<(typeof noticeKinds)[number], NoticeWay>>;

/** What differs between two choices, as the log has it. */
export function noticeChanges(before: NoticeChoice, after: NoticeChoice) {
  return noticeKinds
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({ name: kind, from: before[kind], to: after[kind] }));
}

/** The intent of the form by which somebody agrees to the default. */
export const keepNotices = "keepNotices";

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

/**
 * Who is notified of what happened to a lead, and how (product 19.11): the new owner of a lead, and for an email from a
 * customer, or their answer to an offer, the lead's owner. Of a new lead, and of an email to one that has no owner or whose owner no longer works with
 * leads, everybody is notified as they chose for new leads. Nobody is notified of what they did themselves (`who`).
 */
export function toldOf(
  { kind, owner }: { kind: NoticeKind; owner: string | null },
  workers: readonly LeadWorker[],
  who: string | null,
): { person: string; way: Exclude<NoticeWay, "none"> }[] {
  const ownerAtWork = workers.find(({ id }) => id === owner);
  const told = ownerAtWork
    ? [
        {
          person: ownerAtWork.id,
          way: kind === "assigned" ? ownerAtWork.assigned : ownerAtWork.incomingEmails,
        },
      ]
    : kind === "assigned"
      ? []
      : workers.map(({ id, newLeads }) => ({ person: id, way: newLeads }));
  return told.flatMap(({ person, way }) => (way === "none" || person === who ? [] : [{ person, way }]));
}
