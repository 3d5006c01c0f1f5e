import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { RecoveryCodesWords } from "./words.ts";
import "#app/ui/check.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  words: RecoveryCodesWords;
  /** The number of the step, if this is one of several. */
  number?: string;
  /** Where to go once they are saved. */
  nextHref: string;
}

/** The recovery codes, shown once, to save, copy or print. The link onward works once they are ticked as saved. */
export function RecoveryCodes({ codes, words, number, nextHref }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const text = `${words.fileTitle}\n\n${codes.join("\n")}\n`;
  return (
    <section className="stack codes-printed" aria-labelledby="reservkoder">
      <h2 id="reservkoder" className="enrol-step" tabIndex={-1} ref={focusOnce}>
        {number ? <span>{number}</span> : null}
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
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
          download={words.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Icon name="load" />
          {words.download}
        </Button>
        <Button
          kind="outline"
          size="small"
          className="needs-script"
          type="button"
          onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <Icon name="copy" />
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
        <Button kind="outline" size="small" className="needs-script" type="button" onClick={() => print()}>
          <Icon name="print" />
          {words.print}
        </Button>
      </div>
      <label className="check needs-script">
        <input
          type="checkbox"
          checked={isSaved}
          onChange={(event) => setSaved(event.currentTarget.checked)}
        />
        <span>{words.saved}</span>
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
        {words.finish}
      </Button>
      {isSaved ? null : (
        <p className="meta muted needs-script" id="reservkoder-varfor">
          {words.notReady}
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
