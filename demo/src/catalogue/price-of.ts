import type { Dice } from '../dice.ts'
import type { Version } from './versions-of.ts'

/** The base prices in euros of a summer tyre: C1 in 205/55 R16, C2 in 205/65 R16C and C3 in 315/80 R22.5. */
const bases = {
  C1: { premium: 126, mid: 96, budget: 69 },
  C2: { premium: 162, mid: 126, budget: 92 },
  C3: { premium: 545, mid: 425, budget: 318 },
}
const bySeason = {
  Summer: 1,
  'Winter Friction': 1.18,
  'Winter Studded': 1.26,
  'Winter Studdable': 1.08,
  'All Season': 1.06,
}

/** Returns an invented price in cents with VAT and recycling fee, such as a Finnish shop might charge. */
export function priceOf(version: Version, dice: Dice): number {
  const { model, reinforced, runFlat } = version
  const euros =
    bases[model.tyreClass][model.segment] *
    (model.tyreClass === 'C3' ? 1 : bySeason[model.season]) *
    sizeFactor(version) *
    ageFactor(model.launchYear) *
    (reinforced ? 1.04 : 1) *
    (runFlat ? 1.24 : 1) *
    (0.93 + 0.14 * dice())
  return shopPrice(euros * 100, dice)
}

/** Rounds a price so that it ends in ,90 or ,00. */
export function shopPrice(cents: number, dice: Dice): number {
  const euros = Math.max(30, Math.floor(cents / 100))
  return dice() < 0.7 ? euros * 100 + 90 : euros * 100
}

function sizeFactor({ model, size }: Version): number {
  if (model.tyreClass === 'C3') return truckFactor(size)
  const steepness = model.tyreClass === 'C2' ? 0.06 : 0.155
  const byRim = Math.exp((Math.min(size.diameter, 23) - 16) * steepness)
  return byRim * (1 + ((size.width - 205) / 205) * 0.6)
}

function truckFactor({ width, diameter }: Version['size']): number {
  const millimetres = width < 20 ? width * 25.4 : width
  return (diameter / 22.5) ** 1.6 * (0.35 + (0.65 * millimetres) / 315)
}

function ageFactor(launchYear: number): number {
  if (launchYear >= 2024) return 1.06
  return launchYear <= 2014 ? 0.9 : 1
}
