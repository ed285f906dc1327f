import type { NewsKind } from '@pito/contracts/values/content-kinds'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

/** The fields are named as in the API, so that a row can be returned as it is read. */
interface NewsLineRow {
  readonly id: number
  readonly kind: NewsKind
  readonly slug: string
  readonly published_at: Date
  readonly locale_id: 1 | 2
  readonly title: string
  readonly summary: string
}

interface NewsRow extends NewsLineRow {
  readonly content: string
}

const columns = part`news.id, kind, slug, published_at, locale_id, title, summary`

interface Latest {
  readonly kind: NewsKind
  readonly now: Date
  readonly most: number
}

/** Returns a row for each item and language. The latest item comes first, and Finnish comes before English. */
export function latestNews(sql: Sql, { kind, now, most }: Latest): Promise<NewsLineRow[]> {
  return sql.snake<NewsLineRow>`
    select ${columns} from (
      select * from news_item where kind = ${kind} and published and published_at <= ${now}
      order by published_at desc, id desc limit ${most}
    ) news join news_item_translation on news_item_id = news.id
    order by published_at desc, news.id desc, locale_id desc`
}

/** Returns a row for each language of an item, Finnish first. */
export function newsItem(sql: Sql, slug: string, now: Date): Promise<NewsRow[]> {
  return sql.snake<NewsRow>`
    select ${columns}, content from news_item news join news_item_translation on news_item_id = news.id
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
    insert into news_item (kind, slug, published_at) values (${item.kind}, ${item.slug}, ${item.publishedAt})
    on conflict (slug) do update set kind = excluded.kind, published_at = excluded.published_at
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
  await tx`
    insert into news_item_translation (news_item_id, locale_id, title, summary, content)
    values (${text.newsItemId}, ${text.localeId}, ${text.title}, ${text.summary}, ${text.content})
    on conflict (news_item_id, locale_id) do update set title = excluded.title, summary = excluded.summary,
      content = excluded.content`
}

export async function hasNews(sql: Sql): Promise<boolean> {
  return (await sql`select from news_item limit 1`).length > 0
}
