import { hasYear } from '../../vehicles/index.ts'
import { foldText, wordsOf } from './fold-text.ts'
import type { NameIndex } from './name-index.ts'
import { topicOf } from './read-topics.ts'
import { formOfTradeWord, isEveryday, nearTradeWord, wholeTradeWord } from './trade-words.ts'
import type { VehicleMeaning } from './vehicle-names.ts'
import { nameOfMeaning, namesOfVehicles } from './vehicle-names.ts'

/** A vehicle that a search text names, as far as it says. */
export interface NamedVehicle extends VehicleMeaning {
  readonly year: number | null
  /** The year that the text names and in which the list has none of the models, or null. */
  readonly missingYear: number | null
  /** True if the word is also in the name of a tyre or page. It then stays in the text, so that both are found. */
  readonly isAlsoName: boolean
  readonly pieces: readonly string[]
}

interface ReadVehicles {
  readonly vehicles: readonly NamedVehicle[]
  readonly corrected: readonly { readonly pieces: readonly string[]; readonly used: string }[]
  /** The text without the words of vehicles. Bars stand in their places, so that their neighbours are not joined. */
  readonly rest: string
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface Span {
  readonly first: number
  readonly length: number
  readonly meanings: readonly VehicleMeaning[]
}

const longestName = 4
const wholeYear = /^(?:19[89]|20[0-4])\d$/
/** The last two digits of a year are marked as such: -18, '18, vm 18. */
const shortYear =
  /(?:(?<=\s)[-'’´]|(?<![\p{L}\d])(?:vm|mm|vuosimalli\p{L}*|vuosi)[.:]?\s?-?)(\d{2})(?![\p{L}\d./])/u
/** Words that describe a vehicle but change nothing in the choice of it. */
const details =
  /^(?:vm|mm|vuosi|vuosimal\p{L}*|mallinen|mallisen|farmari\p{L}*|combi|kombi|variant\p{L}*|avant|touring|tourer|wagon|sportswagon|sportwagon|sportback|sw|stw|estate|sedan|hatchback|coupe|cabriolet|quattro|xdrive|4motion|4x4|4wd|awd|tdi|tsi|gti|gtd|gte|hdi|dci|hybrid\p{L}*|phev|diesel\p{L}*|bensa\p{L}*|lataushybrid\p{L}*)$/u
const litres = /(?<![\d.])[1-6]\.\d(?![\d.])/g

/**
 * Takes makes, models and years of vehicles out of a folded text. They are read before sizes and the names of tyres,
 * because models have numbers and several makes resemble a tyre: Toyota and Toyo, Kia and Nokian, Ford and Nord. A make
 * that is also a brand of tyres stays a brand unless its model is named. A word that names both a model of tyres and a
 * vehicle stays in the text, so that both are found.
 */
export function readVehicles(text: string, names: NameIndex, isAsTyped: boolean): ReadVehicles {
  const tokens = tokensOf(text)
  const isRefused = (word: string, makes: readonly string[]) =>
    isAsTyped && namesOfVehicles().isMisspelled(word, makes)
  const makes = spansOf(tokens, (word) => {
    const meaning = namesOfVehicles().makeOf(word)
    return meaning && !isRefused(word, []) ? [meaning] : []
  })
  const misspelled = isAsTyped ? [] : correctedSpans(tokens, makes, names)
  const named = [...makes, ...misspelled].flatMap(({ meanings }) => meanings.map(({ make }) => make))
  const free = (place: number, spans: readonly Span[]) => !spans.some((span) => isIn(span, place))
  const models = spansOf(tokens, (word, place, length) =>
    Array.from({ length }, (_, step) => place + step).every((one) => free(one, makes)) &&
    !isPartOfSize(tokens, place, length) &&
    !(named.length === 0 && length === 1 && isTradeWord(word)) &&
    !isRefused(word, named)
      ? namesOfVehicles().modelsOf(word, named)
      : [],
  )
  const ownMakes = makes.filter(
    (span) => !isBrand(tokens, span, names) || models.some(({ first }) => first === span.first + span.length),
  )
  const onlyVehicles = models.filter((span) => !isAlsoName(tokens, span, named, names))
  const corrections = misspelled.filter(({ first }) => free(first, models))
  const all = [...ownMakes, ...models, ...corrections]
  if (all.length === 0) return { vehicles: [], corrected: [], rest: text }
  const year = yearIn(text, tokens, [...ownMakes, ...models])
  const vehicles = vehiclesOf(all, tokens, year?.year ?? null).map((vehicle) => ({
    ...vehicle,
    isAlsoName: named.length === 0 && onlyVehicles.length === 0,
  }))
  const isUsed = vehicles.some((vehicle) => (vehicle.year ?? vehicle.missingYear) !== null)
  const taken = [...ownMakes, ...onlyVehicles, ...corrections].map((span) => rangeOf(tokens, span))
  const detailed = tokens.filter(({ text: word }) => details.test(word))
  return {
    vehicles,
    corrected: [
      ...corrections,
      ...ownMakes.filter((span) => namesOfVehicles().isMisspelled(nameAt(tokens, span), [])),
      ...onlyVehicles.filter((span) => namesOfVehicles().isMisspelled(nameAt(tokens, span), named)),
    ].map((span) => correctionOf(tokens, span)),
    rest: [...taken, ...detailed, ...(isUsed && year ? [year] : [])]
      .reduce(
        (left, { start, end }) => left.slice(0, start) + '|'.repeat(end - start) + left.slice(end),
        text,
      )
      .replace(litres, '|||'),
  }
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}

/** Finds the longest names first: "land rover" before "rover", "c hr" before "c". */
function spansOf(
  tokens: readonly Token[],
  meaningsOf: (word: string, place: number, length: number) => readonly VehicleMeaning[],
): Span[] {
  const spans: Span[] = []
  for (let first = 0; first < tokens.length; first++) {
    for (let length = Math.min(longestName, tokens.length - first); length > 0; length--) {
      const meanings = meaningsOf(nameAt(tokens, { first, length }), first, length)
      if (meanings.length === 0) continue
      spans.push({ first, length, meanings })
      first += length - 1
      break
    }
  }
  return spans
}

/** Returns the words of a name as one word, without tyres. */
function nameAt(tokens: readonly Token[], span: Pick<Span, 'first' | 'length'>): string {
  return textsOf(tokens, span).map(bare).join('')
}

/** Returns the correction of a name. A generation behind the name stays as typed: passatt b8. */
function correctionOf(tokens: readonly Token[], span: Span): ReadVehicles['corrected'][number] {
  const [meaning] = span.meanings
  const used = meaning ? nameOfMeaning(meaning) : ''
  return { pieces: textsOf(tokens, span).slice(0, wordsOf(foldText(used)).length), used }
}

/** Returns a word without the tyres that are written as one word with it: teslarenkaat, bemarinrengas. */
function bare(word: string): string {
  return word.replace(/(?<=.{3})(?:renka|renga|tyre|tire)\p{L}*$/u, '')
}

function correctedSpans(tokens: readonly Token[], makes: readonly Span[], names: NameIndex): Span[] {
  const named = makes.flatMap(({ meanings }) => meanings.map(({ make }) => make))
  return tokens.flatMap(({ text }, first) => {
    const isTaken = makes.some((span) => isIn(span, first))
    if (isTaken || isEveryday(text) || isTradeWord(text) || namesOfVehicles().modelsOf(text, []).length > 0)
      return []
    const near = namesOfVehicles().nearest(bare(text), named)
    return near && !isNearerToTyre(text, near.edits, names)
      ? [{ first, length: 1, meanings: [near.meaning] }]
      : []
  })
}

function isNearerToTyre(word: string, edits: number, names: NameIndex): boolean {
  const [name] = names.meaningsOf(word)
  return (name !== undefined && name.edits <= edits) || (nearTradeWord(word)?.edits ?? edits + 1) <= edits
}

function isTradeWord(word: string): boolean {
  return (wholeTradeWord(word) ?? formOfTradeWord(word)) !== undefined
}

function isIn({ first, length }: Span, place: number): boolean {
  return place >= first && place < first + length
}

/** Returns whether numbers begin a size, so that the first of them is no engine: bmw 315 35 20. */
function isPartOfSize(tokens: readonly Token[], place: number, length: number): boolean {
  const [last, next] = tokens.slice(place + length - 1, place + length + 1).map(({ text }) => text)
  return /^\d{3}$/.test(last ?? '') && /^\d{2}(?:r|$)/.test(next ?? '')
}

function isBrand(tokens: readonly Token[], span: Span, names: NameIndex): boolean {
  return span.length === 1 && names.has(tokens[span.first]?.text ?? '')
}

function isAlsoName(
  tokens: readonly Token[],
  span: Span,
  makes: readonly string[],
  names: NameIndex,
): boolean {
  if (makes.length > 0) return false
  return isBrand(tokens, span, names) || topicOf(textsOf(tokens, span).join('')) !== undefined
}

function textsOf(tokens: readonly Token[], { first, length }: Pick<Span, 'first' | 'length'>): string[] {
  return tokens.slice(first, first + length).map(({ text }) => text)
}

/** Joins each model with its make and the year. Makes without a model are vehicles of their own. */
function vehiclesOf(spans: readonly Span[], tokens: readonly Token[], year: number | null) {
  const byMake = Map.groupBy(
    spans.flatMap((span) => span.meanings.map((meaning) => ({ meaning, pieces: textsOf(tokens, span) }))),
    ({ meaning }) => meaning.make,
  )
  return [...byMake].map(([make, named]) => {
    const models = named.reduce<VehicleMeaning['models']>(
      (known, { meaning }) => common(known, meaning.models),
      [],
    )
    const ofYear = models.filter((model) => year !== null && hasYear(model, year))
    return {
      make,
      models: ofYear.length > 0 ? ofYear : models,
      year: models.length === 0 || ofYear.length > 0 ? year : null,
      missingYear: models.length > 0 && ofYear.length === 0 ? year : null,
      pieces: named.flatMap(({ pieces }) => pieces),
    }
  })
}

/** Returns the models that both names mean, as "Passat" and "B8" do, or those of the first name. */
function common(some: VehicleMeaning['models'], others: VehicleMeaning['models']): VehicleMeaning['models'] {
  if (some.length === 0) return others
  const both = some.filter((model) => others.includes(model))
  return both.length > 0 ? both : some
}

function rangeOf(tokens: readonly Token[], { first, length }: Span) {
  return { start: tokens[first]?.start ?? 0, end: tokens[first + length - 1]?.end ?? 0 }
}

/** Finds the year of the vehicle, which is no part of its name as in "Peugeot 2008". */
function yearIn(text: string, tokens: readonly Token[], spans: readonly Span[]) {
  const whole = tokens.find(
    ({ text: word }, place) => wholeYear.test(word) && !spans.some((span) => isIn(span, place)),
  )
  if (whole) return { year: Number(whole.text), start: whole.start, end: whole.end }
  const short = shortYear.exec(text)
  if (!short) return null
  const digits = Number(short[1])
  const start = short.index
  return { year: (digits > 50 ? 1900 : 2000) + digits, start, end: start + short[0].length }
}
