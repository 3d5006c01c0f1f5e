import { pagesCache } from "./cacheable.ts";

/** The inline script of the offline page, as text. */
export function offlineScript(company: string): string {
  return `(${listCachedPages})(${JSON.stringify({ cacheName: pagesCache, company })})`.replaceAll(
    "<",
    "\\u003c",
  );
}

/** Runs in the browser as text, so it can't refer to anything outside itself. */
async function listCachedPages({
  cacheName,
  company,
}: {
  cacheName: string;
  company: string;
}): Promise<void> {
  const retry = () => location.reload();
  // Reload the page once the network is back, but not while the visitor is leaving for another one.
  let delay = 0;
  addEventListener("beforeunload", () => {
    delay = 5_000;
  });
  addEventListener("online", () => setTimeout(retry, delay));
  document.querySelector("button")?.addEventListener("click", retry);
  const cache = await caches.open(cacheName);
  const list = document.querySelector("[data-cached] ul");
  for (const { url } of [...(await cache.keys())].reverse()) {
    const address = new URL(url);
    const cached = await cache.match(url);
    if (!list || !cached || address.searchParams.get("lang") !== document.documentElement.lang) continue;
    const { title } = new DOMParser().parseFromString(await cached.text(), "text/html");
    const link = document.createElement("a");
    link.href = address.pathname + address.search;
    link.textContent = title.replace(` – ${company}`, "");
    list.appendChild(document.createElement("li")).append(link);
  }
  const isEmpty = !list?.childElementCount;
  document.querySelector("[data-none]")?.toggleAttribute("hidden", !isEmpty);
  document.querySelector("[data-cached]")?.toggleAttribute("hidden", isEmpty);
}
