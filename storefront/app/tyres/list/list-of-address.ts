import { leftOutOf, leftOutQuery } from './left-out.ts'
import { listQuery } from './list-address.ts'
import { meaningOfSlug, readListPath } from './list-path.ts'
import type { ListState } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'
import { isSearchPath, readSearchQuery } from './read-search-query.ts'

/** Parses the URL of a tyre list. Returns null if the URL is not one of a tyre list. */
export function listOfAddress({ pathname, search }: { pathname: string; search: string }): ListState | null {
  if (isSearchPath(pathname)) return readSearchQuery(new URLSearchParams(search))
  const path = readListPath(pathname)
  const meaning = path && meaningOfSlug(path.slug, path.language)
  return meaning?.kind === 'list' ? readListQuery(meaning.vehicle, new URLSearchParams(search)) : null
}

/**
 * Returns the query of a list in canonical form, written from the parsed state. The cached page is rendered from this
 * query, so the page cannot show a list that differs from its cache key. The query also names the choices of the URL
 * that the list leaves out, because the page says so. A path that redirects is read as a list of all vehicles.
 */
export function searchOfList(url: URL): string {
  const state = listOfAddress(url)
  if (!state) return listQuery(readListQuery(null, url.searchParams))
  const parts = [listQuery(state), leftOutQuery(leftOutOf(url.searchParams, state))]
  return parts.filter((part) => part !== '').join('&')
}
