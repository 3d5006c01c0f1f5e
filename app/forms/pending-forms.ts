import { type FormName, formNames } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";
import { removeSaved, type Stores, savedForm, saveLocally } from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

/** What a visitor is told: a title, and a sentence that may be empty. */
type Message = readonly [title: string, text: string];

/** The words for both ends of the wait, kept with the form: the page that hears of it may be another. */
interface Words {
  thanks: Message;
  refusal: Message;
}

/** What became of a form that had waited: it arrived, or the server will not have it as it is. */
export interface Outcome {
  form: PostedForm;
  result: Extract<SubmitResult, { ok: true } | { reason: "invalid" }>;
  message: Message;
}

const wordsField = "_words";

/** Keeps a finished form until the network is back, with its words; false when it can't. */
export function keepPending(stores: Stores, name: FormName, form: PostedForm, words: Words): boolean {
  return saveLocally(stores, "pending", name, { ...form, [wordsField]: words });
}

/**
 * Sends the forms that waited for the network, each with the id that it had when it was kept, so that it is
 * stored once however often it is tried. Gives what became of those that are settled. A form that the server
 * refuses (a slot that was taken meanwhile) is kept as a draft, so that its page has all that was typed; one
 * that could not be delivered stays for the next time.
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
    // The visitor may have corrected it meanwhile: that one has not been sent yet.
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

/** Tells the forms on the page what became of one that had waited. */
export function announce(outcome: Outcome): void {
  document.dispatchEvent(new CustomEvent(settlement, { detail: outcome }));
}

/** Listens for what becomes of forms that waited; gives the function that stops it. */
export function whenSettled(listener: (outcome: Outcome) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(settlement, listen);
  return () => document.removeEventListener(settlement, listen);
}
