/** How something is doing. warning: it works, and should be better in operation. error: to be corrected now. */
export type Level = "ok" | "warning" | "error";
