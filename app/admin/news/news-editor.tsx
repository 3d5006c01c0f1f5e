import type { Editor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { formatShortDay } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { addedKinds, type Content, headText, type Row } from "#app/news/content.ts";
import { changeRows, isEmpty, progress, type RowChange, shownRows, slugAfter } from "#app/news/draft.ts";
import { withFields } from "#app/news/merge-content.ts";
import { type AskedText, textsToAsk } from "#app/news/publish-defaults.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CommandButton } from "./command-button.tsx";
import { NewsBar } from "./news-bar.tsx";
import type { EditorData, EditorOutcome } from "./news-editor.server.ts";
import { imageFormId } from "./news-image.tsx";
import { Conflict, EditorNotice } from "./news-notices.tsx";
import { copyFormId, NewsPanel } from "./news-panel.tsx";
import { NewsRow, nameOf } from "./news-row.tsx";
import { NewsTools } from "./news-tools.tsx";
import { PictureButton } from "./picture-button.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { followLanguage } from "./tab-order.ts";
import { useEditorCommands } from "./use-editor-commands.ts";
import { useNewsDraft } from "./use-news-draft.ts";
import { rowIdOf, useTextPictures } from "./use-text-pictures.ts";
import "./news-editor.css";

interface NewsEditorProps {
  data: EditorData;
  /** The result of the form if it was posted without script. */
  returned: { outcome: EditorOutcome | null; typed: Content | null } | undefined;
}

/** The editor of an article: both languages side by side, saved while one writes, published by a button. */
export function NewsEditor({ data, returned }: NewsEditorProps) {
  const { messages } = data;
  const draft = useNewsDraft(data, returned?.typed ?? null);
  const { content, state, version, change } = draft;
  const isHydrated = useHydrated();
  const [editor, setEditor] = useState<Editor | null>(null);
  /** What was removed last, and how to put it back into the text that was written since. */
  const [removed, setRemoved] = useState<{
    text: string;
    row?: string;
    restore(now: Content): Content;
  } | null>(null);
  const [at, setAt] = useState(data.at);
  useEffect(() => setAt(data.at), [data.at]);
  const swedish = progress(content, "sv");
  /** What is asked for before publishing. */
  const [asked, setAsked] = useState<AskedText[] | null>(null);
  const commands = useEditorCommands(data, draft, {
    first: returned?.outcome ?? null,
    at,
    ask() {
      const texts = textsToAsk(content, swedish.missing);
      if (!texts?.length) return false;
      setAsked(texts);
      return true;
    },
  });
  const english = progress(content, "en");
  const changeRow = (rowChange: RowChange) => {
    if (rowChange.action === "remove") {
      const place = content.rows.findIndex(({ id }) => id === rowChange.id);
      const rows = content.rows.slice(place, place + 1);
      // The head's rows can't be removed, so there is always a row before it.
      const row = document.getElementById(`rad-${rowChange.id}`);
      focusRow(row?.nextElementSibling ?? row?.previousElementSibling);
      setRemoved({
        text: messages.removedRow,
        row: rowChange.id,
        restore: (now) => ({ ...now, rows: now.rows.toSpliced(place, 0, ...rows) }),
      });
    }
    change((before) => ({ ...before, rows: changeRows(before.rows, rowChange) }));
  };
  /** The row that is written in, and the one that was added last. */
  const writtenRow = useRef<string | null>(null);
  const [added, setAdded] = useState("");
  const [isNew] = useState(isUnwritten(data));
  useEffect(() => {
    if (isNew) focusRow(document.getElementById("rad-title"));
  }, [isNew]);
  const pictures = useTextPictures(data, (row, after) => {
    changeRow({ action: "insert", row, after });
    setAdded(row.id);
  });
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
        noValidate={isHydrated}
        action={data.hrefs.editor}
        ref={commands.form}
        tabIndex={-1}
        onSubmit={commands.submit}
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
            colleague={state.theirs.saved}
            fields={fieldNames(state.collisions, content, messages)}
            messages={messages.conflict}
            onTake={() => {
              const { collisions } = state;
              setRemoved({
                text: messages.conflict.taken,
                restore: (now) => withFields(now, content, collisions),
              });
              draft.resolve("theirs");
            }}
            onKeep={() => draft.resolve("mine")}
          />
        ) : (
          <EditorNotice outcome={commands.outcome} messages={messages} publicHref={data.siteHref} />
        )}
        <LanguageHeads messages={messages} swedish={swedish} english={english}>
          {isHydrated ? (
            <NewsTools
              editor={editor}
              messages={messages.tools}
              onPicture={(file) => void pictures.insert(file, writtenRow.current)}
            />
          ) : null}
        </LanguageHeads>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields within it are what is interactive */}
        <div
          className="news-editor__rows"
          onFocusCapture={({ target }) => {
            writtenRow.current = rowIdOf(target);
          }}
          onKeyDown={followLanguage}
          {...pictures.handlers}
        >
          <ArticleRows
            data={data}
            draft={draft}
            added={added}
            onAdded={setAdded}
            onRows={changeRow}
            onFocus={setEditor}
            onPicture={(file) => void pictures.insert(file, null)}
          />
        </div>
        <NewsPanel
          data={data}
          content={content}
          isOut={isOut}
          swedish={swedish}
          english={english}
          wrong={draft.wrong}
          onChange={change}
          onRemoveImage={() => {
            const { image } = content;
            setRemoved({ text: messages.removedImage, restore: (now) => ({ ...now, image }) });
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
        >
          {pictures.status ? (
            <p role="status" className={pictures.status.isBad ? "news-bar__problem" : undefined}>
              {pictures.status.text}
            </p>
          ) : null}
          {draft.merged && state.kind !== "conflict" ? (
            <p role="status">
              {fill(messages.conflict.merged, {
                who: draft.merged.by ?? messages.conflict.somebody,
                at: draft.merged.clock,
              })}
            </p>
          ) : null}
          {removed && state.kind !== "conflict" ? (
            <p role="status">
              {removed.text}{" "}
              <button
                type="button"
                className="plain-button"
                onClick={() => {
                  flushSync(() => {
                    change(removed.restore);
                    setRemoved(null);
                  });
                  focusRow(document.getElementById(`rad-${removed.row}`) ?? commands.form.current);
                }}
              >
                {messages.undo}
              </button>
            </p>
          ) : null}
        </NewsBar>
      </form>
      <PublishDialog
        data={data}
        content={content}
        asked={asked}
        publishWord={publishWord}
        english={
          english.isReady
            ? null
            : data.hasEnglishOut
              ? messages.panel.keepsEnglish
              : messages.panel.onlySwedish
        }
        onChange={change}
        onPublish={commands.publish}
        onClose={() => setAsked(null)}
      />
      <form id={imageFormId} method="post" encType="multipart/form-data" action={data.hrefs.image} />
      <form id={copyFormId} method="post" action={data.listHref} />
    </>
  );
}

