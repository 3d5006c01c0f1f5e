/**
 * How far the sales team has come with a lead, in the order in which it usually goes. A new status needs an entry here,
 * its words in app/admin/leads/words.server.ts, and a migration that widens the check of leads.status; what is
 * missing is a type error, or fails vocabulary.database.test.ts.
 */
export const leadStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How a status is drawn: the look of its chip, and an icon where a lead has ended. */
export const leadStatusLooks: Record<LeadStatus, { chip: string; icon?: "check" | "x" }> = {
  new: { chip: "new" },
  contacted: { chip: "info" },
  quoted: { chip: "warn" },
  won: { chip: "ok", icon: "check" },
  lost: { chip: "err", icon: "x" },
};

/** The status that usually follows: a lead's page offers it as one click. */
export const nextLeadStatus = {
  new: "contacted",
  contacted: "quoted",
  quoted: "won",
} as const satisfies Partial<Record<LeadStatus, LeadStatus>>;

export type LeadStatusWithNext = keyof typeof nextLeadStatus;

/** Tells whether another status usually follows. */
export function hasNext(status: LeadStatus): status is LeadStatusWithNext {
  return status in nextLeadStatus;
}

/** The status that a text from outside names (a form, the database); undefined for none. */
export function leadStatusOf(text: unknown): LeadStatus | undefined {
  return leadStatuses.find((status) => status === text);
}
