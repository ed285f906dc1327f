import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineRefund } from './refund-of-lines.ts'
import { discountShare, leftOfLine, refundOfPieces, sumOf } from './refund-of-lines.ts'
import type { Returned, SoldLine } from './refund-of-return.ts'
import {
  deductFrom,
  isAllReturned,
  refundOfAgreement,
  refundOfReturn,
  whyNotTakenBack,
} from './refund-of-return.ts'

const sold = (
  type: SoldLine['type'],
  tyreId: number | null,
  quantity: number,
  grossCents: number,
  credits: readonly LineRefund[] = [],
): SoldLine => ({ type, tyreId, quantity, grossCents, credits })
const lines = [
  sold('product', 1, 4, 40_001),
  sold('recycling_charges', 1, 4, 880),
  sold('service', null, 4, 8000),
  sold('shipping_charges', null, 1, 1990),
]
/** The lines after the refunds have been credited. */
const credited = (before: readonly SoldLine[], refunds: readonly LineRefund[]): SoldLine[] =>
  before.map((line, place) => {
    const refund = refunds[place] ?? { quantity: 0, cents: 0 }
    return refund.cents > 0 ? { ...line, credits: [...line.credits, refund] } : line
  })
const fitted = { lines, isFitted: true }
const centsOf = (refunds: readonly LineRefund[]) => refunds.map(({ cents }) => cents)
const quantitiesOf = (refunds: readonly LineRefund[]) => refunds.map(({ quantity }) => quantity)

test('all four tyres bring back their price, the fee and the delivery, and not the fitting', () => {
  const refunds = refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 4 }])
  expect(centsOf(refunds)).toEqual([40_001, 880, 0, 1990])
  expect(quantitiesOf(refunds)).toEqual([4, 4, 0, 1])
})

test('two of four bring back their half, and no delivery', () => {
  const refunds = refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 2 }])
  expect(centsOf(refunds)).toEqual([20_001, 440, 0, 0])
  expect(quantitiesOf(refunds)).toEqual([2, 2, 0, 0])
})

test('a fitting that was not done goes back with the first tyre, and once', () => {
  const notFitted = { lines, isFitted: false }
  const two = { tyreId: 1, quantity: 2 }
  const first = refundOfReturn(notFitted, [], [two])
  expect(centsOf(first)).toEqual([20_001, 440, 8000, 0])
  const rest = { ...notFitted, lines: credited(lines, first) }
  expect(centsOf(refundOfReturn(rest, [two], [two]))).toEqual([20_000, 440, 0, 1990])
})

test('what was refunded on a line before is taken from that line and from no other', () => {
  const reduced = { lines: credited(lines, [{ quantity: 0, cents: 4001 }]), isFitted: true }
  expect(centsOf(refundOfReturn(reduced, [], [{ tyreId: 1, quantity: 2 }]))).toEqual([18_000, 440, 0, 0])
  expect(centsOf(refundOfReturn(reduced, [], [{ tyreId: 1, quantity: 4 }]))).toEqual([36_000, 880, 0, 1990])
  const oneRefunded = { lines: credited(lines, [{ quantity: 1, cents: 10_000 }]), isFitted: true }
  expect(refundOfReturn(oneRefunded, [], [{ tyreId: 1, quantity: 4 }])[0]).toEqual({
    ...{ quantity: 3, cents: 30_001 },
  })
})

const arrived = (quantity: number, deductedCents = 0) => ({
  ...{ tyreId: 1, quantity, condition: deductedCents > 0 ? ('damaged' as const) : ('sellable' as const) },
  deductedCents,
})

test('a deduction lowers the refund of the line of its tyre, and is less than that of the damaged pieces', () => {
  const goods = refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 4 }])
  expect(centsOf(deductFrom(lines, goods, [arrived(3), arrived(1, 2050)]) ?? [])).toEqual([
    ...[37_951, 880, 0, 1990],
  ])
  expect(deductFrom(lines, goods, [arrived(3), arrived(1, 10_001)])).toBeNull()
  expect(deductFrom(lines, goods, [arrived(4, 40_001)])).toBeNull()
  expect(centsOf(deductFrom(lines, goods, [arrived(4, 40_000)]) ?? [])).toEqual([1, 880, 0, 1990])
})

/** The lines of a generated order, and its tyres one by one in a generated sequence of arrivals. */
const anyOrder = fc
  .record({
    tyres: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 8 }), paidCents: fc.nat(200_000), fee: fc.nat(2000) }),
      { minLength: 1, maxLength: 4 },
    ),
    delivery: fc.nat(5000),
    fitting: fc.nat(20_000),
    isFitted: fc.boolean(),
  })
  .chain(({ tyres, delivery, fitting, isFitted }) => {
    const all: SoldLine[] = [
      ...tyres.flatMap(({ quantity, paidCents, fee }, place) => [
        sold('product', place + 1, quantity, paidCents),
        sold('recycling_charges', place + 1, quantity, fee),
      ]),
      sold('service', null, 4, fitting),
      sold('shipping_charges', null, 1, delivery),
    ]
    const single = tyres.flatMap(({ quantity }, place) =>
      Array.from({ length: quantity }, () => ({ tyreId: place + 1, quantity: 1 })),
    )
    const sequence = fc.shuffledSubarray(single, { minLength: single.length })
    return fc.record({ all: fc.constant(all), isFitted: fc.constant(isFitted), sequence })
  })

/** Refunds that staff make between two arrivals: of a line by place, by pieces or by an amount in permille of its rest. */
const byStaff = fc.array(
  fc.record({ line: fc.nat(9), pieces: fc.option(fc.integer({ min: 1, max: 3 })), permille: fc.nat(1000) }),
  { maxLength: 3 },
)

