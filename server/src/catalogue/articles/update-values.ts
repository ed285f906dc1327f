import type { ArticleFields } from '@pito/contracts/staff-articles'
import type { RowFields } from '@pito/contracts/values/run-row'
import type { Tx } from '../../platform/database/sql.ts'

/** Fields that need no comparison with other articles or with the model, so a batch can update them together. */
const valueFields: ReadonlySet<string> = new Set([
  'eprel_id',
  'manufacturer_product_id',
  'fuel_efficiency',
  'wet_grip',
  'noise_class',
  'noise_value',
  'recycling_fee_included',
] satisfies readonly (keyof ArticleFields)[])

export function changesValuesOnly(after: RowFields): boolean {
  return Object.keys(after).every((name) => valueFields.has(name))
}

/** Updates the values of locked articles by one statement. */
export async function updateValues(
  tx: Tx,
  articles: readonly (ArticleFields & { readonly id: number })[],
): Promise<void> {
  if (articles.length === 0) return
  await tx`
    update tyre set eprel_id = article.eprel_id, manufacturer_product_id = article.manufacturer_product_id,
      fuel_efficiency = article.fuel_efficiency, wet_grip = article.wet_grip, noise_class = article.noise_class,
      noise_value = article.noise_value, recycling_fee_included = article.recycling_fee_included
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as article (id integer, eprel_id integer,
      manufacturer_product_id text, fuel_efficiency text, wet_grip text, noise_class text, noise_value smallint,
      recycling_fee_included boolean)
    where tyre.id = article.id`
}
