import type { ListedPlace } from './listed-place.ts'
import { WordTree } from './word-tree.ts'
import { wordsOf } from './words-of.ts'

interface FoundPlace {
  readonly place: ListedPlace
  /** The language of the label. It is Swedish if the search words are not part of the place's Finnish name. */
  readonly language: 'finnish' | 'swedish'
}

/**
 * The weights that rank matches. An edit weighs more than anything else, and an incomplete word more than a match in
 * Swedish.
 */
const weights = { edit: 64, unfinished: 2, swedish: 1 }
const unmatched = 0xffff
/** When at least this many places match exactly, typos are not considered. */
const enough = 3

/** Finds towns and postcodes by the words of their Finnish and Swedish names. */
export class PlaceIndex {
  /**
   * The towns, followed by the postcodes, each by population. The index of a place is therefore its rank among equal
   * matches.
   */
  private readonly places: readonly ListedPlace[]
  private readonly words: readonly string[]
  private readonly tree: WordTree
  /**
   * Maps each word to the places whose name contains it. A place is encoded as twice its index, plus one if only its
   * Swedish name contains the word.
   */
  private readonly postings: readonly (readonly number[])[]

  constructor(places: readonly ListedPlace[]) {
    this.places = places.toSorted(byRank)
    const postings = new Map<string, number[]>()
    for (const [index, place] of this.places.entries())
      for (const [word, swedish] of wordsOfPlace(place)) {
        const those = postings.get(word) ?? []
        those.push(2 * index + swedish)
        postings.set(word, those)
      }
    const sorted = [...postings].sort(([one], [other]) => (one < other ? -1 : 1))
    this.words = sorted.map(([word]) => word)
    this.postings = sorted.map(([, those]) => those)
    this.tree = new WordTree(this.words)
  }

  /**
   * Finds places. Every search word has to be the beginning of a word of the place. Small typos are allowed if few
   * places match exactly.
   */
  search(text: string, limit: number): FoundPlace[] {
    const typed = wordsOf(text)
    if (typed.length === 0) return []
    const exact = this.rank(typed, limit, () => 0)
    return exact.length < Math.min(enough, limit) ? this.rank(typed, limit, editsAllowed) : exact
  }

  private rank(typed: readonly string[], limit: number, allowed: (word: string) => number): FoundPlace[] {
    const costs = new Uint16Array(this.places.length)
    const swedish = new Uint8Array(this.places.length)
    for (const word of typed) this.addCosts(word, allowed(word), costs, swedish)
    const ranks: number[] = []
    for (let index = 0; index < costs.length; index++) {
      const cost = costs[index] ?? unmatched
      if (cost !== unmatched) ranks.push(cost * costs.length + index)
    }
    return [...Uint32Array.from(ranks).sort().slice(0, limit)].flatMap((rank) => {
      const index = rank % costs.length
      const place = this.places[index]
      return place ? { place, language: swedish[index] ? 'swedish' : 'finnish' } : []
    })
  }

  private addCosts(typed: string, mostEdits: number, costs: Uint16Array, swedish: Uint8Array): void {
    const best = new Uint16Array(costs.length).fill(unmatched)
    for (const { word, edits } of this.tree.startingWith(typed, mostEdits)) {
      const more = (this.words[word] ?? '').length - typed.length
      const unfinished = more > edits ? weights.unfinished : 0
      for (const posting of this.postings[word] ?? []) {
        const cost = edits * weights.edit + unfinished + (posting & 1) * weights.swedish
        if (cost < (best[posting >> 1] ?? 0)) best[posting >> 1] = cost
      }
    }
    for (let index = 0; index < best.length; index++) {
      const cost = best[index] ?? unmatched
      if (cost === unmatched) costs[index] = unmatched
      else if (costs[index] !== unmatched) {
        costs[index] = (costs[index] ?? 0) + cost
        swedish[index] = (swedish[index] ?? 0) | (cost & weights.swedish)
      }
    }
  }
}

/**
 * Returns the number of edits that a search word may have. Postcodes allow none, because a wrong digit makes another
 * postcode.
 */
function editsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

function wordsOfPlace({ postalCode, kind, municipality, finnish, swedish }: ListedPlace) {
  const words = new Map<string, 0 | 1>()
  for (const word of wordsOf(`${swedish.town} ${swedish.area}`)) words.set(word, 1)
  for (const word of wordsOf(`${municipality} ${finnish.town} ${finnish.area}`)) words.set(word, 0)
  if (kind === 'postcode') words.set(postalCode, 0)
  return words
}

function byRank(one: ListedPlace, other: ListedPlace): number {
  if (one.kind !== other.kind) return one.kind === 'town' ? -1 : 1
  return other.population - one.population || (one.id < other.id ? -1 : 1)
}
