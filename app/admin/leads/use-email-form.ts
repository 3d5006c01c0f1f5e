import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readFieldsDraft, storeFieldsDraft } from "#app/admin/drafts.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { newFormId, restoreValues, valuesOf } from "#app/forms/form-values.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { firstOpenPlace } from "#app/leads/conversation/open-places.ts";
import { isOwnText, type WrittenText, writtenFields } from "./written-text.ts";

interface EmailFormBase extends WrittenText {
  id: string;
  /** The chosen template's key. */
  template: string;
  /** Whether the URL names a template, which opens the form. */
  open: boolean;
  templates: readonly (WrittenText & { value: string })[];
}

/**
 * The state of an email that is being written. What is typed stays until it is sent, over a reload, a colleague's
 * change, and the choice of a template, unless the person agrees to replace it.
 */
export function useEmailForm(
  lead: string,
  version: number,
  base: EmailFormBase,
  outcome: Outcome | undefined,
) {
  const box = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const [returned] = useState(() => returnedBy(outcome));
  // The attachments of the email that was sent last, since a file can be chosen again only while the page is open.
  const sentFiles = useRef<readonly File[]>([]);
  const [lostFiles, setLostFiles] = useState(returned?.files ?? "");
  // The same id sent twice is one email, so every change makes a new id.
  const [id, setId] = useState(base.id);
  const [template, setTemplate] = useState(returned?.template || base.template);
  const [pendingTemplate, setPendingTemplate] = useState<string | null>(null);
  const draftKey = `email ${lead}`;
  const baseVersion = useEditedForm(null, { version }, outcome);

  function storeText() {
    if (!form.current) return;
    const written = valuesOf(form.current);
    storeFieldsDraft(draftKey, isOwnText(written, base.templates) ? { ...written, template } : null);
  }

  function fillFields(text: WrittenText) {
    for (const name of writtenFields) {
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
    goOn();
  }

  /** Puts the focus where the email is to be written on. */
  function goOn() {
    for (const name of writtenFields) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const { start, end } = firstOpenPlace(field.value);
      // The subject is written on only if it has a place that is open.
      if (name === "subject" && start === end) continue;
      field.focus();
      return field.setSelectionRange(start, end);
    }
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

  /** Shows an email that was taken back as it was when it was sent, to be written on. */
  function takeBack({ subject = "", body = "", template: key = "", files = "" }: Fields) {
    fillFields({ subject, body });
    if (key) setTemplate(key);
    baseVersion.reset();
    if (box.current) box.current.open = true;
    const input = fileInput();
    if (input && sentFiles.current.length > 0) {
      const chosen = new DataTransfer();
      for (const file of sentFiles.current) chosen.items.add(file);
      input.files = chosen.files;
    } else setLostFiles(files);
    storeText();
    goOn();
  }

  function fileInput(): HTMLInputElement | null {
    const input = form.current?.elements.namedItem("files");
    return input instanceof HTMLInputElement ? input : null;
  }

  const onOutcome = useEffectEvent((outcome: Outcome) => {
    if (outcome.done && outcome.form === "undoEmail") return takeBack(outcome.values ?? {});
    if (!outcome.done && !outcome.wrong) storeText();
    if (!outcome.done || outcome.form !== "sendEmail") return;
    fillFields(base);
    const input = fileInput();
    sentFiles.current = [...(input?.files ?? [])];
    if (input) input.value = "";
    setLostFiles("");
    setTemplate(base.template);
    baseVersion.reset();
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
    lostFiles,
    isOpen: base.open || returned !== undefined,
    onChange() {
      baseVersion.hold();
      setId(newFormId());
      storeText();
    },
    onSubmit: () => baseVersion.hold(),
    /** The template that the text was made from. */
    template,
    /** The selected template; one that would replace one's own text is pending until that is confirmed. */
    chosen: pendingTemplate ?? template,
    isAsking: pendingTemplate !== null,
    choose(key: string) {
      const written = form.current ? valuesOf(form.current) : {};
      if (!isOwnText(written, base.templates)) applyTemplate(key);
      else if (key === template) goOn();
      else setPendingTemplate(key);
    },
    replace() {
      if (pendingTemplate !== null) applyTemplate(pendingTemplate);
    },
    leave() {
      setPendingTemplate(null);
      choice.current?.focus();
    },
  };
}

/** The fields of an email that the server did not send, or that was taken back. */
function returnedBy(outcome: Outcome | undefined): Fields | undefined {
  if (outcome?.done && outcome.form === "undoEmail") return outcome.values;
  if (outcome?.wrong) return outcome.form === "sendEmail" ? outcome.values : undefined;
  return outcome?.conflict?.email;
}
