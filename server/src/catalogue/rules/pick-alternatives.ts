import { speedOf } from '@pito/contracts/values/load-and-speed'

/** The properties that decide whether one tyre may replace another, and by which the two tyres are compared. */
export interface ComparedTyre {
  readonly id: number
  readonly modelId: number
  readonly priceCents: number
  readonly loadIndex: number
  /** The load index for twin wheels. */
  readonly loadIndexDual: number | null
  readonly speedIndex: string
  readonly runFlat: boolean
  /** The axle of a truck: steer, drive, trailer or all. */
  readonly axle: string | null
  /** The wet grip class of the label, from A to G. It is null if unknown. */
  readonly wetGrip: string | null
  readonly noiseValue: number | null
  readonly iceGrip: boolean
  readonly has3pmsf: boolean
}

const reasons = ['grip', 'quieter', 'cheaper'] as const
type Reason = (typeof reasons)[number]

/**
 * Returns whether the other tyre, which has the same size and season, may be fitted instead of this one without any
 * loss of safety.
 */
export function mayReplace(tyre: ComparedTyre, other: ComparedTyre): boolean {
  return (
    other.loadIndex >= tyre.loadIndex &&
    (other.loadIndexDual ?? other.loadIndex) >= (tyre.loadIndexDual ?? 0) &&
    isAsFast(tyre, other) &&
    other.runFlat === tyre.runFlat &&
    (other.axle === tyre.axle || other.axle === 'all') &&
    (other.iceGrip || !tyre.iceGrip) &&
    (other.has3pmsf || !tyre.has3pmsf)
  )
}

/**
 * Returns whether the other tyre may be driven at least as fast. A speed index that is not in the table only matches
 * itself.
 */
function isAsFast({ speedIndex }: ComparedTyre, other: ComparedTyre): boolean {
  const [needed, speed] = [speedOf(speedIndex), speedOf(other.speedIndex)]
  if (!needed || !speed) return other.speedIndex === speedIndex
  return speed.kmh > needed.kmh || (speed.kmh === needed.kmh && (speed.above || !needed.above))
}

/**
 * Returns for each reason whether the other tyre is better. It is only asked for tyres that may replace each other.
 */
const isBetter: Readonly<Record<Reason, (tyre: ComparedTyre, other: ComparedTyre) => boolean>> = {
  grip(tyre, other) {
    const steps = wetGripSteps(tyre, other)
    const isForMore = (other.iceGrip && !tyre.iceGrip) || (other.has3pmsf && !tyre.has3pmsf)
    return steps > 0 || (steps === 0 && isForMore)
  },
  quieter: (tyre, other) =>
    tyre.noiseValue !== null && other.noiseValue !== null && other.noiseValue < tyre.noiseValue,
  cheaper: (tyre, other) => other.priceCents < tyre.priceCents,
}

/** Returns by how many classes the wet grip of the other tyre is better. Returns 0 if either class is unknown. */
function wetGripSteps({ wetGrip }: ComparedTyre, other: ComparedTyre): number {
  if (wetGrip === null || other.wetGrip === null) return 0
  return wetGrip.charCodeAt(0) - other.wetGrip.charCodeAt(0)
}

interface Picked {
  readonly reason: Reason
  readonly id: number
}

/**
 * Picks up to three alternatives of different models: the cheapest with better grip, the cheapest that is quieter and
 * the cheapest that costs less. The reason with the fewest remaining models picks next, so that a tyre which is
 * better in everything does not take the only choice of another reason.
 */
export function pickAlternatives(tyre: ComparedTyre, others: readonly ComparedTyre[]): Picked[] {
  const suited = others
    .filter((other) => other.modelId !== tyre.modelId && mayReplace(tyre, other))
    .sort((one, other) => one.priceCents - other.priceCents || one.id - other.id)
  let open = reasons.map((reason) => ({
    reason,
    choices: suited.filter((other) => isBetter[reason](tyre, other)),
  }))
  const picked: Picked[] = []
  while (open.length > 0) {
    const [next, ...rest] = open.toSorted((one, other) => modelsIn(one.choices) - modelsIn(other.choices))
    const choice = next?.choices[0]
    if (next && choice) picked.push({ reason: next.reason, id: choice.id })
    open = rest.map(({ reason, choices }) => ({
      reason,
      choices: choices.filter(({ modelId }) => modelId !== choice?.modelId),
    }))
  }
  return picked.sort((one, other) => reasons.indexOf(one.reason) - reasons.indexOf(other.reason))
}

function modelsIn(tyres: readonly ComparedTyre[]): number {
  return new Set(tyres.map(({ modelId }) => modelId)).size
}

/** Picks replacements for a tyre that cannot be bought: the tyres nearest in price, at most one of each model. */
export function pickEquivalents(tyre: ComparedTyre, others: readonly ComparedTyre[], most: number): number[] {
  const apart = ({ priceCents }: ComparedTyre) => Math.abs(priceCents - tyre.priceCents)
  const byModel = new Map<number, number>()
  const nearest = others
    .filter((other) => other.id !== tyre.id && mayReplace(tyre, other))
    .sort((one, other) => apart(one) - apart(other) || one.id - other.id)
  for (const { modelId, id } of nearest) if (!byModel.has(modelId)) byModel.set(modelId, id)
  return [...byModel.values()].slice(0, most)
}

type LabelledTyre = Pick<ComparedTyre, 'priceCents' | 'wetGrip' | 'noiseValue' | 'iceGrip' | 'has3pmsf'>

/** Returns what a buyer gains and loses with the other tyre. */
export function differenceOf(tyre: LabelledTyre, other: LabelledTyre) {
  const { wetGrip: from, noiseValue } = tyre
  const { wetGrip: to } = other
  return {
    cents: other.priceCents - tyre.priceCents,
    wetGrip: from === null || to === null || from === to ? null : { from, to },
    decibels: noiseValue === null || other.noiseValue === null ? null : other.noiseValue - noiseValue,
    iceGrip: other.iceGrip && !tyre.iceGrip,
    snowGrip: other.has3pmsf && !tyre.has3pmsf,
  }
}
