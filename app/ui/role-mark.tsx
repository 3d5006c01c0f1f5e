import "./role-mark.css";

/** The drawing of a role or a service (domain/services.ts), shown beside its name. */
export function RoleMark({ src, className = "role-mark" }: { src: string; className?: string }) {
  return <img src={src} alt="" className={className} width={48} height={48} loading="lazy" />;
}
