import { expect, test } from 'vitest'
import { Dictionary } from './dictionary.ts'
import { NameRanks } from './name-ranks.ts'
import { perRowDimension, Shelf } from './shelf.ts'
import { tyre } from './testing/tyre.ts'

function emptyShelf(): Shelf {
  const names = new NameRanks()
  names.learn([tyre(1).name])
  return new Shelf(
    tyre(1),
    perRowDimension(() => new Dictionary()),
    names,
  )
}

test('the rows of tyres that left are taken by those that come', () => {
  const shelf = emptyShelf()
  for (let id = 1; id <= 1000; id++) shelf.remove(shelf.add(tyre(id)))
  expect([shelf.count, shelf.words]).toEqual([0, 1])
})

test('rows stay in order by price and by name while tyres come and go', () => {
  const shelf = emptyShelf()
  const rows = [30, 10, 20, 10].map((priceCents, place) => shelf.add(tyre(9 - place, { priceCents })))
  shelf.remove(rows[2] as number)
  shelf.add(tyre(1, { priceCents: 15 }))
  const idsOf = (sorted: Int32Array) => [...sorted.slice(0, shelf.count)].map((row) => shelf.ids[row])
  expect(idsOf(shelf.byPrice.rows)).toEqual([6, 8, 1, 9])
  expect(idsOf(shelf.byName.rows)).toEqual([1, 6, 8, 9])
})
