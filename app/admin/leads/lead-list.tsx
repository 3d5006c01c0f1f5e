import { type ComponentProps, type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Link } from "react-router";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { showListStart } from "#app/admin/ui/list-pages.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { keepsScroll } from "#app/layout/route-change.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";
import { ExportLinks } from "./export-links.tsx";
import type { labelRow } from "./lead-labels.server.ts";
import type { allFound, filtersView, rowChoices } from "./lead-list-view.server.ts";
import { type DialogTarget, OwnerDialog, type RowMessages, StepDialog } from "./lead-row-dialogs.tsx";
import { ChosenTag, TagChips } from "./lead-tags.tsx";
import { StatusChip } from "./status-chip.tsx";
import type { leadListMessages } from "./words.server.ts";

type Row = ReturnType<typeof labelRow> & { href: string; assignedTo: string | null; owner: string | null };

interface LeadListProps {
  messages: (typeof leadListMessages)[Locale];
  panelMessages: RowMessages["panel"];
  rows: readonly Row[];
  open: string | undefined;
  sort: string;
  shown: string;
  pages: { previous: string | null; next: string | null };
  /** What chooses all leads of the list, beyond the page. */
  found: ReturnType<typeof allFound>;
  choices: ReturnType<typeof filtersView>["change"];
  rowChoices: ReturnType<typeof rowChoices>;
  /** The paths of an export, to which the chosen leads are added, and of the export of the whole list. */
  exportHrefs: { excel: string; csv: string };
  listHrefs: { excel: string; csv: string };
  tagging: ComponentProps<typeof ChosenTag>;
  outcome: Outcome | undefined;
  /** Sends the forms, so that a lead beside the list stays open. */
  fetcher: Pick<FetcherWithComponents<unknown>, "Form" | "state">;
}

