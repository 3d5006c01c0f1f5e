import { isIPv6 } from "node:net";

/** How many requests may be in progress: of one client, and of all. With 12,000 the memory was full. */
const mostOfClient = 100;
const mostOfAll = 2_000;

/**
 * Limits the requests in progress of each client and of all, so that one machine can neither fill the memory (with
 * bodies that never end, say) nor take every place in the queues.
 */
export class ClientLimit {
  readonly #byClient = new Map<string, number>();
  #all = 0;

  /** How many requests of a client are in progress. */
  countOf(clientIp: string): number {
    return this.#byClient.get(networkOf(clientIp)) ?? 0;
  }

  /** Runs the work of a request. False, without running it, when too many are in progress. */
  async run(clientIp: string, work: () => Promise<void>): Promise<boolean> {
    const client = networkOf(clientIp);
    const count = this.#byClient.get(client) ?? 0;
    if (count >= mostOfClient || this.#all >= mostOfAll) return false;
    this.#byClient.set(client, count + 1);
    this.#all += 1;
    try {
      await work();
    } finally {
      this.#all -= 1;
      const left = this.countOf(clientIp) - 1;
      if (left > 0) this.#byClient.set(client, left);
      else this.#byClient.delete(client);
    }
    return true;
  }
}

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which is one subscriber's (private.count_hit). */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes(".")) return ip;
  const [start = [], end = []] = ip.split("::").map((part) => part.split(":"));
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end].slice(0, 4).join(":");
}
