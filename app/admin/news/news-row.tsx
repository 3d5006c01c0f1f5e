import type { Editor } from "@tiptap/react";
import { type KeyboardEventHandler, lazy, Suspense, useState } from "react";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { cellsOf, isHead, pictureOf, type Row } from "#app/news/content.ts";
import { copySwedish, isEmpty, type RowChange, rowState, startsAsList, writeCell } from "#app/news/draft.ts";
import { mediaHref } from "#app/news/media.ts";
import { cellKey, type WrongField } from "#app/news/wrong-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CommandButton } from "./command-button.tsx";
import type { EditorData } from "./news-editor.server.ts";
import type { RichCellProps } from "./rich-cell.tsx";
import { goToText } from "./tab-order.ts";
import { useKeptCaret } from "./use-kept-caret.ts";

const RichCell = lazy(async () => ({ default: (await import("./rich-cell.tsx")).RichCell }));

const icons = { done: "check", missing: "warn", copied: "warn", old: "clock" } as const;
const large: Partial<Record<Row["kind"], string>> = {
  title: "news-field--heading",
  heading: "news-field--subheading",
  pull: "news-field--pull",
};

interface NewsRowProps {
  row: Row;
  /** When the Swedish was changed, "12 nov". */
  staleDay: string;
  messages: EditorData["messages"];
  wrong: readonly WrongField[];
  /** Whether it was just added: it then takes the focus. */
  isNew: boolean;
  onChange(row: Row): void;
  onRows(change: RowChange): void;
  onFocus(editor: Editor): void;
}

/** A row of an article in both languages, with its state between them. */
export function NewsRow(props: NewsRowProps) {
  const { row, staleDay, messages, wrong, isNew, onChange, onRows, onFocus } = props;
  const [isOpened, setIsOpened] = useState(false);
  const isHydrated = useHydrated();
  const state = rowState(row);
  const name = nameOf(row, messages);
  const isList = startsAsList(row);
  const hasEnglish = Object.values(row.cells).some(({ en }) => !isEmpty(en));
  const isClosed = isHydrated && !hasEnglish && !isOpened && state === "missing";
  const picture = pictureOf(row);
  const isNamed = (cell: string, place: number) => place > 0 || cell === "title" || picture !== null;
  const fields = (locale: Locale) =>
    cellsOf(row.kind).map(([cell, { type }], place) => {
      const label = [
        name,
        isNamed(cell, place) ? captionOf(row.kind, cell, messages) : null,
        messages.languages[locale],
      ];
      const tooLong = wrong.find(({ field }) => field === cellKey(row.id, cell, locale));
      return (
        <Cell
          key={cell}
          isList={type === "list" || (isList && place === 0)}
          error={tooLong && fill(messages.wrong.tooLong, { count: String(tooLong.limit) })}
          name={`cell.${row.id}.${cell}.${locale}`}
          label={label.filter(Boolean).join(", ")}
          caption={place > 0 || type === "pairs" || picture ? captionOf(row.kind, cell, messages) : null}
          type={type}
          value={row.cells[cell]?.[locale] ?? ""}
          lang={locale}
          look={place === 0 ? (large[row.kind] ?? "news-field--p") : "news-field--p"}
          focusesAtOnce={place === 0 && (locale === defaultLocale ? isNew : isOpened && !hasEnglish)}
          onKeyDown={row.kind === "title" ? goToText : undefined}
          onChange={(text) => onChange(writeCell(row, cell, locale, text, new Date().toISOString()))}
          onFocus={onFocus}
        />
      );
    });
  const button = (action: "up" | "down" | "remove", sign: string) => (
    <CommandButton
      value={`${action}:${row.id}`}
      aria-label={`${messages[action]}: ${name}`}
      title={messages[action]}
      onCommand={() => onRows({ action, id: row.id })}
    >
      {sign}
    </CommandButton>
  );
  return (
    <li className={`news-row news-row--${state} news-row--${row.kind}`} id={`rad-${row.id}`}>
      <div className="news-row__title">
        <h3>{name}</h3>
        {isHead(row.kind) ? null : (
          <span className="news-row__order">
            {button("up", "↑")}
            {button("down", "↓")}
            {button("remove", "✕")}
          </span>
        )}
      </div>
      <div className="news-row__cell" lang="sv">
        {picture ? (
          <img
            className="news-row__picture"
            src={mediaHref(picture.hash, 400)}
            alt=""
            width={picture.width}
            height={picture.height}
          />
        ) : null}
        {fields("sv")}
      </div>
      <span className="news-row__state">
        <Icon name={icons[state]} />
        <span>{messages.states[state].replace("{day}", staleDay)}</span>
        {state === "old" || state === "copied" ? (
          <CommandButton
            className="plain-button"
            value={`confirm:${row.id}`}
            onCommand={() => onRows({ action: "confirm", id: row.id })}
          >
            {messages.stillRight}
          </CommandButton>
        ) : null}
      </span>
      {isClosed ? (
        <div className="news-row__cell">
          <div className="news-field news-field--missing">
            <Button kind="outline" size="small" type="button" onClick={() => setIsOpened(true)}>
              {messages.writeEnglish}
            </Button>
            <button
              className="plain-button"
              type="button"
              onClick={() => {
                setIsOpened(true);
                onChange(copySwedish(row, new Date().toISOString()));
              }}
            >
              {messages.copySwedish}
            </button>
          </div>
        </div>
      ) : (
        <div className="news-row__cell" lang="en">
          {fields("en")}
        </div>
      )}
    </li>
  );
}

/** The name of a row, which screen readers and errors say. */
export function nameOf(row: Row, messages: EditorData["messages"]): string {
  return startsAsList(row) ? messages.added.list : messages.rows[row.kind];
}

function captionOf(kind: Row["kind"], cell: string, { cells, pictureCells }: EditorData["messages"]): string {
  return (kind === "picture" ? wordOf(pictureCells, cell) : wordOf(cells, cell)) ?? cells.html;
}

interface CellProps extends Omit<RichCellProps, "className" | "error" | "onChange"> {
  name: string;
  /** The label above a field of a row with several. */
  caption: string | null;
  type: "line" | "rich" | "list" | "pairs";
  look: string;
  error: string | undefined;
  /** For a field of plain text. */
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement> | undefined;
  onChange(text: string): void;
}

function Cell({ name, caption, type, look, error, onKeyDown, ...cell }: CellProps) {
  const { label, lang, value, focusesAtOnce, onChange } = cell;
  const className = `news-field ${look}`;
  const keptCaret = useKeptCaret(value);
  const plain = (
    <textarea
      {...keptCaret}
      onKeyDown={onKeyDown}
      className={className}
      name={name}
      aria-label={label}
      lang={lang}
      rows={type === "line" ? 1 : 3}
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      // biome-ignore lint/a11y/noAutofocus: the button before it opened this field
      autoFocus={focusesAtOnce}
      spellCheck
      onChange={({ target }) => onChange(type === "line" ? target.value.replace(/\n/g, " ") : target.value)}
    />
  );
  // Before hydration rich text is HTML in a text field.
  const isRich = useHydrated() && (type === "rich" || type === "list");
  return (
    <div>
      {caption ? <small>{caption}</small> : null}
      {isRich ? (
        <Suspense fallback={plain}>
          <RichCell {...cell} className={className} error={error ? `${name}-error` : null} />
        </Suspense>
      ) : (
        plain
      )}
      <FieldError id={`${name}-error`} text={error} />
    </div>
  );
}
