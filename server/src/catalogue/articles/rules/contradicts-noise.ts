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

/** The limits of the same stage for normal tyres and for traction tyres. The shop does not know which a tyre is. */
const limitsOfVansAndTrucks = {
  C2: { others: [72, 73], with3pmsf: [73, 75] },
  C3: { others: [73, 75], with3pmsf: [74, 76] },
} as const

/** Tells whether the declared noise class contradicts the declared decibels under every limit that the tyre may have. */
export function contradictsNoise(tyre: NoiseFacts): boolean {
  const { noiseClass, noiseValue } = tyre
  if (noiseClass === null || noiseValue === null) return false
  return limitsOf(tyre).every((limit) => noiseClassUnder(limit, noiseValue) !== noiseClass)
}

function limitsOf({ tyreClass, width, has3pmsf, reinforced }: NoiseFacts): readonly number[] {
  if (tyreClass !== 'C1') return limitsOfVansAndTrucks[tyreClass][has3pmsf ? 'with3pmsf' : 'others']
  const base = limitsOfCars.find(({ upTo }) => width <= upTo)?.decibels ?? 74
  // A reinforced tyre for snow may be one decibel louder, too, not two.
  return [base + (has3pmsf || reinforced ? 1 : 0)]
}

/** Class A is at least three decibels below the limit, class B is within the limit, and class C exceeds it. */
function noiseClassUnder(limit: number, decibels: number): 'A' | 'B' | 'C' {
  if (decibels > limit) return 'C'
  return decibels <= limit - 3 ? 'A' : 'B'
}
