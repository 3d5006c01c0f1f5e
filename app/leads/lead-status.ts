import type { AllOf, Stored } from "#app/domain/stored.ts";

/** What a status means. */
interface StatusRules<Status> {
  /** Somebody still works on the lead: it can be merged, have a next step and be changed by its buyer. */
  isOpen: boolean;
  /** The staff has responded to the visitor when it sets this status. */
  isResponse: boolean;
  /** It is a request of somebody, who may get an owner: everything but spam. */
  isRequest: boolean;
  /** The status that an email from the customer gives the lead; null where the email changes nothing. */
  afterEmail: Status | null;
  /** The usual next status: a lead's page offers it as one click. */
  next: Status | null;
  /** How likely the lead is to be won, in percent, for the weighted sum of what the leads are worth (product 19.5). */
  odds: number;
  chip: "new" | "info" | "warning" | "ok" | "error" | "quiet";
  icon: "check" | "x" | null;
}

/** The statuses of a lead, in their usual order: those of the check of leads.status, each with its rules. */
export const leadStatusRules = {
  new: {
    isOpen: true,
    isResponse: false,
    isRequest: true,
    afterEmail: "new",
    next: "contacted",
    odds: 10,
    chip: "new",
    icon: null,
  },
  contacted: {
    isOpen: true,
    isResponse: true,
    isRequest: true,
    afterEmail: "contacted",
    next: "quoted",
    odds: 25,
    chip: "info",
    icon: null,
  },
  quoted: {
    isOpen: true,
    isResponse: true,
    isRequest: true,
    afterEmail: "quoted",
    next: "won",
    odds: 50,
    chip: "warning",
    icon: null,
  },
  won: {
    isOpen: false,
    isResponse: true,
    isRequest: true,
    afterEmail: "won",
    next: null,
    odds: 100,
    chip: "ok",
    icon: "check",
  },
  lost: {
    isOpen: false,
    isResponse: true,
    isRequest: true,
    afterEmail: "contacted",
    next: null,
    odds: 0,
    chip: "error",
    icon: "x",
  },
  spam: {
    isOpen: false,
    isResponse: false,
    isRequest: false,
    afterEmail: null,
    next: null,
    odds: 0,
    chip: "quiet",
    icon: null,
  },
} as const satisfies Record<Stored<"leads", "status">, StatusRules<string>>;

export type LeadStatus = keyof typeof leadStatusRules;
export const leadStatuses = Object.keys(leadStatusRules) as [LeadStatus, ...LeadStatus[]];
export const openLeadStatuses = leadStatuses.filter((status) => leadStatusRules[status].isOpen);

/** The statuses of leads that are won, or still may be: their values count, and their shifts may take place. */
export const possibleLeadStatuses = leadStatuses.filter((status) => leadStatusRules[status].odds > 0);

/** The statuses that have a usual next one. */
export type LeadStatusWithNext = {
  [Status in LeadStatus]: (typeof leadStatusRules)[Status]["next"] extends null ? never : Status;
}[LeadStatus];

/** Whether a lead can move on from a status. */
export function hasNext(status: LeadStatus): status is LeadStatusWithNext {
  return leadStatusRules[status].next !== null;
}

/** Whether a lead is closed: it needs no further work, and its buyer can't change it. */
export function hasEnded(status: LeadStatus): boolean {
  return !leadStatusRules[status].isOpen;
}

export const lostReasons = [
  "price",
  "competitor",
  "permit",
  "staffing",
  "noNeed",
  "noAnswer",
  "other",
] as const satisfies readonly Stored<"leads", "lost_reason">[];
export type LostReason = AllOf<typeof lostReasons, Stored<"leads", "lost_reason">>;

/** One choice of a lead's status: a lost lead also has the reason, null when nobody knows it. */
export interface StatusChoice {
  status: LeadStatus;
  lostReason: LostReason | null;
}

/** The choices by their names in a form: "won", "lost:price". */
export const statusChoices: ReadonlyMap<string, StatusChoice> = new Map(
  leadStatuses
    .flatMap((status): StatusChoice[] =>
      (status === "lost" ? [...lostReasons, null] : [null]).map((lostReason) => ({ status, lostReason })),
    )
    .map((choice) => [statusChoiceOf(choice), choice]),
);

/** The name of the choice that a lead's current status comes from. */
export function statusChoiceOf({ status, lostReason }: StatusChoice): string {
  return lostReason ? `${status}:${lostReason}` : status;
}
