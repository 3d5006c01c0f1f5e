import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readFieldsDraft, storeFieldsDraft } from "#app/admin/drafts.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useHeldVersion } from "#app/admin/ui/use-held-version.ts";
import { newFormId, restoreValues, valuesOf } from "#app/forms/form-values.ts";
import { isOwnText, type ReplyText, replyFields } from "./reply-text.ts";

interface ReplyBase extends ReplyText {
  id: string;
  /** The chosen template's key. */
  template: string;
  /** Whether the address names a template, which opens the form. */
  open: boolean;
  templates: readonly (ReplyText & { value: string })[];
}

/**
 * An email while it is being written. What is typed stays until it is sent: over a reload, over a colleague's change,
 * and over the choice of a template, unless the person agrees to replace it.
 */
export function useReply(lead: string, version: number, base: ReplyBase, outcome: Outcome | undefined) {
  const box = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [returned] = useState(() => returnedBy(outcome));
  // Sent twice it is one email; changed and sent, it is another.
  const [id, setId] = useState(base.id);
  const [template, setTemplate] = useState(base.template);
  const [asked, setAsked] = useState<string | null>(null);
  const place = `reply ${lead}`;
  const held = useHeldVersion(version, outcome);

  function keep() {
    if (!form.current) return;
    const written = valuesOf(form.current);
    storeFieldsDraft(place, isOwnText(written, base.templates) ? { ...written, template } : null);
  }

  function write(text: ReplyText) {
    for (const name of replyFields) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text[name];
    }
    setId(newFormId());
    setAsked(null);
  }

  function take(key: string) {
    const text = base.templates.find(({ value }) => value === key);
    if (!text) return;
    write(text);
    setTemplate(key);
    storeFieldsDraft(place, null);
  }

  const resume = useEffectEvent(() => {
    const draft = readFieldsDraft(place);
    if (!draft || returned || !form.current || !box.current) return;
    restoreValues(form.current, draft);
    held.hold(Number(draft.version) || version);
    setTemplate(draft.template ?? base.template);
    box.current.open = true;
  });
  useEffect(() => resume(), []);

  const onOutcome = useEffectEvent((answer: Outcome) => {
    if (!answer.done && !answer.wrong) keep();
    if (!answer.done || answer.form !== "reply") return;
    write(base);
    const files = form.current?.elements.namedItem("files");
    if (files instanceof HTMLInputElement) files.value = "";
    setTemplate(base.template);
    held.release();
    storeFieldsDraft(place, null);
    if (box.current) box.current.open = false;
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  return {
    box,
    form,
    choice,
    id,
    version: held.version,
    initial: { subject: base.subject, body: base.body, ...returned },
    isOpen: base.open || returned !== undefined,
    onChange() {
      held.hold();
      setId(newFormId());
      keep();
    },
    onSubmit: () => held.hold(),
    /** The selected template; `asked` waits for the answer to the question. */
    template: asked ?? template,
    isAsking: asked !== null,
    choose(key: string) {
      const written = form.current ? valuesOf(form.current) : {};
      if (isOwnText(written, base.templates)) setAsked(key);
      else take(key);
    },
    replace() {
      if (asked !== null) take(asked);
      choice.current?.focus();
    },
    leave() {
      setAsked(null);
      choice.current?.focus();
    },
  };
}

/** The fields that the server returned because it did not send the email. */
function returnedBy(outcome: Outcome | undefined): Readonly<Record<string, string>> | undefined {
  if (outcome?.wrong) return outcome.form === "reply" ? outcome.values : undefined;
  return outcome?.conflict?.reply;
}
