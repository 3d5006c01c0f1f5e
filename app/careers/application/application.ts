import type { LogEntry } from "#app/domain/change-log.ts";

/** The statuses of an application, in their usual order. */
export const applicationStatuses = ["new", "contacted", "hired", "declined"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What the rules know of an application. */
export interface StoredApplication {
  id: string;
  version: number;
  status: ApplicationStatus;
  statusAt: Date;
  note: string | null;
}

/** What a colleague wants to do with an application, and the version that they saw. */
export type ApplicationWish = { version: number } & ({ status: ApplicationStatus } | { note: string | null });

export type ApplicationDecision =
  /** `gone`: it was erased. `changed`: a colleague changed it first. */
  { refused: "gone" | "changed" } | "same" | { to: StoredApplication; entry: LogEntry };

/**
 * What becomes of an application, and what is logged of it: nothing that the applicant or a colleague has written. "same"
 * where it is so already, also for a form that was sent twice.
 */
export function decideApplication(
  application: StoredApplication | undefined,
  { version, ...wish }: ApplicationWish,
  now: Date,
): ApplicationDecision {
  if (!application) return { refused: "gone" };
  const about = application.id;
  if ("note" in wish ? wish.note === application.note : wish.status === application.status) return "same";
  if (application.version !== version) return { refused: "changed" };
  if ("note" in wish)
    return { to: { ...application, note: wish.note }, entry: { kind: "applicationNote", about, data: {} } };
  const { status } = wish;
  const data = { from: application.status, to: status };
  return {
    to: { ...application, status, statusAt: now },
    entry: { kind: "applicationStatus", about, data },
  };
}
