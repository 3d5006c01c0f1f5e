import type { MouseEvent } from "react";
import { Notice, useFocusOn } from "#app/admin/ui/admin-notice.tsx";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EditorData, EditorOutcome } from "./news-editor.server.ts";
import type { SaveState } from "./use-news-draft.ts";

const conflictId = "vilken-version";

/** Says whether the text is saved; in a conflict it leads to the choice of a version. */
export function SaveLine({ state, messages }: { state: SaveState; messages: EditorData["messages"] }) {
  const isBad = !["saved", "saving", "unsaved"].includes(state.kind);
  const text =
    state.kind === "saved" || state.kind === "partly"
      ? fill(messages.save[state.kind], { at: state.clock })
      : state.kind === "conflict"
        ? fill(messages.conflict.unsaved, {
            who: state.theirs.saved.by ?? messages.conflict.somebody,
            at: state.theirs.saved.clock,
          })
        : messages.save[state.kind];
  return (
    <span className={`saved-state news-editor__save--${isBad ? "bad" : state.kind}`} role="status">
      <Icon name={state.kind === "saved" ? "check" : isBad ? "warn" : "clock"} />
      {state.kind === "conflict" ? <a href={`#${conflictId}`}>{text}</a> : text}
    </span>
  );
}

interface ConflictProps {
  colleague: EditorData["saved"];
  /** The fields that both have changed, in words. */
  fields: string;
  messages: EditorData["messages"]["conflict"];
  onTake(): void;
  onKeep(): void;
}

/** Says that a colleague saved the same field first, with buttons to take their text or to keep one's own. */
export function Conflict({ colleague: { by, clock }, fields, messages, onTake, onKeep }: ConflictProps) {
  // The buttons disappear with the conflict, so the focus moves to the editor.
  const run = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.focus();
    act();
  };
  return (
    <section className="notice notice--refused" role="alert" id={conflictId} tabIndex={-1}>
      <Icon name="warn" />
      <div>
        <b>{fill(messages.title, { who: by ?? messages.somebody, at: clock, fields })}</b>
        <p>{messages.text}</p>
      </div>
      <Button type="button" kind="outline" size="small" onClick={run(onTake)}>
        {messages.take}
      </Button>
      <button type="button" className="plain-button" onClick={run(onKeep)}>
        {messages.keep}
      </button>
    </section>
  );
}

interface EditorNoticeProps {
  outcome: EditorOutcome | null;
  messages: EditorData["messages"];
  /** The path of the published article; null if visitors don't see it. */
  publicHref: string | null;
}

/** Shows the outcome of a command, takes the focus, and has a button to undo it. */
export function EditorNotice({ outcome, messages, publicHref }: EditorNoticeProps) {
  const box = useFocusOn(outcome);
  if (!outcome) return null;
  const isDone = outcome.kind === "done";
  return (
    <Notice
      ref={box}
      done={isDone}
      title={outcome.kind === "refused" ? outcome.title : null}
      text={outcome.text}
    >
      {isDone && outcome.isSeen && publicHref ? <a href={publicHref}>{messages.publish.see}</a> : null}
      {isDone && outcome.undo ? (
        <button className="plain-button" type="submit" name="intent" value={outcome.undo}>
          {messages.undo}
        </button>
      ) : null}
    </Notice>
  );
}
