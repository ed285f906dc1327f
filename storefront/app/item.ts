declare const kind: unique symbol

/**
 * A thing in a list, as its page's data name it. What is shown of it stays beside the name and does not travel with
 * the page: the browser has it as markup already.
 */
export interface Item<Shown> {
  readonly id: string
  readonly [kind]?: Shown
}

const shown = new WeakMap<object, unknown>()

export function itemOf<Shown>(id: string, its: Shown): Item<Shown> {
  const item = { id }
  shown.set(item, its)
  return item
}

/** Null in a browser whose page came with the item. */
export function shownOf<Shown>(item: Item<Shown>): Shown | null {
  return (shown.get(item) as Shown | undefined) ?? null
}
