import { characterMask, editDistance, editsAllowed, mayBeWithin } from './edit-distance.ts'
import { foldText, weakGrade, withoutDoubles, wordsOf } from './fold-text.ts'

/** A model of which at least one tyre is on sale. */
export interface SoldModel {
  readonly id: number
  readonly brandId: number
  readonly brand: string
  readonly name: string
  /** The axle of a truck tyre: steer, drive, trailer or all. */
  readonly axle: string | null
}

interface Entry {
  /** The word with doubled letters folded. */
  readonly key: string
  /** The word as the names spell it, folded. */
  readonly spelling: string
  /** The word as the names show it. */
  readonly shown: string
  readonly models: Set<number>
  /** The brands in whose names the word occurs. */
  readonly brands: Set<number>
  readonly characters: number
  readonly sound: string
}

export interface NameMatch {
  readonly shown: string
  readonly models: ReadonlySet<number>
  /** The brands that the word names; empty if it names models. */
  readonly brands: ReadonlySet<number>
  /** The word that was searched for instead of the typed one, as the names show it, or null. */
  readonly corrected: string | null
  readonly edits: number
}

const caseEnding = /^i?(?:a|n|t|ta|en|in|ia|ien|jen|ssa|sta|lla|lta|lle)$/
const shortestBeginning = 3
/** A part within a word has at least this many letters: three letters occur in too many words by chance. */
const shortestInfix = 4
const shortestSureCorrection = 6
/** A word that only sounds alike counts as less near than one with a mistyped letter. */
const editsOfSound = 2

/**
 * The dictionary of the words of all brands and models on sale, with doubled letters folded. It has a few
 * thousand words, so a typed word is compared with each of them.
 */
export class NameIndex {
  /** The number of words of the dictionary that were looked at. Tests read it to see that the work is bounded. */
  steps = 0
  private readonly entries = new Map<string, Entry>()

  constructor(models: readonly SoldModel[]) {
    for (const model of models) {
      this.add(wordsOf(model.brand), model, true)
      this.add(wordsOf(model.name), model, false)
    }
  }

  get size(): number {
    return this.entries.size
  }

  has(word: string): boolean {
    return this.entries.has(withoutDoubles(word))
  }

  /**
   * Finds the names that a word means, the closest meaning first: the whole word or its beginning, a Finnish case of
   * it, then a part within a word. Only if there is none of these, the word is corrected.
   */
  *meaningsOf(word: string, isUnfinished = false): Generator<NameMatch> {
    const folded = withoutDoubles(word)
    const exact = this.entries.get(folded)
    let found = false
    for (const entries of this.tiersOf(word, folded, isUnfinished)) {
      if (entries.length === 0) continue
      found = true
      yield matchOf(entries, entries.includes(exact as Entry) ? exact : undefined, word)
    }
    if (found) return
    const near = this.nearest(folded, isUnfinished) ?? this.soundingLike(folded)
    if (near) yield { ...matchOf([near.entry], near.entry, word), ...near.correction }
  }

  private *tiersOf(typed: string, word: string, isUnfinished: boolean): Generator<Entry[]> {
    const exact = this.entries.get(word)
    if (exact && exact.brands.size > 0 && !isUnfinished) yield [exact]
    const isBeginning = word.length >= shortestBeginning && !/\d/.test(word)
    if (isBeginning || isUnfinished) yield this.matching(({ key }) => key.startsWith(word))
    else if (exact) yield [exact]
    if (!isBeginning) return
    yield this.matching(
      ({ key }) =>
        key.length > shortestBeginning && word.startsWith(key) && caseEnding.test(word.slice(key.length)),
    )
    // Doubled letters count within a word: Espoo is no part of "Response".
    if (typed.length >= shortestInfix) yield this.matching(({ spelling }) => spelling.includes(typed))
  }

  private matching(test: (entry: Entry) => boolean): Entry[] {
    this.steps += this.entries.size
    const found: Entry[] = []
    for (const entry of this.entries.values()) if (test(entry)) found.push(entry)
    return found
  }

