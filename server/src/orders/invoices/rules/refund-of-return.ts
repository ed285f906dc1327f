import type { ReturnCondition } from '@pito/contracts/values/return-conditions'
import type { CreditableLine, LineRefund } from './refund-of-lines.ts'
import { leftOfLine, refundOfPieces, sumOf } from './refund-of-lines.ts'

export interface SoldLine extends CreditableLine {
  readonly type: 'product' | 'service' | 'shipping_charges' | 'recycling_charges'
  readonly tyreId: number | null
}

interface SoldOrder {
  readonly lines: readonly SoldLine[]
  readonly isFitted: boolean
}

export interface Returned {
  readonly tyreId: number
  readonly quantity: number
}

const nothing: LineRefund = { quantity: 0, cents: 0 }

/**
 * Computes the refund for returned tyres, one entry for each line of the order. The refund is the share of the
 * returned tyres in what was paid for the tyres and for their recycling fee, less earlier refunds of these lines. With
 * the last tyre the standard delivery charge is refunded too (Consumer Protection Act 6:17 §). A fitting that was done is
 * not refunded. A fitting that was not done is refunded with the first tyre, because it is of no use to a buyer who
 * keeps only some of the tyres.
 */
export function refundOfReturn(
  { lines, isFitted }: SoldOrder,
  before: readonly Returned[],
  now: readonly Returned[],
): LineRefund[] {
  if (now.length === 0) return lines.map(() => nothing)
  const isComplete = isAllReturned(lines, [...before, ...now])
  return lines.map((line) => {
    switch (line.type) {
      case 'shipping_charges':
        return isComplete ? refundOfPieces(line, line.quantity) : nothing
      case 'service':
        return isFitted ? nothing : refundOfPieces(line, line.quantity)
      default:
        return refundOfPieces(line, countOf(now, line.tyreId), countOf(before, line.tyreId))
    }
  })
}

/**
 * Returns the part of an agreed refund that is due for an arrival, one entry for each line of the order. Each line gets
 * its share, and the arrival of the last agreed tyres brings the rest of the agreed amount.
 */
export function refundOfAgreement(
  lines: readonly SoldLine[],
  /** The part of the agreed amount that is not due yet. */
  restCents: number,
  /** The refund of the tyres that arrive now, and of all agreed tyres that had not arrived, if nothing had been agreed. */
  { now, all }: { readonly now: readonly LineRefund[]; readonly all: readonly LineRefund[] },
): LineRefund[] {
  const [nowCents, allCents] = [sumOf(now, 'cents'), sumOf(all, 'cents')]
  const amount = allCents === 0 ? 0 : Math.round((restCents * nowCents) / allCents)
  const upTo = (place: number) =>
    nowCents === 0 ? 0 : Math.round((amount * sumOf(now.slice(0, place), 'cents')) / nowCents)
  const refunds = lines.map((line, place) => ({
    quantity: now[place]?.quantity ?? 0,
    cents: Math.min(upTo(place + 1) - upTo(place), leftOfLine(line).cents),
  }))
  return withRest(lines, refunds, amount - sumOf(refunds, 'cents'))
}

/** Adds the cents that rounding left over to lines that can still be credited, to those of the arrived tyres first. */
function withRest(
  lines: readonly SoldLine[],
  refunds: readonly LineRefund[],
  restCents: number,
): LineRefund[] {
  let rest = restCents
  const added = [...refunds]
  for (const isArrived of [true, false])
    for (const [place, line] of lines.entries()) {
      const { quantity, cents } = added[place] ?? nothing
      const isTakenBack = line.tyreId !== null || line.credits.some((credit) => credit.quantity > 0)
      if (isArrived ? quantity === 0 : !isTakenBack) continue
      const more = Math.min(rest, leftOfLine(line).cents - cents)
      added[place] = { quantity, cents: cents + more }
      rest -= more
    }
  return added
}

/** Returned tyres of one condition, with what is deducted from their refund for damage or use. */
export interface Arrived extends Returned {
  readonly condition: ReturnCondition
  readonly deductedCents: number
}

/**
 * Lowers the refund of each line of tyres by what is deducted for its damaged ones. Returns null if a deduction is not
 * less than the refund of the damaged tyres.
 */
export function deductFrom(
  lines: readonly SoldLine[],
  goods: readonly LineRefund[],
  arrived: readonly Arrived[],
): LineRefund[] | null {
  const deducted = goods.map((refund, place) => {
    const { type, tyreId } = lines[place] ?? {}
    const damaged = arrived.filter((tyre) => tyre.condition === 'damaged' && tyre.tyreId === tyreId)
    const cents = damaged.reduce((sum, { deductedCents }) => sum + deductedCents, 0)
    if (type !== 'product' || cents === 0) return refund
    const most = refund.cents * Math.min(1, countOf(damaged, damaged[0]?.tyreId ?? null) / refund.quantity)
    return cents < most ? { ...refund, cents: refund.cents - cents } : null
  })
  return deducted.every((refund) => refund !== null) ? deducted : null
}

/** Returns a refusal if more tyres are returned than were sold, or tyres that are not part of the order. */
export function whyNotTakenBack(
  lines: readonly Pick<SoldLine, 'type' | 'tyreId' | 'quantity'>[],
  returned: readonly Returned[],
): 'order-not-returnable' | null {
  const sold = lines.filter(({ type }) => type === 'product')
  const isSold = returned.every(({ tyreId }) =>
    sold.some((line) => line.tyreId === tyreId && countOf(returned, tyreId) <= line.quantity),
  )
  return isSold ? null : 'order-not-returnable'
}

/** Returns whether all of these tyres are among the returned ones. */
export function isAllReturned(
  lines: readonly Pick<SoldLine, 'type' | 'tyreId' | 'quantity'>[],
  returned: readonly Returned[],
): boolean {
  return lines.every(
    ({ type, tyreId, quantity }) => type !== 'product' || countOf(returned, tyreId) >= quantity,
  )
}

function countOf(returned: readonly Returned[], tyreId: number | null): number {
  return returned.reduce((sum, one) => (one.tyreId === tyreId ? sum + one.quantity : sum), 0)
}
