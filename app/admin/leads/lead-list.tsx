import { Link } from "react-router";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import type { labelLead } from "./lead-labels.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadListWords } from "./words.server.ts";
import "./lead-list.css";

interface LeadListProps {
  words: (typeof leadListWords)[Locale];
  rows: readonly (ReturnType<typeof labelLead> & { href: string; owner: string | null })[];
  /** The id of the lead that is open beside the list. */
  open: string | undefined;
  /** "25 visas". */
  shown: string;
  next: string | null;
  previous: string | null;
}

/** Leads as a table; on a phone, as cards. The name is the row's link. */
export function LeadList({ words, rows, open, shown, next, previous }: LeadListProps) {
  return (
    <>
      <Table
        caption={words.caption}
        columns={words.columns}
        minor={["city"]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            organisation: (
              <>
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
              </>
            ),
            service: row.service ? (
              <span className="lead-list__service">
                <BandCode service={row.service.key} />
                <span>
                  {row.service.label}
                  {row.type ? <small>{row.type}</small> : null}
                </span>
              </span>
            ) : null,
            city: row.city,
            status: (
              <>
                <StatusChip status={row.status.key} label={row.status.label} />
                {row.next ? (
                  <small className={row.next.isDue ? "is-due" : undefined}>{row.next.text}</small>
                ) : null}
              </>
            ),
            owner: row.owner,
            received: <time dateTime={row.received.iso}>{row.received.text}</time>,
          },
        }))}
      />
      <nav className="lead-list__pages" aria-label={words.pages}>
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
      <Button as="span" kind="outline" size="small" aria-disabled="true">
        {children}
      </Button>
    );
  return (
    <Button as={Link} kind="outline" size="small" to={href}>
      {children}
    </Button>
  );
}
