import type { ReactNode } from "react";
import { Image } from "#app/ui/image.tsx";
import { RichText } from "./article-blocks.tsx";
import type { articlePage } from "./article-page.server.ts";
import { isTaped, wideCover } from "./cover.ts";
import { mediaHref, mediaSet } from "./media.ts";

type ArticleHeadProps = ReturnType<typeof articlePage>["head"] & {
  breadcrumbs: ReactNode;
  messages: { shortAnswer: string; imageFailed: string };
};

/** Title, lead, the short answer beside it, and the cover with its tape. */
export function ArticleHead({
  title,
  lead,
  isLeadInText,
  cover,
  image,
  breadcrumbs,
  published,
  answer,
  messages,
  ...meta
}: ArticleHeadProps) {
  return (
    <>
      <header className="wrap article-head">
        {breadcrumbs}
        <h1>{title}</h1>
        <div>
          {isLeadInText ? null : <p className="article-head__lead">{lead}</p>}
          <p className="article-head__facts small muted">
            <span>{meta.category}</span>
            <time dateTime={published.date}>{published.label}</time>
            <span>{meta.minutes}</span>
            <span>{meta.signed}</span>
            {meta.reviewed && <span>{meta.reviewed}</span>}
            {meta.updated && <time dateTime={meta.updated.date}>{meta.updated.label}</time>}
          </p>
        </div>
        {answer && (
          <div className="article-answer ruled">
            <h2 className="title--small">{messages.shortAnswer}</h2>
            <ol>
              {answer.map((html) => (
                <RichText as="li" html={html} key={html} />
              ))}
            </ol>
          </div>
        )}
      </header>
      {image ? (
        <Image
          src={mediaHref(image.hash, 1200)}
          srcSet={mediaSet(image.hash)}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="article-image"
          failed={messages.imageFailed}
          first
        />
      ) : (
        <div className="article-cover no-print" aria-hidden="true">
          <img src={wideCover(cover)} alt="" />
          {isTaped(cover) && <CoverTape />}
        </div>
      )}
    </>
  );
}

function CoverTape() {
  return (
    <svg viewBox="0 0 1440 346" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="cover-tape">
          <stop offset="0" stopColor="var(--silver-400)" />
          <stop offset=".62" stopColor="white" />
          <stop offset="1" stopColor="var(--silver-400)" />
        </linearGradient>
      </defs>
      <path d="M-10 300L1450 96V150L-10 354Z" fill="var(--signal)" />
      <path d="M-10 309L1450 105V141L-10 345Z" fill="url(#cover-tape)" />
    </svg>
  );
}
