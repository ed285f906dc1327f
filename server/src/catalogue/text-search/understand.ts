import { longestSearch } from '@pito/contracts/values/longest-search'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { truck } from '@pito/contracts/values/vehicle-type'
import { wordsOf } from './fold-text.ts'
import type { NameMatch } from './name-index.ts'
import { partWithoutStuds, readNegations } from './read-negations.ts'
import { readPhrases } from './read-phrases.ts'
import { readSizes, unfinishedSize } from './read-sizes.ts'
import type { NamedTopic, NamedTown } from './read-topics.ts'
import { isPostcode, readTopics } from './read-topics.ts'
import type { NamedVehicle } from './read-vehicles.ts'
import { readVehicles } from './read-vehicles.ts'
import type { SearchWord } from './search-words.ts'
import { joinWords, mostWords, searchWordsOf } from './search-words.ts'
import type { Topic } from './topics.ts'
import { winterTyreRules } from './topics.ts'
import type { TradeWord } from './trade-words.ts'
import {
  axleNamed,
  correctTradeWord,
  formOfTradeWord,
  isAxle,
  isEveryday,
  isIgnored,
  isPraise,
  joinsAlternatives,
  nearTradeWord,
  wholeTradeWord,
} from './trade-words.ts'
import type { TypedText } from './typed-text.ts'
import { typedTextOf } from './typed-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A part of a search text and its meaning. */
export interface Part {
  readonly kind:
    | 'size'
    | 'diameter'
    | 'load_index'
    | 'speed_index'
    | 'marking'
    | TradeWord['kind']
    | ReturnType<typeof readPhrases>['parts'][number]['kind']
    | 'brand'
    | 'model'
    | 'product'
  /** The words as typed, folded. */
  readonly pieces: readonly string[]
  /** A number, a speed index or marking, or the name as the catalogue shows it. */
  readonly value: number | string
  readonly ids: readonly number[]
  readonly size: TyreSize | null
}

interface Correction {
  readonly pieces: readonly string[]
  readonly used: string
}

export interface Understanding {
  readonly typed: TypedText
  /** The folded text without the vehicles, whose numbers are no size, and without what it excludes. */
  readonly besidesVehicles: string
  readonly parts: readonly Part[]
  /** The misspelled words, folded, and the words that are searched for instead. */
  readonly corrected: readonly Correction[]
  /** The vehicles that the text names. Their tyres are found by make, model and year. */
  readonly vehicles: readonly NamedVehicle[]
  /** The services, pages and goods besides tyres that the text names. */
  readonly topics: readonly NamedTopic[]
  /** The towns of Finland that the text names. */
  readonly towns: readonly NamedTown[]
  /** The words that occur nowhere, folded. */
  readonly notFound: readonly (readonly string[])[]
  /** True if the text had more words than are searched for. */
  readonly hasMoreWords: boolean
  /** The models that all names of the text mean together. Null if the text names neither brand nor model. */
  readonly models: ReadonlySet<number> | null
}

interface Reading {
  /** True while the text is being typed: its last word may be the beginning of a longer word. */
  readonly isUnfinished?: boolean
  /** True if misspelled words are not corrected. */
  readonly isAsTyped?: boolean
}

