import type { NameIndex } from './name-index.ts'
import type { TradeWord } from './trade-words.ts'
import { wholeTradeWord } from './trade-words.ts'

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
    } else joined.push(...wordsIn(word))
  }
  return joined
}

const offerOfTyres = /^(\p{L}*rengas)((?:tarj|alen)\p{L}*|ale)$/u

/** Divides compounds such as "talvirengastarjous", which name tyres and a property of them. */
function wordsIn(word: string): SearchWord[] {
  const pieces = [word]
  return (offerOfTyres.exec(word)?.slice(1) ?? pieces).map((text) => ({ text, pieces }))
}

function isOneWord(word: string, next: string, names: NameIndex): boolean {
  const together = wholeTradeWord(word + next)
  if (together && !isFiller(together)) return !wholeTradeWord(word)
  return names.has(word + next) && !(names.has(word) && names.has(next))
}

function isFiller({ kind }: TradeWord): boolean {
  return kind === 'filler'
}
