import { Fragment, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import type { FrameData } from "./admin-frame.tsx";
import { toggleRow, useListKeys } from "./list-keys.ts";

export const shortcutsDialogId = "kortkommandon";

interface AdminShortcutsProps {
  messages: FrameData["messages"]["shortcuts"];
  entries: FrameData["entries"];
}

/** Without checkboxes and radio buttons: somebody who has chosen a row with the mouse is not typing. */
const textInput = "input:not([type=checkbox], [type=radio])";

/** How soon the second key must follow "g". */
const secondKeyMilliseconds = 1_500;

/**
 * The keyboard shortcuts and the dialog that lists them: "g" and a letter open a page, "/" focuses the search, j and k
 * move through a list (links with data-row) and show the row beside it, "?" shows the dialog, and the key in an element's
 * aria-keyshortcuts clicks it, or focuses it if it is a field. Ctrl+Enter sends the form of a field, or presses the
 * button with that key, wherever the focus is. Off while somebody types or a dialog is open. A key that is pressed while
 * something is sent or opened waits until that is shown.
 */
export function AdminShortcuts({ messages, entries }: AdminShortcutsProps) {
  const navigate = useNavigate();
  const { state, formMethod } = useNavigation();
  const { key: locationKey } = useLocation();
  // A ref, because new data may be rendered between the two keys.
  const gPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const list = useListKeys();
  const waiting = useRef<KeyboardEvent[]>([]);
  const mustWait = ({ key }: KeyboardEvent) =>
    key === "j" || key === "k" ? formMethod === "POST" : state !== "idle" || list.isOpening();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return sendForm(event);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    // Tab goes on from what the row shows.
    if (event.key === "Tab") return void (event.shiftKey || list.enter());
    const isSecond = event.timeStamp - gPressedAt.current < secondKeyMilliseconds;
    const page = isSecond && entries.find(({ shortcut }) => shortcut === event.key);
    gPressedAt.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (page) void navigate(page.href);
    else if (/^[a-z0-9]$/.test(event.key) && mustWait(event)) waiting.current.push(event);
    else {
      waiting.current = [];
      if (!runShortcut(event)) return;
    }
    event.preventDefault();
  });
  const onIdle = useEffectEvent(() => {
    // What was refused is read first.
    const isRead =
      document.querySelector('main [role="alert"]') === null && !isTyping(document.activeElement);
    const [event, ...rest] = isRead ? waiting.current : [];
    waiting.current = rest;
    if (event) runShortcut(event);
  });
  const runShortcut = (event: KeyboardEvent): boolean => {
    if (event.key === "j") return list.move(1, event);
    if (event.key === "k") return list.move(-1, event);
    if (event.key === "Enter") return list.enter();
    if (event.key === "/") return focus(document.querySelector("[data-admin-search]"));
    if (event.key === "x" || event.key === "X") return toggleRow(event.shiftKey);
    if (event.key !== "?") return pressControl(event.key);
    const help = document.getElementById(shortcutsDialogId);
    if (help instanceof HTMLDialogElement) help.showModal();
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is loaded already is opened without a pause
  useEffect(() => {
    if (state === "idle") onIdle();
  }, [state, locationKey]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  const single = [
    ["Ctrl + K", messages.keys.find],
    ["/", messages.keys.search],
    ["+", messages.keys.add],
    ["j", messages.keys.down],
    ["k", messages.keys.up],
    ["x", messages.keys.choose],
    ["Shift + x", messages.keys.chooseTo],
    ["c", messages.keys.next],
    ["t", messages.keys.take],
    ["a", messages.keys.assign],
    ["r", messages.keys.call],
    ["i", messages.keys.noAnswer],
    ["m", messages.keys.write],
    ["o", messages.keys.offer],
    ["b", messages.keys.staffing],
    ["p", messages.keys.onSite],
    ["u", messages.keys.done],
    ["f", messages.keys.invoiced],
    ["e", messages.keys.correct],
    ["n", messages.keys.note],
    ["s", messages.keys.step],
    ["l", messages.keys.tags],
    ["1 2 3", messages.keys.times],
    ["w", messages.keys.when],
    ["z", messages.keys.undo],
    ["Ctrl + Enter", messages.keys.send],
    ["?", messages.keys.help],
  ] as const;
  return (
    <Dialog id={shortcutsDialogId} title={messages.title} closeLabel={messages.close}>
      <p className="muted">{messages.lead}</p>
      <dl className="admin-keys">
        {entries.map(({ key, label, shortcut }) =>
          shortcut ? (
            <Fragment key={key}>
              <dt>
                <kbd>g</kbd> {messages.afterwards} <kbd>{shortcut}</kbd>
              </dt>
              <dd>{label}</dd>
            </Fragment>
          ) : null,
        )}
        {single.map(([key, label]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    (target instanceof Element &&
      target.closest(`${textInput}, textarea, select, [contenteditable]`) !== null) ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Clicks and focuses the control with this shortcut; a field is only focused. */
function pressControl(key: string): boolean {
  const control = /^[a-z0-9+]$/.test(key) ? controlOf(key) : undefined;
  if (!control) return false;
  if (!control.matches("input, select, textarea")) control.click();
  // A form that is opened by its key gives the focus to its first field.
  const opened = control.matches("summary") ? control.closest("details[open]") : null;
  const field = opened?.querySelector<HTMLElement>("select, textarea, input:not([type=hidden])");
  (field ?? control).focus();
  // As Tab does: what is typed replaces what is there.
  if (field instanceof HTMLInputElement) field.select();
  return true;
}

/**
 * The visible control with a key: of the row that has the focus, else of the open panel, else of the page. For the row
 * that is open the panel comes first.
 */
function controlOf(key: string): HTMLElement | undefined {
  // ARIA's name for "+", which joins keys.
  const name = key === "+" ? "Plus" : key;
  const shown = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${name}"]`)].filter(
    (control) => control.checkVisibility(),
  );
  const within = (area: Element | null | undefined) => shown.find((control) => area?.contains(control));
  const row = document.activeElement?.closest("tr");
  const ofRow = within(row);
  const ofPanel = within(document.querySelector(".admin-panel--open"));
  return (
    (row?.querySelector('[aria-current="true"]') ? (ofPanel ?? ofRow) : (ofRow ?? ofPanel)) ??
    shown.find((control) => !control.closest("tr"))
  );
}

/** Presses the page's button for Ctrl+Enter, or submits the form of a field by its own button. */
function sendForm(event: KeyboardEvent): void {
  const { target: field } = event;
  const button = document.querySelector('button[aria-keyshortcuts="Control+Enter"]');
  if (button instanceof HTMLElement && !document.querySelector("dialog[open]")) {
    button.click();
    return;
  }
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  if (!isField || field.form?.method !== "post") return;
  // Else the browser may send it, too, or open the choice of a file.
  event.preventDefault();
  field.form.requestSubmit(field.form.querySelector<HTMLButtonElement>("button:not([type=button])"));
}

function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
