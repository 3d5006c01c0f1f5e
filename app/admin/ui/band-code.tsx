import { bandCodes, type Service } from "#app/domain/services.ts";

/** The band code of a service; its name stands beside it. */
export function BandCode({ service }: { service: Service | null }) {
  if (!service) return <span className="band-none" />;
  return <img className="band-code" src={bandCodes[service]} alt="" width="28" height="28" />;
}
