import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TwoLinks } from '../catalogue/index.ts'
import { countProductLinks, listLandingLinks, listProductLinks } from '../catalogue/index.ts'
import { listCampaignLinks, listPageLinks } from '../content/index.ts'
import { cacheByEdition } from '../platform/cache-by-topic.ts'
import { acceptsEncoding } from '../platform/http/accepts-encoding.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'
import { xmlText } from '../platform/xml-text.ts'
import { listPointLinks, readTowns } from '../service-points/index.ts'
import { addProductFeed } from './product-feed.ts'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]
/**
 * The number of links per file. It is far below the 50,000 that search engines accept, so that a file is made
 * quickly.
 */
const linksPerFile = 10_000

/**
 * Serves robots.txt, the product feed and the sitemap. The sitemap lists pages and landing pages, and tyres in files
 * of ten thousand.
 */
export function addSiteFiles(app: FastifyInstance, platform: Platform): void {
  const { origin } = platform.config.shopUrl
  addProductFeed(app, platform)
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))
  app.get('/sitemap.xml', (request, reply) => sendXml(platform, 'index', request, reply))
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const [, name] = /^(pages|landings|tyres-[1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? []
    return name === undefined ? refuse('not-found') : sendXml(platform, name, request, reply)
  })
}

/**
 * Returns a compressed sitemap file. A file of ten thousand tyres is 8 MB of text but only 0.3 MB when compressed.
 */
const compressedFile = cacheByEdition(async (platform, name) => {
  const xml = await fileOf(platform, name)
  return xml === null ? null : compress(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)
})

async function fileOf(platform: Platform, name: string): Promise<string | null> {
  const { origin } = platform.config.shopUrl
  if (name === 'index') return sitemapIndex(await fileNames(platform), origin)
  const links = await linksOf(platform, name)
  return links.length === 0 ? null : sitemap(origin, links)
}

async function fileNames(platform: Platform): Promise<string[]> {
  const files = Math.ceil((await countProductLinks(platform)) / linksPerFile)
  return ['pages', 'landings', ...Array.from({ length: files }, (_, index) => `tyres-${index + 1}`)]
}

function linksOf(platform: Platform, name: string): Promise<TwoLinks[]> | TwoLinks[] {
  if (name === 'pages') return pageLinks(platform)
  if (name === 'landings') return listLandingLinks(platform)
  return listProductLinks(platform, { file: Number(name.slice('tyres-'.length)), linksPerFile })
}

async function sendXml(
  platform: Platform,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const compressed = (await compressedFile({ platform }, name)) ?? refuse('not-found')
  const takesGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip')
  if (takesGzip) reply.header('content-encoding', 'gzip')
  return reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=60', vary: 'accept-encoding' })
    .send(takesGzip ? compressed : await decompress(compressed))
}

function robots(origin: string): string {
  const closed = [
    '/api/',
    '/cart',
    '/login',
    '/register',
    '/profile',
    '/order',
    '/tyre-alert',
    '/appointment/',
    '/garage/',
    '/ui',
    '/dev/',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

async function pageLinks(platform: Platform): Promise<TwoLinks[]> {
  const everywhere = (path: string) => ({ fi: path, en: `${path}?lang=en` })
  const lists = [
    { fi: '/renkaat', en: '/tyres' },
    { fi: '/renkaat/henkiloautot', en: '/tyres/car-suv-4x4' },
    { fi: '/renkaat/pakettiautot', en: '/tyres/light-commercial-vehicles' },
    { fi: '/renkaat/kuorma-autot', en: '/tyres/trucks' },
  ]
  const [pages, campaigns, points, towns] = await Promise.all([
    listPageLinks(platform),
    listCampaignLinks({ platform }),
    listPointLinks(platform),
    readTowns({ platform }),
  ])
  return [
    everywhere('/'),
    everywhere('/service-points'),
    everywhere('/tyre-size-calculator'),
    everywhere('/become-a-partner'),
    { fi: '/valitse-auto', en: '/choose-your-car' },
    ...lists,
    { fi: '/asennuspisteet', en: '/service-points/towns' },
    ...towns.map(({ link_fi: fi, link_en: en }) => ({ fi, en })),
    ...points,
    ...campaigns,
    ...pages.map(({ path, changedAt }) => ({ ...everywhere(path), changedAt })),
  ]
}

function sitemap(origin: string, links: readonly TwoLinks[]): string {
  const urls = links.flatMap(({ fi, en, changedAt }) => {
    const [finnish, english] = [xmlText(origin + fi), xmlText(origin + en)]
    const translations =
      `<xhtml:link rel="alternate" hreflang="fi" href="${finnish}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return [
      `<url><loc>${finnish}</loc>${changed}${translations}</url>`,
      `<url><loc>${english}</loc>${changed}${translations}</url>`,
    ]
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>`
}

function sitemapIndex(names: readonly string[], origin: string): string {
  const rows = names.map(
    (name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>`
}
