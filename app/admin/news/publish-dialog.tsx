import { type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Content } from "#app/news/content.ts";
import { coverName } from "#app/news/cover.ts";
import { writeCell } from "#app/news/draft.ts";
import { mediaHref } from "#app/news/media.ts";
import type { AskedText } from "#app/news/publish-defaults.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { NewsCover } from "./news-cover.tsx";
import type { EditorData } from "./news-editor.server.ts";
import { nameOf } from "./news-row.tsx";
import "#app/ui/stack.css";

interface PublishDialogProps {
  data: EditorData;
  content: Content;
  /** The texts to ask for; null while the dialog is closed. */
  asked: readonly AskedText[] | null;
  publishWord: string;
  /** What happens to the English; null when it is ready. */
  english: string | null;
  onChange(make: (before: Content) => Content): void;
  onPublish(): void;
  onClose(): void;
}

/** Asks, as an article is published, for what it lacks, with a proposal for most of it. */
export function PublishDialog(props: PublishDialogProps) {
  const { data, content, asked, publishWord, english, onChange, onPublish, onClose } = props;
  const { messages } = data;
  const { ask, panel } = messages;
  const box = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = box.current;
    if (!asked || !dialog) return;
    const listener = () => closed();
    dialog.addEventListener("close", listener);
    dialog.showModal();
    // With a proposal for everything Enter publishes.
    const empty = [...dialog.querySelectorAll("textarea")].find(({ value }) => value === "");
    (empty ?? dialog.querySelector<HTMLElement>(".button--primary"))?.focus();
    return () => dialog.removeEventListener("close", listener);
  }, [asked]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const now = new Date().toISOString();
    const category = data.categories.find(({ value }) => value === form.get("category"))?.value;
    onChange((before) => ({
      ...before,
      category: category ?? before.category,
      rows: before.rows.map((row) => {
        const text = asked?.find((each) => each.row.id === row.id);
        const typed = text && form.get(fieldName(text));
        return text && typeof typed === "string"
          ? writeCell(row, text.cell, "sv", typed.replace(/\s+/g, " ").trim(), now)
          : row;
      }),
    }));
    box.current?.close();
    onPublish();
  };
  return (
    <Dialog id="publicera" title={ask.title} closeLabel={ask.close} ref={box}>
      {asked ? (
        <form className="stack publish-dialog" onSubmit={submit}>
          {asked.map((text) => (
            <Field
              key={text.row.id}
              id={fieldName(text)}
              name={fieldName(text)}
              label={text.row.kind === "picture" ? messages.pictureCells.alt : nameOf(text.row, messages)}
              hint={text.proposed ? ask.proposed : undefined}
              multiline
              rows={text.row.kind === "lead" ? 3 : 2}
              maxLength={600}
              lang="sv"
              defaultValue={text.proposed}
            />
          ))}
          {data.stage === "draft" ? (
            <>
              <SelectField
                id="publicera-kategori"
                name="category"
                label={panel.category}
                options={data.categories}
                defaultValue={content.category}
              />
              <details className="publish-dialog__cover">
                <summary>
                  <img
                    src={
                      content.image
                        ? mediaHref(content.image.hash, 400)
                        : `/illustrations/${coverName(content.cover)}.svg`
                    }
                    alt=""
                    width="96"
                    height="54"
                  />
                  <span>
                    <b>{content.image ? panel.image : panel.cover}</b>
                    <span className="plain-button">{ask.change}</span>
                  </span>
                </summary>
                <NewsCover data={data} content={content} onChange={onChange} />
              </details>
            </>
          ) : null}
          {english ? <p className="meta muted">{english}</p> : null}
          <p className="actions">
            <Button kind="primary">{publishWord}</Button>
            <Button type="button" kind="outline" onClick={() => box.current?.close()}>
              {ask.notYet}
            </Button>
          </p>
        </form>
      ) : null}
    </Dialog>
  );
}

function fieldName({ row, cell }: AskedText): string {
  return `publicera-${row.id}-${cell}`;
}
