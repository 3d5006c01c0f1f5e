/** The code of an error of Node, PostgreSQL or a library ("ENOENT", "23505"); "" for an error without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code ?? "") : "";
}
