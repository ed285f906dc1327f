interface WeighedTyre {
  /** The width in millimetres, or in inches for some truck tyres. */
  readonly width: number
  /** The height in per cent of the width, or 0 if the size names none. */
  readonly aspect: number
  /** The diameter of the rim in inches. */
  readonly diameter: number
  /** C1: passenger cars, C2: vans, C3: trucks. */
  readonly tyreClass: string
}

/**
 * Kilograms in a square metre of tread and sidewalls. The figures follow from the weights that manufacturers publish:
 * 9 kg for 205/55 R16, 13 kg for 235/65 R17, 16 kg for 225/75 R16C, 62 kg for 315/70 R22.5.
 */
const kilogramsPerSquareMetre: Readonly<Record<string, number>> = { C1: 12, C2: 15, C3: 28 }
/** Sizes without an aspect ratio have tyres of full height. */
const fullAspect = 82
const metresInInch = 0.0254

/**
 * Estimates the weight of a tyre from its size, in kilograms, because suppliers do not state weights. It is rounded up
 * to half a kilogram, so that a parcel is rarely heavier than its label says.
 */
export function tyreKilograms({ width, aspect, diameter, tyreClass }: WeighedTyre): number {
  const metres = width < 50 ? width * metresInInch : width / 1000
  const rim = diameter * metresInInch
  const outer = rim + (2 * metres * (aspect || fullAspect)) / 100
  const tread = Math.PI * outer * metres
  const sidewalls = (2 * Math.PI * (outer ** 2 - rim ** 2)) / 4
  const perSquareMetre = kilogramsPerSquareMetre[tyreClass] ?? 12
  return Math.ceil((tread + sidewalls) * perSquareMetre * 2) / 2
}
