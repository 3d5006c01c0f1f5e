import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { showToast } from "#app/ui/toast.ts";
import { fieldProps } from "./field-props.ts";
import type { FormDefinition, FormMessages, SubmissionMessages } from "./form-definition.ts";
import type { FormFields } from "./form-fields.ts";
import { formPages, formSent } from "./form-names.ts";
import { newFormId, restoreValues, valuesOf } from "./form-values.ts";
import { focusNext } from "./next-field.ts";
import { connectTabs, earlierField, type Outcome, onOutcome, savePending } from "./pending-forms.ts";
import {
  type ErrorMessages,
  type FieldError,
  fieldErrors,
  type Issue,
  type PostedForm,
} from "./posted-form.ts";
import type { ReturnedForm } from "./returned-form.ts";
import {
  browserStores,
  pendingForms,
  removeDraft,
  removePendingForm,
  saveDraft,
  savedDraft,
} from "./saved-forms.ts";
import { postForm, responseTextOf, type SentDetails } from "./submit-result.ts";

interface Options<Fields extends FormFields> {
  definition: FormDefinition<Fields>;
  locale: Locale;
  messages: FormMessages<Fields>;
  /**
   * `details` are what the server sent with the success; there are none for a form that waited for the network. The
   * form stays busy until the returned promise settles, for example until the next page is shown.
   */
  onSent: (sent: PostedForm, details?: SentDetails) => void | Promise<void>;
  /** One more sentence after `messages.sent`, e.g. with the reference number. */
  thanks?: (sent: PostedForm) => string;
  /** The form that was posted without script and refused. */
  returned?: ReturnedForm | undefined;
  /** The initial values, and the page that they come from: a draft from another page does not overwrite them. */
  initial?: { from: string; values: Readonly<Record<string, string>> };
}

interface State {
  busy: boolean;
  errors: readonly FieldError[];
  /** All errors of the latest attempt, to which the focus moves; corrected ones stay in this list. */
  attemptErrors: readonly FieldError[];
  /** The result of sending, beside the button: failed, or waiting for the network. */
  notice: { tone: "error" | "info"; text: string; more: string } | null;
  /** The errors were rendered by the server, and the browser has moved the focus already. */
  fromServer: boolean;
}

const idle: State = { busy: false, errors: [], attemptErrors: [], notice: null, fromServer: false };

/**
 * Validates and sends a form, and shows the result (product 8). The values stay in the form's own inputs, so what was
 * typed before hydration is still there afterwards; only success clears them.
 */
