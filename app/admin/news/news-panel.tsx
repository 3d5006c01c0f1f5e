import { DraftLink } from "#app/admin/draft-links/draft-link.tsx";
import { withQuery } from "#app/i18n/links.ts";
import type { Content } from "#app/news/content.ts";
import { type progress, rowState } from "#app/news/draft.ts";
import type { WrongField } from "#app/news/wrong-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { CommandButton } from "./command-button.tsx";
import { NewsAbout } from "./news-about.tsx";
import type { EditorData } from "./news-editor.server.ts";
import { NewsImage } from "./news-image.tsx";
import { nameOf } from "./news-row.tsx";

/** The id of the separate form that copies the article. */
export const copyFormId = "news-copy-form";

type Progress = ReturnType<typeof progress>;

export interface NewsPanelProps {
  data: EditorData;
  content: Content;
  isOut: boolean;
  swedish: Progress;
  english: Progress;
  wrong: readonly WrongField[];
  onChange(make: (before: Content) => Content): void;
  onRemoveImage(): void;
  onConfirm(id: string): void;
  /** Called with the chosen time of publication; "" for now. */
  onPlan(at: string): void;
  /** A value that changes with the share image; null while something is unsaved or there is no image. */
  shareVersion: string | null;
}

/** The column beside the text: what is missing, the article's properties, its image and its earlier states. */
export function NewsPanel(props: NewsPanelProps) {
  const { data, isOut, swedish, english, shareVersion } = props;
  const { messages, hrefs } = data;
  const { panel } = messages;
  return (
    <aside className="news-panel" aria-label={panel.label}>
      {swedish.isReady ? null : (
        <section>
          <h2>{panel.beforeSwedish}</h2>
          <TodoList rows={swedish} {...props} />
        </section>
      )}
      <section>
        <h2>{panel.before}</h2>
        {english.isReady ? <p>{panel.allDone}</p> : <TodoList rows={english} {...props} />}
        {english.isReady || !swedish.isReady ? null : (
          <p className="meta muted">{data.hasEnglishOut ? panel.keepsEnglish : panel.onlySwedish}</p>
        )}
      </section>
      {data.changesAt ? (
        <section>
          <h2>{panel.at}</h2>
          <p>{data.changesAt}</p>
          <button className="plain-button" type="submit" name="intent" value="plan">
            {messages.publish.unplan}
          </button>
        </section>
      ) : null}
      <NewsAbout {...props} />
      <NewsImage {...props} />
      {data.draftLink ? (
        <section>
          <h2>{data.draftLink.messages.heading}</h2>
          <DraftLink {...data.draftLink} />
        </section>
      ) : null}
      {shareVersion ? (
        <section>
          <h2>{panel.share}</h2>
          <img
            className="news-panel__share"
            src={withQuery(hrefs.share, { v: shareVersion })}
            alt={panel.shareAlt}
            width="1200"
            height="630"
            loading="lazy"
          />
        </section>
      ) : null}
      <section>
        <details>
          <summary className="plain-button">{panel.history}</summary>
          {data.revisions.length === 0 ? <p>{panel.noHistory}</p> : null}
          <ul className="item-list">
            {data.revisions.map(({ id, change, when, by }) => (
              <li key={id}>
                <span>
                  <b>{change}</b> {when}
                  {by ? `, ${by}` : ""}
                </span>
                <button className="plain-button" type="submit" name="intent" value={`restore:${id}`}>
                  {panel.restore}
                  <span className="visually-hidden"> {when}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
        <p>
          <button className="plain-button" type="submit" form={copyFormId} name="copy" value={data.id}>
            {messages.publish.copy}
          </button>
        </p>
        {isOut ? (
          <button className="plain-button" type="submit" name="intent" value="withdraw">
            {messages.publish.withdraw}
          </button>
        ) : null}
        {data.stage === "draft" ? (
          <details>
            <summary className="plain-button">{messages.publish.remove}</summary>
            <Button kind="outline" size="small" name="intent" value="throwAway">
              {messages.publish.confirmRemove}
            </Button>
          </details>
        ) : null}
      </section>
    </aside>
  );
}

function TodoList({ rows, data, onConfirm }: NewsPanelProps & { rows: Progress }) {
  const { messages } = data;
  return (
    <ul className="item-list">
      {rows.missing.map((row) => (
        <li key={row.id}>
          <a href={`#rad-${row.id}`}>{nameOf(row, messages)}</a>
          <span>
            {rowState(row) === "copied" ? messages.states.copied.toLowerCase() : messages.panel.missing}
          </span>
        </li>
      ))}
      {rows.old.map((row) => (
        <li key={row.id}>
          <a href={`#rad-${row.id}`}>{nameOf(row, messages)}</a>
          <span>
            {messages.panel.old}{" "}
            <CommandButton
              className="plain-button"
              value={`confirm:${row.id}`}
              onCommand={() => onConfirm(row.id)}
            >
              {messages.stillRight}
            </CommandButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
