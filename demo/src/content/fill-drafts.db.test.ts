import { uncheckedDrafts } from '@pito/server/src/content/index.ts'
import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'
import { fillDrafts } from './fill-drafts.ts'

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

test('the draft of the front page claims nothing about a new merchant', async () => {
  const { rows } = await pool.query(
    "select content from cms_page_translation t join cms_page p on p.id = t.cms_page_id where url_path = 'home-page-reasons'",
  )
  expect(rows).toHaveLength(2)
  for (const { content } of rows) expect(content).not.toMatch(/200|000|45|takuu|defects|Inari/)
  expect(await uncheckedDrafts(sql)).toContain('home-page-reasons')
})
