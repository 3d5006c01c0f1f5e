import { type ComponentProps, useState } from "react";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { cities } from "#app/domain/cities.ts";
import { mediaHref, type Picture } from "#app/news/media.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Content } from "./content.ts";
import type { EditorData } from "./news-editor.server.ts";
import { nameOf } from "./news-row.tsx";
import type { progress, WrongField } from "./rules.ts";

/** The form of its own that an image is sent by without script. */
export const imageFormId = "news-image-form";

type Progress = ReturnType<typeof progress>;

interface NewsPanelProps {
  data: EditorData;
  content: Content;
  isOut: boolean;
  isLive: boolean;
  swedish: Progress;
  english: Progress;
  wrong: readonly WrongField[];
  onChange(make: (before: Content) => Content): void;
  onRemoveImage(): void;
  onConfirm(id: string): void;
  /** Told whether a moment to go out at has been chosen. */
  onPlan(isPlanned: boolean): void;
  /** Changes when the share image may be another; null while something is not kept, or there is none to draw. */
  shareVersion: string | null;
}

const scenes = [
  "stage",
  "notebook",
  "match",
  "powers",
  "receipt",
  "report",
  "schedule",
  "site",
  "steps",
  "chevrons",
  "paragraph",
  "entrance",
] as const;

/** What stands beside the text: what is left to do, what the article is about, its image and its earlier versions. */
export function NewsPanel(props: NewsPanelProps) {
  const { data, content, isOut, swedish, english, wrong, onChange, onPlan, shareVersion } = props;
  const { words, hrefs } = data;
  const { panel } = words;
  const errorOf = (name: "slug" | "author") => {
    const why = wrong.find(({ field }) => field === name)?.why;
    return why && words.wrong[why];
  };
  return (
    <aside className="news-panel" aria-label={panel.label}>
      {swedish.isReady ? null : <Todo title={panel.beforeSwedish} rows={swedish} {...props} />}
      <section>
        <h2>{panel.before}</h2>
        {english.isReady ? <p>{panel.allDone}</p> : <TodoList rows={english} {...props} />}
        {english.isReady || !swedish.isReady ? null : (
          <p className="legal">{data.hasEnglishOut ? panel.keepsEnglish : panel.onlySwedish}</p>
        )}
      </section>
      {data.changesAt ? (
        <section>
          <h2>{panel.at}</h2>
          <p>{data.changesAt}</p>
          <button className="text-button" type="submit" name="intent" value="plan">
            {words.publish.unplan}
          </button>
        </section>
      ) : null}
      <section>
        <h2>{panel.about}</h2>
        <div className="form">
          <div className="field">
            <label htmlFor="news-category">{panel.category}</label>
            <select
              id="news-category"
              name="category"
              value={content.category}
              onChange={({ target }) => {
                const key = data.categories.find((known) => known.key === target.value)?.key;
                if (key) onChange((before) => ({ ...before, category: key }));
              }}
            >
              {data.categories.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <HintedField
            id="news-slug"
            name="slug"
            label={panel.slug}
            hint={panel.slugHint}
            error={errorOf("slug")}
            value={content.slug}
            maxLength={100}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange((before) => ({ ...before, slug: target.value }))}
          />
          <HintedField
            key={data.at}
            id="news-at"
            name="at"
            label={panel.at}
            hint={panel.atHint}
            type="datetime-local"
            defaultValue={data.at}
            onChange={({ target }) => onPlan(target.value !== "")}
          />
          <fieldset className="news-panel__services">
            <legend className="field-label">{panel.roles}</legend>
            {data.roles.map(({ key, name }) => (
              <label key={key}>
                <input
                  type="checkbox"
                  name="roles"
                  value={key}
                  checked={content.roles.includes(key)}
                  onChange={({ target }) =>
                    onChange((before) => ({
                      ...before,
                      roles: target.checked
                        ? [...before.roles, key]
                        : before.roles.filter((each) => each !== key),
                    }))
                  }
                />
                <BandCode service={key} />
                {name}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="news-author">{panel.author}</label>
            <input
              id="news-author"
              name="author"
              value={content.author}
              maxLength={100}
              autoComplete="off"
              aria-invalid={errorOf("author") ? true : undefined}
              aria-describedby={errorOf("author") ? "news-author-error" : undefined}
              onChange={({ target }) => onChange((before) => ({ ...before, author: target.value }))}
            />
            {errorOf("author") ? <FieldError id="news-author-error" text={words.wrong.author} /> : null}
          </div>
          <div className="field">
            <label htmlFor="news-reviewed">{panel.reviewed}</label>
            <input
              id="news-reviewed"
              name="reviewedOn"
              type="date"
              value={content.reviewedOn ?? ""}
              onChange={({ target }) =>
                onChange((before) => ({ ...before, reviewedOn: target.value || null }))
              }
            />
          </div>
          <div className="field">
            <label htmlFor="news-cover">{panel.cover}</label>
            <select
              id="news-cover"
              name="cover"
              value={content.cover}
              onChange={({ target }) => onChange((before) => ({ ...before, cover: target.value }))}
            >
              {scenes.map((scene) => (
                <option key={scene} value={scene}>
                  {panel.covers[scene]}
                </option>
              ))}
              {cities.map(({ slug, name }) => (
                <option key={slug} value={`map-${slug}`}>
                  {`${panel.covers.city}, ${name}`}
                </option>
              ))}
            </select>
          </div>
        </div>
      </section>
      <ImageField {...props} />
      {shareVersion ? (
        <section>
          <h2>{panel.share}</h2>
          <img
            className="news-panel__share"
            src={`${hrefs.share}${hrefs.share.includes("?") ? "&" : "?"}v=${encodeURIComponent(shareVersion)}`}
            alt={panel.shareAlt}
            width="1200"
            height="630"
            loading="lazy"
          />
        </section>
      ) : null}
      <section>
        <details className="news-panel__history">
          <summary>{panel.history}</summary>
          {data.revisions.length === 0 ? <p>{panel.noHistory}</p> : null}
          <ul>
            {data.revisions.map(({ id, what, when, by }) => (
              <li key={id}>
                <span>
                  <b>{what}</b> {when}
                  {by ? `, ${by}` : ""}
                </span>
                <button className="text-button" type="submit" name="intent" value={`restore:${id}`}>
                  {panel.restore}
                  <span className="sr"> {when}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
        {isOut ? (
          <button className="text-button" type="submit" name="intent" value="withdraw">
            {words.publish.withdraw}
          </button>
        ) : null}
        {data.stage === "draft" ? (
          <details className="news-panel__history">
            <summary>{words.publish.remove}</summary>
            <button
              className="button button-outline button-small"
              type="submit"
              name="intent"
              value="throwAway"
            >
              {words.publish.confirmRemove}
            </button>
          </details>
        ) : null}
      </section>
    </aside>
  );
}

function HintedField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<"input"> & { id: string; label: string; hint: string; error?: string | undefined }) {
  const [hintId, errorId] = [`${input.id}-hint`, `${input.id}-error`];
  return (
    <div className="field">
      <label htmlFor={input.id}>{label}</label>
      <span className="hint" id={hintId}>
        {hint}
      </span>
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorId} ${hintId}` : hintId}
      />
      {error ? <FieldError id={errorId} text={error} /> : null}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="warn" />
      {text}
    </p>
  );
}

function Todo({ title, ...props }: NewsPanelProps & { title: string; rows: Progress }) {
  return (
    <section>
      <h2>{title}</h2>
      <TodoList {...props} />
    </section>
  );
}

function TodoList({ rows, data, isLive, onConfirm }: NewsPanelProps & { rows: Progress }) {
  const { words } = data;
  return (
    <ul className="news-panel__todo">
      {rows.missing.map((row) => (
        <li key={row.id}>
          <a href={`#rad-${row.id}`}>{nameOf(row, words)}</a>
          <span>{words.panel.missing}</span>
        </li>
      ))}
      {rows.old.map((row) => (
        <li key={row.id}>
          <a href={`#rad-${row.id}`}>{nameOf(row, words)}</a>
          <span>
            {words.panel.old}
            <button
              className="text-button"
              type="submit"
              name="intent"
              value={`confirm:${row.id}`}
              onClick={
                isLive
                  ? (event) => {
                      event.preventDefault();
                      onConfirm(row.id);
                    }
                  : undefined
              }
            >
              {words.stillRight}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Uploads an image at once, as an article's other changes are kept. */
function ImageField({ data, content, onChange, onRemoveImage }: NewsPanelProps) {
  const { panel } = data.words;
  const problems: Partial<Record<number, string>> = { 413: panel.imageTooBig, 503: panel.imageBusy };
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const upload = async (file: File) => {
    if (file.size > 8 * 1024 * 1024) return setProblem(panel.imageTooBig);
    setProblem(null);
    setIsUploading(true);
    const body = new FormData();
    body.set("image", file);
    try {
      const answer = await fetch(data.hrefs.image, {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      });
      if (answer.ok) {
        const image: Picture = await answer.json();
        onChange((before) => ({ ...before, image }));
      } else setProblem(problems[answer.status] ?? panel.imageProblem);
    } catch {
      setProblem(panel.imageProblem);
    }
    setIsUploading(false);
  };
  return (
    <section>
      <h2>{panel.image}</h2>
      {content.image ? (
        <>
          <img
            className="news-panel__share"
            src={mediaHref(content.image.hash, 400, "webp")}
            alt={content.rows.find(({ kind }) => kind === "imageAlt")?.cells.text?.[data.locale] ?? ""}
            width={content.image.width}
            height={content.image.height}
          />
          <button
            className="text-button"
            type="submit"
            name="intent"
            value="removeImage"
            onClick={(event) => {
              event.preventDefault();
              onRemoveImage();
            }}
          >
            {panel.removeImage}
          </button>
        </>
      ) : null}
      <div className="field">
        <label htmlFor="news-image">{panel.upload}</label>
        <span className="hint" id="news-image-hint">
          {panel.imageHint}
        </span>
        <input
          id="news-image"
          name="image"
          form={imageFormId}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby={problem ? "news-image-error news-image-hint" : "news-image-hint"}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
          }}
        />
        <noscript>
          <button className="button button-outline button-small" type="submit" form={imageFormId}>
            {panel.upload}
          </button>
        </noscript>
        {problem ? <FieldError id="news-image-error" text={problem} /> : null}
        <p role="status">{isUploading ? panel.uploading : ""}</p>
      </div>
    </section>
  );
}
