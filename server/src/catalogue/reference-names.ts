import type { ReferenceNames } from '@pito/contracts/records/shown-value'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Sql } from '../platform/database/sql.ts'
import { articleName } from './articles/article-of.ts'
import { articlesById } from './articles/article-store.ts'

type Values = Readonly<Record<string, unknown>> | null

/**
 * Returns the names of the brands, models and articles to which values of histories and of imports refer by id. The
 * record of a row of an import, `record_id`, is an article.
 */
export async function namesOfReferences(sql: Sql, values: readonly Values[]): Promise<ReferenceNames> {
  const idsOf = (field: string) => {
    const ids = values.map((each) => each?.[field]).filter((id) => typeof id === 'number')
    return [...new Set(ids)]
  }
  const [brandIds, modelIds] = ['brand_id', 'model_id'].map(idsOf)
  const names: Record<string, Record<string, string>> = {}
  if (brandIds?.length) names.brand_id = await namesOfBrands(sql, brandIds)
  if (modelIds?.length) names.model_id = await namesOfModels(sql, modelIds)
  const articleFields = ['successor_id', 'record_id'] as const
  const articleIds = articleFields.flatMap(idsOf)
  if (articleIds.length === 0) return names
  const articles = await articlesById(sql, articleIds)
  for (const field of articleFields)
    names[field] = Object.fromEntries(
      idsOf(field).flatMap((id) => {
        const article = articles.get(id)
        return article ? [[id, articleName(article)]] : []
      }),
    )
  return names
}

async function namesOfBrands(sql: Sql, ids: readonly number[]) {
  const brands = await sql<{ id: number; name: string }>`
    select id, name from brand where id = any(${ids}::integer[])`
  return Object.fromEntries(brands.map(({ id, name }) => [id, name]))
}

async function namesOfModels(sql: Sql, ids: readonly number[]) {
  const models = await sql<{ id: number; brand: string; model: string }>`
    select m.id, b.name as brand, m.name as model from model m join brand b on b.id = m.brand_id
    where m.id = any(${ids}::integer[])`
  return Object.fromEntries(models.map(({ id, brand, model }) => [id, tyreName(brand, model)]))
}
