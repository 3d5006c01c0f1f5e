import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCopied } from "#app/ui/use-copied.ts";

interface ShareProps {
  messages: { copy: string; copied: string; refused: string; mail: string; print: string };
  title: string;
  /** The article's canonical URL. */
  url: string;
}

/** Buttons to copy the link, email it and print: none of a third party. The two that need script are hidden without. */
export function Share({ messages, title, url }: ShareProps) {
  const { shown, copy } = useCopied(messages);
  return (
    <div className="share">
      <Button kind="outline" size="small" type="button" data-needs-script="" onClick={() => copy(url)}>
        <Icon name="link" />
        {shown || messages.copy}
      </Button>
      <Button
        as="a"
        kind="outline"
        size="small"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Icon name="mail" />
        {messages.mail}
      </Button>
      <Button kind="outline" size="small" type="button" data-needs-script="" onClick={() => window.print()}>
        <Icon name="print" />
        {messages.print}
      </Button>
      <span className="visually-hidden" role="status">
        {shown}
      </span>
    </div>
  );
}
