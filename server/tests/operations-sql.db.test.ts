import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testPlatform } from '../testing/test-platform.ts'

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const statements = [...guide.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, sql = '']) => sql)

const platform = await testPlatform({ demoArticles: 60 })

test('every SQL statement of the operations guide can be carried out in a demo', async () => {
  expect(statements.length).toBeGreaterThan(10)
  for (const sql of statements) await expect(platform.pool.query(sql), sql).resolves.toBeDefined()
})

test('the statement for a text of the home page adds it to a new shop, and changes it later', async () => {
  const shop = await testPlatform()
  const sql = statements.find((each) => each.includes('top-offer-header')) ?? ''
  for (const text of ['Talvirenkaat nyt.', 'Kesärenkaat nyt.']) {
    await shop.pool.query(sql.replace('Talvirenkaat nyt.', text))
    const { rows } = await shop.pool.query('select content from cms_page_translation where locale_id = 2')
    expect(rows).toEqual([{ content: `<p>${text}</p>` }])
  }
})

test('the statements for a campaign add it with its sections', async () => {
  const { rows } = await platform.pool.query(
    `select count(*)::integer as sections from campaign_section join campaign on campaign.id = campaign_id
     where slug = 'autumn-tyres'`,
  )
  expect(rows).toEqual([{ sections: 2 }])
})
