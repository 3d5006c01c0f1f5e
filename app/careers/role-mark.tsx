import { bandCodes, type Role } from "#app/domain/services.ts";
import "#app/ui/role-mark.css";

/** The drawing of a role, shown beside its name. */
export function RoleMark({ role }: { role: Role }) {
  return <img src={bandCodes[role]} alt="" className="role-mark" width={48} height={48} />;
}
