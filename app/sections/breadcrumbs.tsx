import "./breadcrumbs.css";

/** A step of the trail; the page itself comes last, without an address. */
export interface Crumb {
  name: string;
  href?: string;
}

interface BreadcrumbsProps {
  /** What the trail is called for those who hear the page. */
  label: string;
  items: readonly Crumb[];
}

/** The way from the home page to this one, above its heading; give the same items to pageMeta as `crumbs`. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {items.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
