import { meaningOfSlug, readListPath } from './list-path.ts'
import type { ListState } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'

/** Null for an address that is no tyre list. */
export function listOfAddress({ pathname, search }: { pathname: string; search: string }): ListState | null {
  const path = readListPath(pathname)
  const meaning = path && meaningOfSlug(path.slug, path.language)
  return meaning?.kind === 'list' ? readListQuery(meaning.vehicle, new URLSearchParams(search)) : null
}
