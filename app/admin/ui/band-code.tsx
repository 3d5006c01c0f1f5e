import { bandCode, type Service } from "#app/domain/services.ts";

/** The drawing of a service, shown beside its name. */
export function BandCode({ service }: { service: Service | null }) {
  if (!service) return <span className="band-none" />;
  return <img className="band-code" src={bandCode(service)} alt="" width="28" height="28" />;
}
