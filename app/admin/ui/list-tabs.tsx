import { Link } from "react-router";
import "#app/ui/segment-links.css";

interface ListTab {
  key: string;
  label: string;
  href: string;
  current: boolean;
}

/** Links to the parts of a list. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  return (
    <nav className="segments" aria-label={label}>
      {tabs.map(({ key, label: text, href, current }) => (
        <Link key={key} to={href} aria-current={current ? "true" : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** A tab for the whole list and one for each part. */
export function tabsOf<Key extends string>(
  keys: readonly Key[],
  current: Key | undefined,
  labels: Readonly<Record<Key | "all", string>>,
  href: (key: Key | undefined) => string,
): ListTab[] {
  return [undefined, ...keys].map((key) => ({
    key: key ?? "all",
    label: labels[key ?? "all"],
    href: href(key),
    current: key === current,
  }));
}
