import type { Dice } from '../dice.ts'
import { oneOf, pickByWeight } from '../dice.ts'
import { shopPrice } from './price-of.ts'

interface PriceStep {
  readonly day: PriceDay
  readonly cents: number
}

/**
 * The days on which prices of the demo change. The first price of each article is from the first of these days. The
 * demo is set on 20 November.
 */
export const priceDays = [
  '2025-10-01',
  '2026-03-02',
  '2026-06-15',
  '2026-08-31',
  '2026-10-26',
  '2026-10-30',
  '2026-11-02',
  '2026-11-06',
  '2026-11-12',
  '2026-11-18',
] as const
export type PriceDay = (typeof priceDays)[number]

const shares = {
  steady: 62,
  raised: 13,
  'cut in summer': 7,
  'cut in November': 11,
  'raised, then cut': 3,
  'cut twice': 2,
  'dipped, then cut': 2,
}

/**
 * Returns the prices of an article, oldest first, so that the last one is the current price. Only some price cuts go
 * below the lowest price of the previous 30 days.
 */
export function priceHistory(cents: number, dice: Dice): PriceStep[] {
  const story = pickByWeight(dice, shares)
  const times = (low: number, high: number) => shopPrice(cents * (low + (high - low) * dice()), dice)
  const steps = (...days: [PriceDay, number][]) => days.map(([day, price]) => ({ day, cents: price }))
  switch (story) {
    case 'steady':
      return steps(['2025-10-01', cents])
    case 'raised':
      return steps(['2025-10-01', times(0.9, 0.97)], [oneOf(dice, ['2026-03-02', '2026-08-31']), cents])
    case 'cut in summer':
      return steps(['2025-10-01', times(1.06, 1.2)], ['2026-06-15', cents])
    case 'cut in November':
      return steps(
        ['2025-10-01', times(1.06, 1.28)],
        [oneOf(dice, ['2026-11-06', '2026-11-12', '2026-11-18']), cents],
      )
    case 'raised, then cut':
      return steps(['2025-10-01', cents], ['2026-10-26', times(1.08, 1.2)], ['2026-11-12', cents])
    case 'cut twice':
      return steps(['2025-10-01', times(1.2, 1.3)], ['2026-10-30', times(1.06, 1.14)], ['2026-11-18', cents])
    case 'dipped, then cut':
      return dippedStory(times(1.06, 1.14), times(0.88, 0.95), cents)
  }
}

function dippedStory(usual: number, dipped: number, cents: number): PriceStep[] {
  return [
    { day: '2025-10-01', cents: usual },
    { day: '2026-10-26', cents: dipped },
    { day: '2026-11-02', cents: usual },
    { day: '2026-11-12', cents },
  ]
}
