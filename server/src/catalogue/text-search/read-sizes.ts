import type { TyreSize } from '@pito/contracts/values/tyre-size'

type Kind = 'size' | 'diameter' | 'load_index' | 'speed_index' | 'marking'

/**
 * A part of a search text that is a size or a marking on the sidewall. `pieces` are the parts of the text. A size without
 * its rim diameter has the value 205/55 and no `size`.
 */
export interface SizePart {
  readonly kind: Kind
  readonly pieces: readonly string[]
  readonly value: string | number
  readonly size: TyreSize | null
}

/** The questions to the catalogue by which numbers that belong to a name are not read as a size. */
interface KnownSizes {
  hasSize(size: TyreSize): boolean
  hasDiameter(diameter: number): boolean
  hasWidthAndAspect(width: number, aspectRatio: number): boolean
}

const rim = String.raw`(\d{2}(?:\.?5)?)(?!\d|\.\d)`
const commercial = String.raw`(?:\s?(c)(?![\p{L}\d]))?`
const start = String.raw`(?<![\p{L}\d.])`
const end = String.raw`(?![\p{L}\d])`
/** The signs that people type between the numbers of a size. */
const between = String.raw`[\s/\\.:;_*x×+-]{0,3}`
const unit = String.raw`(?:\s?["”″]|\s?''|[\s-]?(?:tuum\p{L}*|inch\p{L}*|in${end}(?!\s?stock)))`
const metric = new RegExp(
  String.raw`(?:${start}(?:p|lt)\s?)?(?<![\d.])(\d{3})${between}(\d{2,3})${between}(?:zr|rf|hr|vr|sr|[rdb])?[\s.-]{0,2}${rim}${commercial}${unit}?`,
  'gu',
)
/** A width and an aspect ratio without a rim diameter: 205/55, 225 45. */
const widthAndAspect = new RegExp(String.raw`${start}(\d{3})(?:\s|\s?[/\\x×*-]\s?)(\d{2})${end}`, 'u')
/** Matches a width and an aspect ratio before what may be the beginning of a rim diameter: 205/55 R1. */
const rimBegins = new RegExp(String.raw`${widthAndAspect.source}(?:\s?[/r\d]|\s?[.x*-]\s?\d)`, 'u')
const withoutAspect = new RegExp(
  String.raw`${start}(\d{3}|\d{1,2}(?:\.\d{1,2})?)\s?z?r\s?${rim}${commercial}`,
  'gu',
)
/** The words that make a number a limit, by the sign that stands for them. */
export const limitWords = {
  '<': '(?:alle|under|below|less than|smaller than|pienempi kuin|pienemmat kuin|halvempi kuin|halvemmat kuin)',
  '≤': '(?:max(?:imum|imissaan)?|maks(?:imi|imissaan)?|enintaan|korkeintaan|at most|up to)\\.?',
  '>': '(?:yli|over|above|more than|bigger than|larger than|isompi kuin|isommat kuin|suurempi kuin|suuremmat kuin)',
  '≥': '(?:vahintaan|min(?:imum|imissaan)?|at least)\\.?',
} as const
type Limit = keyof typeof limitWords
const limit = Object.values(limitWords).join('|')

function limitOf(words: string): Limit | undefined {
  return (Object.keys(limitWords) as Limit[]).find((sign) =>
    new RegExp(`^${limitWords[sign]}$`, 'u').test(words),
  )
}

/** A number with a limit is a price rather than a load index: alle 100e. */
const indexes = new RegExp(
  String.raw`${start}(?<!(?:${limit})\s)\(?(\d{2,3})(?:/\d{2,3})?(\s?)([a-hj-np-wy]|zr)\)?${end}`,
  'gu',
)
/** A rim diameter with a limit needs neither R nor unit, unless another unit follows: no tyre costs at most 16 euros. */
const limitedRim = new RegExp(
  String.raw`${start}(${limit})\s(?:z?r[\s-]?)?${rim}(?:${unit}|(?!\s?(?:[€%]|e${end}|eur|d[be]|kpl|kap|pcs|piec|vuo|year|/|\d)))`,
  'gu',
)
/** Two rim diameters and those between them: 15-17 tuumaa. */
const rimRange = new RegExp(String.raw`${start}r?${rim}\s?[-–]\s?r?${rim}${unit}`, 'gu')
/** Half inches need no R or unit, because a rim diameter is the only number of a tyre that ends in .5. */
const rimAlone = new RegExp(
  String.raw`${start}(?:z?r[\s-]?${rim}${commercial}${end}|${rim}${unit}|(\d{2}\.5)(?!\.\d)${end})`,
  'gu',
)
/** A speed index without a load index counts only right after the size: 225/40 R18 Y. */
const speedAlone = new RegExp(String.raw`(?<=\|[\s,]*)(?<!\p{L}\s)([hn-tv-wy]|zr)${end}`, 'gu')
const reinforced = new RegExp(`${start}(xl|rf|extra[ -]?load|reinforced|vahvistet\\p{L}*)${end}`, 'gu')

/** Matches the beginning of a size at the end of a text: 205, 205/5, 205 55 R1. */
export const unfinishedSize = /(?<![\p{L}\d])\d{3}[\d\s/.r-]*$/u

