import type { CartRow } from '../../cart/cart-view.ts'

type Axle = Pick<CartRow, 'lineId' | 'axle' | 'otherAxleLineId'>

/** Front and rear of a set together, where the first of them stands; each other row by itself. */
export function rowsBySet<Row extends Axle>(rows: readonly Row[]): (readonly Row[])[] {
  const groups = Map.groupBy(rows, ({ lineId, otherAxleLineId }) =>
    Math.min(lineId, otherAxleLineId ?? lineId),
  )
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Number(a.axle === 'rear') - Number(b.axle === 'rear')),
  )
}
