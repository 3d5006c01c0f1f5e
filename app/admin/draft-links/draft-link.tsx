import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { NoResponse } from "#app/admin/ui/submit-or-stay.ts";
import { useReportNoResponse } from "#app/admin/ui/use-last-result.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { useCopied } from "#app/ui/use-copied.ts";
import type { DraftLinkView } from "./draft-link.server.ts";
import "./draft-link.css";

/**
 * Makes a link to the draft and copies it, shows it as text, and closes it. It must be inside a form that posts to its
 * page, for browsers without script.
 */
export function DraftLink({ messages, link }: DraftLinkView) {
  const { submit, state, data } = useFetcher();
  useReportNoResponse(data);
  const { shown: copied, copy } = useCopied(messages);
  const copiesNext = useRef(false);
  const address = link?.address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link is copied once
  useEffect(() => {
    if (!address || !copiesNext.current) return;
    copiesNext.current = false;
    void copy(address);
  }, [address]);
  const command = (intent: "makeLink" | "closeLink") => ({
    type: "submit" as const,
    name: "intent",
    value: intent,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (state !== "idle") return;
      copiesNext.current = intent === "makeLink";
      void submit({ intent }, { method: "post" });
    },
  });
  const result =
    data && !(data instanceof NoResponse) && state === "idle" ? (link ? messages.made : messages.closed) : "";
  return (
    <div className="draft-link stack">
      {link ? (
        <>
          <FieldFrame id="draft-link-address" label={messages.field} hint={link.until}>
            {(attributes) => (
              <input
                {...attributes}
                readOnly
                value={link.address}
                onFocus={({ target }) => target.select()}
              />
            )}
          </FieldFrame>
          <p className="actions">
            <Button
              type="button"
              kind="outline"
              size="small"
              data-needs-script=""
              onClick={() => void copy(link.address)}
            >
              {copied || messages.copy}
            </Button>
            <a className="plain-button" href={link.address} target="_blank" rel="noopener">
              {messages.open}
            </a>
            <button className="plain-button" {...command("closeLink")}>
              {messages.close}
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="muted">{messages.lead}</p>
          <Button kind="outline" size="small" {...command("makeLink")}>
            {messages.make}
          </Button>
        </>
      )}
      <p role="status">{[result, link && copied && `${copied}.`].filter(Boolean).join(" ")}</p>
    </div>
  );
}