/** Stands in the remaining text for what was read, so that words on both sides of it are not joined. */
const gap = ' | '

/**
 * Reads the sizes in a folded search text, in any usual spelling and order, and the load index, speed index and
 * markings that follow them. Returns these and the remaining text. A size that cannot exist remains in the text.
 */
export function readSizes(text: string, known: KnownSizes): { parts: SizePart[]; rest: string } {
  const parts: SizePart[] = []
  const take = (from: string, pattern: RegExp, read: (...groups: string[]) => SizePart[]): string =>
    from.replace(pattern, (typed: string, ...groups: string[]) => {
      const found = read(typed.trim(), ...groups)
      parts.push(...found)
      return found.length > 0 ? gap : typed
    })
  const sized = (typed: string, size: TyreSize, c: string | undefined) => [
    part('size', [typed], 0, size),
    ...markingC(typed, c),
  ]
  let rest = take(text, metric, (typed, width, aspect, diameter, c) => {
    const size = { width: Number(width), aspectRatio: Number(aspect), diameter: inches(diameter) }
    return known.hasSize(size) || isPossible(size) ? sized(typed, size, c) : []
  })
  rest = take(rest, withoutAspect, (typed, width, diameter, c) => {
    const size = { width: Number(width), aspectRatio: 0, diameter: inches(diameter) }
    return known.hasSize(size) ? sized(typed, size, c) : []
  })
  rest = take(rest, limitedRim, (typed, words = '', diameter) => {
    const sign = limitOf(words)
    return sign && known.hasDiameter(inches(diameter))
      ? [part('diameter', [typed], sign + inches(diameter))]
      : []
  })
  rest = take(rest, rimRange, (typed, from, to) =>
    known.hasDiameter(inches(from)) && inches(from) < inches(to)
      ? [part('diameter', [typed], `${inches(from)}–${inches(to)}`)]
      : [],
  )
  rest = take(rest, rimAlone, (typed, afterR, c, beforeUnit, halfInches) => {
    const diameter = inches(afterR ?? beforeUnit ?? halfInches)
    return known.hasDiameter(diameter) ? [part('diameter', [typed], diameter), ...markingC(typed, c)] : []
  })
  rest = withRimElsewhere(rest, parts, known)
  const [typed, width, aspect] = widthAndAspect.exec(rest) ?? []
  const isComplete = typed === undefined || parts.some(({ kind }) => kind === 'size')
  if (!isComplete && !rimBegins.test(rest) && known.hasWidthAndAspect(Number(width), Number(aspect))) {
    parts.push(part('size', [typed], `${width}/${aspect}`))
    rest = rest.replace(typed, gap)
  }
  const hasSize = parts.length > 0
  rest = take(rest, indexes, (typed, load, space, speed = '') => {
    // In a text without a size, the letter E behind a number means euros.
    const isIndex = Number(load) >= 50 && Number(load) <= 200 && (hasSize || (space === '' && speed !== 'e'))
    return isIndex
      ? [part('load_index', [typed], Number(load)), part('speed_index', [typed], speed.toUpperCase())]
      : []
  })
  rest = take(rest, reinforced, (typed) => [part('marking', [typed], typed.startsWith('rf') ? 'RF' : 'XL')])
  rest = take(rest, speedAlone, (typed, speed = '') => [part('speed_index', [typed], speed.toUpperCase())])
  return { parts, rest }
}

/** Joins a width and an aspect ratio with the rim diameter that was typed before them or after other words: R16 205/55. */
function withRimElsewhere(text: string, parts: SizePart[], known: KnownSizes): string {
  const rims = parts.filter(({ kind, value }) => kind === 'diameter' && typeof value === 'number')
  const [typed, width, aspect] = widthAndAspect.exec(text) ?? []
  const [rimPart] = rims
  if (typed === undefined || !rimPart || parts.some(({ kind }) => kind === 'size')) return text
  const size = { width: Number(width), aspectRatio: Number(aspect), diameter: Number(rimPart.value) }
  if (!known.hasSize(size) && !isPossible(size)) return text
  const pieces = [typed, ...rimPart.pieces]
  parts.splice(parts.indexOf(rimPart), 1, part('size', pieces, 0, size))
  return text.replace(typed, gap)
}

function markingC(typed: string, c: string | undefined): SizePart[] {
  return c ? [part('marking', [typed], 'C')] : []
}

function part(
  kind: Kind,
  pieces: readonly string[],
  value: string | number,
  size: TyreSize | null = null,
): SizePart {
  return { kind, pieces, value, size }
}

/** Reads the rim diameter, in which people leave out the point: 225 stands for 22.5. */
function inches(text = ''): number {
  return text.length === 3 ? Number(text) / 10 : Number(text)
}

/** Sizes of cars and vans go in steps of five; truck rims have half inches. */
function isPossible({ width, aspectRatio, diameter }: TyreSize): boolean {
  const isWidth = width >= 105 && width <= 455 && width % 5 === 0
  const isAspect = aspectRatio >= 20 && aspectRatio <= 100 && aspectRatio % 5 === 0
  const isRim = Number.isInteger(diameter) ? diameter >= 8 && diameter <= 24 : diameter >= 17
  return isWidth && isAspect && isRim
}
