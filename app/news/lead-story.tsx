import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Image } from "#app/ui/image.tsx";
import { wideCover } from "./cover.ts";
import type { viewNewsList } from "./list-view.server.ts";

interface LeadStoryProps {
  story: NonNullable<Awaited<ReturnType<typeof viewNewsList>>["lead"]>;
  messages: { forYou: string; read: string; imageFailed: string };
}

/** The newest article, above the list; its day and category are on the tape. */
export function LeadStory({ story, messages }: LeadStoryProps) {
  return (
    <article className="lead-story night">
      <div className="lead-story__picture">
        <Image src={wideCover(story.cover)} alt="" className="" failed={messages.imageFailed} first />
      </div>
      <div className="lead-story__tape tape tape--sash">
        <p>
          <time dateTime={story.day.date}>{story.day.label}</time>
          <i />
          <span>{story.category}</span>
        </p>
      </div>
      <div className="lead-story__text">
        <h2>
          <a href={story.href}>{story.title}</a>
        </h2>
        <p className="muted">{story.excerpt}</p>
        {story.forYou && (
          <p className="lead-story__for-you">
            <b>{messages.forYou}</b> {story.forYou}
          </p>
        )}
        <p className="actions">
          <Button as="a" kind="primary" href={story.href}>
            {messages.read} <Icon name="arrow" className="icon--go" />
          </Button>
          <span className="muted">{story.minutes}</span>
        </p>
      </div>
    </article>
  );
}
