import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refuse.ts'
import type { Calls } from './calls.ts'
import { answerFault } from './errors.ts'

/** Nothing answers at this address, or nothing in this way: then it says in which. */
export function notFoundAmong(calls: Calls) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = methodsOf(calls, request.url)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return answerFault(new Refused(methods.length > 0 ? 'wrong-method' : 'not-found'), request, reply)
  }
}

function methodsOf(calls: Calls, url: string): string[] {
  const asked = segmentsOf(url)
  const methods = [...calls.values()]
    .filter(({ contract }) => isSame(segmentsOf(contract.path), asked))
    .flatMap(({ contract: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return [...new Set(methods)]
}

function isSame(path: readonly string[], asked: readonly string[]): boolean {
  return path.length === asked.length && path.every((part, place) => isPart(part, asked[place] ?? ''))
}

function isPart(part: string, asked: string): boolean {
  return part.startsWith(':') ? asked !== '' : part === asked
}

function segmentsOf(url: string): string[] {
  return (url.split('?', 1)[0] ?? '').split('/')
}
