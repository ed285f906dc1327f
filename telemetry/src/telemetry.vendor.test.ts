import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeOrderEmails } from '../../server/src/orders/index.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { idsOfSpan } from '../../server/src/platform/telemetry/spans.ts'
import { openTelemetry } from '../../server/src/platform/telemetry/telemetry.ts'
import { afterTestFile } from '../../server/testing/after-test-file.ts'
import { person } from '../../server/testing/buyers-over-http.ts'
import { simulatedPaymentShop } from '../../server/testing/simulated-payment-shop.ts'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}
interface Metric {
  readonly name: string
  readonly sum?: { readonly dataPoints: readonly { readonly asDouble: number }[] }
  readonly gauge?: { readonly dataPoints: readonly { readonly asDouble: number }[] }
  readonly histogram?: {
    readonly dataPoints: readonly {
      readonly count: number
      readonly bucketCounts: readonly number[]
      readonly explicitBounds: readonly number[]
    }[]
  }
}

/** Receives what the SDK sends, as a collector of OpenTelemetry does. */
async function openCollector() {
  const bodies: Record<string, string[]> = { '/v1/traces': [], '/v1/metrics': [] }
  const server = createServer(async (request, response) => {
    bodies[request.url ?? '']?.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterTestFile(() => new Promise((closed) => server.close(closed)))
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const collector = await openCollector()
const telemetry = await openTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }))
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) }, idsOfSpan)
const { platform, buyer, choose, column } = await simulatedPaymentShop({ telemetry, log })
writeOrderEmails(platform)
await platform.jobs.start()

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

test('an order is traced from its request to its job, and counted', async () => {
  const maija = await buyer()
  const { status, headers } = await maija.guest.send('GET', 'anonymous/cart/items/all', undefined, {
    traceparent,
  })
  expect(status).toBe(200)
  await choose(await maija.pay('bank'), 'ok')
  const written = () => column('select count(*)::integer from order_email where written_at is not null')
  await expect.poll(written).toEqual([1])
  await platform.jobs.stop()
  await telemetry?.close()

  const spans = collector.bodies['/v1/traces']?.flatMap(spansIn) ?? []
  const named = (name: string) => spans.filter((span) => span.name === name)

  // The request that named a trace is a part of it, and its line of the log names the same trace.
  const [cart] = named('GET /api/v1/anonymous/cart/items/all').filter((span) => span.traceId === traceId)
  expect(cart?.parentSpanId).toBe('00f067aa0ba902b7')
  expect(attributesOf(cart)).toMatchObject({
    'http.route': '/api/v1/anonymous/cart/items/all',
    'http.response.status_code': 200,
    'pito.request_id': headers['x-request-id'],
  })
  const line = lines
    .map((text) => JSON.parse(text))
    .find(({ request }) => request === headers['x-request-id'])
  expect(line).toMatchObject({ trace_id: traceId, span_id: cart?.spanId })

  // Calls to a provider are named by their operation, because their URLs contain tokens.
  const [call] = named('paytrail start')
  const start = spans.find(({ spanId }) => spanId === call?.parentSpanId)
  expect(start?.name).toMatch(/^POST /)
  expect(attributesOf(call)).toEqual({ 'pito.provider': 'paytrail', 'http.response.status_code': 201 })

  // The report of the payment, its statements and the job that it enqueued are one trace.
  const [job] = named('job write-order-email')
  const trace = spans.filter((span) => span.traceId === job?.traceId)
  const request = trace.find(({ spanId }) => spanId === job?.parentSpanId)
  expect(request?.name).toBe('GET /api/v1/callbacks/paytrail')
  const statements = trace.filter((span) => attributesOf(span)['db.query.text'] !== undefined)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']))
  expect(statements.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(1)
  expect(statements.filter(({ parentSpanId }) => parentSpanId === request?.spanId).length).toBeGreaterThan(10)

  const metrics = collector.bodies['/v1/metrics']?.flatMap(metricsIn) ?? []
  const metric = (name: string) => metrics.find((one) => one.name === name)
  expect(metric('pito_orders_placed_total')?.sum?.dataPoints).toMatchObject([{ asDouble: 1 }])
  expect(metric('pito_pool_size')?.gauge?.dataPoints).toMatchObject([{ asDouble: 10 }])
  const [measured] = metric('pito_statement_seconds')?.histogram?.dataPoints ?? []
  expect(measured?.explicitBounds).toHaveLength(7)
  expect(measured?.bucketCounts.reduce((all, one) => all + one, 0)).toBe(measured?.count)

  // Nothing personal and no value of a statement leaves the shop.
  const sent = Object.values(collector.bodies).flat().join('')
  const { first_name, last_name, email, contact_number, address_line_1 } = person
  const { id, order_number } = maija.order
  for (const value of [first_name, last_name, email, contact_number, address_line_1, id, order_number])
    expect(sent).not.toContain(value)
})

function spansIn(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

function metricsIn(body: string): Metric[] {
  const { resourceMetrics } = JSON.parse(body) as {
    resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[]
  }
  return resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
}

function attributesOf(span: Span | undefined): Record<string, string | number | undefined> {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
}
