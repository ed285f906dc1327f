import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import type { CardRow } from './card-store.ts'
import { readCards, readSuccessorId } from './card-store.ts'

/**
 * Returns the article that the page of an article shows. The page of an archived article shows its successor, or says
 * that the article is gone if it has none.
 */
export async function shownArticle({ sql, now }: Context, row: CardRow | undefined): Promise<CardRow> {
  if (!row) refuse('not-found')
  if (row.state !== 'archived') return row
  const successorId = await readSuccessorId(sql, row.id)
  if (successorId === undefined) refuse('article-gone')
  const [successor] = await readCards(sql, [successorId], now, { withdrawn: true })
  return successor ?? refuse('article-gone')
}
