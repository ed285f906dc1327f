/** The size of an article as it is printed on the sidewall, with its indexes and its reinforcement. */
export interface ArticleSize {
  /** The width in millimetres, or in inches for truck tyres without an aspect ratio. */
  readonly width: number
  /** In per cent of the width. 0: the size has no aspect ratio. */
  readonly aspect: number
  readonly construction: 'R' | 'D' | 'B'
  /** The Z of tyres for more than 240 km/h: 205/55ZR16. */
  readonly zRated: boolean
  readonly diameter: number
  /** The C of van tyres. */
  readonly commercial: boolean
  /** Null: the text has no indexes. */
  readonly loadIndex: number | null
  /** The load index on twin wheels. */
  readonly loadIndexDual: number | null
  readonly speedIndex: string | null
  readonly reinforced: 'XL' | 'RF' | null
}

const size = /^(\d{1,3}(?:[.,]\d{1,2})?)(?:\/(\d{2,3}))?\s*(?:(Z)?(R)|([DB-]))\s*(\d{1,2}(?:[.,]\d)?)\s*(C)?$/
const indexes = /^(\d{2,3})(?:\/(\d{2,3}))?(A[1-8]|[B-HJ-NP-WY]|\(Y\)|ZR)$/

/**
 * Parses a size such as `205/55R16 91V XL`, `235/65 R16C 121/119R`, `315/70R22.5` or `12R22.5`. Returns null for a
 * text that is not a size.
 */
export function parseArticleSize(text: string): ArticleSize | null {
  const words = withPlainIndexes(text.trim().toUpperCase().replace(/\s+/g, ' '))
  const match = /^(.*?)(?: (\d{2,3}(?:\/\d{2,3})? ?(?:A[1-8]|\(Y\)|ZR|[B-Y])))?(?: (XL|RF))?$/.exec(words)
  const sized = size.exec(match?.[1] ?? '')
  if (!match || !sized) return null
  const [, width = '', aspect = '0', z, , belted, diameter = '', commercial] = sized
  const marked = match[2] ? indexes.exec(match[2].replace(' ', '')) : undefined
  if (marked === null) return null
  const parsed: ArticleSize = {
    width: decimal(width),
    aspect: Number(aspect),
    construction: constructionOf(belted),
    zRated: z !== undefined,
    diameter: decimal(diameter),
    commercial: commercial !== undefined,
    loadIndex: marked ? Number(marked[1]) : null,
    loadIndexDual: marked?.[2] ? Number(marked[2]) : null,
    speedIndex: marked?.[3] ?? null,
    reinforced: (match[3] as 'XL' | 'RF' | undefined) ?? null,
  }
  return isMade(parsed) ? parsed : null
}

/** Tells whether tyres of such a size are made. The database has the same limits. */
function isMade({ width, aspect, diameter, loadIndex }: ArticleSize): boolean {
  return (
    isBetween(width, 5, 999) &&
    (aspect === 0 || isBetween(aspect, 20, 100)) &&
    isBetween(diameter, 8, 30) &&
    (loadIndex === null || isBetween(loadIndex, 50, 200))
  )
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/**
 * Writes two ways to state the indexes of fast tyres like the others: in parentheses, `(94Y)`, or without a speed index
 * behind a size with a Z, `205/55ZR16 91`.
 */
function withPlainIndexes(words: string): string {
  return words
    .replace(/\((\d{2,3}) ?Y\)/, '$1(Y)')
    .replace(/^(\S+? ?ZR ?\d{2}(?:[.,]5)? \d{2,3})(?= (?:XL|RF)$|$)/, '$1ZR')
}

/** Formats a size as `parseArticleSize` reads it: `205/55R16 91V XL`. */
export function articleSizeText(of: ArticleSize): string {
  const height = of.aspect > 0 ? `/${of.aspect}` : ''
  const load = of.loadIndexDual === null ? of.loadIndex : `${of.loadIndex}/${of.loadIndexDual}`
  return [
    `${of.width}${height}${of.zRated ? 'Z' : ''}${of.construction}${of.diameter}${of.commercial ? 'C' : ''}`,
    of.loadIndex === null ? '' : `${load}${of.speedIndex}`,
    of.reinforced ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the construction. A hyphen in place of the letter R stands for a diagonal tyre. */
function constructionOf(letter: string | undefined): ArticleSize['construction'] {
  if (letter === undefined) return 'R'
  return letter === 'B' ? 'B' : 'D'
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}
