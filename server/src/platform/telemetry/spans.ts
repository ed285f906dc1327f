import { finished } from 'node:stream'
import type { Context, Span } from '@opentelemetry/api'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Histogram } from 'prom-client'
import type { Observe } from '../database/sql.ts'

/**
 * Returns the tracer of the SDK. One that is taken before the SDK is registered would stay without effect, because
 * telemetry/ has a copy of the API of its own.
 */
const tracer = () => trace.getTracer('pito')

/** Returns the ids of the current span, for each line of the log. */
export function idsOfSpan(): { trace_id?: string; span_id?: string } {
  const ids = trace.getActiveSpan()?.spanContext()
  return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {}
}

/** A few statements have ten thousand characters. */
const longestText = 1000

/**
 * Measures each statement. It also gets a span if it belongs to a request or a job: the statements by which a process
 * follows changes would otherwise be traces of their own. The text of a statement has placeholders for its values.
 */
export function observeStatements(seconds: Histogram<'outcome'>): Observe {
  return async (text, run) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) }
    const span =
      trace.getActiveSpan() && tracer().startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes })
    const measured = seconds.startTimer()
    try {
      const result = await run()
      measured({ outcome: 'succeeded' })
      return result
    } catch (error) {
      measured({ outcome: 'failed' })
      if (span) markFailed(span, error)
      throw error
    } finally {
      span?.end()
    }
  }
}

/** Returns the operation and the first table of a statement, such as `select cart`. */
function nameOf(text: string): string {
  const [operation = 'statement'] = /\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+([a-z]\w*)/.exec(text) ?? []
  return table ? `${operation} ${table}` : operation
}

/** Messages of errors may quote personal values, so only the code of an error is stored. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(code ?? name))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of the span of the request, or null if the request is not traced. */
    traced: Context | null
  }
}

interface TracedRequests {
  readonly isTraced: (request: FastifyRequest) => boolean
  readonly routeOf: (request: FastifyRequest) => string
}

/**
 * Gives each request a span, as part of the trace that the header `traceparent` names. The hooks of Fastify continue in
 * the context in which `done` was called; parsing a body and sending a response leave it, so later hooks enter it again.
 */
export function traceRequests(app: FastifyInstance, { isTraced, routeOf }: TracedRequests): void {
  app.decorateRequest('traced', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done()
    const attributes = { 'http.request.method': request.method, 'pito.request_id': request.id }
    const caller = propagation.extract(ROOT_CONTEXT, request.headers)
    const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER, attributes }, caller)
    request.traced = trace.setSpan(caller, span)
    finished(reply.raw, (aborted) => {
      const route = routeOf(request)
      span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
      if (reply.raw.headersSent) span.setAttribute('http.response.status_code', reply.statusCode)
      if (aborted) markFailed(span, { code: 'aborted' })
      else if (reply.statusCode >= 500) markFailed(span, { code: reply.statusCode })
      span.end()
    })
    context.with(request.traced, done)
  })
  app.addHook('preValidation', (request, _reply, done) => context.with(request.traced ?? ROOT_CONTEXT, done))
  app.addHook('onResponse', (request, _reply, done) => context.with(request.traced ?? ROOT_CONTEXT, done))
}

/** A call to a provider. Its URL and body may contain personal data, so the span has neither. */
interface ProviderCall {
  readonly provider: string
  readonly operation: string
}

/** Runs a call to a provider. It gets a span if it belongs to a request or a job. */
export async function inSpanOfCall<Answer>(
  { provider, operation }: ProviderCall,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (!trace.getActiveSpan()) return run()
  const options = { kind: SpanKind.CLIENT, attributes: { 'pito.provider': provider } }
  const span = tracer().startSpan(`${provider} ${operation}`, options)
  try {
    const answer = await run()
    if (answer instanceof Response) {
      span.setAttribute('http.response.status_code', answer.status)
      if (answer.status >= 500) markFailed(span, { code: answer.status })
    }
    return answer
  } catch (error) {
    // The code of a failed fetch is that of its cause, and the code of a timeout is a number without a meaning.
    const { name, cause } = error as Error
    markFailed(span, cause ?? (error instanceof DOMException ? { name } : error))
    throw error
  } finally {
    span.end()
  }
}

/** The data of a job that was enqueued in a trace. */
interface TracedData {
  readonly trace?: object
}

/** Adds the current trace to the data of a job, so that its work becomes part of this trace. */
export function withTrace<Data extends object>(data: Data): Data & TracedData {
  const headers = {}
  propagation.inject(context.active(), headers)
  return Object.keys(headers).length > 0 ? { ...data, trace: headers } : data
}

/** Runs one attempt of a job in a span. The attempt reports its failure instead of throwing. */
export function inSpanOfJob<Result extends { readonly status: string }>(
  job: string,
  { trace: headers, ...data }: TracedData,
  attempt: (data: object) => Promise<Result>,
): Promise<Result> {
  const caller = propagation.extract(ROOT_CONTEXT, headers ?? {})
  const options = { kind: SpanKind.CONSUMER, attributes: { 'pito.job': job } }
  return tracer().startActiveSpan(`job ${job}`, options, caller, async (span) => {
    const result = await attempt(data)
    if (result.status === 'failed') markFailed(span, { code: 'failed' })
    span.end()
    return result
  })
}
