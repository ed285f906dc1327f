import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { readCsv } from '../read-csv.ts'
import { slugOf } from '../slug-of.ts'

type Season = 'Summer' | 'Winter Friction' | 'Winter Studded' | 'Winter Studdable' | 'All Season'
type VehicleKind = 'car' | 'suv' | 'van' | 'truck'
type Segment = 'premium' | 'mid' | 'budget'
type TyreClass = 'C1' | 'C2' | 'C3'

export interface LabelRange {
  readonly fuel: readonly [best: string, worst: string]
  readonly wet: readonly [best: string, worst: string]
  readonly noise: readonly [low: number, high: number]
}

export interface DemoModel {
  readonly brand: string
  readonly name: string
  readonly slug: string
  /**
   * The generation of the model. Real models are generation 1; later generations are invented when a measurement
   * needs more articles.
   */
  readonly generation: number
  readonly season: Season
  readonly climate: 'Nordic' | 'Central European' | null
  readonly kind: VehicleKind
  readonly tyreClass: TyreClass
  readonly segment: Segment
  /** The range of the model's label values, or null for studded tyres, which have no label. */
  readonly label: LabelRange | null
  readonly hasXl: boolean
  readonly has3pmsf: boolean
  readonly iceGrip: boolean
  readonly allTerrain: boolean
  readonly axle: 'steer' | 'drive' | 'trailer' | 'all' | null
  readonly rims: readonly [least: number, most: number]
  readonly launchYear: number
}

const seasons: readonly Season[] = [
  'Summer',
  'Winter Friction',
  'Winter Studded',
  'Winter Studdable',
  'All Season',
]

export function seasonIdOf({ season }: DemoModel): number {
  return seasons.indexOf(season) + 1
}

/** Returns the vehicle type. Van tyres belong to the type that HOME-62 calls Light Truck. */
export function vehicleTypeIdOf({ kind }: DemoModel): number {
  return { car, suv: car, van, truck }[kind]
}

export function demoModels(): DemoModel[] {
  return readCsv('tyre-models.csv').map(asModel)
}

export function laterGeneration(model: DemoModel, generation: number): DemoModel {
  const name = `${model.name} Gen ${generation}`
  return { ...model, name, slug: slugOf(name), generation }
}

function asModel(row: Record<string, string>): DemoModel {
  const text = (column: string) => row[column] ?? ''
  const isYes = (column: string) => row[column] === 'yes'
  return {
    brand: text('brand'),
    name: text('model'),
    slug: slugOf(text('model')),
    generation: 1,
    season: text('season') as Season,
    climate: (text('winter_climate') || null) as DemoModel['climate'],
    kind: text('vehicle_type') as VehicleKind,
    tyreClass: text('eu_class') as TyreClass,
    segment: text('segment') as Segment,
    label: isYes('eu_label') ? labelRange(text) : null,
    hasXl: isYes('xl_available'),
    has3pmsf: isYes('three_pmsf'),
    iceGrip: isYes('ice_grip'),
    allTerrain: isYes('lt_sizes'),
    axle: (text('axle') || null) as DemoModel['axle'],
    rims: [Number(text('rim_min')), Number(text('rim_max'))],
    launchYear: Number(text('launch_year')),
  }
}

function labelRange(text: (column: string) => string): LabelRange {
  return {
    fuel: [text('fuel_best'), text('fuel_worst')],
    wet: [text('wet_best'), text('wet_worst')],
    noise: [Number(text('noise_db_min')), Number(text('noise_db_max'))],
  }
}
