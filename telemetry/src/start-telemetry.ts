import { hostname } from 'node:os'
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import project from '../../package.json' with { type: 'json' }
import type { StartTelemetry } from '../../server/src/platform/telemetry/telemetry.ts'
import { producerOf } from './producer-of.ts'

/**
 * Registers the SDK with the API, with which the server makes its spans. Baggage is not propagated, because nobody
 * reads it.
 */
export const startTelemetry: StartTelemetry = ({ url, share }) => {
  const resource = resourceFromAttributes({
    'service.name': 'pito',
    'service.version': project.version,
    'service.instance.id': `${hostname()}:${process.pid}`,
  })
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(tracers)
  let meters: MeterProvider | undefined
  return {
    begin({ registry, log }) {
      const warn = (message: string) => log.warn(`OpenTelemetry: ${message.slice(0, 300)}`)
      const ignore = () => {}
      diag.setLogger(
        { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
        DiagLogLevel.ERROR,
      )
      const exporter = new OTLPMetricExporter({ url: `${url}/v1/metrics` })
      const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [producerOf(registry)] })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    async close() {
      // Spans that the collector refuses are lost, and must not make the stop of the shop fail.
      await Promise.allSettled([tracers.shutdown(), meters?.shutdown()])
    },
  }
}
