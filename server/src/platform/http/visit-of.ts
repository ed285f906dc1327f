import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../context.ts'
import type { Platform } from '../platform.ts'

const deviceLength = 200

export function visitOf(platform: Platform, request: FastifyRequest): Visit {
  const { headers } = request
  return {
    now: platform.clock(),
    locale: localeOfHeaders(one(headers.locale), headers['accept-language']),
    requestId: request.id,
    address: request.ip,
    device: (headers['user-agent'] ?? '').slice(0, deviceLength),
    cookies: request.cookies,
    authorization: headers.authorization,
    anonymousId: one(headers['anonymous-id'] ?? headers.anonymous_id),
    log: request.log as Visit['log'],
    setCookies: [],
  }
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