/** Reads a search text. */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  { isUnfinished = false, isAsTyped = false }: Reading = {},
): Understanding {
  const typed = typedTextOf(text.slice(0, longestSearch), longestSearch)
  const { folded } = typed
  const negations = readNegations(folded, vocabulary.names)
  const named = readVehicles(negations.rest, vocabulary.names, isAsTyped)
  const sizes = readSizes(named.rest, vocabulary)
  // The numbers of a size that is still being typed would be taken for parts of names: Primacy 205/5.
  const hasBegunSize = isUnfinished && sizes.parts.length === 0
  const withoutBegunSize = sizes.rest.replace(unfinishedSize, (digits) => (isPostcode(digits) ? digits : ''))
  const phrases = readPhrases(hasBegunSize ? withoutBegunSize : sizes.rest)
  const isAboutTrucks = wordsOf(phrases.rest).some((word) => vehicleOf(word) === truck)
  const pieces = phrases.rest.split('|').map((piece, place, all) =>
    readTopics(searchWordsOf(piece), vocabulary.names, {
      isUnfinished: isUnfinished && place === all.length - 1,
      isAsTyped,
      isAboutTrucks,
    }),
  )
  const namesUnlistedMake = pieces.some(({ topics }) => topics.some(({ topic }) => topic.kind === 'unlisted'))
  const words = pieces.flatMap((piece) => joinWords(piece.rest, vocabulary.names))
  const isLast = (word: SearchWord) => isUnfinished && word === words.at(-1) && folded.endsWith(word.text)
  const searched = words.slice(0, mostWords)
  const reader = new WordReader(vocabulary, {
    // A word beside a make may name a model of the make, so it is not corrected to the name of a tyre.
    isAsTyped: isAsTyped || named.vehicles.length > 0 || namesUnlistedMake,
    // A number beside a make may be its model: Peugeot 205.
    mayBeWidth:
      !sizes.parts.some(({ kind }) => kind === 'size') &&
      !moreOfSize.test(sizes.rest) &&
      named.vehicles.length === 0,
    mayBeDiameter: !sizes.parts.some(({ kind }) => kind === 'size' || kind === 'diameter'),
    isAboutTrucks,
  })
  for (const [place, alternative] of alternativesIn(searched, isLast).entries()) {
    if (place > 0) reader.beginAlternative()
    for (const word of narrowingLast(alternative)) reader.read(word, isLast(word))
  }
  const begunWidth = hasBegunSize ? (unfinishedSize.exec(sizes.rest)?.[0] ?? '') : ''
  if (!isPostcode(begunWidth)) reader.readBegunWidth(begunWidth.slice(0, widthDigits))
  const withoutStuds = negations.withoutStuds.map(partWithoutStuds)
  const found: readonly Part[] = [...sizes.parts, ...withoutStuds, ...phrases.parts].map((part) =>
    withModels({ size: null, ids: [], ...part }, vocabulary),
  )
  const parts = [...found, ...reader.parts]
  const idle = parts.some(namesAxle) ? [] : parts.filter(isAxle)
  const isMeant = ({ isAlsoName, pieces: own }: NamedTopic | NamedVehicle) =>
    !isAlsoName || !reader.parts.some((part) => isName(part) && !own.includes(part.pieces[0] ?? ''))
  return {
    typed,
    besidesVehicles: named.rest,
    parts: parts.filter((part) => !idle.includes(part)),
    corrected: [...named.corrected, ...pieces.flatMap((piece) => piece.corrected), ...reader.corrected],
    vehicles: named.vehicles.filter(isMeant),
    topics: meantTogether(pieces.flatMap((piece) => piece.topics).filter(isMeant), parts),
    towns: pieces.flatMap((piece) => piece.towns),
    notFound: [
      ...negations.negated.filter(
        ({ isSeason }) => !isSeason || !parts.some(({ kind }) => kind === 'season'),
      ),
      ...searched.filter(({ pieces }) => reader.notFound.has(pieces)),
      ...idle,
    ].map(({ pieces }) => pieces),
    hasMoreWords: words.length > mostWords,
    models: reader.models,
  }
}

/** Reads topics by what stands beside them: a wheel beside a service, and a question about the time beside a season. */
function meantTogether(topics: readonly NamedTopic[], parts: readonly Part[]): readonly NamedTopic[] {
  const names = (kind: Topic['kind']) => topics.some(({ topic }) => topic.kind === kind)
  const isWheel = ({ topic }: NamedTopic) => 'mayBeWheel' in topic && names('service')
  const asked = topics.find(({ topic }) => 'asksForRules' in topic)
  const asksForRules = asked && !names('page') && parts.some(({ kind }) => kind === 'season')
  return [
    ...(asksForRules ? [{ ...asked, topic: winterTyreRules, isAlsoName: true }] : []),
    ...topics.filter((one) => !isWheel(one)),
  ]
}

function namesAxle({ kind, value }: Part): boolean {
  return kind === 'feature' && ['drive', 'steer', 'trailer'].includes(String(value))
}

function isName({ kind }: Part): boolean {
  return kind === 'brand' || kind === 'model'
}

