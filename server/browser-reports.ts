import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import type { BrowserReport } from "#app/admin/status/browser-reports.server.ts";
import { reportsPath } from "#app/content-security-policy.server.ts";
import { isKnownPath, isPagePath } from "#app/redirects/rules.ts";
import { GatheredCounts } from "#backend/database/gathered-counts.ts";

interface Outlets {
  keep(reports: readonly BrowserReport[]): Promise<void>;
  warn(error: unknown, message: string): void;
  now?: () => number;
}

/** The reports a minute that are read from one address, and from all. */
const mostOfOne = 20;
const mostOfAll = 300;

/** Safari and Firefox send a single report, Chromium a list. */
const sentReports = z.union([
  z
    .object({
      "csp-report": z.object({
        "document-uri": z.string(),
        "effective-directive": z.string().optional(),
        "violated-directive": z.string().optional(),
        "blocked-uri": z.string().default(""),
      }),
    })
    .transform(({ "csp-report": report }) => [
      {
        rule: report["effective-directive"] ?? report["violated-directive"]?.split(" ", 1)[0] ?? "",
        blocked: report["blocked-uri"],
        page: report["document-uri"],
      },
    ]),
  z
    .array(
      z.object({
        type: z.string(),
        url: z.string(),
        body: z.object({
          effectiveDirective: z.string().optional(),
          blockedURL: z.string().nullish(),
          featureId: z.string().optional(),
          policyId: z.string().optional(),
        }),
      }),
    )
    .transform((reports) =>
      reports
        .filter(({ type }) => type === "csp-violation" || type === "permissions-policy-violation")
        .map(({ url, body }) => ({
          rule: body.effectiveDirective ?? body.featureId ?? body.policyId ?? "",
          blocked: body.blockedURL ?? "",
          page: url,
        })),
    ),
]);

/**
 * Counts browsers' reports of pages that violate their own policies. Only the rule, the origin of what was blocked
 * and the page are stored; the sender is counted in memory for a minute, before anything is read.
 */
export class BrowserReports {
  readonly #counts: GatheredCounts;
  readonly #now: () => number;
  #minute = 0;
  #ofAll = 0;
  readonly #ofOne = new Map<string, number>();

  constructor({ keep, warn, now = Date.now }: Outlets) {
    this.#now = now;
    this.#counts = new GatheredCounts(
      (counts) => keep(Array.from(counts, ([report, hits]) => ({ ...reportOf(report), hits }))),
      (error) => warn(error, "browsers' reports not counted"),
    );
  }

  /** Answers a request to reportsPath, whose length has been checked (request-limits.ts). */
  async answer(
    clientIp: string,
    headers: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!this.#mayReport(clientIp)) {
      response.writeHead(429, { ...headers, connection: "close" }).end();
      return;
    }
    try {
      this.take(await json(request));
    } catch {
      // No JSON, or cut off: a browser has no use for the reason.
    }
    response.writeHead(204, headers).end();
  }

  /** Adds what was sent to the collected reports; anything else is left out. */
  take(sent: unknown): void {
    const { data: reports = [] } = sentReports.safeParse(sent);
    for (const { rule, blocked, page } of reports) {
      if (/^[a-z-]{1,40}$/.test(rule)) this.#counts.add(`${rule} ${originOf(blocked)} ${partOfSite(page)}`);
    }
  }

  /** Stores the collected reports. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  #mayReport(clientIp: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#ofAll = 0;
      this.#ofOne.clear();
    }
    if (this.#ofAll >= mostOfAll) return false;
    this.#ofAll += 1;
    const ofOne = (this.#ofOne.get(clientIp) ?? 0) + 1;
    this.#ofOne.set(clientIp, ofOne);
    return ofOne <= mostOfOne;
  }
}

export function isReport({ method, url }: IncomingMessage): boolean {
  return method === "POST" && url === reportsPath;
}

/** The parts of a report, none of which has a space. */
function reportOf(key: string): Omit<BrowserReport, "hits"> {
  const [rule = "", blocked = "", page = ""] = key.split(" ");
  return { rule, blocked, page };
}

/** The origin of an address, or the word in its place: `inline`, `data`, an extension's scheme. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "-";
  const { origin, protocol } = new URL(blocked);
  const named = origin === "null" ? protocol.slice(0, -1) : origin;
  return /^[a-z0-9.:/-]{1,120}$/.test(named) ? named : "-";
}

/** The page at an address, if it is a known one; otherwise its part of the site. */
function partOfSite(address: string): string {
  const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: "" };
  if (isKnownPath(pathname)) return pathname;
  const folder = pathname.split("/", 2)[1] ?? "";
  const isOurs = isPagePath(pathname) || ["admin", "konto", "logga-in"].includes(folder);
  return isOurs ? `/${folder}/*` : "/*";
}
