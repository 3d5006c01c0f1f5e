/**
 * The statuses of a lead, in their usual order. A new one needs its entries in this file, its texts in
 * app/leads/words.server.ts, and in supabase/schema/08_leads.sql the check of leads.status and, if it is open,
 * lead_is_open; if something is missing, it is a type error, or vocabulary.database.test.ts or
 * open-leads.database.test.ts fails.
 */
export const leadStatuses = ["new", "contacted", "quoted", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The look of a status: its chip, and an icon where a lead has ended. */
export const leadStatusLooks: Record<LeadStatus, { chip: string; icon?: "check" | "x" }> = {
  new: { chip: "new" },
  contacted: { chip: "info" },
  quoted: { chip: "warning" },
  won: { chip: "ok", icon: "check" },
  lost: { chip: "error", icon: "x" },
  spam: { chip: "quiet" },
};

/**
 * Whether somebody still works on a lead with a status: it can be merged, have a next step and be changed by its buyer.
 * The database asks lead_is_open.
 */
const isOpen: Record<LeadStatus, boolean> = {
  new: true,
  contacted: true,
  quoted: true,
  won: false,
  lost: false,
  spam: false,
};

/** Whether a lead is closed: it needs no further work, and its buyer can't change it. */
export function hasEnded(status: LeadStatus): boolean {
  return !isOpen[status];
}

/** How likely a lead with a status is to be won, in percent, for the weighted sum of what the leads are worth. */
export const leadOdds: Record<LeadStatus, number> = {
  new: 10,
  contacted: 25,
  quoted: 50,
  won: 100,
  lost: 0,
  spam: 0,
};

export const lostReasons = [
  "price",
  "competitor",
  "permit",
  "staffing",
  "noNeed",
  "noAnswer",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What a lead's status is set to by one choice: a lost one comes with why, null when nobody knows. */
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

/** The name of the choice that sets a lead's status as it is. */
export function statusChoiceOf({ status, lostReason }: StatusChoice): string {
  return lostReason ? `${status}:${lostReason}` : status;
}

/** What the staff does next with a lead, or waits for; the last one is set when the customer has written. */
export const nextSteps = ["call", "email", "meeting", "customer", "permit", "answer"] as const;
export type NextStep = (typeof nextSteps)[number];

/** How a call to a lead ended. */
export const callOutcomes = ["reached", "noAnswer", "message", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** The usual next status: a lead's page offers it as one click. */
export const nextLeadStatus = {
  new: "contacted",
  contacted: "quoted",
  quoted: "won",
} as const satisfies Partial<Record<LeadStatus, LeadStatus>>;

export type LeadStatusWithNext = keyof typeof nextLeadStatus;

/** Whether a lead can move on from a status. */
export function hasNext(status: LeadStatus): status is LeadStatusWithNext {
  return status in nextLeadStatus;
}
