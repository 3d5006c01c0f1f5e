import type { Breadcrumb } from "#app/i18n/links.ts";
import "./breadcrumbs.css";

export interface BreadcrumbsProps {
  label: string;
  items: readonly Breadcrumb[];
}

/** The path from the home page to this one, above its heading; pass the same items to pageMeta as `breadcrumbs`. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs small muted no-print" aria-label={label}>
      <ol>
        {items.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
