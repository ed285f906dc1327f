import type { CartRow } from './cart-view.ts'

type Axle = Pick<CartRow, 'lineId' | 'axle' | 'otherAxleLineId'>

/**
 * Groups the front and rear rows of a set at the position of whichever row comes first. Every other row is a group by
 * itself.
 */
export function rowsBySet<Row extends Axle>(rows: readonly Row[]): (readonly Row[])[] {
  const groups = Map.groupBy(rows, ({ lineId, otherAxleLineId }) =>
    Math.min(lineId, otherAxleLineId ?? lineId),
  )
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Number(a.axle === 'rear') - Number(b.axle === 'rear')),
  )
}
