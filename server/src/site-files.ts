import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TwoLinks } from './catalogue/index.ts'
import { countProductLinks, listLandingLinks, listProductLinks } from './catalogue/index.ts'
import { listCampaignLinks, listPageLinks } from './content/index.ts'
import type { Platform } from './platform/platform.ts'
import { refuse } from './platform/refuse.ts'
import { addProductFeed } from './product-feed.ts'

/** Far below the 50,000 that search engines take, so that a file is made in a moment. */
const linksPerFile = 10_000

/** robots.txt, the product feed, and the sitemap: pages, landing pages, and tyres in files of ten thousand. */
export function addSiteFiles(app: FastifyInstance, platform: Platform): void {
  const { origin } = platform.config.shopUrl
  addProductFeed(app, platform)
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))
  app.get('/sitemap.xml', async (_request, reply) => {
    const files = Math.ceil((await countProductLinks(platform)) / linksPerFile)
    const names = ['pages', 'landings', ...Array.from({ length: files }, (_, place) => `tyres-${place + 1}`)]
    return xml(reply, sitemapIndex(names.map((name) => `${origin}/sitemaps/${name}.xml`)))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    xml(reply, sitemap(origin, await pageLinks(platform))),
  )
  app.get('/sitemaps/landings.xml', (_request, reply) =>
    xml(reply, sitemap(origin, listLandingLinks(platform))),
  )
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const number = Number(/^tyres-([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0)
    const links = number === 0 ? [] : await listProductLinks(platform, { file: number, linksPerFile })
    return links.length === 0 ? refuse('not-found') : xml(reply, sitemap(origin, links))
  })
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
  const [pages, campaigns] = await Promise.all([listPageLinks(platform), listCampaignLinks(platform)])
  return [everywhere('/'), ...lists, ...campaigns, ...pages.map(everywhere)]
}

function sitemap(origin: string, links: readonly TwoLinks[]): string {
  const urls = links.flatMap(({ fi, en }) => {
    const [finnish, english] = [escaped(origin + fi), escaped(origin + en)]
    const twins =
      `<xhtml:link rel="alternate" hreflang="fi" href="${finnish}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`
    return [`<url><loc>${finnish}</loc>${twins}</url>`, `<url><loc>${english}</loc>${twins}</url>`]
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>`
}

function sitemapIndex(files: readonly string[]): string {
  const rows = files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`)
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)
}
