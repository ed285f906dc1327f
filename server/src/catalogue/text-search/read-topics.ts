import { gazetteer } from '../../places/index.ts'
import { editDistance, editsAllowed } from './edit-distance.ts'
import { foldText, weakGrade, withoutDoubles, wordsOf } from './fold-text.ts'
import type { NameIndex } from './name-index.ts'
import type { Topic } from './topics.ts'
import { topics } from './topics.ts'
import { formOfTradeWord, isEveryday, wholeTradeWord } from './trade-words.ts'

export interface NamedTopic {
  readonly topic: Topic
  readonly pieces: readonly string[]
  /** True if the word is also in the name of a tyre. It then stays in the text, so that both are found. */
  readonly isAlsoName: boolean
}

export interface NamedTown {
  /** The Finnish name of a town of Finland, folded. */
  readonly town: string
  /** The name of the town, or the postcode with it: 00100 Helsinki. */
  readonly name: string
  readonly isPostcode: boolean
  readonly pieces: readonly string[]
}

interface ReadTopics {
  /** The misspelled words of topics and towns, and the words that are searched for instead. */
  readonly corrected: readonly { readonly pieces: readonly string[]; readonly used: string }[]
  readonly topics: readonly NamedTopic[]
  readonly towns: readonly NamedTown[]
  readonly rest: readonly string[]
}

interface Stem {
  /** The stem with doubled letters folded. */
  readonly stem: string
  readonly isOpen: boolean
  readonly topic: Topic
  /** The stem as it is spelled, folded. */
  readonly spelling: string
  /** The whole word as it is shown in a correction. */
  readonly shown: string
}

const stems: readonly Stem[] = topics
  .flatMap((topic) =>
    topic.words.split(' ').map((word) => {
      const [spelling = '', ending] = foldText(word.replaceAll('_', '')).split('*')
      const shown = word.replaceAll('_', ' ').replace('*', '')
      return { stem: withoutDoubles(spelling), isOpen: ending !== undefined, topic, spelling, shown }
    }),
  )
  // The longest stem says the most: "asennuspiste" is more than "asennus".
  .sort((one, other) => other.stem.length - one.stem.length)

/** Doubled letters are folded in these endings, as they are in the words that are compared. */
const caseEnding = /^(?:i?(?:n|a|t|ta|en|in|an|on|ja|ien|jen|den|sa|sta|la|lta|le|ksi)|s)$/
const longestEnding = 14
const shortestMisspelled = 7
const shortestUnfinished = 4
const shortestOfTyres = 8
export const mostJoined = 3
/** Only the rest of a compound tells topics apart: rengasliike, rengasrikko. */
const tyresBefore = /^(?:rengas|renkan|renkaiden|renkaiten)/

interface Reading {
  readonly isUnfinished: boolean
  readonly isAsTyped: boolean
  readonly isAboutTrucks: boolean
}

/** Takes services, pages, goods that are not sold, and towns of Finland out of words. */
export function readTopics(
  words: readonly string[],
  names: NameIndex,
  { isUnfinished, isAsTyped, isAboutTrucks }: Reading,
): ReadTopics {
  const topics: NamedTopic[] = []
  const towns: NamedTown[] = []
  const corrected: ReadTopics['corrected'][number][] = []
  const rest: string[] = []
  for (let place = 0; place < words.length; place++) {
    const pieces = longestAt(words, place, names)
    const isLast = isUnfinished && place + pieces.length === words.length
    const text = pieces.join('')
    const stem = stemOf(text)
    const isMisspelled = stem !== undefined && !isSpelled(text, stem)
    const named =
      isMisspelled && isAsTyped ? undefined : (stem?.topic ?? (isLast ? topicBegunBy(text) : undefined))
    if (place === 0 && isQuantity(words)) continue
    const topic = isAboutTrucks && named && mayBeTruck(named) ? undefined : named
    const found = topic ? undefined : townOf(text)
    const town = found && !(isAsTyped && found.isMisspelled) ? found.town : undefined
    const isName = isNamePart(words, place, pieces.length, names)
    if (topic && !(isName && topic.kind === 'ignored')) topics.push({ topic, pieces, isAlsoName: isName })
    if (topic && stem && isMisspelled && !isName && topic.kind !== 'ignored')
      corrected.push({ pieces, used: stem.shown })
    const isTown = town !== undefined && !isName && (topics.some(isService) || !beginsName(text, names))
    const postcode = topic || isTown ? undefined : postcodeOf(text)
    if (isTown) towns.push({ town: town.folded, name: town.name, isPostcode: false, pieces })
    if (postcode && (topics.length > 0 || !maySize.test(text))) towns.push({ ...postcode, pieces })
    if (isTown && found?.isMisspelled) corrected.push({ pieces, used: town.name })
    const isTaken = isTown || towns.at(-1)?.pieces === pieces || (topic !== undefined && !isName)
    if (!isTaken) {
      const near = isAsTyped || isName ? undefined : nearTopicOf(pieces[0] ?? '', names)
      if (near) {
        const own = pieces.slice(0, 1)
        topics.push({ topic: near.topic, pieces: own, isAlsoName: false })
        if (near.topic.kind !== 'ignored') corrected.push({ pieces: own, used: near.shown })
      } else rest.push(words[place] ?? '')
    } else place += pieces.length - 1
  }
  return { topics, towns, corrected, rest }
}

