import type { Locale } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { findPlace, findPoints, readPointSearch } from './point-search.ts'
import type { PointsStart } from './use-points.ts'

/** Runs the search in the page's URL. If the URL names no place, nothing is searched. */
export async function loadPoints(api: Api, url: URL, locale: Locale): Promise<PointsStart> {
  const search = readPointSearch(url.searchParams)
  if (search.address === '')
    return { search, found: null, fault: url.searchParams.has('address') ? 'missing' : null }
  const place = await findPlace(api, search.address)
  if (!place) return { search, found: null, fault: 'unknown' }
  return { search, found: await findPoints(api, search, { place, locale }), fault: null }
}
