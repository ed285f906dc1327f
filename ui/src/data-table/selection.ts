export interface Selection {
  /** The selected rows. Rows of other pages stay selected while the user turns the pages. */
  readonly ids: ReadonlySet<string>
  /** Whether every result is selected, including those on other pages. */
  readonly all: boolean
}

export const nothingSelected: Selection = { ids: new Set(), all: false }

/** Selects or deselects a row. After "all results", deselecting a row leaves the other rows of the page selected. */
export function toggleRow({ ids, all }: Selection, page: readonly string[], id: string): Selection {
  const next = new Set(all ? page : ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, all: false }
}

export type PageState = 'none' | 'some' | 'whole'

export function pageState({ ids, all }: Selection, page: readonly string[]): PageState {
  const count = all ? page.length : page.filter((id) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'whole' : 'some'
}

/** Selects the whole page, or deselects it if all of its rows are selected. */
export function togglePage(selection: Selection, page: readonly string[]): Selection {
  if (selection.all) return nothingSelected
  const next = new Set(selection.ids)
  const whole = pageState(selection, page) === 'whole'
  for (const id of page) {
    if (whole) next.delete(id)
    else next.add(id)
  }
  return { ids: next, all: false }
}
