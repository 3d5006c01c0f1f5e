import { forgetForm, keptForm, type Stores } from "./kept-forms.ts";
import type { FormKind, PostedForm } from "./posted-form.ts";
import type { Reception } from "./reception.ts";

const kinds = ["request", "message"] as const satisfies readonly FormKind[];

/**
 * Sends the forms that waited for the network, each with the id that it had when it was kept, so that it is
 * stored once however often it is tried. Gives the forms that arrived. A form that the server refuses for
 * good is forgotten; one that could not be delivered stays for the next time.
 */
export async function sendPendingForms(
  stores: Stores,
  post: (form: PostedForm) => Promise<Reception>,
): Promise<PostedForm[]> {
  const arrived: PostedForm[] = [];
  for (const kind of kinds) {
    const form = keptForm(stores, "pending", kind);
    if (!form) continue;
    const reception = await post(form).catch(() => null);
    if (reception?.ok) arrived.push(form);
    const settled = reception !== null && (reception.ok || reception.reason === "invalid");
    // The visitor may have corrected it meanwhile: that one has not been sent yet.
    if (settled && keptForm(stores, "pending", kind)?.id === form.id) forgetForm(stores, "pending", kind);
  }
  return arrived;
}

const arrival = "contact-form-arrived";

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
