import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { RefusalCode } from '@pito/contracts/refusals'
import { refusals } from '@pito/contracts/refusals'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/database-away.ts'
import { localeOfPage } from '../front-ends/page-address.ts'
import type { Platform } from '../platform.ts'
import type { FieldErrors } from '../refuse.ts'
import { messageOf, Refused } from '../refuse.ts'
import { InvalidInput } from './invalid-input.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'
import { localeOf } from './visit-of.ts'

/** The refusal codes for statuses that Fastify itself sets. */
const codeOfStatus: Partial<Record<number, RefusalCode>> = {
  400: 'not-readable',
  404: 'not-found',
  413: 'too-large',
  414: 'not-readable',
  415: 'not-json',
  429: 'too-many-requests',
}
/**
 * An unreachable database is usually back after a restart. The Retry-After header names the seconds that a restart
 * takes.
 */
export const retryAfterOutageSeconds = 5

/** PostgreSQL's error codes for a text with a NUL character. Only a broken client sends such a text. */
const noText: ReadonlySet<string> = new Set(['22021', '22P05'])

/** The shop, whose name the page of an error shows. */
type Shop = Pick<Platform, 'company'>
type Thrown = Error & { code?: string; statusCode?: number; cause?: unknown }

/** Installs the error handler, which is the only place where an error becomes a response. */
export function installErrorHandler(app: FastifyInstance, shop: Shop): void {
  app.setErrorHandler((error: Thrown, request, reply) => answerFault(error, request, reply, shop))
}

/** Answers with an error. `pathLanguage` is the language that the path of a page names. */
export function answerFault(
  error: Thrown,
  request: FastifyRequest,
  reply: FastifyReply,
  { company }: Shop,
  pathLanguage?: Language,
): FastifyReply {
  const isPage = wantsPage(request)
  const locale = isPage ? localeOfRequestedPage(request, pathLanguage) : localeOf(request)
  const { status, answer, retryAfterSeconds } = refusalFor(error, locale, request.id)
  if (status === 401) reply.header('www-authenticate', challengeOf(answer.code))
  if (status >= 500) request.log.error({ err: error, request: request.id }, 'A request failed.')
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  reply.status(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  if (!isPage) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
  reply.header('content-security-policy', plainPagePolicy)
  const page = { answer, language: languageOf(locale), shopName: company.current.shopName, retryAfterSeconds }
  return reply.type('text/html; charset=utf-8').send(plainPage(page))
}

/** The error page is in the language that the requested page would be in. The cookies of an unreadable URL are not read. */
function localeOfRequestedPage({ url, cookies }: FastifyRequest, pathLanguage: Language | undefined): Locale {
  const searchParams = new URLSearchParams(url.split('?', 2)[1])
  return localeOfPage({ searchParams }, pathLanguage, cookies?.locale)
}

/**
 * Returns the WWW-Authenticate header. RFC 6750 requires the scheme without an error for a request that has no token.
 */
function challengeOf(code: string): string {
  return code === 'session-ended' ? 'Bearer error="invalid_token"' : 'Bearer'
}

/**
 * Returns whether the error is shown as a page. Browsers that open a page get a page, programs that call the API get
 * JSON.
 */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

export function refusalFor(error: Thrown, locale: Locale, requestId: string) {
  const code = codeOf(error)
  const { status, sentence } = refusals[code]
  const errors = errorsOf(error, locale)
  const answer: RefusalAnswer = {
    success: 0,
    code,
    message: error instanceof Refused ? messageOf(error, locale) : sentence[locale],
    ...(errors && { errors: errors as Record<string, string[]> }),
    ...(status >= 500 && { request_id: requestId }),
    ...detailsOf(error),
  }
  return {
    status,
    answer,
    retryAfterSeconds: retryAfterSecondsOf(error, code),
  }
}

function retryAfterSecondsOf(error: Thrown, code: RefusalCode): number | undefined {
  const own = error instanceof Refused ? error.details.retryAfterSeconds : undefined
  return own ?? (code === 'not-ready' ? retryAfterOutageSeconds : undefined)
}

function errorsOf(error: Thrown, locale: Locale): FieldErrors | undefined {
  if (error instanceof InvalidInput) return error.fieldErrors(locale)
  return error instanceof Refused ? error.details.errors : undefined
}

function detailsOf(error: Thrown): Pick<RefusalAnswer, 'archived_article' | 'conflict' | 'records'> {
  const { archived_article, conflict, records } = error instanceof Refused ? error.details : {}
  return {
    ...(conflict && { conflict: { ...conflict, current: { ...conflict.current } } }),
    ...(records && { records }),
    ...(archived_article && { archived_article }),
  }
}

function codeOf(error: Thrown): RefusalCode {
  if (error instanceof Refused) return error.code
  // This is checked before the database errors, because an aborted upload has the code ECONNRESET too. Fastify gives
  // it the status 400.
  const ofFastify = codeOfStatus[error.statusCode ?? 500]
  if (ofFastify) return ofFastify
  if (noText.has(error.code ?? '')) return 'not-readable'
  return isDatabaseAway(error) ? 'not-ready' : 'unexpected'
}
