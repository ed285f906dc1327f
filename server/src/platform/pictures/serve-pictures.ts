import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../refuse.ts'
import { PictureMaker } from './picture-maker.ts'
import { pictureRequest } from './picture-request.ts'

interface Sources {
  /** Folders with masters, which need not exist. */
  readonly masters: readonly string[]
  readonly uploaded: (name: string) => Promise<Buffer | null>
}

/**
 * Serves /pictures/{width}/{name}.{avif|webp|jpg}, made from uploaded pictures, from the masters of the shop in the data
 * folder or from other masters.
 */
export function servePictures(
  app: FastifyInstance,
  { dataFolder }: Config,
  { masters, uploaded }: Sources,
): void {
  const maker = new PictureMaker({
    masters: [join(dataFolder, 'pictures/masters'), ...masters],
    made: join(dataFolder, 'pictures/made'),
    uploaded,
  })
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
