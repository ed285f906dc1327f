import { expect, test } from 'vitest'
import { Dictionary } from './dictionary.ts'
import { NameRanks } from './name-ranks.ts'
import { Partition, perRowDimension } from './partition.ts'
import { tyre } from './testing/tyre.ts'

function emptyPartition(): Partition {
  const names = new NameRanks()
  names.learn([tyre(1).name])
  return new Partition(
    tyre(1),
    perRowDimension(() => new Dictionary()),
    names,
  )
}

test('the rows of removed tyres are taken by tyres that are added', () => {
  const partition = emptyPartition()
  for (let id = 1; id <= 1000; id++) partition.remove(partition.add(tyre(id)))
  expect([partition.count, partition.words]).toEqual([0, 1])
})

test('rows stay in order by price and by name while tyres are added and removed', () => {
  const partition = emptyPartition()
  const rows = [30, 10, 20, 10].map((priceCents, place) => partition.add(tyre(9 - place, { priceCents })))
  partition.remove(rows[2] as number)
  partition.add(tyre(1, { priceCents: 15 }))
  const idsOf = (sorted: Int32Array) => [...sorted.slice(0, partition.count)].map((row) => partition.ids[row])
  expect(idsOf(partition.byPrice.rows)).toEqual([6, 8, 1, 9])
  expect(idsOf(partition.byName.rows)).toEqual([1, 6, 8, 9])
})
