import { diceOf } from '../dice.ts'
import type { Version } from './versions-of.ts'

const newFrom = 2021
/** The relative sales by kind of vehicle. A shop sells fewer tyres for vans and trucks than for cars. */
const ofKind = { car: 1, suv: 0.8, van: 0.12, truck: 0.06 }

/** Returns an invented number of tyres sold in a year. It is higher for common sizes and for new models. */
export function popularityOf({ model, size, loadIndex, speedIndex, runFlat, weight }: Version): number {
  const dice = diceOf(
    `sold ${model.brand} ${model.name} ${size.id} ${loadIndex}${speedIndex}${runFlat ? 'RF' : ''}`,
  )
  const age = model.launchYear >= newFrom ? 1.6 : 0.8
  return Math.round(weight * ofKind[model.kind] * age * (2 + 10 * dice() ** 2))
}
