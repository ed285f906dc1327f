import { landingPath } from '@pito/contracts/values/landing'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { landingOfSize, sizeText } from '@pito/contracts/values/tyre-size'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import type { CardRow } from './card-store.ts'
import { readSuccessorId } from './card-store.ts'
import { readCards } from './read-offers.ts'

/**
 * Returns the article that the page of an article shows. The page of an archived article shows its successor, or says
 * that the article is gone if it has none.
 */
export async function shownArticle(ctx: Context, row: CardRow | undefined): Promise<CardRow> {
  if (!row) refuse('not-found')
  if (row.state !== 'archived') return row
  const successorId = await readSuccessorId(ctx.sql, row.id)
  if (successorId === undefined) refuse('article-gone', { archived_article: archivedArticle(row) })
  const [successor] = await readCards(ctx, [successorId], { withdrawn: true })
  return successor ?? refuse('article-gone', { archived_article: archivedArticle(row) })
}

function archivedArticle({ brandName, modelName, ...row }: CardRow) {
  const size = { width: row.width, aspectRatio: row.aspect, diameter: row.diameter }
  const landing = landingOfSize(size)
  return {
    name: tyreName(brandName, modelName),
    size_text: sizeText(size, row.commercial),
    link_fi: landingPath('tyre_size', landing, 'fi'),
    link_en: `${landingPath('tyre_size', landing, 'en')}?lang=en`,
  }
}
