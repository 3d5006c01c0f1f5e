import { context, type Span as OpenSpan, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Note, Span, SpanOptions } from "./span.ts";

const kinds: Record<SpanOptions["kind"], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
};

/** How often spans are sent, in a batch. */
const batchMilliseconds = 2_000;

/**
 * Sends traces by OTLP (HTTP, JSON) to OTEL_EXPORTER_OTLP_ENDPOINT, which the exporter reads itself, as it does
 * OTEL_EXPORTER_OTLP_HEADERS and the like. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the service's name.
 * Spans are sent in the background: a collector that does not answer loses spans and delays no visitor.
 */
export function openTracing(service: { name: string; version: string }): {
  span: Span;
  close(): Promise<void>;
} {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": service.name,
      "service.version": service.version,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: batchMilliseconds }),
    ],
  });
  const tracer = provider.getTracer(service.name);
  return {
    async span({ name, kind, attributes }, work) {
      // Without a current span (a job, a query at the start) this begins a new trace.
      const open = tracer.startSpan(name, { kind: kinds[kind], attributes });
      const note: Note = (more, hasFailed) => {
        open.setAttributes(more);
        if (hasFailed) open.setStatus({ code: SpanStatusCode.ERROR });
      };
      try {
        return await context.with(trace.setSpan(context.active(), open), () => work(note));
      } catch (error) {
        fail(open, error);
        throw error;
      } finally {
        open.end();
      }
    },
    close: () => provider.shutdown(),
  };
}

/** Records only the error's name, since its message may quote a visitor. */
function fail(open: OpenSpan, error: unknown): void {
  open.setStatus({ code: SpanStatusCode.ERROR });
  open.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
}
