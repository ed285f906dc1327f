import { isRunId } from '@pito/contracts/staff-imports'
import { filePartBytes, rightsToImport } from '@pito/contracts/values/run-kinds'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openReport, openTemplate, storePart } from '../imports/index.ts'
import { contextOfStaff, receiveBytes } from '../platform/http/receive-bytes.ts'
import { visitOf } from '../platform/http/visit-of.ts'
import type { Platform } from '../platform/platform.ts'
import { staffOf, staffWith } from '../staff/index.ts'
import { sendFile } from './download-files.ts'

const identify = staffWith(...rightsToImport)

/**
 * Receives the files of imports and serves their reports. A file arrives in parts of one mebibyte, so that a slow
 * connection does not reach the time limit of a request and no process holds a whole file in memory.
 */
export function addImportFiles(app: FastifyInstance, platform: Platform): void {
  // A link of a page sends no `locale` header, so files are in the language that the member of staff has chosen.
  const ctxOf = async (request: FastifyRequest) => {
    const ctx = await contextOfStaff(platform, request, { visit: visitOf(platform, request), identify })
    return request.headers.locale === undefined
      ? { ...ctx, locale: (await staffOf(platform, ctx.caller)).locale }
      : ctx
  }
  receiveBytes<{ Params: { id: string; part: string } }>(app, {
    method: 'PUT',
    url: '/downloads/imports/:id/parts/:part',
    bodyLimit: filePartBytes,
    admit: ctxOf,
    async receive(ctx, { params: { id, part } }, content) {
      await storePart(ctx, { id: runIdIn(id), part: Number(part), content })
      return null
    },
  })
  app.get<{ Params: { id: string }; Querystring: { of?: unknown } }>(
    '/downloads/imports/:id/report',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ctx = await ctxOf(request)
      return sendFile(reply, await openReport(ctx, { id: runIdIn(request.params.id), of: request.query.of }))
    },
  )
  app.get<{ Params: { kind: string } }>('/downloads/import-templates/:kind', async (request, reply) =>
    sendFile(reply, await openTemplate(await ctxOf(request), request.params.kind)),
  )
}

/** Returns an id that no run has for a text that is no id. */
function runIdIn(text: string): string {
  return isRunId(text) ? text : '0'
}
