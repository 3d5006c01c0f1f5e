import { type FormName, formNames } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";
import { removeSaved, type Stores, savedForm, saveLocally } from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

/** A message to the visitor: a title and a sentence, which may be empty. */
type Message = readonly [title: string, text: string];

/** The messages for both outcomes, stored with the form: the page that shows them may be another one. */
interface Words {
  thanks: Message;
  refusal: Message;
}

/** The outcome of a form that had waited: received, or refused by the server. */
export interface Outcome {
  form: PostedForm;
  result: Extract<SubmitResult, { ok: true } | { reason: "invalid" }>;
  message: Message;
}

const wordsField = "_words";

/** Stores a complete form with its messages until the network is back; false when it can't. */
export function savePending(stores: Stores, name: FormName, form: PostedForm, words: Words): boolean {
  return saveLocally(stores, "pending", name, { ...form, [wordsField]: words });
}

/**
 * Sends the forms that waited for the network, each with its original id, so that it is stored once however often it
 * is sent. Gives the outcomes. A form that the server refuses (a slot that was taken meanwhile) is stored as a draft,
 * so that its page has all that was typed; one that could not be delivered waits for the next time.
 */
export async function sendPendingForms(
  stores: Stores,
  post: (name: FormName, form: PostedForm) => Promise<SubmitResult>,
): Promise<Outcome[]> {
  const settled: Outcome[] = [];
  for (const name of formNames) {
    const kept = savedForm(stores, "pending", name);
    if (!kept) continue;
    const { [wordsField]: words, ...form } = kept;
    const result = await post(name, form).catch(() => null);
    if (!result || !(result.ok || result.reason === "invalid")) continue;
    if (!result.ok && !savedForm(stores, "draft", name)) saveLocally(stores, "draft", name, form);
    settled.push({ form, result, message: messageOf(words, result.ok ? "thanks" : "refusal") });
    // The visitor may have corrected it meanwhile: that version has not been sent yet.
    if (savedForm(stores, "pending", name)?.id === form.id) removeSaved(stores, "pending", name);
  }
  return settled;
}

function messageOf(words: unknown, which: keyof Words): Message {
  const kept = typeof words === "object" && words !== null ? Object.entries(words) : [];
  const found: unknown = kept.find(([name]) => name === which)?.[1];
  const [title = "", text = ""] = Array.isArray(found) ? found.map(String) : [];
  return [title, text];
}

const settlement = "form-settled";

/** Tells the forms on the page the outcome of one that had waited. */
export function dispatchOutcome(outcome: Outcome): void {
  document.dispatchEvent(new CustomEvent(settlement, { detail: outcome }));
}

/** Listens for the outcomes of forms that waited; gives the function that stops it. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(settlement, listen);
  return () => document.removeEventListener(settlement, listen);
}
