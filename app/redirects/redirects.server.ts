import { GatheredCounts } from "#backend/database/gathered-counts.ts";
import { oldAddresses } from "./old-addresses.ts";
import { isPage, type Redirect, redirectOf } from "./rules.ts";

/** A redirect in the debug view: only paths of this site. */
export interface SeenRedirect {
  /** Counted from the start of the process. */
  number: number;
  /** ISO 8601, UTC. */
  at: string;
  from: string | null;
  to: string | null;
  status: Redirect["status"];
}

interface Outlets {
  /** Stores the hits of old addresses. */
  keep(counts: ReadonlyMap<string, number>): Promise<void>;
  log(level: "info" | "warn", detail: object, message: string): void;
  now?: () => Date;
}

/** How many redirects are remembered. */
const shown = 100;

const listedOldAddresses: ReadonlySet<string> = new Set(oldAddresses.map(({ from }) => from));
const isListed = (oldAddress: string) => listedOldAddresses.has(oldAddress);

/** Finds redirects for this process, remembers the latest ones, and counts the use of old addresses. */
export class Redirects {
  readonly #outlets: Outlets;
  readonly #recent: SeenRedirect[] = [];
  readonly #counts: GatheredCounts;
  #seen = 0;

  constructor(outlets: Outlets) {
    this.#outlets = outlets;
    this.#counts = new GatheredCounts(outlets.keep, (error) =>
      outlets.log("warn", { err: error }, "old addresses not counted"),
    );
  }

  /** The latest hundred, newest first. */
  get recent(): readonly SeenRedirect[] {
    return this.#recent;
  }

  /** The redirect of a target (redirectOf), which is noted. */
  of(target: string): Redirect | null {
    const redirect = redirectOf(target);
    if (redirect) this.#note(target, redirect);
    return redirect;
  }

  /** Notes a permanent redirect that a page has found itself: both are paths of the site. */
  moved(oldAddress: string, location: string): void {
    this.#note(oldAddress, { oldAddress, isKnown: true, location, status: 301 });
  }

  /** Stores the collected hits. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  #note(target: string, { oldAddress, isKnown, location, status }: Omit<Redirect, "tracking">): void {
    const at = (this.#outlets.now?.() ?? new Date()).toISOString();
    this.#seen += 1;
    const from = oldAddress ?? (isKnown ? pathOf(target) : null);
    const to = isKnown ? pathOf(location) : null;
    const isShown = (to === null || isPage(to)) && (oldAddress === null || isListed(oldAddress));
    this.#recent.unshift({
      number: this.#seen,
      at,
      from: isShown ? from : from && withoutName(from),
      to: to === null || isPage(to) ? to : withoutName(to),
      status,
    });
    this.#recent.splice(shown);
    if (oldAddress === null) return;
    this.#outlets.log("info", { from: oldAddress, to: pathOf(location) }, "old address");
    this.#counts.add(oldAddress);
  }
}

/**
 * A path without its last part: below a list of articles or openings, and at the end of an old address, that may be
 * the name of something that is not published yet.
 */
function withoutName(path: string): string {
  const end = path.endsWith("/") ? path.length - 1 : path.length;
  return `${path.slice(0, path.lastIndexOf("/", end - 1) + 1)}…`;
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? "";
}
