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

/** A property of tyres that is searched for by name. EV and the axle belong to the model, the others to the article. */
export type Feature =
  | 'snowflake'
  | 'mud-and-snow'
  | 'run-flat'
  | 'electric'
  | 'reduced'
  | 'in-stock'
  | 'drive'
  | 'steer'
  | 'trailer'
/** The order of the result that a word asks for. */
export type ListOrder = 'price' | 'dearest' | 'quiet' | 'grip' | 'wet' | 'fuel' | 'popularity'

export interface TradeWord {
  readonly kind: 'season' | 'vehicle_type' | 'feature' | 'order' | 'filler'
  /** The beginning of every form of the word, folded. */
  readonly stem: string
  /** The meaning of the word: the feature or the order; the stem of other words. */
  readonly value: string
  readonly ids: readonly number[]
}

const stems: Readonly<
  Record<'season' | 'vehicle_type', readonly (readonly [words: string, ...ids: number[]])[]>
> = {
  season: [
    ['nastoitettav studdable', studdable],
    ['nastattom nastaton studless nonstudded', friction],
    ['nasta nasto studded studs. spike. spikes. spiked', studded],
    ['kitka lamelli friction', friction],
    ['talvi talve winter lumi. snowtyre. snowtyres. snowtire. snowtires.', ...winterSeasons],
    ['kesa summer', summer],
    [
      'ymparivuoti ymparivuoden jokasaa jokasaan neljanvuodenajan neljavuodenaikaa allseason allweather allyear',
      allSeason,
    ],
  ],
  vehicle_type: [
    [
      'paketti paketi asuntoauto matkailuauto motorhome campervan paku. pakun. pakuun. pakut. pakujen. kevytkuorma commercial. lightcommercial lighttruck van vans',
      van,
    ],
    ['kuorma kuormur rekka reka raska bussi linjaauto linja. truck lorry lorries', truck],
    ['henkilo maastur katumaastur citymaastur crossover passenger car cars', car],
  ],
}

const meanings: Readonly<
  Record<
    'feature' | 'order' | 'filler',
    readonly (readonly [value: Feature | ListOrder | '', words: string])[]
  >
> = {
  feature: [
    ['snowflake', 'lumihiutal'],
    ['electric', 'sahkoauto tayssahko ev. electric.'],
    [
      'reduced',
      'alen ale. aleen. aletuot tarj poisto. poistomyyn loppuunmyyn outlet sale. sales. discount reduced. offer. offers. deal. deals. bargain clearance.',
    ],
  ],
  order: [
    ['price', 'halp halv edul huoke budjet cheap affordable inexpensive budget.'],
    ['dearest', 'kallei'],
    ['quiet', 'hilja hiljem vahameluis matalameluis aaneto aanetto quiet silent'],
    ['popularity', 'suosit myydyi popular'],
  ],
  filler: [['', 'auto renka renga tyre tire aksel axle uusi. uusia. uutta. uudet. uuden. new.']],
}

/** Words that name the axle of a truck tyre: beside a word for trucks, and the words that do so alone. */
const axles: readonly (readonly [Feature, besideTruck: RegExp, alone: RegExp])[] = [
  ['drive', /^(?:taka|veto|takapyor\p{L}*|vetav\p{L}*|drive|rear)$/u, /^(?:veto|taka)aksel/],
  ['steer', /^(?:etu|ohjaava\p{L}*|ohjaus|etupyor\p{L}*|steer|steering|front)$/u, /^(?:ohjaus|etu)aksel/],
  ['trailer', /^(?:trailer\p{L}*|traileri\p{L}*|vaunu\p{L}*)$/u, /^(?:puoli)?peravaunu/],
]

