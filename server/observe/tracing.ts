import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/** How often spans are sent, in a batch. */
const batchMilliseconds = 2_000;

/**
 * Sends traces by OTLP (HTTP, JSON) to OTEL_EXPORTER_OTLP_ENDPOINT, which the exporter reads itself, as it does
 * OTEL_EXPORTER_OTLP_HEADERS and the like. OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override the service's name.
 * Spans are sent in the background: a collector that does not answer loses spans and delays no visitor.
 */
export function openTracing(service: { name: string; version: string }): { close(): Promise<void> } {
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
  trace.setGlobalTracerProvider(provider);
  return { close: () => provider.shutdown() };
}
