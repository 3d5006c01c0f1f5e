/** Answers as long as the process does: a supervisor that gets no answer starts another. */
export function loader(): Response {
  return Response.json(
    { live: true },
    { headers: { "cache-control": "no-store", "x-robots-tag": "noindex" } },
  );
}
