import type { FastifyInstance } from 'fastify'
import { garageCalendar } from '../booking/index.ts'
import type { Platform } from '../platform/platform.ts'

/** Serves the calendar of a garage. The secret of the garage is in the query, which no log stores. */
export function addGarageFiles(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { secret?: unknown } }>(
    '/garage/calendar.ics',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const context = { platform, now: platform.clock(), address: request.ip }
      const text = await garageCalendar(context, String(request.query.secret ?? ''))
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('x-content-type-options', 'nosniff')
        .send(text)
    },
  )
}
