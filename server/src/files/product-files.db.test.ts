import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { addModel, addSmallCatalogue, addTyre } from '../catalogue/testing/add-tyre.ts'

const platform = await testPlatform()
const { pool } = platform
await addSmallCatalogue(pool)
await addModel(pool, { slug: 'nasta', name: 'Nasta', season_id: 3 })
const unlabelled = { fuel_efficiency: null, wet_grip: null, noise_class: null, noise_value: null }
const friction = await addTyre(pool, 1, { eprel_id: 381_667, manufacturer_product_id: 'T1' })
const old = await addTyre(pool, 2, { load_index: 91, fuel_efficiency: 'F', noise_class: null })
const studded = await addTyre(pool, 3, { model_id: 2, season_id: 3, ...unlabelled })
const archivedTyre = await addTyre(pool, 4, { load_index: 92, state: 'archived' })
const { app } = await buildApi(platform)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a tyre’s label is an SVG that browsers may store for a while and revalidate', async () => {
  const answer = await get(`/labels/${friction}.svg`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).toContain('>T1</text>')
  const again = await get(`/labels/${friction}.svg`, { 'if-none-match': String(answer.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('it comes compressed to who can read that', async () => {
  const answer = await get(`/labels/${friction}.svg`, { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(6000)
})

test('a tyre of the old scale has the picture that all of them share', async () => {
  const [own, shared] = [await get(`/labels/${old}.svg`), await get('/labels/a-to-g.svg')]
  expect(shared.body).toContain('1222/2009')
  expect(own.body).toBe(shared.body)
})

test.each(['fi', 'en'])('the sheet is a PDF in %s', async (language) => {
  const answer = await get(`/information-sheet/${friction}.pdf?lang=${language}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.toString('latin1')).toContain(`/Lang (${language}-`)
})

test('without a word in the address the sheet follows the language that was chosen', async () => {
  const answer = await get(`/information-sheet/${friction}.pdf`, { cookie: 'locale=en_GB' })
  expect(answer.rawPayload.toString('latin1')).toContain('/Lang (en-GB)')
})

test.each([
  ['of a studded tyre', studded],
  ['of an archived tyre', archivedTyre],
  ['of no tyre', 999_999],
])('there is neither label nor sheet %s', async (_which, id) => {
  expect((await get(`/labels/${id}.svg`)).statusCode).toBe(404)
  expect((await get(`/information-sheet/${id}.pdf`)).statusCode).toBe(404)
})

test.each([
  '/labels/-1.svg',
  '/labels/1.png',
  '/labels/1e3.svg',
  '/labels/%00.svg',
  '/labels/..%2f..%2fetc%2fpasswd.svg',
  `/labels/${'9'.repeat(250)}.svg`,
  '/information-sheet/0.pdf',
  '/information-sheet/99999999999.pdf',
  '/information-sheet/1.5.pdf',
  "/information-sheet/1'or'1.pdf",
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('a changed value is on the label in a moment', async () => {
  await get(`/labels/${friction}.svg`)
  await pool.query('update tyre set noise_value = 74 where id = $1', [friction])
  platform.edition.bump()
  const shows = async () => (await get(`/labels/${friction}.svg`)).body.includes('>74</text>')
  await expect.poll(shows).toBe(true)
})
