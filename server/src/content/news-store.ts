import type { NewsKind } from '@pito/contracts/values/content-kinds'
import type { RowIn } from '../platform/database/columns.ts'
import { columns, inSnakeCase, upsertion } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'

const lineColumns = columns(
  { news: 'news_item', text: 'news_item_translation' },
  'news.id, news.kind, news.slug, news.published_at, text.locale_id, text.title, text.summary',
).narrowed<{ locale_id: 1 | 2 }>()
const contentColumn = columns('news_item_translation', 'content')

/** The fields are named as in the API, so that a row can be returned as it is read. */
type NewsLineRow = RowIn<[typeof lineColumns]>
type NewsRow = RowIn<[typeof lineColumns, typeof contentColumn]>

interface Latest {
  readonly kind: NewsKind
  readonly now: Date
  readonly most: number
}

/** Returns a row for each item and language. The latest item comes first, and Finnish comes before English. */
export function latestNews(sql: Sql, { kind, now, most }: Latest): Promise<NewsLineRow[]> {
  return sql.snake`
    select ${lineColumns} from (
      select * from news_item where kind = ${kind} and published and published_at <= ${now}
      order by published_at desc, id desc limit ${most}
    ) news join news_item_translation text on news_item_id = news.id
    order by published_at desc, news.id desc, locale_id desc`
}

/** Returns a row for each language of an item, Finnish first. */
export function newsItem(sql: Sql, slug: string, now: Date): Promise<NewsRow[]> {
  return sql.snake`
    select ${lineColumns}, ${contentColumn} from news_item news join news_item_translation text on news_item_id = news.id
    where slug = ${slug} and published and published_at <= ${now} order by locale_id desc`
}

interface NewsItem {
  readonly kind: NewsKind
  readonly slug: string
  readonly publishedAt: Date
}

/** Writes a news item and returns its id. An item with the same slug is overwritten. */
export async function writeNewsItem(tx: Tx, item: NewsItem): Promise<number> {
  const [written] = await tx<{ id: number }>`
    insert into news_item ${upsertion('news_item', ['slug'], inSnakeCase(item, 'kind, slug, published_at'))}
    returning id`
  return (written as { id: number }).id
}

interface NewsTranslation {
  readonly newsItemId: number
  readonly localeId: 1 | 2
  readonly title: string
  readonly summary: string
  readonly content: string
}

export async function writeNewsTranslation(tx: Tx, text: NewsTranslation): Promise<void> {
  const values = inSnakeCase(text, 'news_item_id, locale_id, title, summary, content')
  const key = ['news_item_id', 'locale_id'] as const
  await tx`insert into news_item_translation ${upsertion('news_item_translation', key, values)}`
}

export async function hasNews(sql: Sql): Promise<boolean> {
  return (await sql`select from news_item limit 1`).length > 0
}
