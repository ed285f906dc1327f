import { speedOf } from '@pito/contracts/values/load-and-speed'

/** What decides whether one tyre may stand for another, and in what it differs. */
export interface ComparedTyre {
  readonly id: number
  readonly modelId: number
  readonly priceCents: number
  readonly loadIndex: number
  /** Of twin wheels. */
  readonly loadIndexDual: number | null
  readonly speedIndex: string
  readonly runFlat: boolean
  /** Of a truck: steer, drive, trailer or all. */
  readonly axle: string | null
  /** A to G, where known. */
  readonly wetGrip: string | null
  readonly noiseValue: number | null
  readonly iceGrip: boolean
  readonly has3pmsf: boolean
}

const reasons = ['grip', 'quieter', 'cheaper'] as const
type Reason = (typeof reasons)[number]

/** Whether a vehicle that has this tyre may have the other one of its size and season: nothing of safety is lost. */
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

/** An index that is in no table stands for itself alone. */
function isAsFast({ speedIndex }: ComparedTyre, other: ComparedTyre): boolean {
  const [needed, speed] = [speedOf(speedIndex), speedOf(other.speedIndex)]
  if (!needed || !speed) return other.speedIndex === speedIndex
  return speed.kmh > needed.kmh || (speed.kmh === needed.kmh && (speed.above || !needed.above))
}

/** Of what may replace it. */
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

/** How many classes better in the wet; 0 where a class is unknown. */
function wetGripSteps({ wetGrip }: ComparedTyre, other: ComparedTyre): number {
  if (wetGrip === null || other.wetGrip === null) return 0
  return wetGrip.charCodeAt(0) - other.wetGrip.charCodeAt(0)
}

interface Picked {
  readonly reason: Reason
  readonly id: number
}

/**
 * The cheapest other model that grips better, is quieter, costs less; none of them twice. The reason with the fewest
 * models left chooses next, so that one tyre which is better in everything takes no reason's only choice.
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

/** What may replace a tyre that cannot be bought: the nearest in price, each model once. */
export function pickEquivalents(tyre: ComparedTyre, others: readonly ComparedTyre[], most: number): number[] {
  const apart = ({ priceCents }: ComparedTyre) => Math.abs(priceCents - tyre.priceCents)
  const byModel = new Map<number, number>()
  const nearest = others
    .filter((other) => other.id !== tyre.id && mayReplace(tyre, other))
    .sort((one, other) => apart(one) - apart(other) || one.id - other.id)
  for (const { modelId, id } of nearest) if (!byModel.has(modelId)) byModel.set(modelId, id)
  return [...byModel.values()].slice(0, most)
}

/** What the buyer of the other one gains and loses. */
export function differenceOf(tyre: ComparedTyre, other: ComparedTyre) {
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
