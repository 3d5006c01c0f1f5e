import { showToast } from "#app/ui/toast.ts";
import type { FormName } from "./form-names.ts";
import type { PostedForm } from "./posted-form.ts";
import {
  pendingForms,
  removePendingForm,
  type Stores,
  saveDraft,
  savedDraft,
  savePendingForm,
} from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

/** A message to the visitor: a title and a sentence; the sentence may be empty. */
type Message = readonly [title: string, text: string];

/** What to say of a form that was stored, and of a refused one; kept with the form, as another page may show it. */
interface Messages {
  thanks: Message;
  refusal: Message;
}

/**
 * The outcome of an attempt to send a form that waited: stored, refused by the server, or null: it is still waiting.
 */
export interface Outcome {
  form: PostedForm;
  result: Extract<SubmitResult, { ok: true } | { reason: "invalid" }> | null;
  message: Message;
}

const messagesField = "_messages";
/** Set when the server has refused the form while this tab has another draft: it becomes the draft once that one is gone. */
const refusedField = "_refused";

/** Stores a complete form with its messages until the network is back; false when the browser stores nothing. */
export function savePending(stores: Stores, name: FormName, form: PostedForm, messages: Messages): boolean {
  return savePendingForm(stores, name, { ...form, [messagesField]: messages });
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
  for (const { name, form: saved } of pendingForms(stores)) {
    const { [messagesField]: messages, [refusedField]: isRefused, ...form } = saved;
    if (isRefused) {
      if (becomesDraft(stores, name, form)) removePendingForm(stores, name, form.id);
      continue;
    }
    const received = await post(name, form).catch(() => null);
    const result = received?.ok || received?.reason === "invalid" ? received : null;
    outcomes.push({ form, result, message: messageOf(messages, result?.ok ? "thanks" : "refusal") });
    if (!result) continue;
    if (result.ok || becomesDraft(stores, name, form)) removePendingForm(stores, name, form.id);
    else savePendingForm(stores, name, { ...saved, [refusedField]: true });
  }
  return outcomes;
}

/** Makes a form the draft of this tab; false when the tab has the draft of another one. */
function becomesDraft(stores: Stores, name: FormName, form: PostedForm): boolean {
  const draft = savedDraft(stores, name);
  // The same form, perhaps corrected meanwhile.
  if (draft && [draft.id, draft[earlierField]].includes(form.id)) return true;
  return !draft && saveDraft(stores, name, form);
}

/** In a draft: the id of the version that was to be sent before it was changed. */
export const earlierField = "_earlier";

function messageOf(messages: unknown, outcome: keyof Messages): Message {
  const entries = typeof messages === "object" && messages !== null ? Object.entries(messages) : [];
  const parts: unknown = entries.find(([name]) => name === outcome)?.[1];
  const [title = "", text = ""] = Array.isArray(parts) ? parts.map(String) : [];
  return [title, text];
}

const outcomeEvent = "form-settled";

let otherTabs: BroadcastChannel | undefined;

/** Connects this tab with the others, since each sends the waiting forms of all. To be called when a form waits. */
export function connectTabs(): BroadcastChannel | undefined {
  if (otherTabs || !("BroadcastChannel" in window)) return otherTabs;
  otherTabs = new BroadcastChannel(outcomeEvent);
  otherTabs.addEventListener("message", ({ data }) => {
    if (dispatchOutcome(data)) showOutcome(data);
  });
  return otherTabs;
}

/** Shows the outcome of a form that waited, whose page may be open in another tab. */
export function announceOutcome(outcome: Outcome): void {
  dispatchOutcome(outcome);
  connectTabs()?.postMessage(outcome);
  showOutcome(outcome);
}

function showOutcome({ result, message }: Outcome): void {
  if (result) showToast(result.ok ? "success" : "error", ...message);
}

/** Notifies the forms on the page; true when it is the form of one of them. */
function dispatchOutcome(outcome: Outcome): boolean {
  return !document.dispatchEvent(new CustomEvent(outcomeEvent, { detail: outcome, cancelable: true }));
}

/** Does the work, unless another tab is doing it: then it resolves with an empty list. */
export async function inOneTab<Result>(work: () => Promise<Result[]>): Promise<Result[]> {
  // Missing without https. Two tabs may then send the same form, which is stored once all the same.
  if (!navigator.locks) return work();
  return navigator.locks.request("pending-forms", { ifAvailable: true }, (lock) => (lock ? work() : []));
}

/**
 * Listens for the outcomes of forms that waited; the listener returns whether the form is its own. Returns the function
 * that stops it.
 */
export function onOutcome(listener: (outcome: Outcome) => boolean): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && listener(event.detail)) event.preventDefault();
  };
  document.addEventListener(outcomeEvent, listen);
  return () => document.removeEventListener(outcomeEvent, listen);
}
