import type { Additions } from '@pito/contracts/staff-imports'
import { unknownBrands } from '../catalogue/index.ts'
import type { Sql } from '../platform/database/sql.ts'

interface NewModel {
  readonly brand: string
  readonly name: string
  readonly rows: number
}

const mostListed = 100

/** Sums up the brands and models that the rows of a dry run would add, so that a misspelt name is seen among them. */
export async function storeAdditions(sql: Sql, id: string): Promise<void> {
  const models = await sql<NewModel>`
    select min(after ->> 'brand') as brand, min(after ->> 'model') as name, count(*)::integer as rows
    from run_row where run_id = ${id}::bigint and verdict in ('new', 'changed') and after ? 'brand'
    group by lower(after ->> 'brand'), lower(after ->> 'model') order by 1, 2`
  const brands = await unknownBrands(sql, [...new Set(models.map(({ brand }) => brand))])
  const additions: Additions = {
    ...{ brands_total: brands.length, brands: brands.slice(0, mostListed) },
    ...{ models_total: models.length, models: models.slice(0, mostListed) },
  }
  await sql`update run set additions = ${JSON.stringify(additions)}::jsonb where id = ${id}::bigint`
}