function refundedByStaff(
  state: readonly SoldLine[],
  refunds: typeof byStaff extends fc.Arbitrary<infer T> ? T : never,
) {
  return refunds.reduce<readonly SoldLine[]>((before, { line: chosen, pieces, permille }) => {
    const place = chosen % before.length
    const line = before[place]
    if (!line) return before
    const left = leftOfLine(line)
    const refund =
      pieces === null
        ? { quantity: 0, cents: Math.floor((left.cents * permille) / 1000) }
        : refundOfPieces(line, Math.min(pieces, left.quantity))
    return credited(
      before,
      before.map((_, at) => (at === place ? refund : { quantity: 0, cents: 0 })),
    )
  }, state)
}

/** Fails if more was taken back of a line than it has. */
function expectWithinLines(state: readonly SoldLine[]) {
  for (const line of state) {
    const { quantity, cents } = leftOfLine(line)
    expect(quantity).toBeGreaterThanOrEqual(0)
    expect(cents).toBeGreaterThanOrEqual(0)
  }
}

test('any sequence of returns and of refunds by staff adds up to the invoice, line by line, and never exceeds a line', () => {
  const parts = fc.array(byStaff, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(anyOrder, parts, fc.nat(90_000), ({ all, isFitted, sequence }, refunds, discountCents) => {
      let state: readonly SoldLine[] = all
      for (const [place, tyre] of sequence.entries()) {
        state = refundedByStaff(state, refunds[place] ?? [])
        expectWithinLines(state)
        const back = refundOfReturn({ lines: state, isFitted }, sequence.slice(0, place), [tyre])
        expect(centsOf(back).every((cents) => cents >= 0)).toBe(true)
        state = credited(state, back)
        expectWithinLines(state)
      }
      const unpaid = state.filter(({ type }) => !(isFitted && type === 'service'))
      expect(unpaid.map((line) => leftOfLine(line).cents)).toEqual(unpaid.map(() => 0))
      for (const { credits, ...line } of unpaid) {
        const shares = credits.map((credit, at) =>
          discountShare({ ...line, credits: credits.slice(0, at) }, discountCents, credit.cents),
        )
        const whole = line.grossCents === 0 ? 0 : discountCents
        expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(whole)
      }
    }),
  )
})

test('deductions reduce the sum of all refunds by exactly their amounts', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.nat(1000), { maxLength: 8 }), ({ all, sequence }, permilles) => {
      let state: readonly SoldLine[] = all
      let deducted = 0
      for (const [place, tyre] of sequence.entries()) {
        const goods = refundOfReturn({ lines: state, isFitted: false }, sequence.slice(0, place), [tyre])
        const at = state.findIndex(({ type, tyreId }) => type === 'product' && tyreId === tyre.tyreId)
        const most = (goods[at]?.cents ?? 0) - 1
        const deductedCents = Math.max(0, Math.floor((most * (permilles[place] ?? 0)) / 1000))
        const damaged = { ...tyre, condition: 'damaged' as const, deductedCents }
        const refunds = deductFrom(state, goods, [damaged])
        expect(
          refunds?.map((refund, line) => (line === at ? refund.cents + deductedCents : refund.cents)),
        ).toEqual(centsOf(goods))
        deducted += deductedCents
        state = credited(state, refunds ?? [])
      }
      expect(state.reduce((sum, line) => sum + leftOfLine(line).cents, 0)).toBe(deducted)
    }),
  )
})

test('any sequence of arrivals of an agreed return adds up to the agreed refund, in the same share of each line', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(),
      ({ all, isFitted, sequence }, permille, count) => {
        const agreed = sequence.slice(0, (count % sequence.length) + 1)
        const priceOf = (state: readonly SoldLine[], before: readonly Returned[], now: readonly Returned[]) =>
          refundOfReturn({ lines: state, isFitted }, before, now)
        const agreedCents = Math.round((sumOf(priceOf(all, [], agreed), 'cents') * permille) / 1000)
        let state: readonly SoldLine[] = all
        let rest = agreedCents
        for (const [place, tyre] of agreed.entries()) {
          const before = agreed.slice(0, place)
          const refunds = refundOfAgreement(state, rest, {
            now: priceOf(state, before, [tyre]),
            all: priceOf(state, before, agreed.slice(place)),
          })
          rest -= sumOf(refunds, 'cents')
          state = credited(state, refunds)
          expectWithinLines(state)
        }
        expect(rest).toBe(0)
        for (const [place, { cents }] of priceOf(all, [], agreed).entries()) {
          const share = (cents * permille) / 1000
          // Each arrival rounds its amount and its lines to cents.
          expect(Math.abs(sumOf(state[place]?.credits ?? [], 'cents') - share)).toBeLessThan(
            agreed.length + 1,
          )
        }
      },
    ),
  )
})

test('no more come back than were sold, and no others', () => {
  expect(whyNotTakenBack(lines, [{ tyreId: 1, quantity: 4 }])).toBeNull()
  expect(
    whyNotTakenBack(lines, [
      { tyreId: 1, quantity: 3 },
      { tyreId: 1, quantity: 2 },
    ]),
  ).toBe('order-not-returnable')
  expect(whyNotTakenBack(lines, [{ tyreId: 2, quantity: 1 }])).toBe('order-not-returnable')
  expect(isAllReturned(lines, [{ tyreId: 1, quantity: 3 }])).toBe(false)
  expect(isAllReturned(lines, [{ tyreId: 1, quantity: 4 }])).toBe(true)
})
