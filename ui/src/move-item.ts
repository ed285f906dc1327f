/** Moves an item to another place of a list. Outside the list nothing moves. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}
