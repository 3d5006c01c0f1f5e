import { type Redirect, redirectOf } from "#app/redirects/rules.ts";

/** One redirect as the debug view shows it: paths only, and none that is not the site's. */
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
  /** Keeps hits of old addresses. */
  keep(counts: ReadonlyMap<string, number>): Promise<void>;
  log(level: "info" | "warn", detail: object, message: string): void;
  now?: () => Date;
}

/** So many are shown (specification section 9, "Debug"). */
const shown = 100;
/** Hits are gathered for so long (ms), so that an answer never waits for the database. */
const gathering = 5_000;

/** Finds redirects for this process, remembers the last ones, and has the use of old addresses counted. */
export class Redirects {
  readonly #outlets: Outlets;
  readonly #recent: SeenRedirect[] = [];
  #seen = 0;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(outlets: Outlets) {
    this.#outlets = outlets;
  }

  /** The last hundred, newest first. */
  get recent(): readonly SeenRedirect[] {
    return this.#recent;
  }

  /** What redirectOf says of a target; what it says is noted. */
  of(target: string): Redirect | null {
    const redirect = redirectOf(target);
    if (redirect) this.#note(target, redirect);
    return redirect;
  }

  /** Notes a permanent redirect of an old address that a page has found by itself: both are paths of the site. */
  moved(oldAddress: string, location: string): void {
    this.#note(oldAddress, { oldAddress, isKnown: true, location, status: 301 });
  }

  /** Has the gathered hits kept; those that can't be are lost, with a line in the log. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#outlets.keep(counts);
    } catch (error) {
      this.#outlets.log("warn", { err: error }, "old addresses not counted");
    }
  }

  #note(target: string, { oldAddress, isKnown, location, status }: Omit<Redirect, "tracking">): void {
    const at = (this.#outlets.now?.() ?? new Date()).toISOString();
    const from = oldAddress ?? (isKnown ? pathOf(target) : null);
    this.#seen += 1;
    this.#recent.unshift({ number: this.#seen, at, from, to: isKnown ? pathOf(location) : null, status });
    this.#recent.splice(shown);
    if (oldAddress === null) return;
    this.#outlets.log("info", { from: oldAddress, to: pathOf(location) }, "old address");
    this.#counts.set(oldAddress, (this.#counts.get(oldAddress) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.flush(), gathering).unref();
  }
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? "";
}
