/** The headers of responses that are neither cached nor listed by search engines. */
export const unlistedHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" };

/** A calendar file as a download. */
export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      ...unlistedHeaders,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.ics"`,
    },
  });
}
