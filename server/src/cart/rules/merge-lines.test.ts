import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'

const line = (tyreId: number, quantity: number, rearTyreId: number | null = null, seenCents = 9900) => ({
  tyreId,
  quantity,
  seenCents,
  rearTyreId,
  forAnotherCar: false,
})
const stock = (...of: [tyreId: number, most: number][]) => new Map(of)

test.each([
  ['A tyre of the guest alone moves as it is', [line(1, 4)], [], stock([1, 10]), [line(1, 4)], false],
  ['Quantities of one tyre add up', [line(1, 4)], [line(1, 2)], stock([1, 10]), [line(1, 6)], false],
  ['The sum stops at the stock', [line(1, 4)], [line(1, 5)], stock([1, 6]), [line(1, 6)], true],
  ['A line stops at the stock', [line(1, 4)], [], stock([1, 3]), [line(1, 3)], true],
  [
    'What has sold out is left out',
    [line(1, 4), line(2, 1)],
    [line(1, 1)],
    stock([2, 5]),
    [line(2, 1)],
    true,
  ],
  [
    'A set moves as a set',
    [line(1, 2, 2), line(2, 2)],
    [],
    stock([1, 9], [2, 9]),
    [line(1, 2, 2), line(2, 2)],
    false,
  ],
  ['Half of a set is an ordinary line', [line(1, 2, 2), line(2, 2)], [], stock([1, 9]), [line(1, 2)], true],
  [
    'The customer’s own set wins over the guest’s',
    [line(2, 2, 1), line(1, 2)],
    [line(1, 2, 2), line(2, 2)],
    stock([1, 9], [2, 9]),
    [line(2, 4), line(1, 4, 2)],
    false,
  ],
  [
    'A set of the customer with another rear tyre stays too',
    [line(1, 2, 2), line(2, 2)],
    [line(1, 2, 3), line(3, 2)],
    stock([1, 9], [2, 9]),
    [line(1, 4, 3), line(2, 2)],
    false,
  ],
])('%s.', (_title, guests, own, sellable, lines, isReduced) => {
  expect(mergeLines({ guests, own, sellable })).toEqual({ lines, isReduced })
})

test('The price that the customer has seen stays with the customer’s line.', () => {
  const { lines } = mergeLines({
    guests: [line(1, 1, null, 8900), line(2, 1, null, 8900)],
    own: [line(1, 1, null, 9500)],
    sellable: stock([1, 9], [2, 9]),
  })
  expect(lines.map(({ seenCents }) => seenCents)).toEqual([9500, 8900])
})

test('A tyre stays marked as being for another car if either cart has the mark.', () => {
  const marked = { ...line(1, 2), forAnotherCar: true }
  const merge = (guests: typeof marked, own: typeof marked) =>
    mergeLines({ guests: [guests], own: [own], sellable: stock([1, 9]) }).lines[0]?.forAnotherCar
  expect([merge(marked, line(1, 2)), merge(line(1, 2), marked), merge(line(1, 2), line(1, 2))]).toEqual([
    true,
    true,
    false,
  ])
})

const cart = fc.uniqueArray(fc.record({ tyreId: fc.nat(5), quantity: fc.integer({ min: 1, max: 20 }) }), {
  selector: ({ tyreId }) => tyreId,
})

test('A merged cart never holds more than there is, and nothing is lost while there is enough.', () => {
  const anyStock = fc.array(fc.nat(40), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(cart, cart, anyStock, (guests, own, most) => {
      const lines = (of: typeof guests) => of.map(({ tyreId, quantity }) => line(tyreId, quantity))
      const sellable = new Map(most.entries())
      const merged = mergeLines({ guests: lines(guests), own: lines(own), sellable })
      for (const { tyreId, quantity } of merged.lines)
        expect(quantity).toBeLessThanOrEqual(sellable.get(tyreId) ?? 0)
      const enough = guests.every(({ tyreId, quantity }) => {
        const there = own.find((one) => one.tyreId === tyreId)?.quantity ?? 0
        return quantity + there <= (sellable.get(tyreId) ?? 0)
      })
      expect(merged.isReduced).toBe(!enough)
    }),
  )
})
