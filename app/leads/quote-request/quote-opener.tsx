import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Notify } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { dataPaths } from "#app/site-map.ts";
import type { QuoteFormData } from "./words.ts";

type Dialog = ComponentType<{ locale: Locale; data: QuoteFormData; notify: Notify; onClosed: () => void }>;

interface Asked {
  Dialog: Dialog;
  data: QuoteFormData;
}

/**
 * Opens the quote modal for every link marked `data-quote` (app/sections/quote-link.tsx), once on a page. Its code
 * and words are fetched when a visitor reaches for such a link; if that fails, the link leads to the page with the
 * same form, as it does without script.
 */
export function QuoteOpener({ locale, notify }: { locale: Locale; notify: Notify }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);

  const open = useEffectEvent(async (link: HTMLAnchorElement) => {
    const target = link.pathname + link.search;
    const found = await load(target).catch(() => null);
    if (found) setAsked(found);
    else navigate(target);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => {
      const link = quoteLinkOf(event);
      const leaves = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || leaves || event.defaultPrevented) return;
      event.preventDefault();
      void open(link);
    };
    const onReach = (event: Event) => {
      const link = quoteLinkOf(event);
      if (link) load(link.pathname + link.search).catch(() => undefined);
    };
    document.addEventListener("click", onClick, { signal, capture: true });
    document.addEventListener("pointerover", onReach, { signal, passive: true });
    document.addEventListener("focusin", onReach, { signal });
    return () => listening.abort();
  }, []);
  const onClosed = useCallback(() => setAsked(null), []);

  return asked ? (
    <asked.Dialog locale={locale} data={asked.data} notify={notify} onClosed={onClosed} />
  ) : null;
}

function quoteLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-quote]") : null;
}

const loading = new Map<string, Promise<Asked>>();

function load(target: string): Promise<Asked> {
  const known = loading.get(target);
  if (known) return known;
  const found = fetchDialog(target);
  loading.set(target, found);
  found.catch(() => loading.delete(target));
  return found;
}

async function fetchDialog(target: string): Promise<Asked> {
  const { search } = new URL(target, location.href);
  const [{ QuoteDialog }, response] = await Promise.all([
    import("./quote-dialog.tsx"),
    fetch(dataPaths.quoteDialog + search, { headers: { accept: "application/json" } }),
  ]);
  if (!response.ok) throw new Error(`the quote form answered ${response.status}`);
  return { Dialog: QuoteDialog, data: await response.json() };
}
