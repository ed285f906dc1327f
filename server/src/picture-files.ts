import { mostPictureBytes } from '@pito/contracts/values/picture-upload'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addPicture, uploadedPicture } from './catalogue/index.ts'
import type { Context } from './platform/context.ts'
import { createContext } from './platform/context.ts'
import { visitOf } from './platform/http/visit-of.ts'
import { servePictures } from './platform/pictures/serve-pictures.ts'
import type { Platform } from './platform/platform.ts'
import { refuse } from './platform/refuse.ts'
import { refreshAhead } from './platform/sessions/refresh-ahead.ts'
import { staffWith } from './staff/index.ts'

const identify = staffWith('edit-catalogue')

/** Serves the pictures of the shop and receives those that staff upload. */
export function addPictureFiles(app: FastifyInstance, platform: Platform): void {
  servePictures(app, platform.config, (name) => uploadedPicture(platform.sql, name))
  addUploads(app, platform)
}

/** Receives pictures of models as bytes. The query names the square that the shop shows, in shares of the picture. */
function addUploads(app: FastifyInstance, platform: Platform): void {
  const contexts = new WeakMap<FastifyRequest, Context>()
  // The parser of bytes belongs to this route alone.
  app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { id: string }; Querystring: Record<string, unknown>; Body: unknown }>(
      '/downloads/model-pictures/:id(^\\d{1,9})',
      {
        bodyLimit: mostPictureBytes,
        // Who may not upload is refused before the file is read.
        preParsing: async (request) => {
          const visit = visitOf(platform, request)
          request.setCookies = visit.setCookies
          const current = await refreshAhead(platform, visit, 'staff')
          contexts.set(request, createContext(platform, current, await identify(platform, current)))
        },
      },
      async (request, reply) => {
        const ctx = contexts.get(request) ?? refuse('not-allowed')
        const { x, y, width, height } = request.query
        const { data } = await addPicture(ctx, {
          modelId: Number(request.params.id),
          file: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          crop: { x: share(x, 0), y: share(y, 0), width: share(width, 1), height: share(height, 1) },
        })
        return reply.header('cache-control', 'no-store').send({ success: 1, data })
      },
    )
    done()
  })
}

/** Returns a share between 0 and 1. */
function share(text: unknown, missing: number): number {
  const number = Number(text ?? missing)
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : missing
}
