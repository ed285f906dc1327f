import { expect, test } from 'vitest'
import { tyreCard } from '../../../testing/tyre-card.ts'
import type { Shown } from './results.tsx'
import { joined } from './results.tsx'

const tyre = (id: number) => ({ tyre: tyreCard({ id }), fullSet: null })
const ids = ({ tyres }: Shown) => tyres.map(({ tyre }) => tyre.id)

test('the first page stands alone', () => {
  expect(joined(undefined, 1, [tyre(1)])).toEqual({ tyres: [tyre(1)], firstPage: 1 })
})

test('a later page follows the pages seen before it', () => {
  const pages = new Map([
    [1, [tyre(1), tyre(2)]],
    [2, [tyre(3)]],
  ])
  const shown = joined(pages, 3, [tyre(4)])
  expect(ids(shown)).toEqual([1, 2, 3, 4])
  expect(shown.firstPage).toBe(1)
})

test('a gap is not bridged', () => {
  const shown = joined(new Map([[1, [tyre(1)]]]), 3, [tyre(5)])
  expect(ids(shown)).toEqual([5])
  expect(shown.firstPage).toBe(3)
})

test('a tyre that moved to a later page meanwhile stands once', () => {
  expect(ids(joined(new Map([[1, [tyre(1), tyre(2)]]]), 2, [tyre(2), tyre(3)]))).toEqual([1, 2, 3])
})
