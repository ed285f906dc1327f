import { getLatestArticles, getLatestNews, getNewsItem } from '@pito/contracts/news'
import { expect, test } from 'vitest'
import { aContext, smallShop } from '../../testing/small-shop.ts'
import { listArticles, listNews } from './list-news.ts'
import type { NewsDraft } from './save-news-item.ts'
import { saveNewsItem } from './save-news-item.ts'
import { showNewsItem } from './show-news-item.ts'

const { platform } = await smallShop()
const now = new Date('2026-11-20T10:00:00Z')
const english = aContext(platform, now, { kind: 'nobody' }, { locale: 'en_GB' })
const finnish = aContext(platform, now)
const save = (draft: NewsDraft) => platform.sql.transaction((tx) => saveNewsItem(tx, draft))
const text = (title: string, content = '<p>Text</p>') => ({ title, summary: `About: ${title}`, content })

await save({
  kind: 'news',
  slug: 'older',
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  texts: { fi_FI: text('Vanhempi'), en_GB: text('Older') },
})
await save({
  kind: 'news',
  slug: 'newer',
  publishedAt: now,
  texts: { fi_FI: text('Uudempi', '<p onclick="x()">Hei<script>x()</script></p>') },
})
await save({
  kind: 'news',
  slug: 'tomorrow',
  publishedAt: new Date('2026-11-21T10:00:00Z'),
  texts: { fi_FI: text('Huomenna') },
})
await save({ kind: 'article', slug: 'article', publishedAt: now, texts: { en_GB: text('Article') } })

const slugs = ({ data }: { data: readonly { slug: string; title: string }[] }) =>
  data.map(({ slug, title }) => [slug, title])

test('news come the latest first, in the caller’s language or in the one they have', async () => {
  const inEnglish = getLatestNews.response.parse(await listNews(english))
  expect(slugs(inEnglish)).toEqual([
    ['newer', 'Uudempi'],
    ['older', 'Older'],
  ])
  expect(slugs(getLatestNews.response.parse(await listNews(finnish)))).toContainEqual(['older', 'Vanhempi'])
})

test('articles are listed apart from news', async () => {
  expect(slugs(getLatestArticles.response.parse(await listArticles(finnish)))).toEqual([
    ['article', 'Article'],
  ])
})

test('an item comes whole, with its HTML cleaned', async () => {
  const { data } = getNewsItem.response.parse(await showNewsItem(finnish, { slug: 'newer' }))
  expect(data).toMatchObject({ kind: 'news', title: 'Uudempi', content: '<p>Hei</p>' })
})

test('what somebody wrote into the table itself is cleaned as well', async () => {
  await platform.sql`update news_item_translation set content = '<img src=x onerror=x()>ok' where title = 'Older'`
  const { data } = await showNewsItem(english, { slug: 'older' })
  expect(data.content).toBe('ok')
})

test.each(['tomorrow', 'nowhere', "'--", ''])('%s is not found', async (slug) => {
  await expect(showNewsItem(finnish, { slug })).rejects.toMatchObject({ code: 'not-found' })
})

test('saving again replaces what an item says', async () => {
  const again = { kind: 'article', slug: 'article', publishedAt: now } as const
  await save({ ...again, texts: { en_GB: text('Rewritten') } })
  expect(slugs(await listArticles(english))).toEqual([['article', 'Rewritten']])
})
