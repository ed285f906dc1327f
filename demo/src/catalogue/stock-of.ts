import type { Dice } from '../dice.ts'
import { between, pickByWeight } from '../dice.ts'
import type { Version } from './versions-of.ts'

interface Batch {
  readonly dotYear: number
  readonly dotWeek: number
  readonly quantity: number
}

const shares = { 'sold out': 8, few: 8, some: 47, many: 22, plenty: 15 }
const quantities = {
  'sold out': [0, 0],
  few: [1, 3],
  some: [4, 60],
  many: [61, 250],
  plenty: [251, 900],
} as const

/** Returns the batches, newest first. A sold-out article has one empty batch or none. */
export function stockOf({ model }: Version, dice: Dice): Batch[] {
  const amount = pickByWeight(dice, shares)
  const [least, most] = quantities[amount]
  const quantity = between(dice, least, most)
  const newest = { dotYear: dice() < 0.75 ? 2026 : 2025, dotWeek: between(dice, 3, 42) }
  const oldYear = oldYearOf(model.launchYear, dice)
  if (amount === 'sold out') return dice() < 0.5 ? [] : [{ ...newest, quantity }]
  if (oldYear === null || oldYear >= newest.dotYear) return [{ ...newest, quantity }]
  const old = { dotYear: oldYear, dotWeek: between(dice, 5, 50) }
  if (dice() < 0.25) return [{ ...old, quantity }]
  const ofOld = Math.ceil(quantity * 0.3)
  return [
    { ...newest, quantity: quantity - ofOld },
    { ...old, quantity: ofOld },
  ]
}

/**
 * Returns the year of the older tyres in stock, or null if there are none. One article in five has tyres of an
 * earlier year, and a third of these are so old that the product page mentions it.
 */
function oldYearOf(launchYear: number, dice: Dice): number | null {
  if (dice() > 0.2) return null
  const year = dice() < 0.35 ? between(dice, 2021, 2023) : between(dice, 2024, 2025)
  return year >= launchYear ? year : null
}
