import { Link } from "react-router";
import "#app/admin/admin-page.css";

export interface ListTab {
  key: string;
  label: string;
  href: string;
  current: boolean;
}

/** Which part of a list is shown, as links. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  return (
    <ul className="admin-page__tabs" aria-label={label}>
      {tabs.map(({ key, label: text, href, current }) => (
        <li key={key}>
          <Link to={href} aria-current={current ? "true" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
