/** The state that a followed link stores in the history entry of the page that it opens. */
export interface OpenedFrom {
  /** The path and query of the page that contained the link. */
  readonly openedFrom: string
}

export function openedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OpenedFrom {
  return { openedFrom: pathname + search }
}

/**
 * Returns the page that contained the link, or null if the state does not name one. The state is validated, because
 * it may come from another page or an earlier version of the shop.
 */
export function openedFromIn(state: unknown): string | null {
  const isOpenedFrom =
    typeof state === 'object' &&
    state !== null &&
    'openedFrom' in state &&
    typeof state.openedFrom === 'string'
  return isOpenedFrom ? (state as OpenedFrom).openedFrom : null
}
