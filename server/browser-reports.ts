import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import type { BrowserReport } from "#app/analytics/browser-reports.server.ts";
import { reportsPath } from "#app/content-security-policy.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { isKnownPath, isPagePath } from "#app/redirects/redirect.ts";
import { BufferedCounts } from "#backend/database/buffered-counts.ts";
import { networksOf } from "#backend/database/client-networks.ts";

interface Options {
  store(reports: readonly BrowserReport[]): Promise<void>;
  warn(error: unknown, message: string): void;
  now?: () => number;
}

/** How many requests with reports are read in a minute, from each network of a client (networksOf) and from all together. */
const limitsOfClient = [20, 40, 80];
const limitOfAll = 300;

/** Safari and Firefox send a single report (CSP 2), Chromium a list (Reporting API). */
const reportBody = z.union([
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
 * Counts browsers' reports of violated content security and permissions policies. Only the directive, the origin of
 * what was blocked and the page are stored. Clients are limited by IP address before a body is read; the counts for
 * that stay in memory for a minute.
 */
export class BrowserReports {
  readonly #counts: BufferedCounts;
  readonly #now: () => number;
  #minute = 0;
  #total = 0;
  readonly #byNetwork = new Map<string, number>();

  constructor({ store, warn, now = Date.now }: Options) {
    this.#now = now;
    this.#counts = new BufferedCounts(
      (counts) => store(Array.from(counts, ([report, hits]) => ({ ...reportOf(report), hits }))),
      (error) => warn(error, "browsers' reports not counted"),
    );
  }

  /** Handles a request to reportsPath, whose length has been checked (request-limits.ts): 204, or 429 above the limit. */
  async handle(clientIp: string, headers: Record<string, string>, response: ServerResponse): Promise<void> {
    if (!this.#isWithinLimit(clientIp)) {
      response.writeHead(429, { ...headers, connection: "close" }).end();
      return;
    }
    try {
      this.add(await json(response.req));
    } catch {
      // Not JSON, or cut off. Browsers ignore the response to a report.
    }
    response.writeHead(204, headers).end();
  }

  /** Counts the reports in a parsed body; a body that is no report is ignored. */
  add(body: unknown): void {
    const { data: reports = [] } = reportBody.safeParse(body);
    for (const { rule, blocked, page } of reports) {
      if (/^[a-z-]{1,40}$/.test(rule)) this.#counts.add(`${rule} ${originOf(blocked)} ${pathOf(page)}`);
    }
  }

  /** Stores the reports counted so far. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  #isWithinLimit(clientIp: string): boolean {
    const minute = Math.floor(this.#now() / milliseconds.minute);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#total = 0;
      this.#byNetwork.clear();
    }
    const networks = networksOf(clientIp);
    const countIn = (network: string) => this.#byNetwork.get(network) ?? 0;
    const hasRoom = networks.every((network, level) => countIn(network) < (limitsOfClient[level] ?? 0));
    if (!hasRoom || this.#total >= limitOfAll) return false;
    this.#total += 1;
    for (const network of networks) this.#byNetwork.set(network, countIn(network) + 1);
    return true;
  }
}

/** Whether a request posts reports to reportsPath. */
export function isReport({ method, url }: IncomingMessage): boolean {
  return method === "POST" && url === reportsPath;
}

/** A report from its key in the counts; no part of it contains a space. */
function reportOf(key: string): Omit<BrowserReport, "hits"> {
  const [rule = "", blocked = "", page = ""] = key.split(" ");
  return { rule, blocked, page };
}

/** The origin of a blocked URL, or the keyword that browsers send in its place (`inline`, `data`), or a scheme. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "-";
  const { origin, protocol } = new URL(blocked);
  const originOrScheme = origin === "null" ? protocol.slice(0, -1) : origin;
  return /^[a-z0-9.:/-]{1,120}$/.test(originOrScheme) ? originOrScheme : "-";
}

/** The path of a public page; of any other URL only its first folder, since the rest may be personal data. */
function pathOf(url: string): string {
  const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: "" };
  if (isKnownPath(pathname)) return pathname;
  const folder = pathname.split("/", 2)[1] ?? "";
  const isOurs = isPagePath(pathname) || ["admin", "konto", "logga-in"].includes(folder);
  return isOurs ? `/${folder}/*` : "/*";
}
