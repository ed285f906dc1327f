import type { TyreCardData } from '../app/tyres/tyre-card-data.ts'

/** Returns a friction tyre for cars of which plenty are in stock. Each test overrides the facts that matter to it. */
export function tyreCard(facts: Partial<TyreCardData> = {}): TyreCardData {
  return {
    id: 9,
    href: '/tyres/car-suv-4x4/winter-friction/205-55-R16/nokian-tyres/hakkapeliitta-r5/94R/XL/9',
    brand: 'Nokian Tyres',
    logo: '',
    model: 'Hakkapeliitta R5',
    seasonId: 3,
    size: '205/55 R16',
    width: 205,
    aspectRatio: 55,
    diameter: 16,
    has3pmsf: true,
    load: 94,
    loadDual: null,
    speed: 'R',
    label: { fuel: 'C', wet: 'C', noiseClass: 'A', decibels: 68 },
    stock: 40,
    fitted: true,
    similar: null,
    cents: 12_900,
    lowestCents: null,
    feeIncluded: true,
    picture: null,
    dotYear: null,
    ...facts,
  }
}
