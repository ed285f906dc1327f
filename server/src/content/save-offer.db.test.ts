import { expect, test } from 'vitest'
import { aContext, smallShop } from '../../testing/small-shop.ts'
import { listBanners } from './list-banners.ts'
import { listOffers } from './list-offers.ts'
import type { BannerDraft } from './save-banner.ts'
import { saveBanner } from './save-banner.ts'
import type { OfferDraft } from './save-offer.ts'
import { saveOffer } from './save-offer.ts'

const now = new Date('2026-11-20T10:00:00Z')
const { platform } = await smallShop()
const ctx = aContext(platform, now)

const offer: OfferDraft = {
  position: 0,
  label: { fi: 'Nastarenkaat', en: 'Studded tyres' },
  url: { fi: '/renkaat', en: '/tyres' },
  imageBasePath: '/pictures/600/',
  image: { fi: 'offer-studded-fi.avif', en: 'offer-studded-en.avif' },
}
const banner: BannerDraft = {
  localeId: 2,
  tyreCategoryId: 2,
  position: 0,
  title: 'Kitkarenkaat',
  description: 'Hiljaiset',
  link: '/renkaat',
  tone: 'frost',
  imageBasePath: '/pictures/600/',
  image: 'friction-2-hero.avif',
}

test.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', ''])(
  'an offer or a banner that leads to %j is refused',
  async (address) => {
    const unsafe = { ...offer, url: { fi: '/renkaat', en: address } }
    await expect(platform.sql.transaction((tx) => saveOffer(tx, unsafe))).rejects.toThrow('not-valid')
    const led = { ...banner, link: address }
    await expect(platform.sql.transaction((tx) => saveBanner(tx, led))).rejects.toThrow('not-valid')
  },
)

test('the words of a banner are cleaned when saved, and again when shown', async () => {
  await save(banner)
  await save({ ...banner, position: 1, description: 'Hiljaiset<script>alert(1)</script>' })
  await platform.pool.query(`update banner set description = 'a<svg onload=alert(1)>' where position = 0`)
  const { rows } = await platform.pool.query('select description from banner where position = 1')
  expect(rows).toEqual([{ description: 'Hiljaiset' }])
  const { data } = await listBanners(ctx, { locale_id: 2, tyre_category_id: 2 })
  expect(data.map(({ description }) => description)).toEqual(['a', 'Hiljaiset'])
})

test('a link that came into the table another way is not shown', async () => {
  await platform.sql.transaction((tx) => saveOffer(tx, offer))
  await platform.sql.transaction((tx) => saveOffer(tx, { ...offer, position: 1 }))
  await platform.pool.query(`update offer set url_fi = 'https:// javascript' where position = 0`)
  const { data } = await listOffers(ctx)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ url: '/renkaat', label: 'Nastarenkaat' })
})

async function save(draft: BannerDraft): Promise<void> {
  const received = new Promise<number>((resolve) => platform.revisions.onChange('content', resolve))
  await platform.sql.transaction((tx) => saveBanner(tx, draft))
  await received
}
