import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchSuggestion, UnderstoodSearch } from '@pito/contracts/search'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'

const platform = await testPlatform({ demoArticles: 5000 })
const { app } = await buildApi(platform)

interface Found {
  readonly total: number
  readonly understood: UnderstoodSearch
}

async function get(path: string, q: string, locale: string) {
  const url = `/api/v1/${path}?${new URLSearchParams({ q })}`
  return (await app.inject({ url, headers: { locale } })).json()
}
const search = (q: string, locale = 'fi_FI'): Promise<Found> => get('search', q, locale)
const suggest = async (q: string, locale = 'fi_FI'): Promise<SearchSuggestion[]> =>
  (await get('search/suggestions', q, locale)).data

/**
 * A search text; the links of its targets, "-" if it has none; a part of its answer; whether tyres are listed; and the
 * words that are named as not found.
 */
const texts = readFileSync(join(import.meta.dirname, 'testing/texts.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';') as [string, string, string, string, string])

/** Writes a link as the table does: the choice of a vehicle by its query, other pages by their path. */
function written(link: string): string {
  const { pathname, search, searchParams } = new URL(link, 'http://shop')
  if (pathname !== '/valitse-auto') return pathname + decodeURIComponent(search).replaceAll('+', ' ')
  return `vehicle ${[...searchParams].map(([name, value]) => `${name}=${value}`).join('&')}`
}

test.each(texts)('%s leads to %s', async (text, targets, answer, tyres, notFound) => {
  const { total, understood } = await search(text)
  const links = understood.targets.map(({ link_fi }) => written(link_fi))
  const suggested = (await suggest(text)).map(({ link_fi }) => written(link_fi))
  for (const target of targets === '-' ? [] : targets.split(' + ')) {
    expect(links).toContain(target)
    expect(suggested).toContain(target)
  }
  if (targets === '-') expect(links).toEqual([])
  if (answer === '') expect(understood.answers).toEqual([])
  else expect(understood.answers.join(' ')).toContain(answer)
  expect(total > 0).toBe(tyres === 'some')
  expect(understood.not_found.join()).toBe(notFound)
})

test('a text that names one page and nothing else leads there, and one with an answer or a correction does not', async () => {
  const leading = async (text: string) => (await search(text)).understood.leads_to?.link_fi
  expect(await leading('yhteystiedot')).toBe('/information/contact')
  expect(await leading('Skoda Octavia 2018')).toContain('/valitse-auto?')
  expect(await leading('octavia 205/55 R16 kitka')).toContain('width=205&height=55&diameter=16')
  expect(await leading('toyotan talvirenkaat')).toContain('tyre_season=')
  for (const text of [
    'toyota 205/55 R16',
    'rengashotelli',
    'skoda octvia',
    'rengashoteli',
    'yhteistiedot',
    'toyotta',
    'renkaan paikkaus lahti',
    'asennuspisteet tamppere',
    'octavia hakkapeliitta',
    'cooper',
    'octavia xyzzyx',
  ])
    expect(await leading(text), text).toBeUndefined()
})

test('the one town or postcode of a text is named, so that tyres are fitted near it', async () => {
  const town = async (text: string) => (await search(text)).understood.town
  expect(await town('halvat kitkarenkaat tampereella')).toBe('Tampere')
  expect(await town('kitkarenkaat tampere tai turku')).toBeNull()
  expect(await town('kitkarenkaat')).toBeNull()
  expect(await town('asennus 00100')).toBe('00100 Helsinki')
  expect(await town('asennus 20540')).toBe('20540 Turku')
  expect(await town('20540')).toBeNull()
})

test('prices in an answer with a town are the lowest of its service points, or there are none', async () => {
  const answers = async (text: string) => (await search(text, 'en_GB')).understood.answers
  const lowest = async (serviceId: number, city: string | null) => {
    const [{ cents } = { cents: 0 }] = await platform.sql<{ cents: number }>`
      select min(price_cents)::integer as cents
      from service_point_service join service_point point on point.id = service_point_id and active
      where service_id = ${serviceId} and city = coalesce(${city}, city)`
    return cents
  }
  const [anywhere, inEspoo] = [await lowest(1, null), await lowest(1, 'Espoo')]
  expect(inEspoo).toBeGreaterThan(anywhere)
  const inTown = await answers('renkaanvaihto espoo')
  expect(inTown).toEqual([
    `Installation in Espoo from ${formatEuro(inEspoo)} a tyre, ${formatEuro(4 * inEspoo)} for four.`,
    `Wheel change in Espoo from ${formatEuro(await lowest(4, 'Espoo'))}.`,
    expect.stringMatching(/^Four tyres fitted in Espoo from /),
  ])
  expect(await answers('renkaanvaihto')).toContain(
    `Installation from ${formatEuro(anywhere)} a tyre, ${formatEuro(4 * anywhere)} for four.`,
  )
  const inTwoTowns = await answers('renkaanvaihto espoo tampere')
  expect(inTwoTowns.filter((answer) => / in (Espoo|Tampere) from /.test(answer))).toHaveLength(6)
  expect(inTwoTowns).toHaveLength(6)
  expect(await answers('renkaanvaihto utsjoki')).toEqual(['We have no service point in Utsjoki.'])
  expect((await answers('asennus 00100')).join(' ')).not.toContain('€')
})

test('answers and labels are in the caller’s language', async () => {
  const ofTitle = (await search('winter tyre rules', 'en_GB')).understood
  expect(ofTitle.not_found).toEqual([])
  expect(ofTitle.leads_to?.link_fi).toBe('/information/winter-tyre-rules')
  const { understood } = await search('tyre hotel espoo', 'en_GB')
  expect(understood.targets.map(({ label }) => label)).toEqual(['Seasonal storage in Espoo'])
  expect(understood.answers[0]).toMatch(/^Seasonal storage in Espoo from /)
  expect((await search('rims', 'en_GB')).understood.answers).toEqual(['We do not sell rims, only tyres.'])
})

test('pages and services are suggested from their first letters, and models of a make', async () => {
  const labels = async (text: string) => (await suggest(text)).map(({ label }) => label)
  expect(await labels('yhteyst')).toContain('Yhteystiedot')
  expect(await labels('rengashot')).toContain('Kausisäilytys: asennuspisteet')
  expect(await labels('skoda oct')).toContain('Valitse autosi vuosimalli: Škoda Octavia')
  expect(await labels('toyo')).toContain('Valitse autosi malli: Toyota')
})

test('tyres are suggested of the size that begins as typed, and for a vehicle only of a named size or model', async () => {
  const tyres = async (text: string) =>
    (await suggest(text)).flatMap(({ group, label }) => (group === 'tyres' ? [label] : []))
  expect(await tyres('talvirenkaat 205 55')).toEqual(Array(3).fill(expect.stringContaining(' 205/55 R')))
  expect(await tyres('nokian 205')).toEqual(Array(3).fill(expect.stringContaining(' 205/')))
  expect(await tyres('nokian 205/5')).toEqual(Array(3).fill(expect.stringContaining(' 205/')))
  expect(await tyres('hiace nastat')).toEqual([])
  expect((await tyres('hiace nastat 205/55 R16')).length).toBeGreaterThan(0)
})

test('targets are read from memory', async () => {
  const ask = () =>
    Promise.all(['palautus', 'renkaanvaihto espoo', 'skoda octavia'].map((text) => suggest(text)))
  await ask()
  expect(await countStatements(ask)).toBe(0)
})

test('a page that is not published and a service that no point of the town has are not offered', async () => {
  await platform.sql`update cms_page set published = false where url_path = 'contact'`
  await platform.sql`
    delete from service_point_service using service_point point
    where point.id = service_point_id and service_id = 3 and city = 'Oulu'`
  await expect
    .poll(async () => (await search('yhteystiedot')).understood)
    .toMatchObject({ targets: [], not_found: ['yhteystiedot'] })
  await expect
    .poll(async () => (await search('rengashotelli oulu')).understood.answers)
    .toContain('Palvelua ”Kausisäilytys” ei ole saatavilla paikkakunnalla Oulu.')
  const { targets, not_found } = (await search('rengashotelli oulu')).understood
  expect(targets.map(({ link_fi }) => link_fi)).toEqual([
    '/asennuspisteet?service_id=3',
    '/asennuspisteet/oulu',
  ])
  expect(not_found).toEqual([])
})
