import { bandCodes, type Service } from "#app/domain/services.ts";
import "#app/ui/role-mark.css";

/** The drawing of a service, shown beside its name. */
export function ServiceMark({ service }: { service: Service }) {
  return <img src={bandCodes[service]} alt="" className="role-mark" width={48} height={48} loading="lazy" />;
}
