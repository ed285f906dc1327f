interface Item {
  readonly id: number
  readonly parentId: number | null
  readonly type: string
}

export type Branch<Row extends Item> = Row & { readonly children: readonly Branch<Row>[] }

/** Turns ordered rows into a tree. Rows whose parents form a cycle have no root and are left out. */
export function menuTree<Row extends Item>(rows: readonly Row[]): Branch<Row>[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = (parentId: number | null): Branch<Row>[] =>
    (byParent.get(parentId) ?? []).map((row) => ({ ...row, children: below(row.id) }))
  return below(null)
}

/** Returns the topmost items of a type, each with all of its descendants. */
export function topmostOfType<Row extends Item>(tree: readonly Branch<Row>[], type: string): Branch<Row>[] {
  return tree.flatMap((item) => (item.type === type ? [item] : topmostOfType(item.children, type)))
}
