import type { IncomingMessage } from "node:http";
import { networksOf } from "#backend/database/client-networks.ts";

/** How many requests may be in progress, and how slowly their bodies may arrive when there is no more room. */
export interface ClientLimits {
  /** Of one client: of an IPv4 address or an IPv6 /64, of a /56, and of a /48. */
  ofClient: readonly number[];
  /** Of all. With 12,000 the memory was full. */
  ofAll: number;
  /** The part of all that is for everybody. The rest is kept for clients with few. */
  forAnybody: number;
  /** How many are few; of the same networks as `ofClient`. */
  few: readonly number[];
  /** Bytes a second. */
  leastRate: number;
}

const requestLimits: ClientLimits = {
  ofClient: [100, 200, 400],
  ofAll: 2_000,
  forAnybody: 1_500,
  few: [10, 20, 40],
  leastRate: 16 * 1024,
};

/** A body counts as if so many bytes of it had come at once, so that one that has just begun is not slow. */
const bytesAhead = 4 * 1024;

/** When a body began to arrive, and what its connection had read by then. */
interface Beginning {
  at: number;
  bytes: number;
}

/**
 * Limits the requests in progress of each client and of all, so that a few machines can neither fill the memory (with
 * bodies that never end, say) nor take every place in the queues.
 */
export class ClientLimit {
  readonly #limits: ClientLimits;
  readonly #byNetwork = new Map<string, number>();
  readonly #arriving = new Map<IncomingMessage, Beginning>();
  #all = 0;

  constructor(limits = requestLimits) {
    this.#limits = limits;
  }

  /** How many requests of a client are in progress. */
  countOf(clientIp: string): number {
    return this.#countIn(networksOf(clientIp)[0]);
  }

  /**
   * Runs the work of a request. False, without running it, when too many are in progress. When all places are taken, a
   * client with few gets the place of the slowest body, whose connection is closed.
   */
  async run(clientIp: string, work: () => Promise<void>, request?: IncomingMessage): Promise<boolean> {
    const networks = networksOf(clientIp);
    const { ofAll, ofClient, forAnybody, few } = this.#limits;
    const limit = this.#all < forAnybody ? ofClient : few;
    if (networks.some((network, level) => this.#countIn(network) >= (limit[level] ?? 0))) return false;
    if (this.#all >= ofAll && !this.#cutSlowest()) return false;
    for (const network of networks) this.#byNetwork.set(network, this.#countIn(network) + 1);
    this.#all += 1;
    if (request) this.#arriving.set(request, { at: performance.now(), bytes: request.socket.bytesRead });
    try {
      await work();
    } finally {
      if (request) this.#arriving.delete(request);
      this.#all -= 1;
      for (const network of networks) {
        const left = this.#countIn(network) - 1;
        if (left > 0) this.#byNetwork.set(network, left);
        else this.#byNetwork.delete(network);
      }
    }
    return true;
  }

  #countIn(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }

  /** Closes the connection of the body that arrives most slowly, if it is slower than the least rate. */
  #cutSlowest(): boolean {
    const now = performance.now();
    let slowest: { request: IncomingMessage; rate: number } | undefined;
    for (const [request, { at, bytes }] of this.#arriving) {
      if (request.complete || request.destroyed) continue;
      const rate = ((request.socket.bytesRead - bytes + bytesAhead) / (now - at)) * 1_000;
      if (rate < (slowest?.rate ?? this.#limits.leastRate)) slowest = { request, rate };
    }
    slowest?.request.destroy();
    return slowest !== undefined;
  }
}
