import { languageOf } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { informationSheetPdf, labelImage } from '../catalogue/index.ts'
import { shopInFileName } from '../platform/company/company.ts'
import { localeOfPage } from '../platform/front-ends/page-address.ts'
import { PageCache } from '../platform/front-ends/page-cache.ts'
import { answerCached } from '../platform/front-ends/send-cached.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'

const labelBytes = 4 * 1024 * 1024

/** Serves the files of a tyre's page: its EU label as SVG and its product information sheet as PDF. */
export function addProductFiles(app: FastifyInstance, platform: Platform): void {
  const { metrics, edition } = platform
  const cache = new PageCache({ maxBytes: labelBytes, metrics, edition })
  app.get<{ Params: { file: string } }>('/labels/:file', async (request, reply) => {
    const [, name = ''] = /^([\w-]{1,10})\.svg$/.exec(request.params.file) ?? []
    const page = await cache.page(name, async () => {
      const svg = await labelImage(platform, name)
      if (svg === null) return refuse('not-found')
      const headers = { 'content-type': 'image/svg+xml; charset=utf-8' }
      return { status: 200, headers, body: Buffer.from(svg) }
    })
    reply.header('cache-control', 'public, max-age=600').header('vary', 'accept-encoding')
    return answerCached(page, request, reply)
  })
  app.get<{ Params: { id: string } }>('/information-sheet/:id(^\\d{1,9}).pdf', async (request, reply) => {
    const { id } = request.params
    const pdf = await informationSheetPdf(platform, Number(id), languageOfFile(platform, request))
    if (pdf === null) return refuse('not-found')
    return reply
      .type('application/pdf')
      .header(
        'content-disposition',
        `inline; filename="${shopInFileName(platform.company.current.shopName)}-${id}.pdf"`,
      )
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .send(pdf)
  })
}

function languageOfFile({ config }: Platform, request: FastifyRequest) {
  const url = new URL(request.url, config.shopUrl)
  return languageOf(localeOfPage(url, undefined, request.cookies.locale))
}
