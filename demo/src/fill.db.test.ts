import { safeSection } from '@pito/server/src/content/safe-section.ts'
import { sanitiseHtml } from '@pito/server/src/content/sanitise-html.ts'
import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'
import { campaigns } from './content/campaigns.ts'
import { demoPages } from './content/pages.ts'
import { fillDemo } from './fill.ts'

const { sql, pool } = await testDatabase()
await Promise.all([sql.transaction(fillDemo), sql.transaction(fillDemo)])

const howMany = `select (select count(*)::int from menu_item) as items, (select count(*)::int from cms_page) as pages,
  (select count(*)::int from cms_page_translation) as texts`

test('filling twice, even at once, fills once', async () => {
  const before = (await pool.query(howMany)).rows[0]
  expect(before.texts).toBe(before.pages * 2)
  await sql.transaction(fillDemo)
  expect((await pool.query(howMany)).rows[0]).toEqual(before)
})

test('what an editor changed stays after the next start', async () => {
  await pool.query(`update cms_page_translation set title = 'Omat ehdot' where title = 'Sopimusehdot'`)
  await sql.transaction(fillDemo)
  const { rowCount } = await pool.query(`select from cms_page_translation where title = 'Omat ehdot'`)
  expect(rowCount).toBe(1)
})

test('cleaning takes nothing from the demo’s texts', () => {
  for (const { texts } of demoPages())
    for (const { content } of Object.values(texts)) expect(sanitiseHtml(content)).toBe(content)
})

test('cleaning takes nothing from the demo’s campaigns', () => {
  const empty = { description: null, button_one_link: null, button_two_link: null, youtube_link: null }
  for (const { sections } of campaigns)
    for (const section of Object.values(sections).flat()) {
      const whole = {
        image: null,
        small_image: null,
        logo: null,
        title: null,
        background_color: null,
        data: [],
      }
      const written = { ...whole, button_one_title: null, button_two_title: null, ...empty, ...section }
      expect(safeSection(written)).toEqual(written)
    }
})

test('every page that a text or the menu links to exists', async () => {
  const pages = new Set(demoPages().map(({ urlPath }) => urlPath))
  const { rows } = await pool.query<{ link: string }>(
    'select link_fi as link from menu_item where link_fi is not null',
  )
  const inTexts = demoPages().flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]+)"/g)].map(([, link]) => link),
    ),
  )
  const inCampaigns = JSON.stringify(campaigns).match(/\/information\/[a-z-]+/g) ?? []
  expect(inCampaigns.length).toBeGreaterThan(10)
  const linked = [...inTexts, ...inCampaigns, ...rows.map(({ link }) => link)].flatMap(
    (link) => link?.split('/information/')[1] ?? [],
  )
  expect(linked.filter((page) => !pages.has(page))).toEqual([])
})

test('a page says as much in English as in Finnish', () => {
  const parts = (html: string) => [...html.matchAll(/<(h2|li|tr|dt|summary)\b/g)].map(([, tag]) => tag)
  for (const { urlPath, texts } of demoPages())
    expect([urlPath, parts(texts.en_GB?.content ?? '')]).toEqual([urlPath, parts(texts.fi_FI?.content ?? '')])
})
