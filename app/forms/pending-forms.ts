import { type FormName, formNames } from "./form-names.ts";
import { forgetForm, keepForm, keptForm, type Stores } from "./kept-forms.ts";
import type { PostedForm } from "./posted-form.ts";
import type { Reception } from "./reception.ts";

/** What a visitor is told when a form has arrived: a title, and a sentence that may be empty. */
type Thanks = readonly [title: string, text: string];

/** A form that waited, and has arrived. */
export interface ArrivedForm {
  form: PostedForm;
  thanks: Thanks;
}

const thanksField = "_thanks";

/** Keeps a finished form until the network is back, with the words of its own thanks; false when it can't. */
export function keepPending(stores: Stores, name: FormName, form: PostedForm, thanks: Thanks): boolean {
  return keepForm(stores, "pending", name, { ...form, [thanksField]: thanks });
}

/**
 * Sends the forms that waited for the network, each with the id that it had when it was kept, so that it is
 * stored once however often it is tried. Gives the forms that arrived. A form that the server refuses for
 * good is forgotten; one that could not be delivered stays for the next time.
 */
export async function sendPendingForms(
  stores: Stores,
  post: (name: FormName, form: PostedForm) => Promise<Reception>,
): Promise<ArrivedForm[]> {
  const arrived: ArrivedForm[] = [];
  for (const name of formNames) {
    const kept = keptForm(stores, "pending", name);
    if (!kept) continue;
    const { [thanksField]: thanks, ...form } = kept;
    const reception = await post(name, form).catch(() => null);
    if (reception?.ok) arrived.push({ form, thanks: thanksOf(thanks) });
    const settled = reception !== null && (reception.ok || reception.reason === "invalid");
    // The visitor may have corrected it meanwhile: that one has not been sent yet.
    if (settled && keptForm(stores, "pending", name)?.id === form.id) forgetForm(stores, "pending", name);
  }
  return arrived;
}

function thanksOf(kept: unknown): Thanks {
  const [title = "", text = ""] = Array.isArray(kept) ? kept.map(String) : [];
  return [title, text];
}

const arrival = "form-arrived";

/** Tells the forms on the page that one that had waited has arrived. */
export function announceArrival(form: PostedForm): void {
  document.dispatchEvent(new CustomEvent(arrival, { detail: form }));
}

/** Listens for forms that arrive after waiting; gives the function that stops it. */
export function onArrival(listener: (form: PostedForm) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  document.addEventListener(arrival, listen);
  return () => document.removeEventListener(arrival, listen);
}
