import { foldLetter, withDecimalPoints } from './fold-text.ts'

/** A search text as it was typed and as it is compared. */
export interface TypedText {
  readonly text: string
  readonly folded: string
  /** For each character of the folded text, its place in the typed text, and at last the end of the typed text. */
  readonly places: readonly number[]
}

interface Change {
  /** The words to replace, folded. */
  readonly pieces: readonly string[]
  readonly by: string
}

/** Folds a text. The folded text has at most `longest` characters, because some characters fold to several. */
export function typedTextOf(text: string, longest: number): TypedText {
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const sign of text) {
    const letters = foldLetter(sign)
    if (folded.length + letters.length > longest) break
    for (let count = 0; count < letters.length; count++) places.push(place)
    folded += letters
    place += sign.length
  }
  return { text, folded: withDecimalPoints(folded), places: [...places, place] }
}

/** Returns the words as they were typed, for words of the folded text. */
export function writtenAs(typed: TypedText, pieces: readonly string[]): string {
  return rangesOf(typed, pieces)
    .map((range) => (range ? typed.text.slice(range.start, range.end) : ''))
    .join(' ')
    .trim()
}

/**
 * Removes each piece from the text where it first stands as a word of its own, together with the words that are joined
 * to it with hyphens: without its "kuorma", "kuorma-auto" leaves nothing.
 */
export function withoutPieces(typed: TypedText, pieces: readonly string[]): string {
  const ranges = rangesOf(typed, pieces).flatMap((range) => (range ? [hyphenated(typed.text, range)] : []))
  // Two pieces may stand in the same hyphenated word.
  const words = new Map(ranges.map((range) => [range.start, { ...range, by: '' }]))
  return edited(typed.text, [...words.values()])
}

interface Range {
  readonly start: number
  readonly end: number
}

function hyphenated(text: string, { start, end }: Range): Range {
  const before = /[\p{L}\p{N}\p{M}-]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{N}\p{M}-]*/u.exec(text.slice(end))?.[0] ?? ''
  return { start: start - before.length, end: end + after.length }
}

/** Replaces the pieces of each change, where they first stand as words of their own, with its new text. */
export function withChanges(typed: TypedText, changes: readonly Change[]): string {
  const pieces = changes.flatMap((change) =>
    change.pieces.map((piece, place) => ({ piece, by: place === 0 ? change.by : '' })),
  )
  const ranges = rangesOf(
    typed,
    pieces.map(({ piece }) => piece),
  )
  const edits = ranges.flatMap((range, place) => (range ? [{ ...range, by: pieces[place]?.by ?? '' }] : []))
  return edited(typed.text, edits)
}

function edited(text: string, edits: readonly (Range & { readonly by: string })[]): string {
  const changed = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, by }) => left.slice(0, start) + (by || ' ') + left.slice(end), text)
  return changed.replace(/\s+/g, ' ').trim()
}

/** Returns where each piece stands in the typed text. Two equal pieces stand in two places. */
function rangesOf({ folded, places }: TypedText, pieces: readonly string[]) {
  let left = folded
  return pieces.map((piece) => {
    const at = wholeAt(left, piece)
    if (at < 0) return null
    left = left.slice(0, at) + ' '.repeat(piece.length) + left.slice(at + piece.length)
    return { start: places[at] ?? 0, end: places[at + piece.length] ?? 0 }
  })
}

function wholeAt(text: string, piece: string): number {
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    if (!isWithinWord(text, at) && !isWithinWord(text, at + piece.length)) return at
  return -1
}

/** Returns whether a place in a text stands between two letters or digits. */
function isWithinWord(text: string, at: number): boolean {
  return isLetter(text[at - 1]) && isLetter(text[at])
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
