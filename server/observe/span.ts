/** The name, kind and attributes of a span (tracing.ts). */
export interface SpanOptions {
  name: string;
  kind: "server" | "client" | "consumer" | "producer";
  attributes: Record<string, string | number>;
}

/** Adds the attributes that are known at the end of the work, and whether it failed. */
export type Note = (attributes: SpanOptions["attributes"], hasFailed: boolean) => void;

/** Runs work in a span; returns and throws what it does. */
export type Span = <T>(options: SpanOptions, work: (note: Note) => Promise<T>) => Promise<T>;

const noNote: Note = () => undefined;

/** Runs work without a span, where no traces are configured. */
export const noSpan: Span = (_options, work) => work(noNote);
