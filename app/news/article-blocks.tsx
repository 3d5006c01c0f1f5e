import { bandCode } from "#app/domain/services.ts";
import { Card } from "#app/ui/card.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Image } from "#app/ui/image.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import type { ShownBlock } from "./article-view.server.ts";
import { mediaHref, mediaSet } from "./media.ts";
import "#app/ui/with-icon.css";

type Pull = Extract<ShownBlock, { kind: "pull" }>;

/** The body of an article. A pull quote is as wide as the window, so the text between two of them is its own div. */
export function ArticleBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return groupBetweenPulls(blocks).map((part) =>
    Array.isArray(part) ? (
      <div className="prose" key={keyOf(part[0])}>
        {part.map((block) => (
          <Block block={block} key={keyOf(block)} />
        ))}
      </div>
    ) : (
      <figure className="article-pull no-print" key={keyOf(part)}>
        <div className="tape">
          <p>{part.text}</p>
        </div>
        <figcaption className="small muted">{part.caption}</figcaption>
      </figure>
    ),
  );
}

function Block({ block }: { block: Exclude<ShownBlock, Pull> }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={block.id}>{block.text}</h2>;
    case "text":
      return (
        <div>
          {block.note && <RichText className="article-note small" role="note" html={block.note} />}
          <RichText className="rich-text" html={block.html} />
        </div>
      );
    case "picture":
      return (
        <figure className="article-picture">
          <span className="article-picture__box">
            {/* As large as the picture, so that nothing moves when it is loaded. */}
            <svg
              viewBox={`0 0 ${block.width} ${block.height}`}
              width={block.width}
              height={block.height}
              aria-hidden="true"
            />
            <Image
              src={mediaHref(block.hash, 1200)}
              srcSet={mediaSet(block.hash)}
              sizes="(width <= 48rem) 100vw, 38rem"
              alt={block.alt}
              width={block.width}
              height={block.height}
              className="article-picture__image"
              failed={block.failed}
            />
          </span>
          {block.caption ? <figcaption className="small muted">{block.caption}</figcaption> : null}
        </figure>
      );
    case "cases":
      return <FactList className="article-rows rows terms" facts={block.rows} />;
    case "facts":
      return (
        <Card className="article-fact" ground="night" small>
          <h3 className="title with-icon">
            <RoleMark src={bandCode(block.role)} />
            {block.title}
          </h3>
          <FactList className="article-rows rows terms" facts={block.rows} />
        </Card>
      );
    case "mistakes":
      return (
        <ul className="article-mistakes">
          {block.items.map((html) => (
            <RichText as="li" html={html} key={html} />
          ))}
        </ul>
      );
    case "price":
      return (
        <div className="article-sum panel">
          <p>
            <b>{block.title}</b>
            <span className="muted">{block.from}</span>
          </p>
          <p className="article-sum__total">
            <span>{block.sum}</span>
            <b className="numeral">{block.total}</b>
            <span className="muted">{block.terms}</span>
          </p>
          <p className="small muted">{block.note}</p>
        </div>
      );
    case "sources":
      return <RichText className="article-sources small muted" html={block.html} />;
  }
}

interface RichTextProps {
  as?: "div" | "li";
  /** Sanitized on the server (rich-text.server.ts). */
  html: string;
  className?: string;
  role?: "note";
}

/** Shows sanitized HTML. */
export function RichText({ as: Tag = "div", html, ...attributes }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the loader
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function groupBetweenPulls(blocks: readonly ShownBlock[]): (Exclude<ShownBlock, Pull>[] | Pull)[] {
  const parts: (Exclude<ShownBlock, Pull>[] | Pull)[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === "pull") parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

function keyOf(block: ShownBlock | undefined): string {
  return JSON.stringify(block).slice(0, 80);
}
