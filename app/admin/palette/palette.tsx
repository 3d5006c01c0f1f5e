import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { FrameData } from "#app/admin/admin-frame.tsx";
import { PageIcon } from "#app/admin/ui/page-icon.tsx";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Route } from "./+types/find-route";
import "./palette.css";

interface PaletteProps {
  messages: FrameData["messages"]["palette"];
  entries: FrameData["entries"];
}

/** An action of the palette: a control of the page with a keyboard shortcut (aria-keyshortcuts). */
interface Action {
  label: string;
  key: string;
  control: HTMLElement;
}

const id = "palett";

/** The command palette: finds leads, people, pages and the page's actions. Ctrl+K opens it, arrow keys choose. */
export function Palette({ messages, entries }: PaletteProps) {
  const box = useRef<HTMLDialogElement>(null);
  const { load, data } = useFetcher<Route.ComponentProps["loaderData"]>();
  const [typed, setTyped] = useState("");
  const [actions, setActions] = useState<readonly Action[]>([]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.querySelector("dialog[open]")) return;
      setActions(actionsOfPage());
      setTyped("");
      box.current?.showModal();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const search = typed.trim();
  const isOfSales = entries.some(({ key }) => key === "leads");
  useEffect(() => {
    if (!search || !isOfSales || !navigator.onLine) return;
    const wait = setTimeout(() => void load(`${adminPaths.find}?q=${encodeURIComponent(search)}`), 150);
    return () => clearTimeout(wait);
  }, [search, isOfSales, load]);
  const matches = (label: string) => plainSpelling(label).includes(plainSpelling(search));
  const close = () => box.current?.close();
  const isUpToDate = !isOfSales || data?.search === search;
  const results = data && isUpToDate ? data.results : [];
  const pages = entries.filter(({ label }) => matches(label));
  const shownActions = actions.filter(({ label }) => matches(label));
  return (
    <Dialog id={id} title={messages.title} closeLabel={messages.close} ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and the links */}
      <div className="palette" onKeyDown={onArrow}>
        <input
          type="search"
          aria-label={messages.field}
          placeholder={messages.field}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            box.current?.querySelector<HTMLElement>("[data-choice]")?.click();
          }}
        />
        <ul className="item-list" aria-label={messages.found}>
          {results.map(({ href, icon, label, detail }) => (
            <li key={href}>
              <Link to={href} onClick={close} data-choice>
                <PageIcon name={icon} />
                <span>
                  {label}
                  {detail ? <small>{detail}</small> : null}
                </span>
              </Link>
            </li>
          ))}
          {shownActions.map(({ label, key, control }) => (
            <li key={key}>
              <button
                type="button"
                data-choice
                onClick={() => {
                  close();
                  control.click();
                  control.focus();
                }}
              >
                <PageIcon name="arrow" />
                <span>{label}</span>
                <kbd>{key}</kbd>
              </button>
            </li>
          ))}
          {pages.map(({ key, href, icon, label, shortcut }) => (
            <li key={key}>
              <Link to={href} onClick={close} data-choice data-keys={shortcut ? `g ${shortcut}` : undefined}>
                <PageIcon name={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        {results.length + shownActions.length + pages.length === 0 && isUpToDate ? (
          <p className="muted">{messages.none}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

function actionsOfPage(): Action[] {
  return [
    ...document.querySelectorAll<HTMLElement>(":is(a, button, summary)[aria-keyshortcuts]:not(tr *)"),
  ].map((control) => ({
    label: control.textContent.trim(),
    key: (control.getAttribute("aria-keyshortcuts") ?? "").replace("Plus", "+"),
    control,
  }));
}

/** Moves the focus by the arrow keys, between the field and what was found. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("input, [data-choice]")];
  const index = targets.indexOf(document.activeElement as HTMLElement);
  targets[Math.min(Math.max(index + step, 0), targets.length - 1)]?.focus();
}