/** Words that join the names of alternatives: Viking Contact 7 vai 8. */
const joining = wordSet('ja tai vai eli seka and or vs')
/** Words that mean nothing in a search for tyres and are not reported. */
const ignored = wordSet(
  'alle merkki merkinta merkityt merkitty marked marking symbol symboli kanssa varten etsin haluan tarvitsen mahdollisimman todella tosi very really need want looking i for with the of to in on an my all any hinta hinnat hintaan osta ostaa ostan myydaan buy price prices a me does do should must is mika mitka pitaa taytyy kannattaa saa saako onko ovatko have has laittaa laitetaan minun minulle meille loytyy loytyvat sopii sopivat sopiva sopivia sopivan myytte myyttekin what which your our we us they them these those there',
)
/** The Finnish pronouns and question words in their cases: teillä, meiltä, niitä, minkä, jotka. */
const pronoun =
  /^(?:minu|sinu|hane|mei|tei|hei|ta|tuo|si|nai|noi|nii|kene|ke|mi|jo|joi|ku)(?:n|t|ta|dan|dat|den|ka|nka|tka|na|ksi|lla|lta|lle|ssa|sta|hin)$/
/** A verb or pronoun that asks: onko, voiko, löytyykö, teilläkö. */
const question = /^\p{L}+(?:[aeiouy]|[nt])ko(?:han)?$/u

const best = wordSet(
  'best paras parhaat parhaimmat paraat testivoittaja testivoittajat rengastesti rengastestit testi testit test tests',
)
/** Praise that begins the names of tyres but names none of them: "good winter tyres" are not those of Goodyear. */
const praise = wordSet('good better great top nice hyva hyvat hyvia')

export function isPraise(word: string): boolean {
  return praise.has(word) || best.has(word)
}

/** Returns whether a word asks for the best tyres. No field of the data says which these are. */
export function isBest(word: string): boolean {
  return best.has(word)
}

const motorhome = /^(?:asuntoauto|matkailuauto|motorhome|campervan)/

export function isMotorhome(word: string): boolean {
  return motorhome.test(word)
}

export function joinsAlternatives(word: string): boolean {
  return joining.has(word)
}

export function isIgnored(word: string): boolean {
  return ignored.has(word)
}

/** Returns whether a word belongs to everyday language, so that it is no misspelled name: teillä, löytyykö. */
export function isEveryday(word: string): boolean {
  return ignored.has(word) || joining.has(word) || pronoun.test(word) || question.test(word)
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
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
  citymaastur: 'citymaasturi',
  ymparivuoden: 'ympärivuotinen',
  jokasaan: 'jokasään',
  neljanvuodenajan: 'neljän vuodenajan',
  neljavuodenaikaa: 'neljä vuodenaikaa',
  reka: 'rekka',
  kuormur: 'kuormuri',
  linjaauto: 'linja-auto',
  lumihiutal: 'lumihiutale',
  sahkoauto: 'sähköauto',
  tayssahko: 'täyssähköauto',
  hilja: 'hiljainen',
  aaneto: 'äänetön',
  aanetto: 'äänetön',
  vahameluis: 'vähämeluinen',
  matalameluis: 'matalameluinen',
  poistomyyn: 'poistomyynti',
  loppuunmyyn: 'loppuunmyynti',
  huoke: 'huokea',
  kallei: 'kallein',
  budjet: 'budjetti',
  suosit: 'suosituin',
  myydyi: 'myydyin',
}

interface Stem extends TradeWord {
  /** True if only the whole word counts, because other words begin with it. */
  readonly isWhole: boolean
}

const all: readonly Stem[] = [
  ...Object.entries(stems).flatMap(([kind, rows]) =>
    rows.flatMap(([words, ...ids]) => stemsOf(kind as TradeWord['kind'], '', words, ids)),
  ),
  ...Object.entries(meanings).flatMap(([kind, rows]) =>
    rows.flatMap(([value, words]) => stemsOf(kind as TradeWord['kind'], value, words, [])),
  ),
]

function stemsOf(kind: TradeWord['kind'], value: string, words: string, ids: readonly number[]): Stem[] {
  return words.split(' ').map((word) => {
    const stem = word.replace('.', '')
    return { kind, stem, value: value || stem, ids, isWhole: stem !== word }
  })
}

