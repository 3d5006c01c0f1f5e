import { z } from "zod";
import { isKnownPath, isPagePath } from "#app/redirects/redirect.ts";

/** How often browsers reported a violation of a page's policy. */
export interface BrowserReport {
  /** The directive of the Content-Security-Policy, or the feature of the Permissions-Policy. */
  rule: string;
  /** What was blocked: an origin (`https://cdn.example`) or a kind (`inline`). */
  blocked: string;
  /** The page's path, or the part of the site that it is in (`/admin/*`). */
  page: string;
  hits: number;
}

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
 * The reports of violated content security and permissions policies in the JSON that a browser has sent, none when it
 * is anything else. They have the directive, the origin of what was blocked and the page, and nothing of the visitor.
 */
export function reportsIn(body: string): BrowserReport[] {
  const { data: reports = [] } = reportBody.safeParse(parsed(body));
  return reports
    .filter(({ rule }) => /^[a-z-]{1,40}$/.test(rule))
    .map(({ rule, blocked, page }) => ({ rule, blocked: originOf(blocked), page: pathOf(page), hits: 1 }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
