import type { Endpoint, Output } from '@pito/contracts/endpoint'
import type { ListColumn } from '@pito/contracts/staff-office'
import { getListView } from '@pito/contracts/staff-office'
import type { Api } from '@pito/web/api/api'
import { filtersInAddress, queryOfAddress } from './list-address.ts'

export interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly page: number
  readonly per_page: number
  readonly last_page: number
}

type RowOf<E extends Endpoint> = Output<E> extends { data: (infer Row)[] } ? Row : never

export interface ListData<Row> {
  readonly page: ListPage<Row>
  /** The columns as the member of staff has arranged them. */
  readonly view: readonly ListColumn[]
  /** If nothing was found: the filters of which each alone excludes everything. */
  readonly excluding: readonly string[]
}

/** Loads a list of the back office for the filters, the order and the page in its address. */
export async function loadList<E extends Endpoint>(
  api: Api,
  contract: E,
  { name, url }: { readonly name: string; readonly url: URL },
): Promise<ListData<RowOf<E>>> {
  const load = (query: Record<string, string>) =>
    api(contract, query as never) as Promise<unknown> as Promise<ListPage<RowOf<E>>>
  const query = queryOfAddress(url)
  const [page, view] = await Promise.all([load(query), api(getListView, { list: name })])
  if (page.total > 0) return { page, view: view.data, excluding: [] }
  const filters = filtersInAddress(url.searchParams)
  const without = await Promise.all(
    filters.map(async (filter) => {
      const { [filter]: _, page: __, ...rest } = query
      return { filter, total: (await load(rest)).total }
    }),
  )
  const excluding = without.filter(({ total }) => total > 0).map(({ filter }) => filter)
  return { page, view: view.data, excluding: excluding.length > 0 ? excluding : filters }
}
