/** The state of a check. warning: it works, but should be improved in production. error: to be fixed now. */
export type Level = "ok" | "warning" | "error";
