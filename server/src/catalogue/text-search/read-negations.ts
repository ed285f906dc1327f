import { friction, studded } from '@pito/contracts/values/tyre-season'
import type { NameIndex } from './name-index.ts'
import { topicOf } from './read-topics.ts'
import type { TradeWord } from './trade-words.ts'
import { formOfTradeWord, wholeTradeWord } from './trade-words.ts'
import { namesOfVehicles } from './vehicle-names.ts'

/** What a text excludes, which no filter can do: ei kitkarenkaita, ilman Toyotaa, not Michelin. */
interface Negated {
  readonly pieces: readonly string[]
  readonly isSeason: boolean
}

interface ReadNegations {
  /** Tyres without studs are friction tyres, which is the only exclusion that is a filter. */
  readonly withoutStuds: readonly string[]
  readonly negated: readonly Negated[]
  readonly rest: string
}

/** Words of negation with up to three words behind them, of which the later ones count if they continue a name. */
const negation =
  /(?<![\p{L}\d])(?:ilman|ei(?: ole)?|paitsi|muu(?:t|ta)? kuin|without|no|not|except|excluding|other than)[\s-]+(run[\s-]?flat\p{L}*|[\p{L}\d]+)((?:[\s-][\p{L}\d]+){0,2})/gu

/** Stands in the remaining text for what was read, so that words on both sides of it are not joined. */
const gap = ' | '

/**
 * Takes out of a folded text what it excludes, so that no word is taken for its opposite: "ei toyota" leads to no
 * Toyota. Words such as "ilman vanteita" may be a topic together, which is read later.
 */
export function readNegations(text: string, names: NameIndex): ReadNegations {
  const withoutStuds: string[] = []
  const negated: Negated[] = []
  const rest = text.replace(negation, (typed: string, word: string, further: string) => {
    const excluded = typed.slice(0, typed.length - further.length)
    const trade = wholeTradeWord(word) ?? formOfTradeWord(word)
    if (topicOf(excluded.replace(/[\s-]/g, ''))) return typed
    if (isStudded(trade)) {
      withoutStuds.push(excluded)
      return gap + further
    }
    const pieces = excluded + continuation(word, further, names)
    negated.push({ pieces: [pieces], isSeason: trade?.kind === 'season' })
    return gap + typed.slice(pieces.length)
  })
  return { withoutStuds, negated, rest }
}

/** The part that tyres without studs are. */
export function partWithoutStuds(typed: string) {
  return { kind: 'season' as const, value: 'nastaton', ids: [friction], pieces: [typed] }
}

function isStudded(trade: TradeWord | undefined): boolean {
  return trade?.ids.length === 1 && trade.ids.includes(studded)
}

/** Returns the words that continue the excluded name: Land Rover, Hakkapeliitta R5. */
function continuation(word: string, further: string, names: NameIndex): string {
  let taken = ''
  let joined = word
  for (const next of further.match(/[\s-][\p{L}\d]+/gu) ?? []) {
    const text = next.slice(1)
    joined += text
    const isVehicle =
      namesOfVehicles().makeOf(joined) !== undefined || namesOfVehicles().makeOf(word) !== undefined
    const isModel = isVehicle && namesOfVehicles().modelsOf(text, []).length > 0
    const isTyre = names.has(word) && names.has(text) && !wholeTradeWord(text)
    if (!isTyre && !isModel && namesOfVehicles().makeOf(joined) === undefined) break
    taken += next
  }
  return taken
}
