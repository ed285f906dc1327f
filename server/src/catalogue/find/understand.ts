import { longestSearch } from '@pito/contracts/values/longest-search'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { wordsOf } from './fold-text.ts'
import type { NameMatch } from './name-index.ts'
import { readSizes } from './read-sizes.ts'
import type { SearchWord } from './search-words.ts'
import { joinWords, mostWords } from './search-words.ts'
import type { TradeWord } from './trade-words.ts'
import { correctTradeWord, formOfTradeWord, nearTradeWord, wholeTradeWord } from './trade-words.ts'
import type { TypedText } from './typed-text.ts'
import { typedTextOf } from './typed-text.ts'
import { takeMakes } from './vehicle-makes.ts'
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
  readonly parts: readonly Part[]
  /** The misspelled words, folded, and the words that are searched for instead. */
  readonly corrected: readonly Correction[]
  /** The makes of vehicles that the text names. Their tyres are found by model and year. */
  readonly makes: readonly string[]
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
  const { parts, rest } = readSizes(folded, vocabulary)
  const pieces = rest.split('|').map((piece) => takeMakes(wordsOf(piece)))
  const makes = [...new Set(pieces.flatMap((piece) => piece.makes))]
  const words = pieces.flatMap((piece) => joinWords(piece.rest, vocabulary.names))
  const reader = new WordReader(vocabulary, {
    // A word beside a make may name a model of the make, so it is not corrected to the name of a tyre.
    isAsTyped: isAsTyped || makes.length > 0,
    mayBeDiameter: !parts.some(({ kind }) => kind === 'size' || kind === 'diameter'),
  })
  for (const word of singlesLast(words.slice(0, mostWords)))
    reader.read(word, isUnfinished && word === words.at(-1) && folded.endsWith(word.text))
  const sized = parts.map(({ typed: piece, ...part }) => ({ ...part, pieces: [piece], ids: [] }))
  return {
    typed,
    parts: [...sized, ...reader.parts],
    corrected: reader.corrected,
    makes,
    notFound: reader.notFound,
    hasMoreWords: words.length > mostWords,
    models: reader.models,
  }
}

/** Moves single characters behind the other words, because they only narrow the names that the others mean. */
function singlesLast(words: readonly SearchWord[]): SearchWord[] {
  return words.toSorted((one, other) => Number(isSingle(one)) - Number(isSingle(other)))
}

/** Returns whether a word is a single letter or digit. Too many names have one for it to find tyres by itself. */
function isSingle({ text }: SearchWord): boolean {
  return text.length === 1
}

/** Returns the articles whose EAN or EPREL number was typed. */
export function productsIn({ parts }: Pick<Understanding, 'parts'>): readonly number[] {
  return parts.flatMap(({ kind, ids }) => (kind === 'product' ? ids : []))
}

/** Reads the words that are no size, one after another. */
class WordReader {
  readonly parts: Part[] = []
  readonly corrected: Correction[] = []
  readonly notFound: (readonly string[])[] = []
  models: ReadonlySet<number> | null = null
  private readonly vocabulary: Vocabulary
  private readonly isAsTyped: boolean
  private readonly mayBeDiameter: boolean

  constructor(
    vocabulary: Vocabulary,
    { isAsTyped, mayBeDiameter }: Record<'isAsTyped' | 'mayBeDiameter', boolean>,
  ) {
    this.vocabulary = vocabulary
    this.isAsTyped = isAsTyped
    this.mayBeDiameter = mayBeDiameter
  }

  read(word: SearchWord, isUnfinished: boolean): void {
    const products = this.vocabulary.identifiers.find(word.text)
    const trade = wholeTradeWord(word.text)
    if (isSingle(word) && this.models === null) this.notFound.push(word.pieces)
    else if (products.length > 0) this.note(word, 'product', word.text, products)
    else if (trade) this.noteTrade(word, trade)
    else this.readName(word, this.nameMeant(word.text, isUnfinished))
  }

  private readName(word: SearchWord, name: NameMatch | undefined): void {
    const form = name?.edits === 0 ? undefined : formOfTradeWord(word.text)
    const near = name?.edits === 0 || form || this.isAsTyped ? undefined : nearTradeWord(word.text)
    if (form) this.noteTrade(word, form)
    else if (near && near.edits <= (name?.edits ?? near.edits)) this.noteCorrected(word, near.found)
    else if (name) this.noteName(word, name)
    else if (this.isDiameter(word)) this.note(word, 'diameter', Number(word.text), [])
    else this.notFound.push(word.pieces)
  }

  /** Returns whether a number that occurs in no name is a rim diameter: "kesärenkaat 17". */
  private isDiameter({ text }: SearchWord): boolean {
    return this.mayBeDiameter && this.vocabulary.hasDiameter(Number(text))
  }

  /** Returns the closest meaning that the names before it leave possible, or else the closest one. */
  private nameMeant(text: string, isUnfinished: boolean): NameMatch | undefined {
    let closest: NameMatch | undefined
    for (const match of this.vocabulary.names.meaningsOf(text, isUnfinished)) {
      if (this.isAsTyped && match.corrected !== null) continue
      closest ??= match
      if (this.modelsWith(match).size > 0) return match
    }
    return closest
  }

  private modelsWith({ models }: NameMatch): ReadonlySet<number> {
    return this.models === null ? models : models.intersection(this.models)
  }

  private noteName(word: SearchWord, match: NameMatch): void {
    const isBrand = match.brands.size > 0
    this.models = this.modelsWith(match)
    this.note(word, isBrand ? 'brand' : 'model', match.shown, [...(isBrand ? match.brands : match.models)])
    if (match.corrected !== null) this.corrected.push({ pieces: word.pieces, used: match.corrected })
  }

  private noteTrade(word: SearchWord, { kind, stem, ids }: TradeWord): void {
    this.note(word, kind, stem, ids)
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
