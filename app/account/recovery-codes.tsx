import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon, IconOf } from "#app/ui/icon.tsx";
import { useCopied } from "#app/ui/use-copied.ts";
import type { RecoveryCodesMessages } from "./words.ts";
import "#app/ui/check.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  messages: RecoveryCodesMessages;
  /** Where to go once they are saved. */
  nextHref: string;
}

/** The recovery codes, shown once, to save, copy or print. The link onward works once they are ticked as saved. */
export function RecoveryCodes({ codes, messages, nextHref }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const { shown, copy } = useCopied(messages);
  const text = `${messages.fileTitle}\n\n${codes.join("\n")}\n`;
  return (
    <section className="stack codes-printed" aria-labelledby="reservkoder">
      <h2 id="reservkoder" className="enrol-step" tabIndex={-1} ref={focusOnce}>
        {messages.title}
      </h2>
      <p className="muted">{messages.text}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="actions">
        <Button
          as="a"
          kind="outline"
          size="small"
          download={messages.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <IconOf path="M12 3V15M7 10.5L12 15.5L17 10.5M4 20H20" />
          {messages.download}
        </Button>
        <Button kind="outline" size="small" className="needs-script" type="button" onClick={() => copy(text)}>
          <IconOf path="M8 8H20V20H8ZM16 8V4H4V16H8" />
          {shown || messages.copy}
        </Button>
        <Button kind="outline" size="small" className="needs-script" type="button" onClick={() => print()}>
          <Icon name="print" />
          {messages.print}
        </Button>
        <span className="visually-hidden" role="status">
          {shown}
        </span>
      </div>
      <label className="check needs-script">
        <input
          type="checkbox"
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
        <span>{messages.saved}</span>
      </label>
      <Button
        as="a"
        kind="primary"
        className="enrol-finish"
        href={nextHref}
        aria-disabled={!isSaved}
        aria-describedby={isSaved ? undefined : "reservkoder-varfor"}
        onClick={(event) => {
          if (!isSaved) event.preventDefault();
        }}
      >
        {messages.finish}
      </Button>
      {isSaved ? null : (
        <p className="meta muted needs-script" id="reservkoder-varfor">
          {messages.notReady}
        </p>
      )}
    </section>
  );
}

/** The codes appear after a form was sent, so the focus moves to their heading. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}
