import type { Locale } from '@pito/contracts/values/locale'
import { isLocale, localeOfHeaders, localeOfLanguage } from '@pito/contracts/values/locale'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../context.ts'
import { networkOf, normalAddress } from '../limits/network-of.ts'
import type { Platform } from '../platform.ts'

const deviceLength = 200

/** Reads the fields of a visit that pages and calls have in common. */
export function visitOf(platform: Platform, request: FastifyRequest): Visit {
  const { headers } = request
  return {
    now: platform.clock(),
    locale: localeOf(request),
    requestId: request.id,
    address: normalAddress(request.ip),
    network: networkOf(request.ip),
    device: (headers['user-agent'] ?? '').slice(0, deviceLength),
    cookies: request.cookies,
    authorization: headers.authorization,
    anonymousId: undefined,
    idempotencyKey: one(headers['idempotency-key']),
    openedBy: one(headers['opened-by']),
    publicKey: one(headers['public-key']),
    log: request.log as Visit['log'],
    setCookies: [],
  }
}

/**
 * Returns the guest's id from a header, the query or the body of a call, which is how clients that are not browsers
 * send it. Pages never read it.
 */
export function anonymousIdIn({ headers, query, body }: FastifyRequest): string | undefined {
  const named = [headers['anonymous-id'], headers.anonymous_id, query, body].map((part) =>
    typeof part === 'object' && part !== null && 'anonymous_id' in part ? part.anonymous_id : part,
  )
  return named.find((value) => typeof value === 'string')
}

/**
 * Returns the language of a request. In calls about accounts, `lang` in the body chooses the language of the response
 * and of mails.
 */
export function localeOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): Locale {
  const lang = typeof body === 'object' && body !== null && 'lang' in body ? body.lang : undefined
  if (isLocale(lang)) return lang
  const ofBody = typeof lang === 'string' ? localeOfLanguage(lang) : null
  return ofBody ?? localeOfHeaders(one(headers.locale), headers['accept-language'])
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
