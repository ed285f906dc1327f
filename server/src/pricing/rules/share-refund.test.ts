import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareRefund } from './share-refund.ts'

const paid = (grossCents: number, vatCents: number, creditedCents = 0, creditedVatCents = 0) => ({
  ...{ grossCents, vatCents, creditedCents, creditedVatCents },
})

test('the whole of an order goes back line by line, with all of its VAT', () => {
  expect(shareRefund([paid(48_900, 9936), paid(880, 179)], 49_780)).toEqual([
    { grossCents: 48_900, vatCents: 9936 },
    { grossCents: 880, vatCents: 179 },
  ])
})

test('a part is shared in proportion, and the odd cent goes to the largest remainder', () => {
  expect(shareRefund([paid(200, 41), paid(100, 20)], 100)).toEqual([
    { grossCents: 67, vatCents: 14 },
    { grossCents: 33, vatCents: 7 },
  ])
})

test('what went back before does not go back again', () => {
  expect(shareRefund([paid(200, 41, 200, 41), paid(100, 20, 40, 8)], 60)).toEqual([
    { grossCents: 0, vatCents: 0 },
    { grossCents: 60, vatCents: 12 },
  ])
})

test('what is wanted of a line goes back first, as far as it is left, and the rest is shared', () => {
  const tyres = { ...paid(40_000, 8127), wantedCents: 20_000 }
  const fitting = paid(8000, 1625)
  expect(shareRefund([tyres, fitting], 20_000)).toEqual([
    { grossCents: 20_000, vatCents: 4064 },
    { grossCents: 0, vatCents: 0 },
  ])
  const reduced = { ...tyres, creditedCents: 30_000, creditedVatCents: 6096 }
  expect(shareRefund([reduced, fitting], 12_000).map(({ grossCents }) => grossCents)).toEqual([10_000, 2000])
  expect(shareRefund([tyres, fitting], 5000).map(({ grossCents }) => grossCents)).toEqual([5000, 0])
})

test('more than is left cannot go back', () => {
  expect(() => shareRefund([paid(200, 41, 150, 31)], 51)).toThrow('Of 50 cents')
})

const line = fc
  .record({ grossCents: fc.integer({ min: 0, max: 500_000 }), permille: fc.constantFrom(0, 100, 140, 255) })
  .map(({ grossCents, permille }) =>
    paid(grossCents, Math.round((grossCents * permille) / (1000 + permille))),
  )
const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })

test('in however many parts it goes back: each adds up, and in the end each line and its VAT are back', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), parts, (lines, weights) => {
      const total = lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
      const weight = weights.reduce((sum, one) => sum + one, 0)
      let left = total
      let state = lines
      for (const [place, one] of weights.entries()) {
        const amount = place === weights.length - 1 ? left : Math.floor((total * one) / weight)
        const shares = shareRefund(state, amount)
        expect(shares.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(amount)
        expect(shares.every(({ grossCents, vatCents }) => vatCents >= 0 && vatCents <= grossCents)).toBe(true)
        state = state.map((before, at) =>
          paid(
            before.grossCents,
            before.vatCents,
            before.creditedCents + (shares[at]?.grossCents ?? 0),
            before.creditedVatCents + (shares[at]?.vatCents ?? 0),
          ),
        )
        left -= amount
      }
      expect(state.every((one) => one.creditedCents === one.grossCents)).toBe(true)
      expect(state.every((one) => one.creditedVatCents === one.vatCents)).toBe(true)
    }),
  )
})
