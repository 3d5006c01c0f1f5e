import { Fragment, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import type { FrameData } from "./admin-frame.tsx";

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
 * move through a list (links with data-row), "?" shows the dialog, and the key in an element's aria-keyshortcuts clicks
 * it, or focuses it if it is a field. Ctrl+Enter sends the form of a text field, or presses the button with that key,
 * wherever the focus is. Off while somebody types or a dialog is open.
 */
export function AdminShortcuts({ messages, entries }: AdminShortcutsProps) {
  const navigate = useNavigate();
  // A ref, because new data may be rendered between the two keys.
  const gPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return sendForm(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isSecond = event.timeStamp - gPressedAt.current < secondKeyMilliseconds;
    const page = isSecond && entries.find(({ shortcut }) => shortcut === event.key);
    gPressedAt.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (page) void navigate(page.href);
    else if (!runShortcut(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  const single = [
    ["Ctrl + K", messages.keys.find],
    ["/", messages.keys.search],
    ["j", messages.keys.down],
    ["k", messages.keys.up],
    ["x", messages.keys.choose],
    ["Shift + x", messages.keys.chooseTo],
    ["c", messages.keys.next],
    ["t", messages.keys.take],
    ["r", messages.keys.call],
    ["m", messages.keys.write],
    ["o", messages.keys.offer],
    ["b", messages.keys.staffing],
    ["p", messages.keys.onSite],
    ["u", messages.keys.done],
    ["f", messages.keys.invoiced],
    ["n", messages.keys.note],
    ["s", messages.keys.step],
    ["l", messages.keys.tags],
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

/** Runs the shortcut of a single key; false when it has none. */
function runShortcut(key: string): boolean {
  if (key === "/") return focus(document.querySelector("[data-admin-search]"));
  if (key === "j") return moveAlongList(1);
  if (key === "k") return moveAlongList(-1);
  if (key === "x" || key === "X") return toggleRow(key === "X");
  if (key !== "?") return pressControl(key);
  const help = document.getElementById(shortcutsDialogId);
  if (help instanceof HTMLDialogElement) help.showModal();
  return true;
}

/**
 * Checks or unchecks the box of the row that is focused or open, with Shift all boxes from the last one on; false where
 * rows have no box.
 */
function toggleRow(shiftKey: boolean): boolean {
  const row = document.activeElement?.closest("tr") ?? document.querySelector("tr:has([aria-current])");
  const box = row?.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
  return Boolean(box);
}

/** Clicks and focuses the control with this shortcut; a field is only focused. */
function pressControl(key: string): boolean {
  if (!/^[a-z]$/.test(key)) return false;
  const selector = `[aria-keyshortcuts="${key}"]`;
  const row = document.activeElement?.closest("tr");
  const control = row?.querySelector(selector) ?? document.querySelector(`${selector}:not(tr *)`);
  if (!(control instanceof HTMLElement)) return false;
  if (!control.matches("input, select, textarea")) control.click();
  // A form that is opened by its key gives the focus to its first field.
  const opened = control.matches("summary") ? control.closest("details[open]") : null;
  const field = opened?.querySelector<HTMLElement>("select, textarea, input:not([type=hidden])");
  (field ?? control).focus();
  return true;
}

/** Presses the page's button for Ctrl+Enter, or submits the form of a textarea by its own button. */
function sendForm(field: EventTarget | null): void {
  const button = document.querySelector('button[aria-keyshortcuts="Control+Enter"]');
  if (button instanceof HTMLElement && !document.querySelector("dialog[open]")) button.click();
  else if (field instanceof HTMLTextAreaElement && field.form)
    field.form.requestSubmit(field.form.querySelector<HTMLButtonElement>("button:not([type=button])"));
}

function moveAlongList(step: 1 | -1): boolean {
  // Where an open lead has taken the list's place, the link to the next one.
  const links = document.querySelectorAll("a[data-row], .detail__way a + a");
  const rows = [...links].filter((row) => row.checkVisibility());
  const current = rows.findIndex(
    (row) => row === document.activeElement || row.getAttribute("aria-current") === "true",
  );
  const focused = rows.findIndex((row) => (row.closest("tr") ?? row).contains(document.activeElement));
  const from = focused >= 0 ? focused : current;
  return focus(rows[Math.min(Math.max(from + step, 0), rows.length - 1)] ?? null);
}

function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element !== null;
}
