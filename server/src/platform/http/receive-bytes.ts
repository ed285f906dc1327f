import { createHash } from 'node:crypto'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { FastifyInstance, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Context, Visit } from '../context.ts'
import { createContext } from '../context.ts'
import { once } from '../idempotency/once.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { refreshAhead } from '../sessions/refresh-ahead.ts'
import type { Identify } from './calls.ts'

interface Upload<Route extends RouteGenericInterface> {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly bodyLimit: number
  /** Says that a file is larger than the limit. Without it the refusal names no limit. */
  readonly tooLarge?: Sentence
  /** Returns the context of the caller, or throws `Refused`. It runs before the body is read. */
  readonly admit: (request: FastifyRequest) => Promise<Context>
  readonly receive: (ctx: Context, request: FastifyRequest<Route>, content: Buffer) => Promise<unknown>
}

/**
 * Adds a route that receives a file as bytes. A caller who may not upload is refused before the file is read. A file
 * that is sent again with the same `Idempotency-Key` gets the first response.
 */
export function receiveBytes<Route extends RouteGenericInterface>(
  app: FastifyInstance,
  { method, url, bodyLimit, tooLarge, admit, receive }: Upload<Route>,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  // The parser of bytes belongs to this route alone.
  app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.route({
      method,
      url,
      bodyLimit,
      preParsing: async (request) => {
        const ctx = await admit(request)
        if (tooLarge && Number(request.headers['content-length']) > bodyLimit)
          refuse('too-large', { errors: { file: [tooLarge[ctx.locale]] } })
        contexts.set(request, ctx)
      },
      handler: async (request, reply) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const input = {
          ...(request.query as object),
          ...(request.params as object),
          content: createHash('sha256').update(content).digest('base64url'),
        }
        const ctx = contexts.get(request) as Context
        const answer = await once(ctx, { contract: { method, path: url }, input }, async (own) => ({
          success: 1,
          data: await receive(own, request as FastifyRequest<Route>, content),
        }))
        return reply.header('cache-control', 'no-store').send(answer)
      },
    })
    done()
  })
}

/** Identifies a member of staff who requests a file or sends one. */
export async function contextOfStaff(
  platform: Platform,
  request: FastifyRequest,
  { visit, identify }: { readonly visit: Visit; readonly identify: Identify },
): Promise<Context> {
  request.setCookies = visit.setCookies
  const current = await refreshAhead(platform, visit, 'staff')
  return createContext(platform, current, await identify(platform, current))
}
