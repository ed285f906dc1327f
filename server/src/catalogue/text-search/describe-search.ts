import type { UnderstoodSearch } from '@pito/contracts/search'
import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import type { Language } from '@pito/contracts/values/locale'
import { longestSearch } from '@pito/contracts/values/longest-search'
import { personalKindOf } from '@pito/contracts/values/personal-text'
import { diameterMmOf, sizeDifferencePercent } from '@pito/contracts/values/size-difference'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { sizeText } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Facets } from '../search-index/facets.ts'
import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import type { FoundTargets } from '../targets/find-targets.ts'
import { idleOrders } from './filters-of-parts.ts'
import { labelOfPart } from './part-labels.ts'
import type { SearchFilters } from './search-filters.ts'
import { searchFilters, totalOf } from './search-filters.ts'
import type { TypedText } from './typed-text.ts'
import { withChanges, withoutPieces, writtenAs } from './typed-text.ts'
import type { Part, Understanding } from './understand.ts'
import { productsIn, understand } from './understand.ts'
import type { SoldSize, Vocabulary } from './vocabulary.ts'

interface Searched {
  readonly text: string
  readonly language: Language
  readonly understanding: Understanding
  readonly search: SearchFilters
  readonly sidebar: Filters
  readonly now: Date
  readonly total: number
  /** The number of tyres of each vehicle type. The index also counts all tyres together. */
  readonly vehicles: Facets['vehicleTypes']
  readonly found: FoundTargets & { readonly answers: readonly string[] }
}

/** Describes what was understood of a search, and offers ways to continue if it found nothing. */
export function describeSearch(
  { text, language, understanding, search, sidebar, now, total, vehicles, found }: Searched,
  catalogue: { index: SearchIndex; vocabulary: Vocabulary },
): UnderstoodSearch {
  const { typed, parts, hasMoreWords } = understanding
  const corrected = correctionsIn(understanding)
  const query = text.slice(0, longestSearch)
  const correctedQuery = corrected.length > 0 ? withChanges(typed, corrected) : null
  // A limit of the rim looks like a plate: max 16.
  const hasLimit = parts.some(({ kind, value }) => kind === 'diameter' && typeof value === 'string')
  const plate = hasLimit ? null : readLicencePlate(query)
  const products = productsIn(understanding)
  const idle = idleOrders(parts)
  const unsold = parts.find(({ size }) => size && !catalogue.vocabulary.isSold(size))?.size
  return {
    query,
    was_cut: text.length > longestSearch || hasMoreWords,
    looks_like: personalKindOf(query),
    plate: plate?.usual ? plate.text : null,
    product_id: products.length === 1 ? (products[0] ?? null) : null,
    parts: describeParts(
      parts.filter(
        (part) => part.kind !== 'filler' && !search.ignored.includes(part) && !idle.includes(part),
      ),
      typed,
      language,
    ),
    corrected: corrected.map(({ pieces, by }) => ({ typed: writtenAs(typed, pieces), used: by })),
    corrected_query: correctedQuery,
    not_found: found.missing.map((pieces) => writtenAs(typed, pieces)),
    makes: understanding.vehicles.map(({ make }) => make),
    answers: [...found.answers],
    targets: [...found.targets],
    town: found.town,
    leads_to: pageNamed(understanding, search, found),
    ignored: [...new Set(search.ignored.map(({ pieces }) => writtenAs(typed, pieces)))],
    vehicle_types: total > 0 ? vehiclesOf(vehicles, search.filters) : [],
    nearest_sizes: unsold ? nearestSizes(unsold, catalogue.vocabulary.sizes) : [],
    // The offers have the corrections, because a misspelled word would be offered otherwise.
    offers:
      total > 0
        ? []
        : offersWithLess(
            correctedQuery === null ? understanding : understand(correctedQuery, catalogue.vocabulary),
            { sidebar, now },
            catalogue,
          ),
  }
}

/** What a search hands over to the choice of a model. A size beside a make alone already says which tyres are wanted. */
const carriedToModel: readonly Part['kind'][] = [
  'filler',
  'season',
  'brand',
  'size',
  'diameter',
  'load_index',
  'speed_index',
]
const carriedToMake = carriedToModel.slice(0, 3)

