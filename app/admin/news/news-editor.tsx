import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { oneOf } from "#app/domain/one-of.ts";
import { formatShortDay } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { CommandButton } from "./command-button.tsx";
import { addedKinds, type Content, headText, type Row } from "./content.ts";
import { NewsBar } from "./news-bar.tsx";
import type { EditorData, EditorOutcome, Intent } from "./news-editor.server.ts";
import { imageFormId } from "./news-image.tsx";
import { Conflict, EditorNotice } from "./news-notices.tsx";
import { copyFormId, NewsPanel } from "./news-panel.tsx";
import { NewsRow } from "./news-row.tsx";
import { NewsTools } from "./news-tools.tsx";
import { changeRows, progress, type RowChange, shownRows, slugAfter } from "./rules.ts";
import { useNewsDraft } from "./use-news-draft.ts";
import "#app/ui/field.css";
import "./news-editor.css";

/** The commands of buttons, besides saving. */
const commands: readonly Intent[] = ["publish", "withdraw", "restore", "takeBack", "putBack", "plan"];

interface NewsEditorProps {
  data: EditorData;
  /** The answer to the form if it was posted without script. */
  answered: { outcome: EditorOutcome | null; typed: Content | null } | undefined;
}

/** The editor of an article: both languages side by side, saved while one writes, published by a button. */
export function NewsEditor({ data, answered }: NewsEditorProps) {
  const { messages, locale } = data;
  const { content, state, version, loadCount, wrong, change, send, load, overwrite } = useNewsDraft(
    data,
    answered?.typed ?? null,
  );
  const { revalidate } = useRevalidator();
  const [isLive, setIsLive] = useState(false);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [outcome, setOutcome] = useState<EditorOutcome | null>(answered?.outcome ?? null);
  /** The rows that were removed, and how to restore them. */
  const [removed, setRemoved] = useState<{ text: string; before: Partial<Content> } | null>(null);
  /** The row that was added last. */
  const [added, setAdded] = useState("");
  /** The version that is loaded into the editor once the reloaded data has it; null for none. */
  const [awaitedVersion, setAwaitedVersion] = useState<number | null>(null);
  const [at, setAt] = useState(data.at);
  useEffect(() => setAt(data.at), [data.at]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setIsLive(true), []);
  /** The button that removes the draft: pressed again once the last change is saved, on the new version. */
  const [removeButton, setRemoveButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (!removeButton) return;
    setRemoveButton(null);
    if (state.kind === "saved") form.current?.requestSubmit(removeButton);
  }, [removeButton, state]);

  const swedish = progress(content, "sv");
  const english = progress(content, "en");
  const rows = shownRows(content);

  const changeRow = (change_: RowChange) => {
    if (change_.action === "remove")
      setRemoved({ text: messages.removedRow, before: { rows: content.rows } });
    change((before) => ({ ...before, rows: changeRows(before.rows, change_) }));
  };
  const changeText = (changed: Row) =>
    change((before) => {
      const rows = before.rows.map((each) => (each.id === changed.id ? changed : each));
      const after = { ...before, rows };
      return data.stage === "draft" ? { ...after, slug: slugAfter(data.id, before, after) } : after;
    });
  const runCommand = async (intent: Intent, extra: { at?: string; of?: string } = {}) => {
    if (intent === "publish" && wrong.length > 0) {
      setOutcome({
        kind: "refused",
        title: messages.problems.title,
        text: messages.problems.marked,
        saved: null,
      });
      return;
    }
    const answer = await send(intent, extra);
    if (answer?.kind === "conflict") return;
    setOutcome(answer ?? { kind: "refused", ...messages.problems.notReached, saved: null });
    if (!answer) return;
    await revalidate();
    if (intent === "restore" && answer.kind === "done") setAwaitedVersion(answer.version);
  };
  useEffect(() => {
    if (awaitedVersion === null || data.version < awaitedVersion) return;
    setAwaitedVersion(null);
    load(data);
  }, [awaitedVersion, data, load]);

  /** Read from the field, which may have been filled in before hydration. */
  const chosenAt = () => {
    const field = form.current?.elements.namedItem("at");
    return field instanceof HTMLInputElement ? field.value : at;
  };
  const isOut = data.stage === "published" || data.stage === "planned";
  // After a save this is known before the page's data is reloaded.
  const hasChanges = data.hasChanges || version !== data.version || state.kind !== "saved";
  const publishWord = at
    ? messages.publish.plan
    : !english.isReady
      ? messages.publish.swedish
      : data.stage === "published"
        ? messages.publish.changes
        : messages.publish.now;
  const title = headText(content, "title").sv;
  return (
    <>
      <form
        className="news-editor"
        method="post"
        noValidate={isLive}
        action={data.hrefs.editor}
        ref={form}
        onSubmit={(event) => {
          if (!isLive) return;
          const { submitter } = event.nativeEvent as SubmitEvent;
          const intent = submitter instanceof HTMLButtonElement ? submitter.value : "save";
          if (intent === "throwAway" && state.kind === "saved") return;
          event.preventDefault();
          const [word, of] = intent.split(":");
          const command = oneOf(commands, word);
          if (command) void runCommand(command, command === "publish" ? { at: chosenAt() } : { of });
          else if (intent === "throwAway" && submitter instanceof HTMLButtonElement)
            void send("save").then((outcome) => outcome?.kind === "done" && setRemoveButton(submitter));
          else void send("save");
        }}
      >
        <input type="hidden" name="version" value={version} />
        {/* The default button: Enter in a field presses it without script. */}
        <button
          type="submit"
          name="intent"
          value="save"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {messages.save.action}
        </button>
        <div className="admin-top row news-editor__top">
          <div>
            <p className="meta muted news-editor__breadcrumb">
              <Link to={data.listHref}>{messages.news}</Link> / {data.category}
            </p>
            <h1>{title || messages.untitled}</h1>
          </div>
        </div>
        {state.kind === "conflict" ? (
          <Conflict
            {...state}
            messages={messages.conflict}
            onLoad={() => {
              setAwaitedVersion(state.version);
              void revalidate();
            }}
            onOverwrite={() => void overwrite(state.version)}
          />
        ) : null}
        <EditorNotice outcome={outcome} messages={messages} publicHref={data.siteHref} />
        {removed ? (
          <section className="notice" role="status">
            <p>{removed.text}</p>
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                change((now) => ({ ...now, ...removed.before }));
                setRemoved(null);
              }}
            >
              {messages.undo}
            </button>
          </section>
        ) : null}
        <div className="news-editor__bar">
          {isLive ? <NewsTools editor={editor} messages={messages.tools} /> : null}
          <div>
            <h2>{messages.languages.sv}</h2>
            <p className="muted">
              {fill(messages.progress.sv, {
                done: String(swedish.total - swedish.missing.length),
                total: String(swedish.total),
              })}
            </p>
          </div>
          <div className="news-editor__middle" aria-hidden="true" />
          <div>
            <h2>{messages.languages.en}</h2>
            <p className="muted">
              {english.missing.length > 0 ? (
                <b>{fill(messages.progress.missing, { count: String(english.missing.length) })}</b>
              ) : null}
              {english.missing.length > 0 && english.old.length > 0 ? ", " : null}
              {english.old.length > 0
                ? fill(messages.progress.old, { count: String(english.old.length) })
                : null}
              {english.isReady ? messages.progress.done : null}
            </p>
          </div>
        </div>
        <div className="news-editor__rows">
          <ol key={loadCount}>
            {rows.map((row) => (
              <NewsRow
                key={row.id}
                row={row}
                staleDay={row.staleSince ? formatShortDay(new Date(row.staleSince), locale) : ""}
                messages={messages}
                wrong={wrong}
                isLive={isLive}
                isNew={row.id === added}
                onChange={changeText}
                onRows={changeRow}
                onFocus={setEditor}
              />
            ))}
          </ol>
          <div className="row news-editor__add">
            <b>{messages.add}</b>
            {addedKinds.map((kind) => (
              <Button
                as={CommandButton}
                key={kind}
                kind="outline"
                size="small"
                value={`add:${kind}`}
                isLive={isLive}
                onCommand={() => {
                  const id = crypto.randomUUID();
                  changeRow({ action: "add", kind, id });
                  setAdded(id);
                }}
              >
                {messages.added[kind]}
              </Button>
            ))}
          </div>
        </div>
        <NewsPanel
          data={data}
          content={content}
          isOut={isOut}
          isLive={isLive}
          swedish={swedish}
          english={english}
          wrong={wrong}
          onChange={change}
          onRemoveImage={() => {
            setRemoved({ text: messages.removedImage, before: { image: content.image } });
            change((before) => ({ ...before, image: null }));
          }}
          onConfirm={(id) => changeRow({ action: "confirm", id })}
          onPlan={setAt}
          shareVersion={(state.kind === "saved" || state.kind === "partly") && title ? state.clock : null}
        />
        <NewsBar
          data={data}
          state={state}
          hasChanges={hasChanges}
          publishWord={publishWord}
          isDue={!isOut || hasChanges || at !== data.at}
        />
      </form>
      <form id={imageFormId} method="post" encType="multipart/form-data" action={data.hrefs.image} />
      <form id={copyFormId} method="post" action={data.listHref} />
    </>
  );
}
