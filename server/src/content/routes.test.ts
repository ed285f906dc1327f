import { fillDemo } from '@pito/demo/fill'
import { expect, test, vi } from 'vitest'
import { buildApi } from '../app.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { testPlatform } from '../platform/testing/test-platform.ts'

const platform = await testPlatform()
await platform.db.transaction((tx) => fillDemo(tx, { articles: 50 }))
await vi.waitFor(() => expect(platform.revisions.current('content')).toBeGreaterThan(0))
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
  expect(season).toMatchObject({ type: 'season', name_fi: 'Kausi', link: null, image_path: null })
  expect(season.children[0]).toMatchObject({
    type: 'season',
    slug: 'winter-studded',
    name_fi: 'Nastarenkaat',
    name_en: 'Studded tyres',
    description_fi: 'Varmin pito jäällä ja polanteella',
    description_en: 'The surest grip on ice and packed snow',
    link: '/renkaat?tyre_season=Winter+Studded',
    children: [],
  })
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
    updated_at: '2026-11-20T10:00:00.000Z',
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

test.each([
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

test.each(['/menus', '/cms/contact', '/cms-pages/Footer', '/countries'])(
  '%s takes one statement, and none when asked again',
  async (path) => {
    await contentChanges()
    const query = vi.spyOn(platform.pool, 'query')
    await get(path)
    await get(path)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
  },
)

async function contentChanges(): Promise<void> {
  const before = platform.revisions.current('content')
  await bumpRevision(platform.db, 'content')
  await vi.waitFor(() => expect(platform.revisions.current('content')).toBeGreaterThan(before))
}
