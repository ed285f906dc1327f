import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { storeCompany, storeLogo } from '../platform/company/company-store.ts'
import { shortName } from './shop-icons.ts'

const sizes: Readonly<Record<string, number>> = {
  'favicon.ico': 32,
  'favicon.svg': 64,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}
const production = {
  SHOP_MODE: 'production',
  SHOP_URL: 'http://localhost:3000',
  MAIL_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'kauppa@rengas.example',
  PAYTRAIL_ACCOUNT: '700001',
  PAYTRAIL_SECRET: 'a secret of this shop alone',
}

async function shop(settings: Record<string, string>) {
  const platform = await testPlatform({ settings })
  const { app } = await buildApi(platform)
  const { sql, company } = platform
  const stored = company.current
  return {
    get: (path: string) => app.inject(path),
    forget: async () => {
      await platform.pool.query('delete from company')
      await expect.poll(() => company.isKnown).toBe(false)
    },
    call: async (shopName: string) => {
      const values = { ...stored, shopName, name: `${shopName} Oy` }
      await sql.transaction((tx) => storeCompany(tx, values))
      await expect.poll(() => company.current.shopName).toBe(shopName)
    },
    show: async (content: Buffer) => {
      const logo = { name: `upload-${'a1'.repeat(16)}`, content, width: 300, height: 150 }
      await sql.transaction((tx) => storeLogo(tx, logo))
      await expect.poll(() => company.current.logo?.name).toBe(logo.name)
    },
  }
}

const real = await shop(production)
const demo = await shop({})
const svgOf = async ({ get }: typeof real) => (await get('/favicon.svg')).body

test('a shop without a company has icons without a letter', async () => {
  await real.forget()
  expect(await svgOf(real)).toContain('<circle')
  const manifest = (await real.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'localhost', short_name: 'localhost' })
})

test('the manifest names the shop, and the icons show the first letter of its name', async () => {
  await real.call('Rengas-Matti')
  expect(await svgOf(real)).toMatch(/<path /)
  const { headers, body } = await real.get('/site.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({ name: 'Rengas-Matti', short_name: 'Rengas-Matti' })
  const letter = await svgOf(real)
  await real.call('Ötökkä')
  expect(await svgOf(real)).not.toBe(letter)
})

test.each(Object.entries(sizes))('%s is a picture of %i pixels in a production shop', async (file, side) => {
  const { statusCode, rawPayload } = await real.get(`/${file}`)
  expect(statusCode).toBe(200)
  const picture = file.endsWith('.ico') ? rawPayload.subarray(22) : rawPayload
  expect((await sharp(picture).metadata()).width).toBe(side)
})

test('a name that the font cannot draw gets the icon without a letter', async () => {
  await real.call('轮胎')
  expect(await svgOf(real)).toContain('<circle')
})

test('the uploaded logo stands on white paper in every icon', async () => {
  const blue = { width: 300, height: 150, channels: 3, background: '#0000ff' } as const
  await real.show(await sharp({ create: blue }).png().toBuffer())
  const { rawPayload } = await real.get('/icon-192.png')
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)]
  expect(pixel(96, 96)).toEqual([0, 0, 255])
  expect(pixel(2, 2)).toEqual([255, 255, 255])
  expect(await svgOf(real)).toContain('data:image/png;base64,')
})

test('the mark of the demo belongs to the demo under its own name', async () => {
  await demo.call('Pito')
  expect(await svgOf(demo)).toContain('<title>Pito</title>')
  expect((await demo.get('/share.jpg')).headers['content-type']).toBe('image/jpeg')
  expect((await real.get('/share.jpg')).statusCode).toBe(404)
  await demo.call('Rengas-Matti')
  expect(await svgOf(demo)).not.toContain('Pito')
})

test.each([
  ['Pito', 'Pito'],
  ['Matin Rengas ja Huolto', 'Matin Rengas'],
  ['Rengaskauppakeskus Oy', 'Rengaskauppakeskus'],
  ['Kumikulma & Pojat', 'Kumikulma'],
  ['Kumi – Matti Virtanen', 'Kumi – Matti'],
  ['A & O', 'A & O'],
])('below an icon the name %s is %s', (name, short) => expect(shortName(name)).toBe(short))
