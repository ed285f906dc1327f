import { car } from '@pito/contracts/values/vehicle-type'
import type { Article } from '../article.ts'
import { noMarks } from '../article.ts'

/** Returns a friction tyre 205/55R16 91T for cars, with the given differences. */
export function tyre(id: number, difference: Partial<Article> = {}): Article {
  return {
    id,
    vehicleType: car,
    width: 20500,
    aspect: 55,
    diameter: 160,
    brandId: 1,
    modelId: 1,
    seasonId: 2,
    speedIndex: 'T',
    loadIndex: 91,
    loadIndexDual: null,
    fuelEfficiency: 'B',
    wetGrip: 'C',
    noiseClass: 'B',
    noiseValue: 70,
    iceGrip: false,
    ...noMarks,
    has3pmsf: true,
    marking: null,
    dotYear: 2026,
    reductionDay: null,
    priceCents: 10_000,
    popularity: 0,
    available: 8,
    name: 'Nokian Tyres Hakkapeliitta R5',
    active: true,
    ...difference,
  }
}