/** Returns whether the text begins with a number of tyres: "4 rengasta", "4 kpl". */
function isQuantity([first = '', next = '']: readonly string[]): boolean {
  return /^[1-8]$/.test(first) && (/^(?:kpl|pcs)$/.test(next) || wholeTradeWord(next)?.kind === 'filler')
}

function mayBeTruck(topic: Topic): boolean {
  return topic.kind === 'unserved' && topic.mayBeTruck === true
}

function isService({ topic }: NamedTopic): boolean {
  return topic.kind === 'service'
}

/** Returns whether a name of tyres begins with the word, as Nokian does with the town of Nokia. */
function beginsName(word: string, names: NameIndex): boolean {
  const [name] = names.meaningsOf(word)
  return name?.edits === 0 && withoutDoubles(foldText(name.shown)).startsWith(withoutDoubles(word))
}

/** Returns the most words from a place that mean a topic or a town together: "tyre hotel", "rengas hotelli". */
function longestAt(words: readonly string[], place: number, names: NameIndex): readonly string[] {
  for (let count = Math.min(mostJoined, words.length - place); count > 1; count--) {
    const pieces = words.slice(place, place + count)
    if (isJoined(pieces, names)) return pieces
  }
  return words.slice(place, place + 1)
}

/** The last word has to be a part of the stem: "tyre hotel" is one, and "tyre hotel espoo" is not. */
function isJoined(pieces: readonly string[], names: NameIndex): boolean {
  const joined = pieces.join('')
  if (names.has(joined)) return false
  const before = withoutDoubles(pieces.slice(0, -1).join(''))
  return (stemOf(joined)?.stem.length ?? 0) > before.length || townOf(joined) !== undefined
}

export function topicOf(word: string): Topic | undefined {
  return stemOf(word)?.topic
}

function stemOf(word: string): Stem | undefined {
  const typed = withoutDoubles(word)
  const found = stems.find((stem) => isFormOf(typed, stem))
  if (!found || isSpelled(word, found)) return found
  return (
    stems.find((stem) => stem.topic === found.topic && isFormOf(typed, stem) && isSpelled(word, stem)) ??
    found
  )
}

function isFormOf(typed: string, { stem, isOpen }: Stem): boolean {
  if (!typed.startsWith(stem)) return false
  const ending = typed.slice(stem.length)
  return ending === '' || (isOpen ? ending.length <= longestEnding : caseEnding.test(ending))
}

/** Returns whether a word has the doubled letters of the stem and of the ending that the stem is shown with. */
function isSpelled(word: string, { spelling, shown }: Stem): boolean {
  const whole = foldText(shown.replaceAll(' ', ''))
  const isWhole = withoutDoubles(word).startsWith(withoutDoubles(whole))
  return word.startsWith(isWhole ? whole : spelling)
}

const fiveDigits = /^\d{5}$/
/** A width and an aspect ratio that were typed together are no postcode unless a service or a page is named: 20555. */
const maySize = /^[1-3]\d5[2-8][05]$/

/** Returns whether digits at the end of a text are a postcode rather than the beginning of a size. */
export function isPostcode(digits: string): boolean {
  return !maySize.test(digits) && postcodeOf(digits) !== undefined
}

function postcodeOf(word: string): Omit<NamedTown, 'pieces'> | undefined {
  if (!fiveDigits.test(word)) return undefined
  const [found] = gazetteer.search(word, 1)
  if (found?.postal_code !== word) return undefined
  return { town: foldText(found.town), name: `${word} ${found.town}`, isPostcode: true }
}

function topicBegunBy(word: string): Topic | undefined {
  const typed = withoutDoubles(word)
  if (typed.length < shortestUnfinished || isTradeWord(word)) return undefined
  return stems.findLast(({ stem, topic }) => topic.kind !== 'ignored' && stem.startsWith(typed))?.topic
}

