import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { campaignPlaces } from '@pito/contracts/values/campaign-section'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { bumpRevision } from '../platform/revisions.ts'

const platform = await testPlatform({ demoArticles: 60 })
const { app } = await buildApi(platform)

const english = { locale: 'en_GB' }

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: `/api/v1${path}`, headers })
  return { status: reply.statusCode, answer: reply.json() }
}

test('menus are a tree with names and descriptions in both languages', async () => {
  const { status, answer } = await get('/menus')
  expect(status).toBe(200)
  expect(answer.success).toBe(1)
  const [tyres] = answer.data
  expect(tyres).toMatchObject({ name_fi: 'Renkaat', name_en: 'Tyres', link: '/renkaat', link_en: '/tyres' })
  const [season] = tyres.children
  expect(season).toMatchObject({
    type: 'season',
    name_fi: 'Kausi',
    link: null,
    image_path: '/pictures/150/friction-1-hero.avif',
  })
  expect(season.children[0]).toMatchObject({
    type: 'season',
    slug: 'winter-studded',
    name_fi: 'Nastarenkaat',
    name_en: 'Studded tyres',
    description_fi: 'Varmin pito jäällä ja polanteella',
    description_en: 'The surest grip on ice and packed snow',
    link: '/season/nastarenkaat',
    children: [],
  })
})

test('a menu item may have a picture of this shop', async () => {
  const { answer } = await get('/menus?type=article')
  expect(answer.data).toMatchObject([
    { type: 'article', name_fi: 'Nasta vai kitka?', image_path: '/pictures/300/studded-2-hero.avif' },
  ])
})

test('a menu link is in the caller’s language', async () => {
  const { answer } = await get('/menus', english)
  expect(answer.data[0].link).toBe('/tyres')
})

test.each([
  ['tyre_size', 'Koko'],
  ['size', 'Koko'],
  ['vehicle', 'Ajoneuvo'],
  ['brand', 'Merkki'],
])('menus of type %s are %s', async (type, name) => {
  const { answer } = await get(`/menus?type=${type}`)
  expect(answer.data.map(({ name_fi }: { name_fi: string }) => name_fi)).toEqual([name])
})

test('a page is told in the language of locale_id', async () => {
  const { status, answer } = await get('/cms/privacy-policy?with&locale_id=2', english)
  expect(status).toBe(200)
  expect(answer.data).toMatchObject({
    title: 'Tietosuojaseloste',
    url_path: 'privacy-policy',
    type: 'Footer',
    updated_at: '2026-11-25T10:00:00.000Z',
  })
  const [{ locale_id, title, summary, content, meta_desc }, ...others] = answer.data.translations
  expect({ locale_id, title, others }).toEqual({ locale_id: 2, title: 'Tietosuojaseloste', others: [] })
  for (const text of [summary, content, meta_desc]) expect(text).not.toBe('')
})

test('a page asked for without locale_id has all its languages, and a title in the caller’s', async () => {
  const { answer } = await get('/cms/privacy-policy', english)
  expect(answer.data.title).toBe('Privacy policy')
  expect(answer.data.translations.map(({ locale_id }: { locale_id: number }) => locale_id)).toEqual([2, 1])
})

test.each(['payment-and-delivery-terms', 'terms-and-condition', 'cookie-policy', 'top-offer-header'])(
  'the page %s is there in both languages',
  async (page) => {
    for (const locale_id of [1, 2])
      expect((await get(`/cms/${page}?with&locale_id=${locale_id}`)).status).toBe(200)
  },
)

test('pages of a type come in order, in the caller’s language', async () => {
  const titles = async (headers: Record<string, string>) =>
    (await get('/cms-pages/Campaign', headers)).answer.data.map(({ title }: { title: string }) => title)
  expect(await titles({})).toEqual(['220 asennuspistettä', '14 päivän palautusoikeus'])
  expect(await titles(english)).toEqual(['220 service points', '14-day right of return'])
})

