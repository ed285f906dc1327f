import type { Sorting, TableLayout } from '@pito/ui/data-table/data-table'

/** Query parameters that do not narrow the list. A tab or a series chooses which list is shown. */
const notFilters = new Set(['page', 'per_page', 'sort', 'columns', 'tab', 'series'])

/** Returns the query of the API call for a list page. The address holds the same parameters, and the columns. */
export function queryOfAddress({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams].filter(([name, value]) => name !== 'columns' && value !== ''))
}

/** Returns the names of the filters, including the search, that narrow a list. */
export function filtersInAddress(searchParams: URLSearchParams): readonly string[] {
  return [...searchParams].flatMap(([name, value]) => (notFilters.has(name) || value === '' ? [] : [name]))
}

/** Returns the address of the list with changed parameters. A null removes a parameter. */
export function listAddress(
  searchParams: URLSearchParams,
  changed: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(searchParams)
  for (const [name, value] of Object.entries(changed)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `?${next}` : '?'
}

/** Returns the address without filters; the order, the page size and the columns stay. */
export function unfilteredAddress(searchParams: URLSearchParams): string {
  const cleared = Object.fromEntries(filtersInAddress(searchParams).map((name) => [name, null]))
  return listAddress(searchParams, { ...cleared, page: null })
}

export function sortingInAddress(searchParams: URLSearchParams, first: string): Sorting {
  const sort = searchParams.get('sort') || first
  return { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') }
}

export function sortAddress(searchParams: URLSearchParams, { key, descending }: Sorting): string {
  return listAddress(searchParams, { sort: descending ? `-${key}` : key, page: null })
}

/**
 * Returns the layout of the columns. The address, which may come from a colleague, decides which columns are shown and
 * in which order; without it the stored layout does.
 */
export function layoutInAddress(searchParams: URLSearchParams, stored: TableLayout): TableLayout {
  const named = searchParams.get('columns')?.split(',').filter(Boolean)
  if (!named) return stored
  const widthOf = (key: string) => stored.find((column) => column.key === key)?.width
  const hidden = stored
    .filter(({ key }) => !named.includes(key))
    .map((column) => ({ ...column, shown: false }))
  return [...named.map((key) => ({ key, shown: true, width: widthOf(key) })), ...hidden]
}
