import { Link } from "react-router";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { labelLead } from "./lead-labels.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadListWords } from "./words.server.ts";
import "./lead-list.css";

interface LeadListProps {
  words: (typeof leadListWords)[Locale];
  rows: readonly (ReturnType<typeof labelLead> & { href: string })[];
  /** The id of the lead that is open beside the list. */
  open: string | undefined;
  /** "25 visas". */
  shown: string;
  next: string | null;
  previous: string | null;
}

/** Leads as a table; on a phone, as cards. The name is the link of a row. */
export function LeadList({ words, rows, open, shown, next, previous }: LeadListProps) {
  const { columns } = words;
  return (
    <>
      <table className="admin-list lead-table">
        <caption className="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.organisation}</th>
            <th scope="col" className="admin-list__extra">
              {columns.service}
            </th>
            <th scope="col">{columns.city}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col" className="admin-list__extra admin-list__source">
              {columns.source}
            </th>
            <th scope="col">{columns.received}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.id === open ? "admin-list__open" : undefined}>
              <td>
                <Link
                  to={row.href}
                  className="row-link"
                  data-row
                  aria-current={row.id === open ? "true" : undefined}
                  preventScrollReset
                  prefetch="intent"
                >
                  {row.title}
                </Link>
                {row.person ? <small>{row.person}</small> : null}
              </td>
              <td className="admin-list__extra">
                <span className="admin-list__service">
                  <BandCode service={row.service?.key ?? null} />
                  {row.service?.label ?? "–"}
                </span>
              </td>
              <td className={row.city ? undefined : "admin-list__none"}>{row.city ?? "–"}</td>
              <td>
                <StatusChip status={row.status.key} label={row.status.label} />
              </td>
              <td className="admin-list__extra admin-list__source">{row.source}</td>
              <td className="admin-list__time">
                <time dateTime={row.received.iso}>{row.received.text}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className="lead-pages" aria-label={words.pages}>
        <span>{shown}</span>
        <span className="actions">
          <PageLink href={previous}>{words.previous}</PageLink>
          <PageLink href={next}>{words.next}</PageLink>
        </span>
      </nav>
    </>
  );
}

function PageLink({ href, children }: { href: string | null; children: string }) {
  if (!href)
    return (
      <span className="button button-outline button-small" aria-disabled="true">
        {children}
      </span>
    );
  return (
    <Link className="button button-outline button-small" to={href}>
      {children}
    </Link>
  );
}

/** What is shown instead of an empty list. */
export function NoLeads({
  title,
  text,
  clear,
}: {
  title: string;
  text: string;
  clear?: { href: string; label: string };
}) {
  return (
    <div className="state lead-none">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {clear ? (
        <Link className="button button-outline button-small" to={clear.href}>
          <Icon name="x" />
          {clear.label}
        </Link>
      ) : null}
    </div>
  );
}