/** Leads as a table, on a phone as cards, whose owner and next step are changed in place; with a bar for chosen ones. */
export function LeadList(props: LeadListProps) {
  const { messages, rows, open, sort, shown, pages, found, choices, outcome, fetcher } = props;
  const { Form } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const busy = fetcher.state !== "idle";
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isAll, setIsAll] = useState(false);
  const [dialog, setDialog] = useState<{ kind: "owner" | "step"; target: DialogTarget; opened: number }>();
  // A colleague's change may have taken a row out of the list.
  const chosen = rows.filter((row) => checked.includes(row.id));
  const all = isAll && chosen.length > 0 && found?.text ? found : null;
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("[name=lead]") ?? [])];
  const updateChosen = () => {
    setChecked(boxes().flatMap((box) => (box.checked ? box.value.slice(0, 36) : [])));
    setIsAll(false);
  };
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    updateChosen();
  };
  /** With Shift, it chooses all rows from the last one that was chosen. */
  const onChoose = ({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>) => {
    const each = boxes();
    const [from, to] = [each.indexOf(last.current ?? box), each.indexOf(box)].sort((a, b) => a - b);
    if (shiftKey) for (const between of each.slice(from, (to ?? 0) + 1)) between.checked = box.checked;
    last.current = box;
    updateChosen();
  };
  /** Some browsers ignore a label that is clicked with Shift. */
  const onChooseBeside = (event: MouseEvent<HTMLLabelElement>) => {
    const { target, shiftKey, currentTarget } = event;
    if (!shiftKey || target instanceof HTMLInputElement) return;
    event.preventDefault();
    const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, shiftKey });
    currentTarget.querySelector("input")?.dispatchEvent(click);
  };
  const openDialog = (kind: "owner" | "step", target: DialogTarget) =>
    setDialog((before) => ({ kind, target, opened: (before?.opened ?? 0) + 1 }));
  const targetOf = ({ id, version, title, assignedTo, step }: Row): DialogTarget => ({
    values: { lead: `${id} ${version}`, row: "yes" },
    ...{ title, owner: assignedTo, step },
  });
  useEffect(() => {
    if (!outcome?.done || outcome.form === "row") return;
    form.current?.reset();
    setChecked([]);
    setIsAll(false);
  }, [outcome]);
  const count = all?.count ?? String(chosen.length);
  const RowDialog = dialog?.kind === "owner" ? OwnerDialog : StepDialog;
  return (
    <>
      <Form
        method="post"
        ref={form}
        preventScrollReset
        onSubmit={(event: FormEvent) => busy && event.preventDefault()}
      >
        {all ? <input type="hidden" name="all" value={all.query} /> : null}
        <div className="lead-rows">
          <Table
            dense
            caption={messages.caption}
            columns={messages.columns}
            numbers={["value"]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: {
                organisation: (
                  <>
                    {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the box itself. */}
                    <label
                      className="lead-list__choose"
                      onClick={onChooseBeside}
                      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
                    >
                      <span className="visually-hidden">{`${messages.chosen.choose} ${row.title}`}</span>
                      <input
                        type="checkbox"
                        name="lead"
                        value={`${row.id} ${row.version}`}
                        onClick={onChoose}
                      />
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
                request: (
                  <>
                    <RequestCell row={row} />
                    <TagChips tags={row.tags} />
                  </>
                ),
                value: row.value,
                status: (
                  <>
                    <StatusChip status={row.status.key} label={row.status.label} />
                    {row.isOver ? (
                      <small>{row.next?.text}</small>
                    ) : (
                      <button
                        type="button"
                        className="lead-cell"
                        aria-keyshortcuts="w"
                        data-empty={row.next ? undefined : ""}
                        aria-label={fill(row.next ? messages.row.next : messages.row.planLabel, {
                          next: row.next?.text ?? "",
                          title: row.title,
                        })}
                        onClick={() => openDialog("step", targetOf(row))}
                      >
                        <span className={row.next?.isDue ? "is-due" : undefined}>
                          {row.next?.text ?? messages.row.plan}
                        </span>
                      </button>
                    )}
                  </>
                ),
                owner: (
                  <button
                    type="button"
                    className="lead-cell"
                    aria-keyshortcuts="a"
                    data-empty={row.owner ? undefined : ""}
                    aria-label={fill(row.owner ? messages.row.owner : messages.row.giveLabel, {
                      owner: row.owner ?? "",
                      title: row.title,
                    })}
                    onClick={() => openDialog("owner", targetOf(row))}
                  >
                    <span>{row.owner ?? messages.row.give}</span>
                  </button>
                ),
                received: (
                  <>
                    <time dateTime={row.received.iso}>{row.received.text}</time>
                    {sort === "start" && row.period ? (
                      <time dateTime={row.period.iso} className="lead-list__start">
                        {row.period.start}
                      </time>
                    ) : null}
                  </>
                ),
              },
            }))}
          />
        </div>
        <nav className="lead-list__pages row" aria-label={messages.pages}>
          <span>{shown}</span>
          <span className="actions">
            {(["previous", "next"] as const).map((way) =>
              pages[way] ? (
                <Button
                  key={way}
                  as={Link}
                  kind="outline"
                  size="small"
                  to={pages[way]}
                  onClick={showListStart}
                >
                  {messages[way]}
                </Button>
              ) : null,
            )}
          </span>
        </nav>
        <div className="lead-list__change action-bar row stack--tight">
          <b aria-live="polite">{fill(messages.chosen.count, { count })}</b>
          <button type="button" className="plain-button" onClick={() => chooseAll(true)}>
            {messages.chosen.all}
          </button>
          {found?.text && !all ? (
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                chooseAll(true);
                setIsAll(true);
              }}
            >
              {found.text}
            </button>
          ) : null}
          {found && found.text === null ? <span className="muted">{messages.chosen.most}</span> : null}
          <button type="button" className="plain-button" onClick={() => chooseAll(false)}>
            {messages.chosen.none}
          </button>
          <ExportLinks
            messages={messages}
            hrefs={all ? props.listHrefs : props.exportHrefs}
            ids={all ? [] : chosen.map(({ id }) => id)}
          />
          <ChosenTag {...props.tagging} />
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
          <Button
            type="button"
            kind="outline"
            size="small"
            onClick={() =>
              openDialog("step", {
                values: all
                  ? { all: all.query }
                  : { lead: chosen.map(({ id, version }) => `${id} ${version}`) },
                title: fill(messages.chosen.many[count === "1" ? "one" : "many"], { count }),
                ...{ owner: null, step: null },
              })
            }
          >
            {messages.chosen.next}
          </Button>
        </div>
      </Form>
      {dialog ? (
        <RowDialog
          key={dialog.opened}
          target={dialog.target}
          messages={{ list: messages, panel: props.panelMessages }}
          choices={props.rowChoices}
          fetcher={fetcher}
        />
      ) : null}
    </>
  );
}

/** What is asked for: kind, service and place, and below it an order's time and a line of the message. */
function RequestCell({ row: { kind, service, type, place, period, message } }: { row: Row }) {
  const what = [service?.label, type].filter(Boolean).join(", ");
  return (
    <span className="lead-request">
      {service ? (
        <BandCode service={service.key} />
      ) : (
        <span className="lead-request__icon">
          <Icon name="mail" />
        </span>
      )}
      <span>
        <span className="lead-request__what">
          <b>{kind}</b>
          {what ? ` · ${what}` : null}
          {place ? ` · ${place}` : null}
        </span>
        {period || message ? (
          <small>
            {period ? <time dateTime={period.iso}>{period.text}</time> : null}
            {period && message ? " · " : null}
            {message}
          </small>
        ) : null}
      </span>
    </span>
  );
}
