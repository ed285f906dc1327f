import { lookUp } from '@pito/contracts/values/look-up'
import { LruCache } from '@pito/contracts/values/lru-cache'
import { klaviyoSimulatorKey, simulatorPaths } from '@pito/server/src/platform/simulators.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const named = (type: string) =>
  z.object({ data: z.object({ type: z.literal(type), attributes: z.record(z.string(), z.unknown()) }) })
const posted = z.object({
  data: z.object({
    type: z.literal('event'),
    attributes: z.object({
      unique_id: z.string(),
      time: z.iso.datetime(),
      value: z.number(),
      value_currency: z.literal('EUR'),
      metric: named('metric'),
      profile: named('profile'),
      properties: z.looseObject({ ProductName: z.string() }),
    }),
  }),
})
type Posted = z.output<typeof posted>['data']

/** The simulator responds with this status to an event that has a product of this name. */
const commands: Readonly<Record<string, number>> = { 'BUSY 429': 429, 'DOWN 503': 503, 'BAD 400': 400 }
const maxStored = 100

/**
 * Serves a simulator of the part of Klaviyo's API that the shop uses. It also lists the events that it has received.
 */
export function serveKlaviyo(app: FastifyInstance): void {
  const events = new LruCache<string, Posted>(maxStored)
  app.register((scope, _options, done) => {
    const options = { parseAs: 'string' } as const
    scope.addContentTypeParser(
      'application/vnd.api+json',
      options,
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(`${simulatorPaths.klaviyo}/api/events`, ({ headers, body }, reply) => {
      if (headers.authorization !== `Klaviyo-API-Key ${klaviyoSimulatorKey}`) return reply.status(401).send()
      const { data } = posted.safeParse(body)
      if (!data || !/^\d{4}-\d\d-\d\d$/.test(String(headers.revision))) return reply.status(400).send()
      const { unique_id: id, properties } = data.data.attributes
      const status = lookUp(commands, properties.ProductName) ?? 202
      if (status === 202 && !events.has(id)) events.set(id, data.data)
      return reply.status(status).send()
    })
    scope.get(`${simulatorPaths.klaviyo}/api/events`, (_request, reply) =>
      reply.send({ data: [...events.values()].reverse() }),
    )
    done()
  })
}
