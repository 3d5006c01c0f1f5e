import { type FormName, formNames } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";
import { removeSaved, type Stores, savedForm, saveLocally } from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

/** A message to the visitor: a title and a sentence; the sentence may be empty. */
type Message = readonly [title: string, text: string];

/** What to say of a form that was stored, and of a refused one; kept with the form, as another page may show it. */
interface Messages {
  thanks: Message;
  refusal: Message;
}

/** The outcome of an attempt to send a form that waited: stored, refused by the server, or null: it waits still. */
export interface Outcome {
  form: PostedForm;
  result: Extract<SubmitResult, { ok: true } | { reason: "invalid" }> | null;
  message: Message;
}

const messagesField = "_messages";

/** Stores a complete form with its messages until the network is back; false when the browser stores nothing. */
export function savePending(stores: Stores, name: FormName, form: PostedForm, messages: Messages): boolean {
  return saveLocally(stores, "pending", name, { ...form, [messagesField]: messages });
}

/**
 * Sends the forms that waited for the network, and returns the outcomes. Each has its original id, so that it is
 * stored once however often it is sent. A form that the server refuses (a slot that was taken meanwhile) becomes a
 * draft, so that its page has all that was typed; one that could not be delivered waits for the next time.
 */
export async function sendPendingForms(
  stores: Stores,
  post: (name: FormName, form: PostedForm) => Promise<SubmitResult>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of formNames) {
    const saved = savedForm(stores, "pending", name);
    if (!saved) continue;
    const { [messagesField]: messages, ...form } = saved;
    const answer = await post(name, form).catch(() => null);
    const result = answer?.ok || answer?.reason === "invalid" ? answer : null;
    outcomes.push({ form, result, message: messageOf(messages, result?.ok ? "thanks" : "refusal") });
    if (!result) continue;
    if (!result.ok && !savedForm(stores, "draft", name)) saveLocally(stores, "draft", name, form);
    // The visitor may have corrected it meanwhile: that version has not been sent yet.
    if (savedForm(stores, "pending", name)?.id === form.id) removeSaved(stores, "pending", name);
  }
  return outcomes;
}

function messageOf(messages: unknown, outcome: keyof Messages): Message {
  const entries = typeof messages === "object" && messages !== null ? Object.entries(messages) : [];
  const parts: unknown = entries.find(([name]) => name === outcome)?.[1];
  const [title = "", text = ""] = Array.isArray(parts) ? parts.map(String) : [];
  return [title, text];
}

const outcomeEvent = "form-settled";

/** Notifies the forms on the page of the outcome of one that waited. */
export function dispatchOutcome(outcome: Outcome): void {
  document.dispatchEvent(new CustomEvent(outcomeEvent, { detail: outcome }));
}

/** Listens for the outcomes of forms that waited; returns the function that stops it. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(outcomeEvent, listen);
  return () => document.removeEventListener(outcomeEvent, listen);
}
