import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { Refused } from '../refuse.ts'
import type { Calls } from './calls.ts'
import { answerFault } from './errors.ts'

/** Answers requests that match no route. If the path exists with other methods, the response lists them. */
export function notFoundAmong(calls: Calls, shop: Pick<Platform, 'company'>) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = methodsOf(calls, request.url)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return answerFault(new Refused(methods.length > 0 ? 'wrong-method' : 'not-found'), request, reply, shop)
  }
}

function methodsOf(calls: Calls, url: string): string[] {
  const requested = segmentsOf(url)
  const methods = [...calls.values()]
    .filter(({ contract }) => isSame(segmentsOf(contract.path), requested))
    .flatMap(({ contract: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return [...new Set(methods)]
}

function isSame(path: readonly string[], requested: readonly string[]): boolean {
  return path.length === requested.length && path.every((part, place) => isPart(part, requested[place] ?? ''))
}

function isPart(part: string, requested: string): boolean {
  return part.startsWith(':') ? requested !== '' : part === requested
}

function segmentsOf(url: string): string[] {
  return (url.split('?', 1)[0] ?? '').split('/')
}
