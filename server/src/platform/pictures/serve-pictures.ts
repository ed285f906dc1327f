import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'
import type { PictureMaker } from './picture-maker.ts'
import { pictureRequest } from './picture-request.ts'

/** Serves /pictures/{width}/{name}.{avif|webp|jpg}. */
export function servePictures(app: FastifyInstance, maker: PictureMaker): void {
  app.get<{ Params: { width: string; file: string } }>('/pictures/:width/:file', async (request, reply) => {
    const known = pictureRequest(request.params.width, request.params.file)
    const picture = known && (await maker.picture(known))
    if (!known || !picture) return refuse('not-found')
    return reply
      .type(`image/${known.format}`)
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
      .send(picture)
  })
}
