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
import { xmlText } from '../xml-text.ts'
import { InvalidInput } from './invalid-input.ts'
import { hashOf } from './security-headers.ts'
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

/**
 * The style is part of the page, because requests for a style sheet or a font may be refused like the page itself. The
 * colours are those of ui/src/tokens.css.
 */
const style = `:root {
  color-scheme: light dark;
  font: 1rem/1.5 Arial, 'Liberation Sans', system-ui, sans-serif;
  color: light-dark(oklch(0.225 0.034 255), oklch(0.95 0.01 238));
  background: light-dark(oklch(0.984 0.004 235), oklch(0.195 0.026 255));
}
body { max-width: 36rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
header { margin-top: 6vh; font-size: 1.5rem; font-weight: 900; line-height: 1.1; hyphens: auto }
header a { color: inherit; text-decoration: none }
main {
  box-sizing: border-box;
  margin: 1rem 0 0;
  padding: 1.5rem;
  background: light-dark(oklch(1 0 0), oklch(0.235 0.03 254));
  border: 1px solid light-dark(oklch(0.872 0.01 245), oklch(0.355 0.03 252));
  border-radius: 12px;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
p { margin: 1rem 0 0 }
a { color: light-dark(oklch(0.4 0.083 162), oklch(0.8 0.12 162)) }
.button {
  display: inline-block;
  padding: 0.65rem 1.25rem;
  font-weight: 700;
  text-decoration: none;
  color: light-dark(oklch(0.99 0.01 162), oklch(0.195 0.035 165));
  background: light-dark(oklch(0.41 0.083 162), oklch(0.76 0.13 162));
  border-radius: 6px;
}
:focus-visible { outline: 3px solid light-dark(oklch(0.62 0.105 240), oklch(0.7 0.095 236)); outline-offset: 2px }`

const plainPagePolicy = `default-src 'none'; style-src '${hashOf(style)}'; base-uri 'none'; frame-ancestors 'none'`

interface PlainPage {
  readonly answer: RefusalAnswer
  readonly language: Language
  readonly shopName: string
  readonly retryAfterSeconds?: number | undefined
}

/**
 * The page works without the front end. It says when to try again, if the error is one that passes. The name of the shop
 * stands for its logo, because a picture would be one more request.
 */
function plainPage({ answer, language, shopName, retryAfterSeconds = 0 }: PlainPage): string {
  const { message, request_id: requestId } = answer
  const isFinnish = language === 'fi'
  const id = requestId ? `<p><code>${requestId}</code></p>` : ''
  const home = isFinnish ? 'Etusivulle' : 'To the front page'
  const homeLink = isFinnish ? '/' : '/?lang=en'
  const wait = isFinnish
    ? `Sivu avautuu taas ${retryAfterSeconds} sekunnin kuluttua.`
    : `The page opens again in ${retryAfterSeconds} seconds.`
  const again = `<p>${wait}</p><p><a class="button" href="">${isFinnish ? 'Yritä uudelleen' : 'Try again'}</a></p>`
  const retry = retryAfterSeconds > 0 ? again : ''
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
  const header = `<header><a href="${homeLink}">${xmlText(shopName)}</a></header>`
  return `<!doctype html><html lang="${language}"><head>${head}<title>${message}</title><style>${style}</style></head><body>${header}<main><h1>${message}</h1>${retry}${id}<p><a href="${homeLink}">${home}</a></p></main></body></html>`
}
