import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cacheByEdition } from '../platform/cache-by-topic.ts'
import { demoShopName } from '../platform/company/company-settings.ts'
import { readLogo } from '../platform/company/company-store.ts'
import type { IconSource } from '../platform/company/draw-icon.ts'
import { iconIco, iconPng, iconSvg } from '../platform/company/draw-icon.ts'
import { decodeInTurn } from '../platform/pictures/decoding.ts'
import type { Platform } from '../platform/platform.ts'

/** A longer name is cut off below an icon on a phone. */
const mostLettersBelowIcon = 12

const files: Readonly<
  Record<string, readonly [mediaType: string, draw: (source: IconSource) => Promise<Buffer | string>]>
> = {
  'favicon.ico': ['image/x-icon', iconIco],
  'favicon.svg': ['image/svg+xml', iconSvg],
  'apple-touch-icon.png': ['image/png', (source) => iconPng(source, 180)],
  'icon-192.png': ['image/png', (source) => iconPng(source, 192)],
  'icon-512.png': ['image/png', (source) => iconPng(source, 512)],
}

/**
 * Serves the icons and the web app manifest, which show the logo and the name of the shop. A demo also serves the
 * picture of its own that link previews show.
 */
export function addShopIcons(app: FastifyInstance, platform: Platform): void {
  const { config, company } = platform
  for (const [file, [mediaType]] of Object.entries(files))
    app.get(`/${file}`, async (_request, reply) =>
      reply
        .type(mediaType)
        .header('cache-control', 'public, max-age=3600')
        .send(await icon({ platform }, file)),
    )
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(company.current.shopName))),
  )
  if (config.shopMode === 'demo')
    app.get('/share.jpg', async (_request, reply) =>
      reply
        .type('image/jpeg')
        // Pages name the version of the file.
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await readFile(join(config.root, 'demo/pictures/brand/share.jpg'))),
    )
}

const icon = cacheByEdition(async (platform: Platform, file: string) => {
  const [, draw] = files[file] ?? []
  const source = await sourceOf(platform)
  return draw ? decodeInTurn(() => draw(source)) : null
})

/** Only the demo under its own name shows the mark of the demo. A shop that has no name yet shows no letter. */
async function sourceOf({ config, company, sql }: Platform): Promise<IconSource> {
  const { logo, shopName } = company.current
  const content = logo && (await readLogo(sql, logo.name))
  if (content) return { logo: content }
  if (config.shopMode === 'demo' && shopName === demoShopName)
    return { svg: await readFile(join(config.root, 'demo/pictures/brand/mark.svg'), 'utf8') }
  return { name: company.isKnown ? shopName : '' }
}

function manifestOf(shopName: string) {
  const icons = [192, 512].flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  )
  return {
    name: shopName,
    short_name: shortName(shopName),
    lang: 'fi',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f7fafc',
    theme_color: '#142437',
    icons,
  }
}

/** Returns as many of the first words as fit below an icon, but at least one. No name ends in a sign such as "&". */
export function shortName(shopName: string): string {
  const [first = '', ...words] = shopName.split(' ')
  let short = first
  for (const word of words) {
    if (`${short} ${word}`.length > mostLettersBelowIcon) break
    short = `${short} ${word}`
  }
  return short.replace(/[^\p{L}\p{N}]+$/u, '') || first
}
