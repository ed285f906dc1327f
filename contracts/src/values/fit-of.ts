import { studded, winterSeasons } from './tyre-season.ts'
import type { TyreSize } from './tyre-size.ts'
import { isSameSize } from './tyre-size.ts'

interface FitVehicle {
  readonly sizes: readonly TyreSize[]
  readonly loadPerTyreKg: number | null
  /** The load on each tyre of an axle with two tyres on each side, or null if the vehicle has no such axle. */
  readonly loadPerTwinTyreKg: number | null
  readonly topSpeedKmh: number | null
  /** Whether the vehicle weighs at most 3,500 kg. */
  readonly light: boolean
}

interface FitTyre {
  readonly size: TyreSize
  readonly loadKg: number | null
  /** The load that the tyre carries when two tyres are mounted on the same side of an axle. */
  readonly twinLoadKg: number | null
  readonly speedKmh: number | null
  /** The id of the season, 1 to 5 as in tyre-season.ts. */
  readonly seasonId: number
  readonly has3pmsf: boolean
}

export type FitProblem = 'size' | 'load' | 'load-twin' | 'speed' | 'speed-winter' | 'snowflake'

/**
 * The lowest speed rating (index Q) that a winter tyre may have. A winter tyre may be rated below the car's top speed
 * if a sign in the car states the tyre's speed, but not below 160 km/h.
 */
const slowestWinterTyreKmh = 160

/**
 * Returns the reasons why a tyre does not fit a vehicle, or an empty list if it fits. A comparison with an unknown
 * value gives no reason. Since 1 December 2024 studless winter tyres of vehicles up to 3,500 kg need the three-peak
 * mountain snowflake.
 */
export function fitProblems(tyre: FitTyre, vehicle: FitVehicle): FitProblem[] {
  const problems: FitProblem[] = []
  if (!vehicle.sizes.some((size) => isSameSize(size, tyre.size))) problems.push('size')
  if (below(tyre.loadKg, vehicle.loadPerTyreKg)) problems.push('load')
  if (below(tyre.twinLoadKg, vehicle.loadPerTwinTyreKg)) problems.push('load-twin')
  if (below(tyre.speedKmh, vehicle.topSpeedKmh)) problems.push(speedProblem(tyre))
  if (vehicle.light && lacksSnowflake(tyre)) problems.push('snowflake')
  return problems
}

/**
 * Tells whether the tyre may be used in spite of the problem, which is true only of a winter tyre rated below the
 * car's top speed.
 */
export function isOnlyAdvice(problem: FitProblem): problem is 'speed-winter' {
  return problem === 'speed-winter'
}

function speedProblem({ seasonId, speedKmh }: FitTyre): FitProblem {
  const isWinter = winterSeasons.includes(seasonId)
  return isWinter && (speedKmh ?? 0) >= slowestWinterTyreKmh ? 'speed-winter' : 'speed'
}

function lacksSnowflake({ seasonId, has3pmsf }: FitTyre): boolean {
  return winterSeasons.includes(seasonId) && seasonId !== studded && !has3pmsf
}

function below(value: number | null, needed: number | null): boolean {
  return value !== null && needed !== null && value < needed
}