test('a page that is not published is not found', async () => {
  await platform.pool.query(`update cms_page set published = false where url_path = 'about-this-shop'`)
  expect((await get('/cms/about-this-shop')).status).toBe(404)
})

test('countries are in alphabetical order of the caller’s language, and Finland is 73', async () => {
  const { answer } = await get('/countries')
  expect(answer.data).toHaveLength(250)
  expect(answer.data).toContainEqual({ id: 73, name: 'Suomi', iso2: 'FI', dial_code: '358' })
  const name = ({ name }: { name: string }) => name
  expect(answer.data.slice(0, 2).map(name)).toEqual(['Afganistan', 'Ahvenanmaa'])
  const inEnglish = (await get('/countries', english)).answer.data.map(name)
  expect(inEnglish.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
})

test('offers come in order, with the label and the address in the caller’s language', async () => {
  const { status, answer } = await get('/offers')
  expect(status).toBe(200)
  expect(answer.data).toHaveLength(6)
  expect(answer.data[1]).toEqual({
    id: expect.any(Number),
    url: '/kampanja/talvi-2026',
    label: 'Perille ilman kuljetusmaksua',
    image_base_path: '/pictures/600/',
    image_en: 'offer-delivery-en.avif',
    image_fi: 'offer-delivery-fi.avif',
  })
  expect((await get('/offers', english)).answer.data[1].url).toBe('/campaign/talvi-2026')
})

test('banners are of a language and a vehicle', async () => {
  const titles = async (path: string) =>
    (await get(path)).answer.data.map(({ title }: { title: string }) => title)
  expect((await titles('/banners/2/2'))[0]).toBe('Nastarenkaat')
  expect((await titles('/banners/1/2'))[0]).toBe('Studded tyres')
  expect((await titles('/banners/2/3'))[0]).toBe('Pakettiauton nastarenkaat')
  expect(await titles('/banners/2/4')).toEqual([])
})

test('the pictures that offers, banners and campaigns name are there', async () => {
  const { answer: offers } = await get('/offers')
  const { answer: banners } = await get('/banners/2/3')
  const { answer: campaign } = await get('/campaign/fi/talvi-2026')
  const sections = Object.values(campaign.data.sections) as { image: string | null }[]
  const addresses = [
    ...offers.data.flatMap((row: Record<string, string>) => [
      `${row.image_base_path}${row.image_fi}`,
      `${row.image_base_path}${row.image_en}`,
    ]),
    ...banners.data.map((row: Record<string, string>) => `${row.image_base_path}${row.image}`),
    ...sections.flatMap(({ image }) => (image ? [`${campaign.data.image_base_path}${image}`] : [])),
  ]
  const masters = readdirSync(join(import.meta.dirname, '../../../demo/pictures/masters'))
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) expect(masters).toContain(address.split('/').at(-1))
})

test('a campaign has all eighteen sections, and says another thing in each language', async () => {
  const finnish = (await get('/campaign/fi/talvi-2026', english)).answer.data
  const inEnglish = (await get('/campaign/en/talvi-2026')).answer.data
  expect(Object.keys(finnish.sections)).toEqual([...campaignPlaces])
  expect(finnish).toMatchObject({
    slug: 'talvi-2026',
    image_base_path: '/pictures/900/',
    campaign_mode: false,
  })
  for (const place of campaignPlaces) {
    expect(Object.keys(finnish.sections[place]).sort()).toEqual(sectionFields)
    expect(finnish.sections[place].title).not.toBe(inEnglish.sections[place].title)
  }
  expect(finnish.sections.three.data[0]).toEqual({
    title: 'Valitse renkaat',
    description: '<p>Koko lukee renkaan kyljessä.</p>',
    image: 'friction-1-hero.avif',
    link: '/information/size-marking',
  })
})

const sectionFields = `background_color button_one_link button_one_title button_two_link button_two_title
  data description image kind logo small_image title youtube_link`.split(/\s+/)

