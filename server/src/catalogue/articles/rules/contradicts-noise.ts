interface NoiseFacts {
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly width: number
  readonly has3pmsf: boolean
  readonly reinforced: 'XL' | 'RF' | null
  readonly noiseClass: string | null
  readonly noiseValue: number | null
}

/** The limits of UN Regulation 117, stage 2, in decibels for car tyres up to a width in millimetres. */
const limitsOfCars = [
  { upTo: 185, decibels: 70 },
  { upTo: 245, decibels: 71 },
  { upTo: 275, decibels: 72 },
  { upTo: Number.POSITIVE_INFINITY, decibels: 74 },
]

/**
 * Tells whether the declared noise class contradicts the declared decibels. Class A is at least three decibels below
 * the limit, class B is within the limit, and class C exceeds it. The limits of van and truck tyres depend on their
 * use, which the shop does not know, so these are never flagged.
 */
export function contradictsNoise(tyre: NoiseFacts): boolean {
  const { tyreClass, noiseClass, noiseValue } = tyre
  if (tyreClass !== 'C1' || noiseClass === null || noiseValue === null) return false
  const base = limitsOfCars.find(({ upTo }) => tyre.width <= upTo)?.decibels ?? 74
  const limit = base + (tyre.has3pmsf ? 1 : 0) + (tyre.reinforced ? 1 : 0)
  if (noiseValue > limit) return noiseClass !== 'C'
  return noiseClass !== (noiseValue <= limit - 3 ? 'A' : 'B')
}