export function useSubmission<Fields extends FormFields>({
  definition,
  locale,
  messages,
  onSent,
  thanks,
  returned,
  initial,
}: Options<Fields>) {
  const { name, kind, fields, sender, subject = sender, loadSchema } = definition;
  const idPrefix = useId();
  const address = pageHref(formPages[name], locale);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  // Made at the first attempt and replaced when something is changed after it: the same content sent twice
  // is one request, corrected content is another.
  const id = useRef<string | null>(null);
  /** The id of the version that waits for the network, or of the latest attempt before the page was loaded. */
  const earlierId = useRef<unknown>(undefined);
  const isSending = useRef(false);
  const firstFocusAt = useRef(0);
  const closeToast = useRef<(() => void) | null>(null);
  const [state, setState] = useState(() => (returned ? stateOf(returned, messages) : idle));

  const storeDraft = (values: PostedForm) =>
    saveDraft(browserStores, name, {
      ...values,
      from: initial?.from,
      [earlierField]: earlierId.current,
    });
  const restoreDraft = useEffectEvent(() => {
    const draft = returned ? null : savedDraft(browserStores, name);
    if (!draft || !form.current) return;
    const isOwn = !initial || draft.from === initial.from;
    restoreValues(form.current, isOwn ? draft : { ...draft, ...initial.values });
    // With other values it is another form.
    if (isOwn && typeof draft.id === "string") id.current = draft.id;
    earlierId.current = draft[earlierField] ?? draft.id;
  });
  useEffect(() => restoreDraft(), []);

  /** Only the latest message of a form is shown. */
  function showMessage(...message: Parameters<typeof showToast>) {
    closeToast.current?.();
    closeToast.current = showToast(...message);
  }

  async function finish(sent: PostedForm, details?: SentDetails): Promise<void> {
    removeDraft(browserStores, name);
    document.dispatchEvent(new CustomEvent(formSent, { detail: name }));
    id.current = null;
    earlierId.current = undefined;
    const next = onSent(sent, details);
    if (next) {
      setState({ ...idle, busy: true });
      await next;
    }
    form.current?.reset();
    setState(idle);
  }
  const showOutcome = useEffectEvent(({ form: waited, result }: Outcome) => {
    if (waited.id !== id.current || isSending.current) return false;
    if (!result) showWaiting(messages.delayed);
    else if (result.ok) void finish(waited, result.details);
    else refuse(result.issues);
    return true;
  });
  useEffect(() => onOutcome((outcome) => showOutcome(outcome)), []);

  const focusErrors = useEffectEvent(() => {
    if (state.fromServer) return;
    const only = state.attemptErrors.length === 1 ? state.attemptErrors[0] : undefined;
    const inputs = form.current?.elements;
    const field = only && (inputs?.namedItem(only.name) ?? inputs?.namedItem(`${idPrefix}${only.name}`));
    const choice = field instanceof RadioNodeList ? firstOf(field) : field;
    const wrong = choice instanceof HTMLElement ? choice : summary.current;
    wrong?.focus();
    // In the middle, since the toast is at the edge of the window.
    wrong?.scrollIntoView({ block: "center" });
    document.title = messages.errorPrefix + document.title;
  });
  const clearTitle = useEffectEvent(() => {
    document.title = document.title.replace(messages.errorPrefix, "");
  });
  useEffect(() => {
    if (state.attemptErrors.length === 0) return;
    focusErrors();
    return clearTitle;
  }, [state.attemptErrors]);

  // A dialog that opens again shows what was typed, but not the earlier errors.
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    const clearAllErrors = () => setState((now) => ({ ...now, errors: [], attemptErrors: [] }));
    dialog?.addEventListener("close", clearAllErrors);
    return () => dialog?.removeEventListener("close", clearAllErrors);
  }, []);

  function refuse(issues: readonly Issue[]) {
    const errors = fieldErrors(issues, messages);
    const first = errors?.[0];
    if (!first) return fail(messages.errors.formInvalid);
    setState({ ...idle, errors, attemptErrors: errors });
    // On a page the toast would say the same as the field, and cover others on a phone.
    if (form.current?.closest("dialog")) showMessage("error", first.text);
  }

  const showWaiting = (text: string) =>
    setState({ ...idle, notice: { tone: "info", text, more: messages.waitingMore } });

  function fail(text: string): void {
    setState({ ...idle, notice: { tone: "error", text, more: messages.kept } });
    showMessage("error", text);
  }

  /** The sentence with the reference number. */
  const thanksFor = (posted: PostedForm) => thanks?.(posted) ?? "";

  /** A form that is sent replaces the version of it that waits, but not one of another sender or for something else. */
  function removeEarlier(posted: PostedForm) {
    const earlier = pendingForms(browserStores).find((one) => one.form.id === earlierId.current);
    const isAnother = [sender, subject].some((field) => earlier?.form[field] !== posted[field]);
    if (earlier && earlier.form.id !== posted.id && !isAnother)
      removePendingForm(browserStores, name, earlier.form.id);
  }

  /** Stores the form until the network is back; false when the browser stores nothing. */
  function queue(posted: PostedForm): boolean {
    if (
      !savePending(browserStores, name, posted, {
        thanks: [messages.sent, thanksFor(posted)],
        refusal: [messages.failed.failed, messages.kept],
      })
    )
      return false;
    connectTabs();
    removeEarlier(posted);
    earlierId.current = posted.id;
    showWaiting(messages.waiting);
    showMessage("info", messages.waiting);
    return true;
  }

  async function send(posted: PostedForm): Promise<void> {
    const check = await loadSchema().catch(() => null);
    const checked = check?.({ ...posted, website: "" });
    if (checked && !checked.ok) return refuse(checked.issues);
    if (checked && !navigator.onLine && queue(posted)) return;

    removePendingForm(browserStores, name, posted.id);
    removeEarlier(posted);
    setState({ ...idle, busy: true });
    const result = await postForm(address, posted).catch(() => null);
    if (result?.ok) {
      // A dialog closes, so the toast has to say everything; a page shows the rest in place of the form.
      const isDialog = Boolean(form.current?.closest("dialog"));
      const finished = finish(posted, result.details);
      const call = `${messages.reachUs} ${messages.telephone}`;
      const more = [thanksFor(posted), responseTextOf(result.details), call].filter(Boolean).join(" ");
      showMessage("success", messages.sent, isDialog ? more : undefined);
      await finished;
    } else if (result?.reason === "invalid") refuse(result.issues);
    else if (result || navigator.onLine || !queue(posted)) fail(messages.failed[result?.reason ?? "failed"]);
  }

  async function issuesOf(names: readonly string[]) {
    const check = await loadSchema().catch(() => null);
    const posted = { ...(form.current ? valuesOf(form.current) : {}), id: newFormId() };
    const checked = check?.(posted);
    return checked && !checked.ok ? checked.issues.filter(({ field }) => names.includes(field)) : [];
  }

  /** Validates some of the fields, for a form with steps, and shows their errors like a refusal's. */
  async function checkPart(names: readonly string[]): Promise<boolean> {
    const issues = await issuesOf(names);
    closeToast.current?.();
    if (issues.length > 0) refuse(issues);
    else setState(idle);
    return issues.length === 0;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    closeToast.current?.();
    id.current ??= newFormId();
    const elapsed = Math.round(performance.now() - firstFocusAt.current);
    const posted = { ...valuesOf(event.currentTarget), id: id.current, elapsed };
    storeDraft(posted);
    send(posted).finally(() => {
      isSending.current = false;
    });
  }

  /** Removes the errors of inputs that were corrected or cleared; the focus does not move. */
  const clearErrors = (names: readonly string[]) =>
    setState((now) => ({ ...now, errors: now.errors.filter((error) => !names.includes(error.name)) }));

  /** Stores the draft, and removes the errors that the input has corrected. */
  async function onInput() {
    id.current = null;
    if (form.current) storeDraft(valuesOf(form.current));
    const wrong = state.errors.map(({ name: field }) => field);
    if (wrong.length === 0) return;
    const stillWrong = (await issuesOf(wrong)).map(({ field }) => field);
    clearErrors(wrong.filter((field) => !stillWrong.includes(field)));
  }

  const errorOf = (input: string) => state.errors.find((error) => error.name === input)?.text;
  return {
    ...state,
    kind,
    locale,
    messages,
    /** The prefix of the inputs' ids. */
    id: idPrefix,
    summary,
    checkPart,
    /** Whether some of the fields are valid now; shows nothing. */
    isRight: async (names: readonly string[]) => (await issuesOf(names)).length === 0,
    clearErrors,
    errorOf,
    /** The props of the form's inputs (field-props.ts). */
    fields: fieldProps({
      id: idPrefix,
      fields,
      messages: messages.fields,
      optional: messages.optional,
      errorOf,
      returned,
      initial: initial?.values,
    }),
    /**
     * The form's own attributes. The first focus loads the schema, so that it is available offline, and starts
     * the clock by which the server recognizes robots.
     */
    form: {
      ref: form,
      onSubmit: submit,
      onInput,
      onKeyDown: focusNext,
      onFocus: () => {
        firstFocusAt.current ||= performance.now();
        loadSchema().catch(() => undefined);
      },
      method: "post",
      action: address,
      noValidate: true,
    } as const,
  };
}

/** The radio button that takes the focus: the checked one, else the first enabled one. */
function firstOf(choice: RadioNodeList): Element | undefined {
  const buttons = Array.from(choice).filter((button) => button instanceof HTMLInputElement);
  const visible = buttons.filter((button) => !button.disabled && button.getClientRects().length > 0);
  return visible.find((button) => button.checked) ?? visible[0];
}

function stateOf(
  { values, issues, failure }: ReturnedForm,
  messages: ErrorMessages & SubmissionMessages,
): State {
  const errors = fieldErrors(issues, messages);
  const text = failure ? messages.failed[failure] : errors ? null : messages.errors.formInvalid;
  // A form that could not be read has no values.
  const more = Object.keys(values).length > 0 ? messages.kept : "";
  const notice = text ? ({ tone: "error", text, more } as const) : null;
  return { ...idle, errors: errors ?? [], attemptErrors: errors ?? [], notice, fromServer: true };
}
