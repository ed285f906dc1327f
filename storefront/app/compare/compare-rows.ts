import type { ComparedProduct } from '@pito/contracts/compare'
import { firstQuantity, fullSet } from '@pito/contracts/values/cart-quantity'
import { studded } from '@pito/contracts/values/tyre-season'
import { whyNotLabelled } from '@pito/contracts/values/why-not-labelled'
import { shownYear } from '../tyres/shown-year.ts'
import type { TyreLabel } from '../tyres/tyre-card-data.ts'
import { bestValues } from './best-values.ts'

/** The facts of a tyre that the rows compare. */
export interface ComparedTyre {
  readonly cents: number
  readonly seasonId: number
  /** The size without the load and speed indices, such as 205/55 R16. */
  readonly bareSize: string
  readonly load: number
  readonly loadDual: number | null
  readonly speed: string
  readonly label: TyreLabel
  readonly snow: boolean
  readonly ice: boolean
  readonly reinforced: ComparedProduct['reinforced']
  readonly runFlat: boolean
  readonly stock: number
  readonly dotYear: number | null
}

type Value = string | number | boolean | null
type Rank = string | number | null

interface RowRule {
  value(tyre: ComparedTyre, thisYear: number): Value
  /**
   * Ranks the tyre's value, where the lowest rank is best: A ranks before B. Rows whose values are neither better nor
   * worse have no rank.
   */
  rank?(tyre: ComparedTyre): Rank
  /** The value at which the bars of the row start. */
  barFrom?: number
  /** The row is left out if every tyre's value is in this list. */
  leftOut?: readonly Value[]
}

// The bars start at 60 dB, because decibels have no natural zero and no tyre is declared below 60 dB.
const quietestDecibels = 60
const noLabel = ['outside', null]
const soldOut = 'sold out'

const labelled = (pick: (label: TyreLabel) => Rank): RowRule => ({
  value: ({ seasonId, label }) => (seasonId === studded ? 'outside' : pick(label)),
  rank: ({ seasonId, label }) => (seasonId === studded ? null : pick(label)),
  leftOut: noLabel,
})
const noiseClass = labelled((label) => label.noiseClass)

const rules = {
  four: {
    // Tyres of which fewer than four are left have no rank, because their sum cannot be compared with sums for four
    // tyres.
    value({ cents, stock }) {
      if (stock <= 0) return soldOut
      return stock < fullSet ? `${firstQuantity(stock)} × ${cents}` : fullSet * cents
    },
    rank: ({ cents, stock }) => (stock < fullSet ? null : cents),
    barFrom: 0,
  },
  one: { value: ({ cents, stock }) => (stock <= 0 ? soldOut : cents) },
  wet: labelled(({ wet }) => wet),
  fuel: labelled(({ fuel }) => fuel),
  noise: { ...labelled(({ decibels }) => decibels), barFrom: quietestDecibels },
  noiseClass: { value: noiseClass.value, leftOut: noLabel },
  label: { value: labelState, leftOut: ['declared'] },
  size: { value: ({ bareSize }) => bareSize },
  season: { value: ({ seasonId }) => seasonId },
  load: { value: ({ load, loadDual }) => (loadDual === null ? load : `${load}/${loadDual}`) },
  speed: { value: ({ speed }) => speed },
  snow: { value: ({ snow }) => snow, leftOut: [false] },
  ice: { value: ({ ice }) => ice, leftOut: [false] },
  build: {
    value: ({ reinforced, runFlat }) => `${reinforced ?? ''}${runFlat ? '+' : ''}`,
    leftOut: [''],
  },
  year: { value: yearState, leftOut: ['newer', 'unknown'] },
  stock: { value: ({ stock }) => stock },
} as const satisfies Record<string, RowRule>

export type RowName = keyof typeof rules

export interface CompareRow {
  readonly name: RowName
  readonly values: readonly Value[]
  readonly best: readonly boolean[]
  /** The lengths of the bars, each as a percentage of the longest one. */
  readonly lengths: readonly (number | null)[]
}

export interface CompareRows {
  readonly differing: readonly CompareRow[]
  readonly same: readonly CompareRow[]
}

export function compareRows(tyres: readonly ComparedTyre[], thisYear: number): CompareRows {
  const labels = tyres.some((tyre) => labelState(tyre) === 'declared')
  const rows = (Object.entries(rules) as [RowName, RowRule][])
    .filter(([name]) => name !== 'label' || !labels)
    .map(([name, rule]) => rowOf(name, rule, tyres, thisYear))
    .filter(({ name, values }) => !values.every((value) => leftOut(name).includes(value)))
  const differs = ({ values }: CompareRow) => new Set(values).size > 1
  return { differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}

/** True if the tyres differ in size or season, so that none of them is better than the others. */
export function isMixed(tyres: readonly Pick<ComparedTyre, 'bareSize' | 'seasonId'>[]): boolean {
  return new Set(tyres.map(({ bareSize, seasonId }) => `${measuresOf(bareSize)} ${seasonId}`)).size > 1
}

/** Returns the measures of a size. A Z in it belongs to the speed index, and a C to the load. */
export function measuresOf(bareSize: string): string {
  return bareSize.replace('ZR', 'R').replace(/C$/, '')
}

function rowOf(name: RowName, rule: RowRule, tyres: readonly ComparedTyre[], thisYear: number): CompareRow {
  const ranks = tyres.map((tyre) => rule.rank?.(tyre) ?? null)
  const values = tyres.map((tyre) => rule.value(tyre, thisYear))
  const best = isMixed(tyres) ? tyres.map(() => false) : bestValues(ranks)
  return { name, values, best, lengths: lengthsOf(values, rule.barFrom) }
}

function leftOut(name: RowName): readonly Value[] {
  const rule: RowRule = rules[name]
  return rule.leftOut ?? []
}

function lengthsOf(values: readonly Value[], from: number | undefined): (number | null)[] {
  const numbers = values.map((value) => (from !== undefined && typeof value === 'number' ? value : null))
  const longest = Math.max(...numbers.map((value) => value ?? 0)) - (from ?? 0)
  return numbers.map((value) =>
    value === null || longest <= 0 ? null : Math.max(0, Math.round(((value - (from ?? 0)) / longest) * 100)),
  )
}

function labelState({ seasonId, label }: ComparedTyre): string {
  const { fuel: fuelEfficiency, wet: wetGrip, decibels: noiseValue } = label
  const reason = whyNotLabelled({ seasonId, fuelEfficiency, wetGrip, noiseValue })
  return reason ? ({ studded: 'outside', 'not-declared': 'unknown' } as const)[reason] : 'declared'
}

function yearState({ dotYear }: ComparedTyre, thisYear: number): string | number {
  return shownYear(dotYear, thisYear) ?? (dotYear === null ? 'unknown' : 'newer')
}
