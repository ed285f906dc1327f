import type { NameIndex } from './name-index.ts'
import type { TradeWord } from './trade-words.ts'
import { formOfTradeWord, tyreEnding, wholeTradeWord } from './trade-words.ts'

/** The words of a longer text are ignored, so that no text takes longer than a usual search. */
export const mostWords = 12

/** A word to search for: a word as typed, or two neighbours that the names or the trade write as one. */
export interface SearchWord {
  readonly text: string
  readonly pieces: readonly string[]
}

/** Joins neighbouring words where only the joined word is known: "cross climate", "all season". */
export function joinWords(words: readonly string[], names: NameIndex): SearchWord[] {
  const joined: SearchWord[] = []
  for (let place = 0; place < words.length; place++) {
    const [word = '', next = ''] = words.slice(place, place + 2)
    if (next !== '' && isOneWord(word, next, names)) {
      joined.push({ text: word + next, pieces: [word, next] })
      place += 1
    } else joined.push(...wordsIn(word, names))
  }
  return joined
}

/** Shorter beginnings of compounds are those of many brands. */
const shortestBrand = 4
const offerOfTyres = /^(\p{L}*rengas)((?:tarj|alen)\p{L}*|ale)$/u

/** Matches abbreviations with a slash, which names write without it: A/T for all terrain. */
const slashed = /(?<![\p{L}\p{N}])\p{L}\/\p{L}(?![\p{L}\p{N}])/u
const wordOfSearch = new RegExp(String.raw`${slashed.source}|[\p{L}\p{N}]+`, 'gu')

/** Returns the words of a folded text. An abbreviation such as a/t is one word. */
export function searchWordsOf(text: string): string[] {
  return text.match(wordOfSearch) ?? []
}

/** Divides compounds such as "talvirengastarjous" and "nokianrenkaat", which name tyres and a property of them. */
function wordsIn(word: string, names: NameIndex): SearchWord[] {
  const pieces = [word]
  const texts = offerOfTyres.exec(word)?.slice(1) ?? [brandBeforeTyres(word, names) ?? word]
  return texts.map((text) => ({ text: text.replace('/', ''), pieces }))
}

/** Returns the brand that is written as one word with its tyres: nokianrenkaat, michelinrengas. */
function brandBeforeTyres(word: string, names: NameIndex): string | undefined {
  const bare = word.replace(tyreEnding, '')
  const isOtherWord = bare === word || names.has(word) || (wholeTradeWord(bare) ?? formOfTradeWord(bare))
  if (isOtherWord || bare.length < shortestBrand) return undefined
  const [name] = names.meaningsOf(bare)
  return name && name.brands.size > 0 ? bare : undefined
}

function isOneWord(word: string, next: string, names: NameIndex): boolean {
  const together = wholeTradeWord(word + next)
  if (together && !isFiller(together)) return !wholeTradeWord(word)
  return names.has(word + next) && !(names.has(word) && names.has(next))
}

function isFiller({ kind }: TradeWord): boolean {
  return kind === 'filler'
}