/** Divides the words at words such as "vai". Leaves out these and ignored words, unless the word is still being typed. */
function alternativesIn(
  words: readonly SearchWord[],
  isLast: (word: SearchWord) => boolean,
): readonly (readonly SearchWord[])[] {
  const alternatives: SearchWord[][] = [[]]
  for (const word of words) {
    if (isLast(word)) alternatives.at(-1)?.push(word)
    else if (joinsAlternatives(word.text)) alternatives.push([])
    else if (!isIgnored(word.text)) alternatives.at(-1)?.push(word)
  }
  return alternatives
}

function vehicleOf(text: string): number | undefined {
  const word = wholeTradeWord(text) ?? formOfTradeWord(text)
  return word?.kind === 'vehicle_type' ? word.ids[0] : undefined
}

/** Adds to a part with a feature of models the models that have it. */
function withModels<Any extends Pick<Part, 'kind' | 'value'>>(part: Any, vocabulary: Vocabulary): Any {
  return part.kind === 'feature' ? { ...part, ids: vocabulary.modelsWith(part.value) } : part
}

/** Moves numbers and single letters behind the other words, because they only narrow the names that the others mean. */
function narrowingLast(words: readonly SearchWord[]): SearchWord[] {
  return words.toSorted((one, other) => Number(isNarrowing(one)) - Number(isNarrowing(other)))
}

function isNarrowing(word: SearchWord): boolean {
  return isSingle(word) || /^\d+$/.test(word.text)
}

/** Returns whether a word is a single letter or digit. Too many names have one for it to find tyres by itself. */
function isSingle({ text }: SearchWord): boolean {
  return text.length === 1
}

/** Returns the articles whose EAN or EPREL number was typed. */
export function productsIn({ parts }: Pick<Understanding, 'parts'>): readonly number[] {
  return parts.flatMap(({ kind, ids }) => (kind === 'product' ? ids : []))
}

const widthDigits = 3
/** Matches numbers that are no size together, so that the first of them is no width: 205/55 R99. */
const moreOfSize = /\d{3}[\s/.-]{1,3}r?\d{2}/

type ReaderOptions = Readonly<Record<'isAsTyped' | 'mayBeDiameter' | 'mayBeWidth' | 'isAboutTrucks', boolean>>

/** Reads the words that are no size, one after another. */
class WordReader {
  readonly parts: Part[] = []
  readonly corrected: Correction[] = []
  readonly notFound = new Set<readonly string[]>()
  /** The models that each name of the present alternative means. */
  private names: ReadonlySet<number>[] = []
  /** The names of the alternative before, of which the present one may replace the last ones. */
  private namesBefore: readonly ReadonlySet<number>[] = []
  private modelsBefore: ReadonlySet<number> | null = null
  private readonly vocabulary: Vocabulary
  private readonly options: ReaderOptions

  constructor(vocabulary: Vocabulary, options: ReaderOptions) {
    this.vocabulary = vocabulary
    this.options = options
  }

  /** The models that the names read so far mean together, and those of the alternatives before. */
  get models(): ReadonlySet<number> | null {
    const present = common(this.names)
    if (present === null || this.modelsBefore === null) return present ?? this.modelsBefore
    return present.union(this.modelsBefore)
  }

  /**
   * Begins the names after a word such as "vai". They replace as few of the names before it as possible: "Viking
   * Contact 7 vai 8" means two models of Viking Contact.
   */
  beginAlternative(): void {
    this.modelsBefore = this.models
    this.namesBefore = this.names.length > 0 ? this.names : this.namesBefore
    this.names = []
  }

  read(word: SearchWord, isUnfinished: boolean): void {
    const products = this.vocabulary.identifiers.find(word.text)
    const trade = axleNamed(word.text, this.options.isAboutTrucks) ?? wholeTradeWord(word.text)
    const hasNames = this.names.length + this.namesBefore.length > 0
    const isUnknown = isSingle(word) ? !hasNames : isPraise(word.text) && !isUnfinished
    if (isUnknown) this.notFound.add(word.pieces)
    else if (products.length > 0) this.note(word, 'product', word.text, products)
    else if (trade) this.noteTrade(word, trade)
    else if (!hasNames && this.isDiameter(word)) this.note(word, 'diameter', Number(word.text), [])
    else if (isUnfinished || !this.isEveryday(word))
      this.readName(word, this.nameMeant(word.text, isUnfinished))
  }

