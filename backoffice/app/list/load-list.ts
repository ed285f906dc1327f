import type { Endpoint, Output } from '@pito/contracts/endpoint'
import type { ListColumn } from '@pito/contracts/staff-office'
import { getListView } from '@pito/contracts/staff-office'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { filtersInAddress, queryOfAddress } from './list-address.ts'

export interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly total: number
  /** Whether more rows match than `total` says, because a very long list is not counted to its end. */
  readonly is_more?: boolean
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

/** The API takes no larger number of a page. */
const mostPages = 100_000

/** Returns the page that the address names, the first one if it names none, or the last one if there are fewer pages. */
export async function existingPage<Page extends { readonly page: number; readonly last_page: number }>(
  { searchParams }: URL,
  load: (page: number) => Promise<Page>,
): Promise<Page> {
  const named = Number(searchParams.get('page'))
  const page = await load(Number.isSafeInteger(named) && named >= 1 ? Math.min(named, mostPages) : 1)
  return page.page > page.last_page ? load(page.last_page) : page
}

const notValid = 422

/**
 * Loads a list without the parameters that the API refuses, because nobody can correct them on the page: an order, a page
 * size or a filter that does not exist.
 */
function withoutWrong<Page>(
  query: Readonly<Record<string, string>>,
  load: (query: Record<string, string>) => Promise<Page>,
): Promise<Page> {
  return load({ ...query }).catch((error: unknown) => {
    const refused = refusedAnswer(error)
    const wrong = Object.keys(refused?.answer.errors ?? {})
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !wrong.includes(name)))
    const isLess = Object.keys(rest).length < Object.keys(query).length
    if (refused?.status !== notValid || !isLess) throw error
    return load(rest)
  })
}

/** Loads a list of the back office for the filters, the order and the page in its address. */
export async function loadList<E extends Endpoint>(
  api: Api,
  contract: E,
  { name, url }: { readonly name: string; readonly url: URL },
): Promise<ListData<RowOf<E>>> {
  const load = (asked: Record<string, string>) =>
    withoutWrong(
      asked,
      (query) => api(contract, query as never) as Promise<unknown> as Promise<ListPage<RowOf<E>>>,
    )
  const query = queryOfAddress(url)
  const [page, view] = await Promise.all([
    existingPage(url, (asked) => load({ ...query, page: String(asked) })),
    api(getListView, { list: name }),
  ])
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
