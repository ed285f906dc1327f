import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'
import type { PictureMaker } from './picture-maker.ts'
import { pictureRequest } from './picture-request.ts'

interface PictureRoute {
  Params: { readonly width: string; readonly file: string; readonly name?: string }
  Querystring: { readonly v?: string }
}

/** A tyre in outline. Browsers show the picture of a response with an error status too. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"><g fill="none" stroke="#8b98a8"><circle r="44" stroke-width="5"/><circle r="24" stroke-width="3"/></g></svg>`

/**
 * Serves /pictures/{width}/{name}.{avif|webp|jpg} and, for search engines, /pictures/{width}/{name}/{model}.{…}, where
 * the model may have any name.
 */
export function servePictures(app: FastifyInstance, maker: PictureMaker): void {
  for (const path of ['/pictures/:width/:file', '/pictures/:width/:name/:file'])
    app.get<PictureRoute>(path, async ({ params, query }, reply) => {
      const known = pictureRequest(params.width, params.file, params.name)
      const picture = known && (await maker.picture(known))
      if (!known || !picture) return refuse('not-found')
      if (picture === 'damaged')
        return reply
          .code(404)
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=60')
          .send(placeholder)
      const isLasting = await maker.isLasting(known.name, query.v)
      const lifetime = isLasting
        ? 'max-age=31536000, immutable'
        : 'max-age=86400, stale-while-revalidate=2592000'
      return reply.type(`image/${known.format}`).header('cache-control', `public, ${lifetime}`).send(picture)
    })
}
