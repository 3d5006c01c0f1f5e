import type { ReactNode } from "react";
import { OthersHere } from "#app/admin/ui/others-here.tsx";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import type { EditorData } from "./news-editor.server.ts";
import { SaveLine } from "./news-notices.tsx";
import { stageLooks } from "./stage-looks.ts";
import type { SaveState } from "./use-news-draft.ts";
import "#app/ui/chip.css";

interface NewsBarProps {
  data: EditorData;
  state: SaveState;
  /** Whether there are changes that are neither published nor planned. */
  hasChanges: boolean;
  publishWord: string;
  /** Whether there is something to publish, which makes the button primary. */
  isDue: boolean;
  /** What was just removed, with a way back. */
  children: ReactNode;
}

/** A sticky bar with the article's stage, whether it is saved, and buttons to preview and publish it. */
export function NewsBar({ data, state, hasChanges, publishWord, isDue, children }: NewsBarProps) {
  const { messages, stage, chip } = data;
  return (
    <div className="news-bar action-bar row stack--tight">
      <span className={`chip chip--${stage === "published" && hasChanges ? "warning" : stageLooks[stage]}`}>
        {hasChanges && stage !== "draft"
          ? fill(messages.publish.withChanges, { stage: chip.stage })
          : chip.whole}
      </span>
      <SaveLine state={state} messages={messages} />
      <OthersHere />
      {children}
      <Button kind="outline" size="small" className="news-bar__save-now" name="intent" value="save">
        {messages.save.action}
      </Button>
      <Button as="a" kind="outline" size="small" href={data.hrefs.preview} data-needs-saved>
        {messages.preview}
      </Button>
      <Button
        kind={isDue ? "primary" : "outline"}
        size="small"
        name="intent"
        value="publish"
        aria-keyshortcuts="Control+Enter"
      >
        {publishWord}
      </Button>
    </div>
  );
}
