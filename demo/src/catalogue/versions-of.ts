import type { Dice } from '../dice.ts'
import { diceOf } from '../dice.ts'
import type { DemoModel } from './demo-models.ts'
import type { DemoSize } from './demo-sizes.ts'

/** The properties that distinguish the articles of a model. */
export interface Version {
  readonly model: DemoModel
  readonly size: DemoSize
  readonly loadIndex: number
  readonly loadIndexDual: number | null
  readonly speedIndex: string
  readonly reinforced: 'XL' | null
  readonly runFlat: boolean
  /**
   * The likelihood that a shop has this version in stock. The first version of a model in a size is the usual one.
   */
  readonly weight: number
}

type Load = Pick<Version, 'loadIndex' | 'loadIndexDual' | 'reinforced'>

/** Returns the usual version first, then the rarer ones: the other load index, the other speed index, run-flat. */
export function versionsOf(model: DemoModel, size: DemoSize): Version[] {
  const dice = diceOf(`${model.brand} ${model.name} ${size.id}`)
  const [usualLoad, otherLoad] = loadsOf(model, size, dice)
  if (!usualLoad) return []
  const [usualSpeed = '', otherSpeed] = speedsOf(model, size, dice)
  const weight = weightOf(model, size)
  const usual = { model, size, ...usualLoad, speedIndex: usualSpeed, runFlat: false, weight }
  return [
    usual,
    ...(otherLoad ? [{ ...usual, ...otherLoad, weight: weight * 0.2 }] : []),
    ...(otherSpeed ? [{ ...usual, speedIndex: otherSpeed, weight: weight * 0.1 }] : []),
    ...(isMadeRunFlat(model, size, dice) ? [{ ...usual, runFlat: true, weight: weight * 0.4 }] : []),
  ]
}

function loadsOf(model: DemoModel, size: DemoSize, dice: Dice): Load[] {
  const standard: Load[] =
    size.load === null ? [] : [{ loadIndex: size.load, loadIndexDual: size.loadDual, reinforced: null }]
  const xl: Load[] =
    size.loadXl === null || !model.hasXl
      ? []
      : [{ loadIndex: size.loadXl, loadIndexDual: null, reinforced: 'XL' }]
  const xlIsUsual = dice() < (model.season === 'Summer' ? 0.45 : 0.75)
  return xlIsUsual ? [...xl, ...standard] : [...standard, ...xl]
}

function speedsOf(model: DemoModel, size: DemoSize, dice: Dice): string[] {
  const isWinter = model.season.startsWith('Winter')
  const speeds = isWinter ? size.winterSpeeds : size.summerSpeeds
  if (model.tyreClass !== 'C1') return speeds.slice(0, 1)
  if (isWinter && model.climate === 'Nordic') return nordicSpeeds(model, speeds, dice)
  const demand = { premium: 0.7, mid: 0.5, budget: 0.3 }[model.segment] + dice() * 0.3
  const usual = speeds[Math.min(speeds.length - 1, Math.floor(demand * speeds.length))] ?? ''
  return [usual, ...speeds.filter((speed) => speed !== usual)]
}

/**
 * Returns the speed indexes of a soft winter tyre. They are low, because such tyres are not made for motorway speeds.
 */
function nordicSpeeds(model: DemoModel, speeds: readonly string[], dice: Dice): string[] {
  const slow = model.launchYear < 2012 ? 'Q' : 'T'
  const soft = model.season === 'Winter Friction' && model.segment === 'premium' && dice() < 0.5 ? 'R' : slow
  return [soft, ...(speeds.includes('H') && soft === 'T' ? ['H'] : [])]
}

const madeRunFlat = new Set(['Bridgestone', 'Continental', 'Goodyear', 'Hankook', 'Michelin', 'Pirelli'])

function isMadeRunFlat(model: DemoModel, size: DemoSize, dice: Dice): boolean {
  const mayBe = madeRunFlat.has(model.brand) && model.kind !== 'van' && model.climate !== 'Nordic'
  return mayBe && size.diameter >= 17 && size.diameter <= 20 && size.aspect <= 55 && dice() < 0.35
}

function weightOf({ season, segment, kind }: DemoModel, { popularity }: DemoSize): number {
  const bySeason = {
    Summer: 1,
    'Winter Friction': 1.25,
    'Winter Studded': 1.4,
    'Winter Studdable': 1.5,
    'All Season': 0.8,
  }[season]
  const bySegment = { premium: 1.4, mid: 1, budget: 0.7 }[segment]
  const byKind = { car: 1, suv: 1, van: 4, truck: 5 }[kind]
  return popularity ** 1.8 * bySeason * bySegment * byKind
}
