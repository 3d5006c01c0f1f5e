import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import { dataPaths } from "#app/site-map.ts";
import type { QuoteDialog } from "./quote-dialog.tsx";
import type { QuoteFormData } from "./words.ts";

interface LoadedDialog {
  Dialog: typeof QuoteDialog;
  data: QuoteFormData;
}

/**
 * Opens the quote modal for every link marked `data-quote` (app/layout/links.tsx); rendered once on a page. Its
 * code and texts are fetched when such a link is hovered or focused; if that fails, the link leads to the page with
 * the same form, as it does without script.
 */
export function QuoteOpener({ locale }: { locale: Locale }) {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);

  const open = useEffectEvent(async (link: HTMLAnchorElement) => {
    const target = link.pathname + link.search;
    const dialog = await load(target).catch(() => null);
    if (dialog) setLoaded(dialog);
    else navigate(target);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => {
      const link = quoteLinkOf(event);
      const opensElsewhere =
        event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || event.defaultPrevented) return;
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
  const onClosed = useCallback(() => setLoaded(null), []);

  return loaded ? <loaded.Dialog locale={locale} data={loaded.data} onClosed={onClosed} /> : null;
}

function quoteLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-quote]") : null;
}

const loading = new Map<string, Promise<LoadedDialog>>();

function load(target: string): Promise<LoadedDialog> {
  const pending = loading.get(target);
  if (pending) return pending;
  const dialog = fetchDialog(target);
  loading.set(target, dialog);
  dialog.catch(() => loading.delete(target));
  return dialog;
}

async function fetchDialog(target: string): Promise<LoadedDialog> {
  const { search } = new URL(target, location.href);
  const [dialog, response] = await Promise.all([
    import("./quote-dialog.tsx"),
    fetch(dataPaths.quoteDialog + search, { headers: { accept: "application/json" } }),
  ]);
  if (!response.ok) throw new Error(`fetching the quote form failed with status ${response.status}`);
  return { Dialog: dialog.QuoteDialog, data: await response.json() };
}
