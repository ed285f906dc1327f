import type { ComparedProduct } from '@pito/contracts/compare'
import { compareProducts } from '@pito/contracts/compare'
import { mostCompared } from '@pito/contracts/values/most-compared'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'

/** Loads the tyres with these ids. Tyres that cannot be loaded are left out. */
export async function loadProducts(api: Api, ids: readonly number[]): Promise<ComparedProduct[]> {
  const uniqueIds = [...new Set(ids)].filter((id) => id > 0)
  const starts = Array.from(
    { length: Math.ceil(uniqueIds.length / mostCompared) },
    (_, at) => at * mostCompared,
  )
  const loaded = await Promise.all(
    starts.map((start) =>
      settled(api(compareProducts, { ids: uniqueIds.slice(start, start + mostCompared) })),
    ),
  )
  return loaded.flatMap(({ data }) => data?.data ?? [])
}
