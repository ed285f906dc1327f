import { expect, test } from 'vitest'
import { rowsBySet } from './cart-page.tsx'

const row = (
  lineId: number,
  axle: 'front' | 'rear' | null = null,
  otherAxleLineId: number | null = null,
) => ({
  lineId,
  axle,
  otherAxleLineId,
})
const idsOf = (rows: readonly ReturnType<typeof row>[]) =>
  rowsBySet(rows).map((group) => group.map(({ lineId }) => lineId))

test('front and rear stand together, the front first, whichever was put in first', () => {
  expect(idsOf([row(1), row(2, 'rear', 4), row(3), row(4, 'front', 2)])).toEqual([[1], [4, 2], [3]])
})

test('rows of no set stand by themselves', () => {
  expect(idsOf([row(1), row(2)])).toEqual([[1], [2]])
})
