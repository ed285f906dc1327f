import type { ArticleFields } from '@pito/contracts/staff-articles'
import type { RowFields } from '@pito/contracts/values/run-row'
import type { Tx } from '../../platform/database/sql.ts'
import { joined, name, part } from '../../platform/database/statement.ts'
import { fieldColumns } from './article-store.ts'

/** Fields that have to be compared with other articles or with the model. A batch updates all others together. */
const comparedFields: ReadonlySet<string> = new Set(['model_id', 'size', 'run_flat', 'ean'])

export function changesValuesOnly(after: RowFields): boolean {
  return Object.keys(after).every((name) => !comparedFields.has(name))
}

/** Updates the values of locked articles by one statement. */
export async function updateValues(
  tx: Tx,
  articles: readonly (ArticleFields & { readonly id: number })[],
): Promise<void> {
  if (articles.length === 0) return
  const values = fieldColumns.filter((column) => !comparedFields.has(column)).map(name)
  await tx`
    update tyre set ${joined(
      values.map((column) => part`${column} = article.${column}`),
      ', ',
    )}
    from jsonb_populate_recordset(null::tyre, ${JSON.stringify(articles)}::jsonb) as article
    where tyre.id = article.id`
}
