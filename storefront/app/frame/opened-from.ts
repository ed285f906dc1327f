/** What every followed link leaves in the history entry of the page that it opens. */
export interface OpenedFrom {
  /** Path and query of the page that had the link. */
  readonly openedFrom: string
}

export function openedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OpenedFrom {
  return { openedFrom: pathname + search }
}

/** What stands in the history is whatever a page or an earlier edition of the shop has put there. */
export function openedFromIn(state: unknown): string | null {
  const isOpenedFrom =
    typeof state === 'object' &&
    state !== null &&
    'openedFrom' in state &&
    typeof state.openedFrom === 'string'
  return isOpenedFrom ? (state as OpenedFrom).openedFrom : null
}
