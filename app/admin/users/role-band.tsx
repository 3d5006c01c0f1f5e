import type { LeadService } from "#app/admin/leads/rules.ts";

const files: Record<LeadService, string> = {
  guard: "vaktare",
  orderGuard: "ordningsvakt",
  host: "entrevard",
  training: "utbildning",
};

/** The band code of a service; its name stands beside it (DESIGN.md 6, "Band codes"). */
export function RoleBand({ service }: { service: LeadService | null }) {
  if (!service) return <span className="band-none" />;
  return (
    <img
      className="band-code"
      src={`/illustrations/bandkod-${files[service]}.svg`}
      alt=""
      width="28"
      height="28"
    />
  );
}
