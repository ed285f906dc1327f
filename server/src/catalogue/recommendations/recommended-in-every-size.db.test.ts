import type { Recommendation } from '@pito/contracts/recommendations'
import { recommendationLevels } from '@pito/contracts/values/recommendation-levels'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import { tyrePriorities } from '@pito/contracts/values/tyre-priority'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { gripRank, quietRank } from '../rules/priority-rank.ts'
import { suitableTyres } from './suitable-tyres.ts'

const platform = await testPlatform({ demoArticles: 2600 })
const { app } = await buildApi(platform)

async function recommended(query: string) {
  const { data } = (await app.inject({ url: `/api/v1/recommendations?${query}` })).json()
  return data as { total: number; recommendations: Recommendation[] }
}

/** Thousands of calls take a while on a busy machine. */
const patience = 180_000

test(
  'in every size and season of the demo a better pick is better, and its reason names the gain and every loss',
  async () => {
    const sizes = await platform.sql<{ width: number; height: number; diameter: number }>`
    select distinct width::float8 as width, aspect as height, diameter::float8 as diameter
    from tyre_size where aspect > 0`
    const { index } = catalogueOf(platform)
    const numbers = [0, 0, 0, 0]
    for (const { width, height, diameter } of sizes)
      for (const season of ['', '1', '2', '3', '4', '3,4', '2,3,4']) {
        const size = { width: width * 100, aspect: height, diameter: diameter * 10 }
        const seasonIds = comparedSeasons[season] ?? [Number(season)]
        const filters = { ...size, seasonIds, minStock: 4 }
        const listed = suitableTyres(index, filters, { by: 'net_price', order: 'asc' }, null)
        for (const priority of tyrePriorities) {
          const query = `width=${width}&height=${height}&diameter=${diameter}&tyre_season_id=${season}&priority=${priority}`
          const { total, recommendations } = await recommended(query)
          expect(total, query).toBe(listed.length)
          numbers[recommendations.length] = (numbers[recommendations.length] ?? 0) + 1
          const picks = recommendations.flatMap(({ product: { id }, reason }) => {
            const tyre = listed.find((one) => one.id === id)
            return tyre ? [{ tyre, reason }] : []
          })
          expect(picks.length, query).toBe(recommendations.length)
          expect(new Set(picks.map(({ reason }) => JSON.stringify(reason))).size, query).toBe(picks.length)
          for (const [place, { tyre, reason }] of picks.entries()) {
            expect(reason.out_of, query).toBe(total)
            const before = picks[place - 1]
            if (before) expect(gainsIn(reason, priority), query).not.toEqual([])
            if (before) expect(recommendationLevels.slice(0, place), query).toContain(reason.compared_with)
            for (const other of listed) expect(dominates(other, tyre), query).toBe(false)
            for (const { tyre: earlier } of picks.slice(0, place)) {
              expect(isBetter(tyre, earlier, priority), query).toBe(true)
              for (const worse of worseIn(tyre, earlier)) expect(lossesIn(reason), query).toContain(worse)
            }
          }
        }
      }
    expect(numbers[3]).toBeGreaterThan(50)
  },
  patience,
)

/** The seasons of the compared tyres for choices other than a single season. An empty choice stands for all seasons. */
const comparedSeasons: Readonly<Record<string, readonly number[]>> = {
  '': [1, 2, 3, 5],
  '3,4': [3, 4],
  '2,3,4': [2, 3],
}

type Listed = ReturnType<typeof suitableTyres>[number]

/** Returns the values in which a tyre is worse than another one of the same season. */
function worseIn(tyre: Listed, other: Listed): string[] {
  const worse = {
    price: tyre.priceCents > other.priceCents,
    ice_grip: other.iceGrip && !tyre.iceGrip,
    snow_grip: other.has3pmsf && !tyre.has3pmsf,
    wet_grip: (tyre.wetGrip ?? 'Z') > (other.wetGrip ?? 'Z'),
    fuel_efficiency: (tyre.fuelEfficiency ?? 'Z') > (other.fuelEfficiency ?? 'Z'),
    noise_value: (tyre.noiseValue ?? 999) > (other.noiseValue ?? 999),
  }
  return Object.entries(worse).flatMap(([name, isWorse]) => (isWorse ? [name] : []))
}

function dominates(other: Listed, tyre: Listed): boolean {
  const isSameSeason = other.seasonId === tyre.seasonId
  return isSameSeason && worseIn(other, tyre).length === 0 && worseIn(tyre, other).length > 0
}

function isBetter(tyre: Listed, other: Listed, priority: TyrePriority): boolean {
  if (priority === 'grip') return gripRank(tyre) < gripRank(other)
  if (priority === 'quiet') return quietRank(tyre) < quietRank(other)
  return worseIn(tyre, other).every((name) => name === 'price') && worseIn(other, tyre).length > 0
}

/** Returns what the page names as an advantage over the compared tyre among the values that matter most. */
function gainsIn({ difference }: Recommendation['reason'], priority: TyrePriority): string[] {
  if (!difference) return []
  const {
    wet_grip: wet,
    fuel_efficiency: fuel,
    noise_value: decibels,
    ice_grip,
    snow_grip,
    studs,
  } = difference
  const grip = { ice_grip, snow_grip, studs, wet_grip: wet !== null && wet.to < wet.from }
  const quiet = { noise_value: (decibels ?? 0) < 0 }
  const price = { ...grip, ...quiet, fuel_efficiency: fuel !== null && fuel.to < fuel.from }
  return Object.entries({ grip, quiet, price }[priority]).flatMap(([name, isGain]) => (isGain ? [name] : []))
}

/** Returns the values that the page names as worse than those of the compared tyre. */
function lossesIn({ difference }: Recommendation['reason']): string[] {
  if (!difference) return []
  const { price_for_four: euros, wet_grip: wet, fuel_efficiency: fuel, noise_value: decibels } = difference
  const losses = {
    price: euros > 0,
    wet_grip: wet !== null && wet.to > wet.from,
    fuel_efficiency: fuel !== null && fuel.to > fuel.from,
    noise_value: (decibels ?? 0) > 0,
  }
  const named = Object.entries(losses).flatMap(([name, isLost]) => (isLost ? [name] : []))
  return [...named, ...difference.lost]
}
