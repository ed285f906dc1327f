import type { Api } from '@pito/web/api/api'
import type { FinderChoice, FinderOptions, PinnedChoice } from './finder-choice.ts'
import { finderVehicle, firstChoice, firstVehicle, withPinned } from './finder-choice.ts'
import { loadOptions } from './finder-options.ts'

export const pointsTab = 'service-points'

/** The initial state of a search form, before the browser restores the visitor's last choice. */
export interface FinderStart {
  /** True for the search on the front page, which also has fields for the brand and the indices. */
  readonly full: boolean
  readonly points: boolean
  readonly choice: FinderChoice
  readonly options: FinderOptions
  readonly pinned: PinnedChoice
}

interface StartOptions {
  readonly full: boolean
  readonly pinned?: PinnedChoice
}

export async function findStart(
  api: Api,
  { searchParams }: URL,
  { full, pinned = {} }: StartOptions,
): Promise<FinderStart> {
  const tab = searchParams.get('vehicle')
  const first = firstChoice(finderVehicle(tab) ?? pinned.vehicle ?? firstVehicle)
  const choice = withPinned(first, pinned)
  const points = tab === pointsTab
  const options = await loadOptions(api, choice, full)
  return { full, points, choice, options, pinned }
}

interface Move {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly defaultShouldRevalidate: boolean
}

/**
 * Prevents a reload if only the open tab has changed. The open tab is in the URL, so that going back restores it, and
 * the form loads its data itself.
 */
export function unlessOnlyTheTab({ currentUrl, nextUrl, defaultShouldRevalidate }: Move): boolean {
  return withoutTab(currentUrl) === withoutTab(nextUrl) ? false : defaultShouldRevalidate
}

function withoutTab(url: URL): string {
  const rest = new URL(url)
  rest.searchParams.delete('vehicle')
  return rest.href
}
