import { useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldsDraftOf, keepFieldsDraft } from "#app/admin/drafts.ts";
import { useHeldVersion } from "#app/admin/ui/use-held-version.ts";
import { newFormId, restoreValues, valuesOf } from "#app/forms/form-values.ts";
import type { LeadOutcome } from "./lead-notice.tsx";
import { isOwnText, type ReplyText, replyFields } from "./reply-text.ts";

interface ReplyBase extends ReplyText {
  id: string;
  /** The chosen template's key. */
  template: string;
  /** Whether a template was asked for: the form is then open. */
  open: boolean;
  templates: readonly (ReplyText & { value: string })[];
}

/**
 * An email while it is written. What is typed stays until it is sent: over a reload, over a colleague's change, and
 * when a template is chosen, unless one has said that it may go.
 */
export function useReply(lead: string, version: number, base: ReplyBase, outcome: LeadOutcome | undefined) {
  const box = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [returned] = useState(() => returnedBy(outcome));
  // Sent twice it is one email; written on, it is another.
  const [id, setId] = useState(base.id);
  const [template, setTemplate] = useState(base.template);
  const [asked, setAsked] = useState<string | null>(null);
  const place = `reply ${lead}`;
  const held = useHeldVersion(version, outcome);

  function keep() {
    if (!form.current) return;
    const written = valuesOf(form.current);
    keepFieldsDraft(place, isOwnText(written, base.templates) ? { ...written, template } : null);
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
    keepFieldsDraft(place, null);
  }

  const resume = useEffectEvent(() => {
    const draft = fieldsDraftOf(place);
    if (!draft || returned || !form.current || !box.current) return;
    restoreValues(form.current, draft);
    held.hold(Number(draft.version) || version);
    setTemplate(draft.template ?? base.template);
    box.current.open = true;
  });
  useEffect(() => resume(), []);

  const onOutcome = useEffectEvent((answer: LeadOutcome) => {
    if (!answer.done && !answer.wrong && !answer.isUnanswered) keep();
    if (!answer.done || answer.form !== "reply") return;
    write(base);
    setTemplate(base.template);
    held.release();
    keepFieldsDraft(place, null);
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
    /** What the fields begin with, and whether they are shown at once. */
    initial: { subject: base.subject, body: base.body, ...returned },
    isOpen: base.open || returned !== undefined,
    onChange() {
      held.hold();
      setId(newFormId());
      keep();
    },
    onSubmit: () => held.hold(),
    /** The template that is shown as chosen; `asked` waits for an answer. */
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

/** What the server gives back of an email that it did not send. */
function returnedBy(outcome: LeadOutcome | undefined): Readonly<Record<string, string>> | undefined {
  if (outcome?.wrong) return outcome.form === "reply" ? outcome.values : undefined;
  return outcome?.conflict?.reply;
}