  /** Reads the width of a size that is still being typed behind other words: Nokian 205/5. */
  readBegunWidth(text: string): void {
    const word = { text, pieces: [text] }
    if (this.isWidth(word)) this.note(word, 'size', text, [])
  }

  private readName(word: SearchWord, name: NameMatch | undefined): void {
    const form = name?.edits === 0 ? undefined : formOfTradeWord(word.text)
    const near = name?.edits === 0 || form || this.options.isAsTyped ? undefined : nearTradeWord(word.text)
    if (form) this.noteTrade(word, form)
    else if (near && near.edits <= (name?.edits ?? near.edits)) this.noteCorrected(word, near.found)
    else if (name) this.noteName(word, name)
    else if (this.isDiameter(word)) this.note(word, 'diameter', Number(word.text), [])
    else if (this.isWidth(word)) this.note(word, 'size', word.text, [])
    else this.notFound.add(word.pieces)
  }

  /** Returns whether a word of everyday language, such as a pronoun, is in no name. */
  private isEveryday({ text }: SearchWord): boolean {
    return isEveryday(text) && !this.vocabulary.names.has(text)
  }

  /** Returns whether a number beside other words is the width of a tyre: Nokian 205. */
  private isWidth({ text }: SearchWord): boolean {
    return this.options.mayBeWidth && this.parts.length > 0 && this.vocabulary.hasWidth(Number(text))
  }

  /** Returns whether a number is a rim diameter: "kesärenkaat 17". Beside a name it is one only if no such name has it. */
  private isDiameter({ text }: SearchWord): boolean {
    return this.options.mayBeDiameter && this.vocabulary.hasDiameter(Number(text))
  }

  /** Returns the closest meaning that the names before it leave possible, or else the closest one. */
  private nameMeant(text: string, isUnfinished: boolean): NameMatch | undefined {
    let closest: NameMatch | undefined
    const matches: NameMatch[] = []
    for (const match of this.vocabulary.names.meaningsOf(text, isUnfinished)) {
      if (this.options.isAsTyped && match.corrected !== null) continue
      closest ??= match
      matches.push(match)
      if (this.names.length > 0 && this.isPossible(match)) return match
    }
    if (this.names.length > 0 || this.namesBefore.length === 0) return closest
    return this.replacing(matches) ?? closest
  }

  /** Finds the first name of an alternative, and how many of the names before it still count. */
  private replacing(matches: readonly NameMatch[]): NameMatch | undefined {
    for (let count = this.namesBefore.length - 1; count >= 0; count--) {
      this.names = this.namesBefore.slice(0, count)
      const match = matches.find((one) => this.isPossible(one))
      if (match) return match
    }
    return undefined
  }

  private isPossible({ models }: NameMatch): boolean {
    return (common([...this.names, models])?.size ?? 0) > 0
  }

  private noteName(word: SearchWord, match: NameMatch): void {
    const isBrand = match.brands.size > 0
    this.names.push(match.models)
    this.note(word, isBrand ? 'brand' : 'model', match.shown, [...(isBrand ? match.brands : match.models)])
    if (match.corrected !== null) this.corrected.push({ pieces: word.pieces, used: match.corrected })
  }

  private noteTrade(word: SearchWord, { kind, value, ids }: TradeWord): void {
    this.note(word, kind, value, kind === 'feature' ? this.vocabulary.modelsWith(value) : ids)
  }

  /** A corrected word for tyres is not reported, because these words are ignored anyway. */
  private noteCorrected(word: SearchWord, found: TradeWord): void {
    this.noteTrade(word, found)
    if (found.kind !== 'filler')
      this.corrected.push({ pieces: word.pieces, used: correctTradeWord(found, word.text) })
  }

  private note(
    { pieces }: SearchWord,
    kind: Part['kind'],
    value: Part['value'],
    ids: readonly number[],
  ): void {
    this.parts.push({ kind, pieces, value, ids, size: null })
  }
}

function common(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> | null {
  const [first = null, ...rest] = sets
  return first && rest.reduce((left, set) => left.intersection(set), first)
}
