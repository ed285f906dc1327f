import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../refuse.ts'
import { PictureMaker } from './picture-maker.ts'
import { wantedPicture } from './picture-request.ts'

/** /pictures/{width}/{name}.{avif|webp}, made from masters: the shop's own in the data folder, then the demo's. */
export function servePictures(app: FastifyInstance, { dataFolder, root }: Config): void {
  const maker = new PictureMaker({
    masters: [join(dataFolder, 'pictures/masters'), join(root, 'demo/pictures/masters')],
    kept: join(dataFolder, 'pictures/made'),
  })
  app.get<{ Params: { width: string; file: string } }>('/pictures/:width/:file', async (request, reply) => {
    const wanted = wantedPicture(request.params.width, request.params.file)
    const picture = wanted && (await maker.picture(wanted))
    if (!wanted || !picture) return refuse('not-found')
    return reply
      .type(`image/${wanted.format}`)
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=2592000')
      .send(picture)
  })
}
