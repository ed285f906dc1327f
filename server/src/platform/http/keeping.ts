import type { Endpoint } from '@pito/contracts/endpoint'
import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Platform } from '../platform.ts'
import { KeptAnswers } from './kept-answers.ts'

const keptBy = new WeakMap<Platform, KeptAnswers>()

declare module 'fastify' {
  interface FastifyRequest {
    /** The count of changes when the answer was begun. */
    begunAt: number | null
  }
}

/** Hooks of a route whose answer is kept: found ahead of parsing, noted on its way out. */
export function keeping(
  platform: Platform,
  { personal = [] }: Pick<Endpoint, 'personal'>,
): Pick<RouteShorthandOptions, 'preParsing' | 'onSend'> {
  const kept = keptBy.get(platform) ?? new KeptAnswers(() => platform.edition.changes)
  keptBy.set(platform, kept)
  return {
    // After onRequest, where the rate limit counts.
    preParsing(request, reply, _payload, done) {
      // While nobody tells of changes, nothing old may be told either.
      if (!platform.revisions.connected || personal.some((name) => name in (request.query as object)))
        return done()
      const answer = kept.find(request.url, localeOf(request))
      if (!answer) {
        request.begunAt = platform.edition.changes
        return done()
      }
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer)
    },
    onSend(request, reply, payload, done) {
      if (request.begunAt !== null && reply.statusCode === 200 && typeof payload === 'string')
        kept.keep(request.url, localeOf(request), payload, request.begunAt)
      done()
    },
  }
}

function localeOf({ headers }: FastifyRequest) {
  return localeOfHeaders(headers.locale?.toString(), headers['accept-language'])
}
