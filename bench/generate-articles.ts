import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import type { Article } from '../server/src/catalogue/search-index/article.ts'
import { noMarks } from '../server/src/catalogue/search-index/article.ts'

const sizes = 285
const models = 362
const brands = 60
const classes = ['A', 'B', 'C', 'D', 'E'] as const
const noiseClasses = ['A', 'B', 'C'] as const
const speeds = ['Q', 'R', 'S', 'T', 'H', 'V', 'W', 'Y', '(Y)'] as const

/**
 * Returns generated articles, which are always the same for the same arguments. As in a real shop, the common sizes
 * have many articles, and few articles sell well.
 */
export function generateArticles(start: number, count: number, priceRise: number): Article[] {
  return Array.from({ length: count }, (_, place) => generateArticle(start + place + 1, priceRise))
}

function generateArticle(id: number, priceRise: number): Article {
  const chance = (what: number) => scattered(id, what)
  const size = Math.floor(chance(1) ** 2 * sizes)
  const model = Math.floor(chance(2) * models)
  const season = 1 + Math.floor(scattered(model, 3) * 5)
  const isLabelled = season !== 3
  return {
    id,
    ...sizeNumbered(size),
    brandId: (model % brands) + 1,
    modelId: model + 1,
    seasonId: season,
    speedIndex: speeds[(size + Math.floor(chance(4) * 3)) % speeds.length] as string,
    loadIndex: 75 + ((size * 7) % 45) + Math.floor(chance(5) * 3),
    fuelEfficiency: isLabelled ? (classes[Math.floor(chance(6) * 5)] ?? null) : null,
    wetGrip: isLabelled ? (classes[Math.floor(chance(7) * 5)] ?? null) : null,
    noiseClass: isLabelled ? (noiseClasses[Math.floor(chance(8) * 3)] ?? null) : null,
    noiseValue: isLabelled ? 67 + Math.floor(chance(9) * 9) : null,
    loadIndexDual: null,
    iceGrip: season === 2 && chance(14) < 0.5,
    ...noMarks,
    has3pmsf: season !== 1,
    marking: chance(13) < 0.3 ? 'XL' : null,
    runFlat: chance(15) < 0.03,
    dotYear: chance(16) < 0.2 ? 2025 : 2026,
    reductionDay: null,
    priceCents: 4000 + size * 60 + Math.floor(chance(10) * 20000) + priceRise,
    popularity: Math.floor(chance(11) ** 3 * 900),
    available: chance(12) < 0.9 ? 8 : 0,
    name: `Brand ${model % brands} Model ${model}`,
    active: true,
  }
}

/** Number 0 is 205/55R16 for cars, the most popular size. */
function sizeNumbered(size: number) {
  const heavier = size % 2 === 0 ? van : truck
  return {
    vehicleType: size < 190 ? car : heavier,
    width: 20500 + (size % 20) * 1000,
    aspect: 55 - 5 * (Math.floor(size / 20) % 4),
    diameter: 160 + 10 * Math.floor(size / 80),
  }
}

/** Returns a pseudo-random number between 0 and 1 that depends only on the arguments. */
function scattered(number: number, what: number): number {
  let bits = Math.imul(number ^ Math.imul(what, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}
