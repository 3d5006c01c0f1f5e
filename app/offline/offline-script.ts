import { pagesCache } from "./rules.ts";

/** The inline script of the offline page, as text. */
export function offlineScript(company: string): string {
  return `(${listCachedPages})(${JSON.stringify({ cacheName: pagesCache, company })})`.replaceAll(
    "<",
    "\\u003c",
  );
}

/** Runs in the browser as this text, so it can't refer to anything outside itself. */
async function listCachedPages({
  cacheName,
  company,
}: {
  cacheName: string;
  company: string;
}): Promise<void> {
  const retry = () => location.reload();
  // Back to the page once the network returns, unless the visitor is on the way to another one.
  let delay = 0;
  addEventListener("beforeunload", () => {
    delay = 5_000;
  });
  addEventListener("online", () => setTimeout(retry, delay));
  document.querySelector("button")?.addEventListener("click", retry);
  const cache = await caches.open(cacheName);
  const list = document.querySelector("[data-kept] ul");
  for (const { url } of [...(await cache.keys())].reverse()) {
    const address = new URL(url);
    const kept = await cache.match(url);
    if (!list || !kept || address.searchParams.get("lang") !== document.documentElement.lang) continue;
    const { title } = new DOMParser().parseFromString(await kept.text(), "text/html");
    const link = document.createElement("a");
    link.href = address.pathname + address.search;
    link.textContent = title.replace(` – ${company}`, "");
    list.appendChild(document.createElement("li")).append(link);
  }
  const isEmpty = !list?.childElementCount;
  document.querySelector("[data-none]")?.toggleAttribute("hidden", !isEmpty);
  document.querySelector("[data-kept]")?.toggleAttribute("hidden", isEmpty);
}