/** Returns the page that a text names, if it names nothing else. */
function pageNamed(
  { parts, corrected, vehicles }: Understanding,
  { ignored }: SearchFilters,
  { targets, answers, missing }: Searched['found'],
): UnderstoodSearch['leads_to'] {
  const [target, another] = targets
  if (!target || another || answers.length + missing.length + corrected.length + ignored.length > 0)
    return null
  if (vehicles.some(({ isAlsoName }) => isAlsoName)) return null
  const carriedToVehicle = vehicles.some(({ models }) => models.length > 0) ? carriedToModel : carriedToMake
  const carried = target.kind === 'vehicle' ? carriedToVehicle : ['filler']
  return parts.every(({ kind }) => carried.includes(kind))
    ? { link_fi: target.link_fi, link_en: target.link_en }
    : null
}

/** Returns the corrections. A word that was typed in small letters is replaced by a word in small letters. */
function correctionsIn({ typed, corrected }: Understanding) {
  return corrected.map(({ pieces, used }) => {
    const written = writtenAs(typed, pieces)
    return { pieces, by: written === written.toLowerCase() ? used.toLowerCase() : used }
  })
}

/** Describes the parts. Words that mean the same share a part: "kitkarenkaat ilman nastoja". */
function describeParts(
  parts: readonly Part[],
  typed: TypedText,
  language: Language,
): UnderstoodSearch['parts'] {
  const labelled = parts.map((part) => ({
    part,
    label: isShownAsTyped(part) ? writtenAs(typed, part.pieces) : labelOfPart(part, language),
  }))
  return [...Map.groupBy(labelled, ({ part, label }) => `${part.kind} ${label}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { kind, size, ids } = first.part
    const pieces = same.flatMap(({ part }) => part.pieces)
    return {
      kind: kind as UnderstoodSearch['parts'][number]['kind'],
      typed: writtenAs(typed, pieces),
      label: first.label,
      query: withoutPieces(typed, pieces),
      size: size && { width: size.width, aspect_ratio: size.aspectRatio, diameter: size.diameter },
      ids: [...ids],
    }
  })
}

/** A beginning of several names has no name of its own to show. */
function isShownAsTyped({ kind, value, pieces }: Part): boolean {
  return (kind === 'brand' || kind === 'model') && value === pieces.join('')
}

/** Returns the vehicle types of the tyres found. Tyres for several types count as tyres of the chosen type only. */
function vehiclesOf(vehicles: Facets['vehicleTypes'], filters: Filters | null) {
  return vehicles
    .filter(({ value }) => value !== allVehicles && value === (filters?.vehicleType ?? value))
    .map(({ value, count }) => ({ id: value, count }))
}

const mostOffers = 3
const mostTried = 6

/**
 * Returns searches with one part less that find something, the largest result first. They are offered when the whole
 * search finds nothing.
 */
function offersWithLess(
  { typed, parts }: Pick<Understanding, 'typed' | 'parts'>,
  sidebar: { sidebar: Filters; now: Date },
  { index, vocabulary }: { index: SearchIndex; vocabulary: Vocabulary },
) {
  const queries = new Set(parts.slice(0, mostTried).map(({ pieces }) => withoutPieces(typed, pieces)))
  const offers = [...queries].map((query) => {
    const { filters } = searchFilters(index, understand(query, vocabulary), sidebar)
    return { query, total: filters ? totalOf(index, filters) : 0 }
  })
  return offers
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostOffers)
}

const mostOffered = 3

/**
 * Returns the three sold sizes that are nearest to a size that is not sold. The nearest rim comes first, because the
 * buyer has the rims already. Rim diameters with half an inch, such as 22.5, are those of trucks and are never offered
 * for a car.
 */
function nearestSizes(searched: TyreSize, sold: readonly SoldSize[]) {
  const rimApart = (size: TyreSize) => Math.abs(size.diameter - searched.diameter)
  const apart = (size: TyreSize) => Math.abs(diameterMmOf(size) - diameterMmOf(searched))
  return sold
    .filter(
      ({ aspectRatio, diameter }) =>
        aspectRatio > 0 && isTruckRim(diameter) === isTruckRim(searched.diameter),
    )
    .toSorted((one, other) => rimApart(one) - rimApart(other) || apart(one) - apart(other))
    .slice(0, mostOffered)
    .map((size) => ({
      width: size.width,
      aspect_ratio: size.aspectRatio,
      diameter: size.diameter,
      size_text: sizeText(size),
      difference_percent: Math.round(sizeDifferencePercent(searched, size) * 10) / 10,
      count: size.count,
    }))
}

function isTruckRim(diameter: number): boolean {
  return !Number.isInteger(diameter)
}
