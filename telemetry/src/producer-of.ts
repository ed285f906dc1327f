import { ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Metric = MetricObjectWithValues<MetricValue<string> & { readonly metricName?: string }>
type Times = ReturnType<typeof timesOf>

/** Reads the metrics of /metrics for the SDK, so that both ways of collecting them give the same values. */
export function producerOf(registry: Registry): MetricProducer {
  const startedAt = Date.now()
  return {
    async collect() {
      const read: readonly Metric[] = await registry.getMetricsAsJSON()
      const times = timesOf(startedAt, Date.now())
      const metrics = read.map((metric) => dataOf(metric, times))
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'pito' }, metrics }] },
        errors: [],
      }
    },
  }
}

function timesOf(start: number, end: number) {
  const high = (milliseconds: number): [number, number] => [
    Math.floor(milliseconds / 1000),
    (milliseconds % 1000) * 1_000_000,
  ]
  const nano = (milliseconds: number) => BigInt(milliseconds) * 1_000_000n
  return {
    startTime: high(start),
    endTime: high(end),
    startTimeUnixNano: nano(start),
    endTimeUnixNano: nano(end),
  }
}

function dataOf(metric: Metric, times: Times): MetricData {
  const { name, help, values } = metric
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // The types of prom-client say that this is a number, which it is not.
  const type = String(metric.type)
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values, times) }
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: defined(labels), value }))
  return type === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** The buckets of Prometheus contain those below them, and the buckets of OpenTelemetry do not. */
function histogramsOf(values: Metric['values'], times: Times) {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) => JSON.stringify(labels))
  return [...series.values()].map((rows) => {
    const buckets = rows.filter(({ metricName }) => metricName?.endsWith('_bucket'))
    const last = (ending: string) => rows.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0
    const { le: _le, ...labels } = rows[0]?.labels ?? {}
    return {
      ...times,
      attributes: defined(labels),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: last('_sum'),
        count: last('_count'),
      },
    }
  })
}

function defined(labels: MetricValue<string>['labels']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