/** Finds the topic of a misspelled word, unless the word is one of the trade or in the name of a tyre. */
function nearTopicOf(word: string, names: NameIndex): Stem | undefined {
  const typed = withoutDoubles(word)
  const trade = wholeTradeWord(word) ?? formOfTradeWord(word)
  if (typed.length < shortestMisspelled - 1 || /\d/.test(typed) || trade || isEveryday(word)) return undefined
  const near = stems.find(({ stem, isOpen }) => {
    if (stem.length < shortestMisspelled) return false
    const most = editsAllowed(stem.slice(0, -1).replace(tyresBefore, ''))
    const lengths = isOpen ? [stem.length - 1, stem.length, stem.length + 1] : [typed.length]
    return lengths.some(
      (length) => typed[0] === stem[0] && editDistance(typed.slice(0, length), stem, most) <= most,
    )
  })
  if (!near) return undefined
  const [name] = names.meaningsOf(word)
  return name ? undefined : near
}

/** Returns whether a word is one of the trade. A long word that begins with tyres may be a topic: rengashotelli. */
function isTradeWord(word: string): boolean {
  const trade = wholeTradeWord(word) ?? formOfTradeWord(word)
  return trade !== undefined && (trade.kind !== 'filler' || word.length < shortestOfTyres)
}

/**
 * Returns whether the words, alone or together with a neighbour, are in the name of a tyre or a word of the trade:
 * "viking contact", "neljän vuodenajan".
 */
function isNamePart(words: readonly string[], place: number, length: number, names: NameIndex): boolean {
  const [before = '', after = ''] = [words[place - 1], words[place + length]]
  const text = words.slice(place, place + length).join('')
  const trade = after === '' || wholeTradeWord(text) ? undefined : formOfTradeWord(text + after)
  if (trade && trade.kind !== 'filler') return true
  return [text, before + text, text + after].some((one) => names.has(one))
}

/** The endings of cases that a town may have: Espoossa, Tampereella, Turkuun. */
const townEnding = /^[aeiouy]?(?:n|sa|sta|la|lta|le|en|sen|hin)$/
const shortestTown = 4

/** The stems of the towns of Finland, with their consonant gradation: Helsinki, Helsingissä. */
let townStems: ReadonlyMap<string, TownStem> | null = null

interface Town {
  readonly name: string
  readonly folded: string
}
interface TownStem {
  readonly town: Town
  /** The spellings of the stem, with their doubled letters. */
  readonly spellings: string[]
}

function townOf(word: string): { town: Town; isMisspelled: boolean } | undefined {
  townStems ??= stemsOfTowns()
  const typed = withoutDoubles(word)
  for (let end = typed.length; end >= shortestTown - 1 && end >= typed.length - 5; end--) {
    const found = townStems.get(typed.slice(0, end))
    if (found !== undefined && (end === typed.length || townEnding.test(typed.slice(end))))
      return { town: found.town, isMisspelled: !found.spellings.some((one) => word.startsWith(one)) }
  }
  return undefined
}

function stemsOfTowns(): ReadonlyMap<string, TownStem> {
  const found = new Map<string, TownStem>()
  for (const { finnish, swedish } of gazetteer.towns)
    for (const name of [finnish, swedish]) {
      const folded = wordsOf(foldText(name)).join('')
      // Shorter Swedish names resemble brands: Kumo and Kumho.
      if (folded.length < shortestTown + (name === finnish ? 0 : 1)) continue
      for (const stem of stemsOfTown(folded)) {
        const key = withoutDoubles(stem)
        if (key.length < shortestTown - 1) continue
        const town = found.get(key) ?? { town: { name: finnish, folded: foldText(finnish) }, spellings: [] }
        town.spellings.push(stem, weakGrade(stem))
        found.set(key, town)
      }
    }
  return found
}

const gradations: readonly (readonly [strong: RegExp, weak: string])[] = [
  [/nk(?=[a-z]$)/, 'ng'],
  [/nt(?=[a-z]$)/, 'nn'],
  [/lt(?=[a-z]$)/, 'll'],
  [/rt(?=[a-z]$)/, 'rr'],
  [/mp(?=[a-z]$)/, 'mm'],
  [/ht(?=[a-z]$)/, 'hd'],
  [/(?<=[aeiouylr])k(?=[a-z]$)/, ''],
  [/(?<=[aeiouy])t(?=[a-z]$)/, 'd'],
  [/(?<=[aeiouy])p(?=[a-z]$)/, 'v'],
]

/** Returns the stems to which the endings of cases are added: turku and turu, lahti and lahde, seinajoki and seinajoe. */
function stemsOfTown(name: string): string[] {
  const vowels = [name, ...(name.endsWith('i') ? [`${name.slice(0, -1)}e`] : [])]
  const ownStem = name.endsWith('nen') ? [`${name.slice(0, -3)}s`] : []
  const consonants = vowels.flatMap((stem) =>
    gradations.flatMap(([strong, weak]) => (strong.test(stem) ? [stem.replace(strong, weak)] : [])),
  )
  return [...vowels, ...ownStem, ...consonants]
}
