export const auditSources = ["admin", "account", "lead"] as const;

/** What an event belongs to: staff, settings and personal data; accounts; leads. */
export type AuditSource = (typeof auditSources)[number];

export interface AuditFilter {
  source?: AuditSource;
  /** The id of a member of staff. */
  actor?: string;
  /** Days in Sweden, `2026-11-21`, both inclusive. */
  from?: string;
  to?: string;
}

export const auditParameters = { source: "del", actor: "vem", from: "fran", to: "till" } as const;

export function auditSourceOf(text: string | null): AuditSource | undefined {
  return auditSources.find((source) => source === text);
}

/** The filter of an address; what is not valid is left out. */
export function auditFilterOf(parameters: URLSearchParams): AuditFilter {
  const source = auditSourceOf(parameters.get(auditParameters.source));
  const actor = parameters.get(auditParameters.actor) ?? "";
  const [from, to] = [dayOf(parameters.get(auditParameters.from)), dayOf(parameters.get(auditParameters.to))];
  return {
    ...(source ? { source } : {}),
    ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(actor) ? { actor } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

export function auditParametersOf(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(auditParameters).flatMap(([key, parameter]) => {
      const value = filter[key as keyof AuditFilter];
      return value ? [[parameter, value]] : [];
    }),
  );
}

/** Whether an entry of the admin's log is about a demo booking, whose id is `about`. */
export function isAboutDemo(kind: string, about: string | null): boolean {
  return kind.startsWith("demo") && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(about ?? "");
}

function dayOf(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? undefined : text;
}
