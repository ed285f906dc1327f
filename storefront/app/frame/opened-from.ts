/** What every followed link leaves in the history entry of the page that it opens. */
export interface OpenedFrom {
  /** Path and query of the page that had the link. */
  readonly openedFrom: string
}

export function openedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): OpenedFrom {
  return { openedFrom: pathname + search }
}
