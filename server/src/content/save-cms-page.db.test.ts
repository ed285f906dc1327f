import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { aContext, smallShop } from '../../testing/small-shop.ts'
import type { CmsPageDraft } from './save-cms-page.ts'
import { saveCmsPage } from './save-cms-page.ts'
import { showCmsPage } from './show-cms-page.ts'

const now = new Date('2026-11-20T10:00:00Z')
const { platform, reopened } = await smallShop()

test('a page is cleaned when it is saved', async () => {
  await save(draft('cleaned', '<p onclick="alert(1)">a</p><script>alert(1)</script>'))
  const { rows } = await platform.pool.query(contentOf, ['cleaned'])
  expect(rows).toEqual([{ content: '<p>a</p>' }])
})

test('a page that came into the table another way is cleaned when it is shown', async () => {
  await save(draft('smuggled', ''))
  await platform.pool.query(`update cms_page_translation set content = '<p>a</p><svg onload=alert(1)>'
    where cms_page_id = (select id from cms_page where url_path = 'smuggled')`)
  expect(await shown(platform, 'smuggled')).toBe('<p>a</p>')
})

test('a page saved again says the new text, in this process and in another', async () => {
  const other = await reopened({})
  await save(draft('news', '<p>old</p>'))
  await expect.poll(() => shown(other, 'news')).toBe('<p>old</p>')
  expect(await shown(platform, 'news')).toBe('<p>old</p>')
  await save(draft('news', '<p>new</p>'))
  expect(await shown(platform, 'news')).toBe('<p>new</p>')
  await expect.poll(() => shown(other, 'news')).toBe('<p>new</p>')
})

test('a text that is edited in the table itself is shown', async () => {
  await save(draft('edited', '<p>old</p>'))
  expect(await shown(platform, 'edited')).toBe('<p>old</p>')
  await platform.pool.query(`update cms_page_translation set content = '<p>new</p>'
    where cms_page_id = (select id from cms_page where url_path = 'edited')`)
  await expect.poll(() => shown(platform, 'edited')).toBe('<p>new</p>')
})

test('a page asked for a hundred times is read once', async () => {
  await save(draft('popular', '<p>a</p>'))
  await shown(platform, 'popular')
  const asks = () => Promise.all(Array.from({ length: 100 }, () => shown(platform, 'popular')))
  expect(await countStatements(asks)).toBe(0)
})

test('a page whose transaction fails leaves no trace', async () => {
  const failing = platform.sql.transaction(async (tx) => {
    await saveCmsPage(tx, draft('undone', '<p>a</p>'), now)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await expect(shown(platform, 'undone')).rejects.toThrow('not-found')
})

const contentOf =
  'select content from cms_page_translation join cms_page on id = cms_page_id where url_path = $1'

function draft(urlPath: string, content: string): CmsPageDraft {
  const texts = { fi_FI: { title: 'Otsikko', summary: '', metaDesc: '', content } }
  return { urlPath, type: 'Information', position: 0, published: true, texts }
}

/** Saves a page. Resolves after this process has received the new revision. */
async function save(page: CmsPageDraft): Promise<void> {
  const received = new Promise<number>((resolve) => platform.revisions.onChange('content', resolve))
  await platform.sql.transaction((tx) => saveCmsPage(tx, page, now))
  await received
}

async function shown(shop: typeof platform, page: string): Promise<string | undefined> {
  const { data } = await showCmsPage(aContext(shop, now), { page, locale_id: 2 })
  return data.translations[0]?.content
}
