/**
 * The stages of a lead in sales, in their usual order. A new status needs an entry here, its words in
 * app/admin/leads/words.server.ts, and a migration that widens the check of leads.status; if something is missing, it
 * is a type error or vocabulary.database.test.ts fails.
 */
export const leadStatuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The look of a status: its chip, and an icon where a lead has ended. */
export const leadStatusLooks: Record<LeadStatus, { chip: string; icon?: "check" | "x" }> = {
  new: { chip: "new" },
  contacted: { chip: "info" },
  quoted: { chip: "warning" },
  won: { chip: "ok", icon: "check" },
  lost: { chip: "error", icon: "x" },
};

/** The usual next status: a lead's page offers it as one click. */
export const nextLeadStatus = {
  new: "contacted",
  contacted: "quoted",
  quoted: "won",
} as const satisfies Partial<Record<LeadStatus, LeadStatus>>;

export type LeadStatusWithNext = keyof typeof nextLeadStatus;

/** Whether a status has a usual next one. */
export function hasNext(status: LeadStatus): status is LeadStatusWithNext {
  return status in nextLeadStatus;
}

/** The status with a name from outside (a form, the database); undefined for none. */
export function leadStatusOf(text: unknown): LeadStatus | undefined {
  return leadStatuses.find((status) => status === text);
}
