import { diceOf } from '../dice.ts'
import type { Version } from './versions-of.ts'

const newFrom = 2021
/** Weights speak of what a shop has; there are fewer vans and trucks to sell to than cars. */
const ofKind = { car: 1, suv: 0.8, van: 0.12, truck: 0.06 }

/** Tyres sold in a year: many of a common size, more of a new model than of an old one. Invented, like the stock. */
export function popularityOf({ model, size, loadIndex, speedIndex, runFlat, weight }: Version): number {
  const dice = diceOf(
    `sold ${model.brand} ${model.name} ${size.id} ${loadIndex}${speedIndex}${runFlat ? 'RF' : ''}`,
  )
  const age = model.launchYear >= newFrom ? 1.6 : 0.8
  return Math.round(weight * ofKind[model.kind] * age * (2 + 10 * dice() ** 2))
}
