import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { showListStart } from "#app/admin/ui/list-pages.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { keepsScroll } from "#app/layout/route-change.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { ExportLinks } from "./export-links.tsx";
import type { labelLead } from "./lead-labels.server.ts";
import type { filtersView } from "./lead-list-view.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadListMessages } from "./words.server.ts";

interface LeadListProps {
  messages: (typeof leadListMessages)[Locale];
  rows: readonly (ReturnType<typeof labelLead> & { href: string; owner: string | null })[];
  open: string | undefined;
  shown: string;
  pages: { previous: string | null; next: string | null };
  choices: ReturnType<typeof filtersView>["change"];
  /** The paths of an export, to which the chosen leads are added. */
  exportHrefs: { excel: string; csv: string };
  outcome: Outcome | undefined;
}

/** Leads as a table, on a phone as cards; with a bar to change those that are chosen. */
export function LeadList(props: LeadListProps) {
  const { messages, rows, open, shown, pages, choices, exportHrefs, outcome } = props;
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const busy = useNavigation().state !== "idle";
  const [checked, setChecked] = useState<readonly string[]>([]);
  // A colleague's change may have taken a row out of the list.
  const chosen = checked.filter((id) => rows.some((row) => row.id === id));
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("[name=lead]") ?? [])];
  const updateChosen = () =>
    setChecked(boxes().flatMap((box) => (box.checked ? box.value.slice(0, 36) : [])));
  const chooseAll = (all: boolean) => {
    for (const box of boxes()) box.checked = all;
    updateChosen();
  };
  /** With Shift, it chooses all rows from the last one that was chosen. */
  const onChoose = ({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>) => {
    const all = boxes();
    const [from, to] = [all.indexOf(last.current ?? box), all.indexOf(box)].sort((a, b) => a - b);
    if (shiftKey) for (const between of all.slice(from, (to ?? 0) + 1)) between.checked = box.checked;
    last.current = box;
    updateChosen();
  };
  useEffect(() => {
    if (!outcome?.done) return;
    form.current?.reset();
    setChecked([]);
  }, [outcome]);
  return (
    <Form
      method="post"
      ref={form}
      preventScrollReset
      onSubmit={(event: FormEvent) => busy && event.preventDefault()}
    >
      <Table
        caption={messages.caption}
        columns={messages.columns}
        minor={["city"]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            organisation: (
              <>
                <label className="lead-list__choose">
                  <span className="visually-hidden">{`${messages.chosen.choose} ${row.title}`}</span>
                  <input type="checkbox" name="lead" value={`${row.id} ${row.version}`} onClick={onChoose} />
                </label>
                <RowLink
                  to={row.href}
                  aria-current={row.id === open ? "true" : undefined}
                  state={keepsScroll}
                  detail={row.person}
                >
                  {row.title}
                </RowLink>
              </>
            ),
            service: row.service ? (
              <span className="lead-list__service row row-unbroken stack--tight">
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
      <nav className="lead-list__pages row" aria-label={messages.pages}>
        <span>{shown}</span>
        <span className="actions">
          {(["previous", "next"] as const).map((way) =>
            pages[way] ? (
              <Button key={way} as={Link} kind="outline" size="small" to={pages[way]} onClick={showListStart}>
                {messages[way]}
              </Button>
            ) : null,
          )}
        </span>
      </nav>
      <div className="lead-list__change action-bar row stack--tight">
        <b aria-live="polite">{fill(messages.chosen.count, { count: String(chosen.length) })}</b>
        <button type="button" className="plain-button" onClick={() => chooseAll(true)}>
          {messages.chosen.all}
        </button>
        <button type="button" className="plain-button" onClick={() => chooseAll(false)}>
          {messages.chosen.none}
        </button>
        <ExportLinks messages={messages} hrefs={exportHrefs} ids={chosen} />
        {(["status", "assigned"] as const).map((name) => (
          <span className="field" key={name}>
            <select name={name} aria-label={messages.chosen[name === "status" ? "setStatus" : "giveTo"]}>
              {choices[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        ))}
        <Button kind="primary" size="small" aria-disabled={busy}>
          {messages.chosen.change}
        </Button>
      </div>
    </Form>
  );
}