  /** Finds the word with the fewest edits. Of several, the word of the most models is the likeliest. */
  private nearest(word: string, isUnfinished: boolean) {
    const most = editsAllowed(word)
    if (most === 0) return undefined
    this.steps += this.entries.size
    const characters = characterMask(word)
    let nearest: { entry: Entry; edits: number } | undefined
    for (const [whole, entry] of this.entries) {
      const key = isUnfinished ? whole.slice(0, word.length) : whole
      if (Math.abs(key.length - word.length) > most) continue
      if (!isUnfinished && !mayBeWithin(most, characters, entry.characters)) continue
      const edits = editDistance(word, key, most)
      if (edits > most || /\d/.test(key) || !isLikely(word, whole)) continue
      const isNearer =
        !nearest ||
        edits < nearest.edits ||
        (edits === nearest.edits && entry.models.size > nearest.entry.models.size)
      if (isNearer) nearest = { entry, edits }
    }
    return (
      nearest && {
        entry: nearest.entry,
        correction: { corrected: nearest.entry.shown, edits: nearest.edits },
      }
    )
  }

  /** Finds the word that is pronounced like the typed one: Michelin for "miselin". */
  private soundingLike(word: string) {
    if (word.length < shortestSureCorrection || /\d/.test(word)) return undefined
    this.steps += this.entries.size
    const sound = soundOf(word)
    const entry = this.entries.values().find((each) => each.sound === sound)
    return entry && { entry, correction: { corrected: entry.shown, edits: editsOfSound } }
  }

  private add(words: readonly string[], model: SoldModel, isBrand: boolean): void {
    const pairs = words.slice(1).map((word, place) => `${words[place]}${word}`)
    for (const shown of [...words, ...pairs]) {
      const spelling = foldText(shown)
      const key = withoutDoubles(spelling)
      const entry = this.entries.get(key) ?? {
        key,
        spelling,
        shown,
        models: new Set<number>(),
        brands: new Set<number>(),
        characters: characterMask(key),
        sound: soundOf(key),
      }
      entry.models.add(model.id)
      if (isBrand) entry.brands.add(model.brandId)
      this.entries.set(key, entry)
    }
  }
}

/** Returns whether a name may be meant by a misspelled word. In short words hardly anybody mistypes the first letter. */
function isLikely(word: string, name: string): boolean {
  return name.length >= shortestInfix && (word.length >= shortestSureCorrection || word[0] === name[0])
}

function matchOf(entries: readonly Entry[], exact: Entry | undefined, typed: string): NameMatch {
  const isBrand = entries.every(({ brands }) => brands.size > 0)
  const [first] = entries as [Entry]
  // A beginning or a part of several words is shown as it was typed.
  const only = exact ?? (isBrand || entries.length === 1 ? first : undefined)
  const isSpelled = exact
    ? exact.spelling === typed
    : entries.some(
        ({ spelling }) =>
          spelling.includes(typed) || typed.startsWith(spelling) || typed.startsWith(weakGrade(spelling)),
      )
  return {
    shown: only?.shown ?? typed,
    models: new Set(entries.flatMap(({ models }) => [...models])),
    brands: new Set(isBrand ? entries.flatMap(({ brands }) => [...brands]) : []),
    // Doubled letters were folded, so even an exact match may be spelled differently.
    corrected: isSpelled ? null : (only?.shown ?? beginningOf(first.spelling, typed)),
    edits: 0,
  }
}

/** Spells a word as a Finn hears it. */
function soundOf(word: string): string {
  return word
    .replace(/s?ch|sh|z|c(?=[eiy])/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
}

/** Returns the beginning of a name that was typed with other doubled letters: "conti" for "contti". */
function beginningOf(spelling: string, typed: string): string {
  const ends = Array.from({ length: spelling.length }, (_, end) => spelling.slice(0, end + 1))
  return ends.find((beginning) => withoutDoubles(beginning) === withoutDoubles(typed)) ?? spelling
}
