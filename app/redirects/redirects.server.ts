import { BufferedCounts } from "#backend/database/buffered-counts.ts";
import { oldAddresses } from "./old-addresses.ts";
import { isKnownPath, type Redirect, redirectOf } from "./redirect.ts";

/** A redirect as the debug view shows it: only paths of this site. */
export interface SeenRedirect {
  /** Counted from the start of the process. */
  number: number;
  /** ISO 8601, UTC. */
  at: string;
  from: string | null;
  to: string | null;
  status: Redirect["status"];
}

interface Options {
  /** Stores the number of requests for each old path. */
  store(counts: ReadonlyMap<string, number>): Promise<void>;
  log(level: "info" | "warn", detail: object, message: string): void;
  now?: () => Date;
}

/** The number of redirects in memory. */
const maxRecent = 100;

const listedOldAddresses: ReadonlySet<string> = new Set(oldAddresses.map(({ from }) => from));
const isListed = (oldAddress: string) => listedOldAddresses.has(oldAddress);

/** The redirects of this process: finds them, keeps the latest in memory, and counts the use of old paths. */
export class Redirects {
  readonly #options: Options;
  readonly #recent: SeenRedirect[] = [];
  readonly #counts: BufferedCounts;
  #seen = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#counts = new BufferedCounts(options.store, (error) =>
      options.log("warn", { err: error }, "old addresses not counted"),
    );
  }

  /** The latest hundred, newest first. */
  get recent(): readonly SeenRedirect[] {
    return this.#recent;
  }

  /** Finds the redirect for a target (redirectOf), and records it. */
  of(target: string): Redirect | null {
    const redirect = redirectOf(target);
    if (redirect) this.#record(target, redirect);
    return redirect;
  }

  /** Records a permanent redirect that a page has found itself; both are paths of the site. */
  moved(oldAddress: string, location: string): void {
    this.#record(oldAddress, { oldAddress, isKnown: true, location, status: 301 });
  }

  /** Stores the counts collected so far. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  #record(target: string, { oldAddress, isKnown, location, status }: Omit<Redirect, "tracking">): void {
    const at = (this.#options.now?.() ?? new Date()).toISOString();
    this.#seen += 1;
    const oldPath = oldAddress ?? (isKnown ? pathOf(target) : null);
    const newPath = isKnown ? pathOf(location) : null;
    const isShown =
      (newPath === null || isKnownPath(newPath)) && (oldAddress === null || isListed(oldAddress));
    this.#recent.unshift({
      number: this.#seen,
      at,
      from: isShown ? oldPath : oldPath && withoutSlug(oldPath),
      to: newPath === null || isKnownPath(newPath) ? newPath : withoutSlug(newPath),
      status,
    });
    this.#recent.splice(maxRecent);
    if (oldAddress === null) return;
    this.#options.log("info", { from: oldAddress, to: pathOf(location) }, "old address");
    this.#counts.add(oldAddress);
  }
}

/** A path without its last segment, which may be the slug of something that is not published yet. */
function withoutSlug(path: string): string {
  const end = path.endsWith("/") ? path.length - 1 : path.length;
  return `${path.slice(0, path.lastIndexOf("/", end - 1) + 1)}…`;
}

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? "";
}
