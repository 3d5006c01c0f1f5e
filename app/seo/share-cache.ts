import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

type Image = Uint8Array<ArrayBuffer>;

/**
 * Opens a cache of share images by address, `most` of them; one takes some 150 KB. Its `fetch` gets the drawing as its
 * context: it draws once for all who ask at once, and one image at a time, because drawing takes a process and a tenth of
 * a second. It rejects when drawing fails; nothing is cached then.
 */
export function openShareCache(most = 100) {
  const oneAtATime = pLimit(1);
  return new LRUCache<string, Image, () => Promise<Image>>({
    max: most,
    fetchMethod: (_address, _stale, { context: draw }) => oneAtATime(draw),
    // A drawing that others push out of the cache is still for whoever waits for it.
    ignoreFetchAbort: true,
  });
}
