import { lookUp } from '@pito/contracts/values/look-up'
import {
  allSeason,
  friction,
  studdable,
  studded,
  summer,
  winterSeasons,
} from '@pito/contracts/values/tyre-season'
import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { editDistance, editsAllowed } from './edit-distance.ts'

export interface TradeWord {
  readonly kind: 'season' | 'vehicle_type' | 'filler'
  /** The beginning of every form of the word, folded. */
  readonly stem: string
  readonly ids: readonly number[]
}

const stems: Readonly<Record<TradeWord['kind'], readonly (readonly [words: string, ...ids: number[]])[]>> = {
  season: [
    ['nastoitettav studdable', studdable],
    ['nastattom nastaton studless nonstudded', friction],
    ['nasta nasto studded', studded],
    ['kitka lamelli friction', friction],
    ['talvi talve winter', ...winterSeasons],
    ['kesa summer', summer],
    ['ymparivuoti jokasaa allseason allweather allyear', allSeason],
  ],
  vehicle_type: [
    ['paketti paketi kevytkuorma lightcommercial lighttruck van vans', van],
    ['kuorma rekka raska truck lorry lorries', truck],
    ['henkilo maastur katumaastur passenger car cars', car],
  ],
  filler: [['auto renka renga tyre tire ja and for']],
}

/** The words that are shown instead of stems which are no words themselves. */
const written: Readonly<Record<string, string>> = {
  nastoitettav: 'nastoitettava',
  nastattom: 'nastaton',
  nasto: 'nasta',
  talve: 'talvi',
  kesa: 'kesä',
  ymparivuoti: 'ympärivuotinen',
  jokasaa: 'jokasään',
  allseason: 'all season',
  allweather: 'all weather',
  allyear: 'all year',
  paketi: 'paketti',
  kevytkuorma: 'kevytkuorma-auto',
  lightcommercial: 'light commercial',
  lighttruck: 'light truck',
  raska: 'raskas',
  henkilo: 'henkilöauto',
  maastur: 'maasturi',
  katumaastur: 'katumaasturi',
}

const all: readonly TradeWord[] = Object.entries(stems).flatMap(([kind, rows]) =>
  rows.flatMap(([words, ...ids]) =>
    words.split(' ').map((stem) => ({ kind: kind as TradeWord['kind'], stem, ids })),
  ),
)

const shortestStem = 4
/** Finnish cases and plurals add up to this many letters to a stem: pakettiautoissammekin. */
const longestEnding = 14
const tyreEnding = /(?:renka|renga|tyre|tire)\p{L}*$/u
/** A form of "rengas" with wrong letters (renkat, rengaat). The beginnings "renka" and "renga" have none. */
const misspelledEnding = /(?:renka(?![ai]|$)|renga(?!s|$))\p{L}*$/u
const filler: TradeWord = { kind: 'filler', stem: '', ids: [] }

/** Finds a word of the trade that is written whole, alone or before a form of "rengas": kitka, kitkarenkaat. */
export function wholeTradeWord(word: string): TradeWord | undefined {
  const bare = word.replace(tyreEnding, '')
  if (bare === '') return filler
  return misspelledEnding.test(word) ? undefined : all.find(({ stem }) => stem === bare)
}

/** Finds a word of the trade in an inflected form (talvella), or of which at least four letters are typed (ympä). */
export function formOfTradeWord(word: string): TradeWord | undefined {
  if (word.length < shortestStem || misspelledEnding.test(word)) return undefined
  const inflected = all.find(
    ({ stem }) =>
      stem.length >= shortestStem && word.startsWith(stem) && word.length <= stem.length + longestEnding,
  )
  return inflected ?? all.find(({ stem, kind }) => kind !== 'filler' && stem.startsWith(word))
}

/** Finds a misspelled word of the trade: talvirenkat, talvvirenkaat, sumer. */
export function nearTradeWord(word: string): { found: TradeWord; edits: number } | undefined {
  const bare = word.replace(tyreEnding, '') || word
  const correctBesides = formOfTradeWord(bare)
  if (correctBesides) return { found: correctBesides, edits: 0 }
  const most = editsAllowed(bare)
  return all
    .filter(({ stem }) => stem.length >= shortestStem)
    .map((found) => ({ found, edits: editDistance(bare, found.stem, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits)[0]
}

/**
 * Returns the correction of a misspelled word of the trade: "kesä", or "kesärenkaat" if the misspelled word named tyres.
 * Words that end with a consonant (ympärivuotinen) are not joined with "renkaat" in Finnish.
 */
export function correctTradeWord({ stem }: TradeWord, misspelled: string): string {
  const word = lookUp(written, stem) ?? stem
  return /ren[kg]a\p{L}*$/u.test(misspelled) && /[aeiouyäö]$/.test(word) ? `${word}renkaat` : word
}
