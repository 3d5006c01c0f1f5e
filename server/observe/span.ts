import { type Span, type SpanOptions, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * Runs work in a span of OpenTelemetry, which is nothing where no traces are configured (tracing.ts). Without a current
 * span (a job, a query at the start) this begins a new trace. Returns and throws what the work does; of an error only
 * the name is recorded, since its message may quote a visitor.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer("site").startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  });
}
