import type { Role } from "./keys.ts";

const files: Record<Role, string> = { guard: "vaktare", orderGuard: "ordningsvakt", host: "entrevard" };

/** A role's band code; its name stands beside it. */
export function RoleMark({ role }: { role: Role }) {
  return <img src={`/illustrations/bandkod-${files[role]}.svg`} alt="" width={48} height={48} />;
}