const shortestStem = 4
/** A misspelled word is corrected to a feature or an order only if its stem is long enough not to be met by chance. */
const shortestCorrected: Readonly<Record<TradeWord['kind'], number>> = {
  season: 4,
  vehicle_type: 4,
  filler: 4,
  feature: 5,
  order: 5,
}
/** Finnish cases and plurals add up to this many letters to a stem: pakettiautoissammekin. */
const longestEnding = 14
/** The words for tyres at the end of a word. "Kumi" is what tyres are called in everyday speech. */
export const tyreEnding = /(?:(?:renka|renga|tyre|tire)\p{L}*|kum(?:i|ej)(?:a|n|t|en|lla|sta)?|gumit?)$/u
/** The words for tyres, cars and axles in any case. Compounds that begin with one of them mean more: rengasrikko. */
const fillerForm =
  /^(?:renka[ai](?:n|t|ta|de|den|tten|ksi|na|l(?:la|le|ta)|s(?:sa|ta|een|iin)|neen)?|rengas(?:ta)?|t[yi]res?|auto(?:n|t|a|o|on|ja|jen|ita|ihin|ksi|i?s(?:sa|ta)|i?l(?:la|le|ta))?|akseli(?:n|t|a|en|in|s(?:sa|ta)|l(?:la|le|ta))?|akselei(?:ta|den|l(?:la|le))|axles?)(?:ni|si|nsa|mme|nne)?(?:kin|kaan|ko|han)?$/u
const everyday = /^(?:kum|gum)/
const longestMisspelled = 8
/** A form of "rengas" with wrong letters (renkat, rengaat). The beginnings "renka" and "renga" have none. */
const misspelledEnding = /(?:renka(?![ai]|$)|renga(?!s|$))\p{L}*$/u
const filler: TradeWord = { kind: 'filler', stem: '', value: '', ids: [] }

/** Finds a word of the trade that is written whole, alone or before a form of "rengas": kitka, kitkarenkaat. */
export function wholeTradeWord(word: string): TradeWord | undefined {
  const bare = word.replace(tyreEnding, '')
  if (bare === '' && isFillerForm(word)) return filler
  return misspelledEnding.test(word) ? undefined : all.find(({ stem }) => stem === bare || stem === word)
}

function isFillerForm(word: string): boolean {
  const isMisspelled = misspelledEnding.test(word) && word.length <= longestMisspelled
  return (
    [word, word.replace(tyreEnding, '')].some((one) => fillerForm.test(one)) ||
    isMisspelled ||
    everyday.test(word)
  )
}

/** Returns whether a word means the axle of a truck tyre, if another word says which one. */
export function isAxle({ kind, value }: Readonly<Record<'kind' | 'value', unknown>>): boolean {
  return kind === 'filler' && (value === 'aksel' || value === 'axle')
}

/** Finds the axle that a word names. Words such as "taka" do so only in a text about trucks. */
export function axleNamed(word: string, isAboutTrucks: boolean): TradeWord | undefined {
  const bare = word.replace(tyreEnding, '')
  const named = axles.find(
    ([, besideTruck, alone]) => alone.test(bare) || (isAboutTrucks && besideTruck.test(bare)),
  )
  return named && { kind: 'feature', stem: bare, value: named[0], ids: [] }
}

/** Finds a word of the trade in an inflected form (talvella), or of which at least four letters are typed (ympä). */
export function formOfTradeWord(word: string): TradeWord | undefined {
  if (word.length < shortestStem || misspelledEnding.test(word)) return undefined
  const inflected = all.find(
    ({ kind, stem, isWhole }) =>
      !isWhole &&
      (kind !== 'filler' || isFillerForm(word)) &&
      stem.length >= shortestStem &&
      word.startsWith(stem) &&
      word.length <= stem.length + longestEnding,
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
    .filter(({ kind, stem, isWhole }) => !isWhole && stem.length >= shortestCorrected[kind])
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
