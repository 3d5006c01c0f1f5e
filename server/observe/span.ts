/** A piece of work in a trace (tracing.ts). */
export interface SpanOf {
  name: string;
  kind: "server" | "client" | "consumer" | "producer";
  attributes: Record<string, string | number>;
}

/** Adds what is known at the end of the work, and whether it failed. */
export type Note = (attributes: SpanOf["attributes"], hasFailed: boolean) => void;

/** Runs work as a part of a trace; gives and throws what it does. */
export type Span = <T>(of: SpanOf, work: (note: Note) => Promise<T>) => Promise<T>;

const noNote: Note = () => undefined;

/** Where no traces are wanted. */
export const noSpan: Span = (_of, work) => work(noNote);
