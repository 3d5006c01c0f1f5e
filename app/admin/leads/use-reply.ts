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
  /** Whether the URL names a template, which opens the form. */
  open: boolean;
  templates: readonly (ReplyText & { value: string })[];
}

/**
 * The state of an email that is being written. What is typed stays until it is sent, over a reload, a colleague's
 * change, and the choice of a template, unless the person agrees to replace it.
 */
export function useReply(lead: string, version: number, base: ReplyBase, outcome: Outcome | undefined) {
  const box = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  const [returned] = useState(() => returnedBy(outcome));
  // The same id sent twice is one email, so every change makes a new id.
  const [id, setId] = useState(base.id);
  const [template, setTemplate] = useState(base.template);
  const [pendingTemplate, setPendingTemplate] = useState<string | null>(null);
  const draftKey = `reply ${lead}`;
  const baseVersion = useHeldVersion(version, outcome);

  function storeText() {
    if (!form.current) return;
    const written = valuesOf(form.current);
    storeFieldsDraft(draftKey, isOwnText(written, base.templates) ? { ...written, template } : null);
  }

  function fillFields(text: ReplyText) {
    for (const name of replyFields) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text[name];
    }
    setId(newFormId());
    setPendingTemplate(null);
  }

  function applyTemplate(key: string) {
    const text = base.templates.find(({ value }) => value === key);
    if (!text) return;
    fillFields(text);
    setTemplate(key);
    storeFieldsDraft(draftKey, null);
  }

  const resume = useEffectEvent(() => {
    const draft = readFieldsDraft(draftKey);
    if (!draft || returned || !form.current || !box.current) return;
    restoreValues(form.current, draft);
    baseVersion.hold(Number(draft.version) || version);
    setTemplate(draft.template ?? base.template);
    box.current.open = true;
  });
  useEffect(() => resume(), []);

  const onOutcome = useEffectEvent((answer: Outcome) => {
    if (!answer.done && !answer.wrong) storeText();
    if (!answer.done || answer.form !== "reply") return;
    fillFields(base);
    const files = form.current?.elements.namedItem("files");
    if (files instanceof HTMLInputElement) files.value = "";
    setTemplate(base.template);
    baseVersion.release();
    storeFieldsDraft(draftKey, null);
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
    version: baseVersion.version,
    initial: { subject: base.subject, body: base.body, ...returned },
    isOpen: base.open || returned !== undefined,
    onChange() {
      baseVersion.hold();
      setId(newFormId());
      storeText();
    },
    onSubmit: () => baseVersion.hold(),
    /** The selected template; one that would replace one's own text is pending until that is confirmed. */
    template: pendingTemplate ?? template,
    isAsking: pendingTemplate !== null,
    choose(key: string) {
      const written = form.current ? valuesOf(form.current) : {};
      if (isOwnText(written, base.templates)) setPendingTemplate(key);
      else applyTemplate(key);
    },
    replace() {
      if (pendingTemplate !== null) applyTemplate(pendingTemplate);
      choice.current?.focus();
    },
    leave() {
      setPendingTemplate(null);
      choice.current?.focus();
    },
  };
}

/** The fields of an email that the server did not send. */
function returnedBy(outcome: Outcome | undefined): Readonly<Record<string, string>> | undefined {
  if (outcome?.wrong) return outcome.form === "reply" ? outcome.values : undefined;
  return outcome?.conflict?.reply;
}