test.each([
  ['/offers?page=-1', 200],
  ['/banners/3/2', 422],
  ['/banners/2/0', 422],
  ['/banners/2/5', 422],
  ['/banners/fi/2', 422],
  ['/banners/2/-2', 422],
  ['/banners/2/2.5', 422],
  ['/banners/%00/2', 422],
  [`/banners/2/${'2'.repeat(300)}`, 422],
  ['/campaign/fi/nope', 404],
  ['/campaign/sv/talvi-2026', 404],
  ['/campaign/fi/TALVI-2026', 404],
  ['/campaign/fi/%00', 404],
  ['/campaign/fi/%2e%2e%2fetc', 404],
  [`/campaign/en/${'a'.repeat(300)}`, 404],
  ["/campaign/'or'1/x", 404],
  ['/campaign/__proto__/talvi-2026', 404],
  ['/cms/nope', 404],
  ['/cms/Privacy-Policy', 404],
  ['/cms/privacy-policy%00', 404],
  ['/cms/%2e%2e%2fetc', 404],
  [`/cms/${'a'.repeat(300)}`, 404],
  ["/cms/'%20or%201=1--", 404],
  ['/cms/privacy-policy?locale_id=3', 422],
  ['/cms/privacy-policy?locale_id=', 422],
  ['/cms/privacy-policy?locale_id=suomi', 422],
  ['/cms/privacy-policy?locale_id=1&locale_id=2', 422],
  ['/cms/privacy-policy?locale_id=1e999', 422],
  ['/cms/privacy-policy?with=translations&with=nonsense&locale_id=2', 200],
  ['/cms-pages/nonsense', 404],
  ['/cms-pages/campaign', 404],
  ['/cms-pages/%00', 404],
  ['/cms-pages/__proto__', 404],
  ['/menus?type=nonsense', 422],
  ['/menus?type=season&type=brand', 422],
  ['/menus?unknown=%00', 200],
  ['/countries?unknown=1', 200],
])('%s answers %i', async (path, expected) => {
  const { status, answer } = await get(path)
  expect(status).toBe(expected)
  if (status >= 400) expect(answer).toMatchObject({ success: 0, code: expect.any(String) })
})

test.each([
  ...['/menus', '/cms/contact', '/cms-pages/Footer', '/countries'],
  ...['/offers', '/banners/2/2', '/campaign/fi/talvi-2026'],
])('%s takes one statement, and none when asked again', async (path) => {
  // The shop looks for changes once a second, and that statement may fall into a measurement.
  const readAfterChange = async () => {
    await contentChanges()
    return countStatements(() => get(path))
  }
  await expect.poll(readAfterChange).toBe(1)
  await expect.poll(() => countStatements(() => get(path))).toBe(0)
})

async function contentChanges(): Promise<void> {
  const before = platform.revisions.current('content')
  await bumpRevision(platform.sql, 'content')
  await expect.poll(() => platform.revisions.current('content')).toBeGreaterThan(before)
}

test('a page names the delivery times in force, and follows a scheduled change on its start date', async () => {
  const text = async () => {
    const { answer } = await get('/cms/payment-and-delivery-terms?locale_id=2')
    return answer.data.translations[0].content
  }
  expect(await text()).toContain('2–5 arkipäivää')
  await platform.pool.query('update delivery_setting set cars_least_days = 4, cars_most_days = 6')
  await expect.poll(text).toContain('4–6 arkipäivää')
  await platform.pool.query(`with added as (
    insert into delivery_setting (valid_from, cars_least_days, cars_most_days, trucks_least_days, trucks_most_days,
      cut_off_hour)
    values ('2027-01-04', 9, 9, 9, 9, 14) returning id
  ) insert into delivery_tier (setting_id, from_quantity, gross_cents) select id, 1, 990 from added`)
  expect(await text()).toContain('4–6 arkipäivää')
  platform.at('2027-01-03T22:00:00Z')
  expect(await text()).toContain('>9 arkipäivää')
})
