import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { demoPages } from '@pito/demo/content/pages'
import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addModel, addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { draftPictures, fillDrafts, uncheckedDrafts } from '../src/content/index.ts'
import { readPage } from '../src/content/show-cms-page.ts'
import { readConfig } from '../src/platform/config.ts'
import { testDatabase } from '../testing/test-database.ts'

const { sql, pool } = await testDatabase()
const now = new Date('2026-11-25T10:00:00Z')

test('an empty shop gets drafts without the sentences and the data of the demo', async () => {
  await sql.transaction((tx) => fillDrafts(tx, now))
  const paths = await uncheckedDrafts(sql)
  expect(paths).toContain('terms-and-condition')
  expect(paths).not.toContain('about-this-shop')
  const { rows } = await pool.query('select title, summary, meta_desc, content from cms_page_translation')
  for (const texts of rows)
    expect(Object.values(texts).join('\n')).not.toMatch(
      /demonstration|esittely|keksit|invented|220 |Pito Demo Oy|pito\.example|<small><\/small>/i,
    )
})

test('a second start changes nothing', async () => {
  const before = (await pool.query('select * from menu_item order by id')).rows
  await sql.transaction((tx) => fillDrafts(tx, now))
  expect((await pool.query('select * from menu_item order by id')).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

test('no picture of the menu shows the sidewall of a tyre, which names the demo', async () => {
  const { rows } = await pool.query('select image_path from menu_item where image_path is not null')
  expect(rows).toHaveLength(2)
  for (const { image_path } of rows) expect(image_path).toMatch(/-close\.avif$/)
})

test('the pictures of the menu are there without the demo, and are those of the demo', async () => {
  const { rows } = await pool.query('select image_path from menu_item where image_path is not null')
  const names = rows.map(({ image_path }) => basename(image_path)).sort()
  expect(readdirSync(draftPictures).sort()).toEqual(names)
  const masters = join(import.meta.dirname, '../../demo/pictures/masters')
  for (const name of names)
    expect(readFileSync(join(draftPictures, name)).equals(readFileSync(join(masters, name)))).toBe(true)
})

test('no draft names the demo or promises what the merchant has not decided', async () => {
  const { rows } = await pool.query('select title, summary, meta_desc, content from cms_page_translation')
  for (const texts of rows) {
    // What stands in these blocks is shown only by a shop that has the contract.
    const text = Object.values(texts)
      .join('\n')
      .replaceAll(/\{\{klarna\}\}.*?\{\{\/klarna\}\}/gs, '')
    // The Finnish word for grip begins no sentence of the drafts.
    expect(text).not.toMatch(/\bPi(to|d)/)
    expect(text).not.toMatch(
      /takuu|guarantee|warranty|Klarna|MobilePay|Apple Pay|\b(45|60) minu|(noin|about) 30 minu|Voimassa \d|In force from/i,
    )
    expect(text).not.toMatch(/<!--|arkipäivänä|next working day/)
  }
})

test('the demo promises a guarantee of one year in its terms', () => {
  const terms = demoPages().find(({ urlPath }) => urlPath === 'terms-and-condition')
  expect(terms?.texts.fi_FI?.content).toContain('yhden vuoden valmistusvirhetakuun')
  expect(terms?.texts.en_GB?.content).toContain('one-year guarantee')
})

test('the draft of the front page claims nothing about a new merchant', async () => {
  const { rows } = await pool.query(
    "select content from cms_page_translation t join cms_page p on p.id = t.cms_page_id where url_path = 'home-page-reasons'",
  )
  expect(rows).toHaveLength(2)
  for (const { content } of rows) expect(content).not.toMatch(/200|000|45|takuu|defects|Inari/)
  expect(await uncheckedDrafts(sql)).toContain('home-page-reasons')
})

const { pointId } = await addPoint(pool)

/** Returns the texts of a page in both languages as visitors read them. */
async function textOf(path: string, config = readConfig({})): Promise<string> {
  const page = await readPage({ sql, config }, path, '2026-11-25')
  return JSON.stringify(page?.translations)
}

const setActive = (active: boolean) =>
  pool.query('update service_point set active = $1 where id = $2', [active, pointId])

const draftsAboutFitting = [
  'free-shipping-information',
  'how-it-works',
  'payment-and-delivery-terms',
  'privacy-policy',
  'right-of-return',
  'terms-and-condition',
  'withdrawal',
]

test.each(draftsAboutFitting)(
  'the draft %s does not speak of fitting until a service point fits tyres',
  async (path) => {
    const read = () => textOf(path)
    await setActive(false)
    expect(await read()).not.toMatch(/asenn|service point|fitting|fitted/i)
    await setActive(true)
    expect(await read()).toMatch(/asenn/)
  },
)

test('the draft about service points says that there are none, until one fits tyres', async () => {
  const read = () => textOf('service-points')
  await setActive(false)
  expect(await read()).toContain('There are no service points yet.')
  await setActive(true)
  expect(await read()).not.toContain('There are no service points yet.')
})

test.each(['how-it-works', 'terms-and-condition', 'privacy-policy', 'cookie-policy'])(
  'the draft %s speaks of a search by licence plate only where there is one',
  async (path) => {
    const search =
      /Kirjoita rekisterinumero|rekisterinumerolla|rekisterihau|hakeminen|haet sillä|Type your licence|by (number|licence) plate|with a number plate|number plate is used/i
    expect(await textOf(path)).toMatch(search)
    const texts = await textOf(path, { ...readConfig({}), shopMode: 'production' })
    expect(texts).not.toMatch(search)
    expect(texts).not.toContain('plates}}')
  },
)

test('the draft of the payment terms names Klarna only with a contract, and freight only with truck tyres', async () => {
  const path = 'payment-and-delivery-terms'
  const withoutContract = { ...readConfig({}), shopMode: 'production' } as const
  const withContract = { ...withoutContract, klarnaUsername: 'K123', klarnaPassword: 'secret' }
  expect(await textOf(path, withoutContract)).not.toMatch(/Klarna|\{\{\/?(klarna|trucks)/)
  expect(await textOf(path, withContract)).toMatch(/osamaksu:.*Klarna/)
  const trucks = /kuorma-auto|truck/i
  expect(await textOf(path, withContract)).not.toMatch(trucks)
  await addSmallCatalogue(pool)
  await addModel(pool, { slug: 'kuorma-1', name: 'Kuorma 1', vehicle_kind: 'truck', tyre_class: 'C3' })
  await addTyre(pool, 1, { model_id: 2, vehicle_type_id: 4, tyre_class: 'C3' })
  expect(await textOf(path, withContract)).toMatch(trucks)
})

test('the draft about delivery says each thing once, with the price from which it is free', async () => {
  expect(await textOf('free-shipping-information')).not.toMatch(/maksuton|is free/)
  await pool.query('update delivery_setting set free_from_cents = 60000')
  const page = await readPage({ sql, config: readConfig({}) }, 'free-shipping-information', '2026-11-25')
  for (const { summary, content } of page?.translations ?? []) {
    expect(content).toMatch(/vähintään 600,00\u00a0€, toimitus|cost 600,00\u00a0€ or more/)
    expect(content).not.toContain(summary.slice(0, 20))
    expect(`${summary} ${content}`.match(/näkyy ostoskorissa|shown in the cart/g)).toHaveLength(1)
  }
})
