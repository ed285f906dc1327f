import { lookUp } from './look-up.ts'

/**
 * The load in kilograms of ETRTO's load indexes, from 50 on. An index that is eighty higher means ten times the load.
 */
const kilograms = [
  190, 195, 200, 206, 212, 218, 224, 230, 236, 243, 250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335,
  345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615,
  630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090,
  1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850,
]

export function kilogramsOf(loadIndex: number): number | null {
  const place = loadIndex - 50
  const within = kilograms[place % kilograms.length]
  return within === undefined || place >= 2 * kilograms.length
    ? null
    : within * (place < kilograms.length ? 1 : 10)
}

/** Returns the lowest load index whose load is at least `kg`. Returns null if no index is high enough. */
export function loadIndexFor(kg: number): number | null {
  const index = Array.from({ length: 2 * kilograms.length }, (_, place) => place + 50)
  return index.find((one) => (kilogramsOf(one) ?? 0) >= kg) ?? null
}

const kilometresAnHour: Readonly<Record<string, number>> = {
  B: 50,
  C: 60,
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
}

/** ZR and (Y) state only a lower limit: tyres with these symbols may go faster than this speed in km/h. */
const above: Readonly<Record<string, number>> = { ZR: 240, '(Y)': 300 }

interface Speed {
  readonly kmh: number
  readonly above: boolean
}

export function speedOf(index: string): Speed | null {
  const slow = /^A([1-8])$/.exec(index)?.[1]
  const kmh = slow ? Number(slow) * 5 : (lookUp(kilometresAnHour, index) ?? lookUp(above, index))
  return kmh === undefined ? null : { kmh, above: Object.hasOwn(above, index) }
}

/** Returns the top speed for a speed index. Returns null for ZR and (Y), which state only a lower limit. */
export function topSpeedOf(index: string): number | null {
  const speed = speedOf(index)
  return speed === null || speed.above ? null : speed.kmh
}

/** Returns the symbol of the lowest speed that is at least `kmh`. Returns null above the speed of Y. */
export function speedIndexFor(kmh: number): string | null {
  const [index] = Object.entries(kilometresAnHour).find(([, speed]) => speed >= kmh) ?? []
  return index ?? null
}
