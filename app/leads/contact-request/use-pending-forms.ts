import { useEffect, useEffectEvent } from "react";
import { browserStores } from "./kept-forms.ts";
import { announceArrival, sendPendingForms } from "./pending-requests.ts";
import { postContactForm } from "./reception.ts";
import type { Notify } from "./use-submission.ts";

interface Options {
  address: string;
  thanks: string;
  notify: Notify;
}

/** Sends what waited for the network: when the network comes back, or at the next visit. Once on a page. */
export function usePendingForms({ address, thanks, notify }: Options): void {
  const send = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    for (const form of await sendPendingForms(browserStores, (pending) =>
      postContactForm(address, pending),
    )) {
      announceArrival(form);
      notify("success", thanks);
    }
  });
  useEffect(() => {
    const onOnline = () => void send();
    onOnline();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
}