/** Whether nobody has written in an article yet: its headline then takes the focus. */
function isUnwritten({ stage, content }: EditorData): boolean {
  const texts = content.rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ sv, en }) => [sv, en]));
  return stage === "draft" && texts.every(isEmpty);
}

/** The fields that both have changed, in words: "Ingress (svenska)". */
function fieldNames(keys: readonly string[], { rows }: Content, messages: EditorData["messages"]): string {
  const names = keys.map((key) => {
    const row = rows.find(({ id }) => key.startsWith(`${id}.`));
    if (!row) return messages.panel.about;
    const language = messages.languages[key.endsWith(".sv") ? "sv" : "en"];
    return `${nameOf(row, messages)} (${language.toLowerCase()})`;
  });
  return [...new Set(names)].join(", ");
}

/** Focuses the first control of a row. */
function focusRow(row: Element | null | undefined) {
  row?.querySelector<HTMLElement>(":is(button, textarea, [contenteditable]):not(.visually-hidden)")?.focus();
}

interface LanguageHeadsProps {
  messages: EditorData["messages"];
  swedish: ReturnType<typeof progress>;
  english: ReturnType<typeof progress>;
  children: ReactNode;
}

/** The heads of both columns, with how much of each language is written. */
function LanguageHeads({ messages, swedish, english, children }: LanguageHeadsProps) {
  const { languages, progress: words } = messages;
  const { missing, old, isReady } = english;
  return (
    <div className="news-editor__bar">
      {children}
      <div>
        <h2>{languages.sv}</h2>
        <p className="muted">
          {fill(words.sv, {
            done: String(swedish.total - swedish.missing.length),
            total: String(swedish.total),
          })}
        </p>
      </div>
      <div className="news-editor__middle" aria-hidden="true" />
      <div>
        <h2>{languages.en}</h2>
        <p className="muted">
          {missing.length > 0 ? <b>{fill(words.missing, { count: String(missing.length) })}</b> : null}
          {missing.length > 0 && old.length > 0 ? ", " : null}
          {old.length > 0 ? fill(words.old, { count: String(old.length) }) : null}
          {isReady ? words.done : null}
        </p>
      </div>
    </div>
  );
}

interface ArticleRowsProps {
  data: EditorData;
  draft: ReturnType<typeof useNewsDraft>;
  /** The row that was added last. */
  added: string;
  onAdded(id: string): void;
  onRows(rowChange: RowChange): void;
  onFocus(editor: Editor | null): void;
  /** Called with a picture for the end of the text. */
  onPicture(file: File): void;
}

/** The rows of an article, and the buttons that add one. */
function ArticleRows({ data, draft, added, onAdded, onRows, onFocus, onPicture }: ArticleRowsProps) {
  const { messages, locale } = data;
  const isHydrated = useHydrated();
  const changeText = (changed: Row) =>
    draft.change((before) => {
      const rows = before.rows.map((each) => (each.id === changed.id ? changed : each));
      const after = { ...before, rows };
      return data.stage === "draft" ? { ...after, slug: slugAfter(data.id, before, after) } : after;
    });
  return (
    <>
      <ol>
        {shownRows(draft.content).map((row) => (
          <NewsRow
            key={row.id}
            row={row}
            staleDay={row.staleSince ? formatShortDay(new Date(row.staleSince), locale) : ""}
            messages={messages}
            wrong={draft.wrong}
            isNew={row.id === added}
            onChange={changeText}
            onRows={onRows}
            onFocus={onFocus}
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
            onCommand={() => {
              const id = crypto.randomUUID();
              onRows({ action: "add", kind, id });
              onAdded(id);
            }}
          >
            {messages.added[kind]}
          </Button>
        ))}
        {isHydrated ? <PictureButton onFile={onPicture}>{messages.addPicture}</PictureButton> : null}
      </div>
    </>
  );
}
