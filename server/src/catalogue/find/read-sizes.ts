import type { TyreSize } from '@pito/contracts/values/tyre-size'

type Kind = 'size' | 'diameter' | 'load_index' | 'speed_index' | 'marking'

/** A part of a search text that is a size or a marking on the sidewall. `typed` is the part of the text. */
interface SizePart {
  readonly kind: Kind
  readonly typed: string
  readonly value: string | number
  readonly size: TyreSize | null
}

/** The questions to the catalogue by which numbers that belong to a name are not read as a size. */
interface KnownSizes {
  hasSize(size: TyreSize): boolean
  hasDiameter(diameter: number): boolean
}

const rim = String.raw`(\d{2}(?:\.?5)?)(?!\d|\.\d)`
const commercial = String.raw`(?:\s?(c)(?![\p{L}\d]))?`
const start = String.raw`(?<![\p{L}\d.])`
const end = String.raw`(?![\p{L}\d])`
const metric = new RegExp(
  String.raw`(?<![\d.])(\d{3})[\s/.-]{0,3}(\d{2,3})[\s/.-]{0,3}(?:zr|rf|hr|vr|sr|[rdb])?[\s.-]{0,2}${rim}${commercial}`,
  'gu',
)
const withoutAspect = new RegExp(
  String.raw`${start}(\d{3}|\d{1,2}(?:\.\d{1,2})?)\s?z?r\s?${rim}${commercial}`,
  'gu',
)
/** Half inches need no R or unit, because a rim diameter is the only number of a tyre that ends in .5. */
const rimAlone = new RegExp(
  String.raw`${start}(?:z?r[\s-]?${rim}${end}|${rim}(?:\s?["”″]|\s?''|[\s-]?(?:tuum\p{L}*|inch\p{L}*|in${end}))|(\d{2}\.5)(?!\.\d)${end})`,
  'gu',
)
const indexes = new RegExp(String.raw`${start}\(?(\d{2,3})(?:/\d{2,3})?(\s?)([a-hj-np-wy]|zr)\)?${end}`, 'gu')
const reinforced = new RegExp(`${start}(xl|rf|extra load|reinforced)${end}`, 'gu')

/** Stands in the remaining text for what was read, so that words on both sides of it are not joined. */
const gap = ' | '

/**
 * Reads the sizes in a folded search text, in any usual spelling, and the load index, speed index and markings that
 * follow them. Returns these and the remaining text. A size that cannot exist remains in the text.
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
    part('size', typed, 0, size),
    ...(c ? [part('marking', typed, 'C')] : []),
  ]
  let rest = take(text, metric, (typed, width, aspect, diameter, c) => {
    const size = { width: Number(width), aspectRatio: Number(aspect), diameter: inches(diameter) }
    return known.hasSize(size) || isPossible(size) ? sized(typed, size, c) : []
  })
  rest = take(rest, withoutAspect, (typed, width, diameter, c) => {
    const size = { width: Number(width), aspectRatio: 0, diameter: inches(diameter) }
    return known.hasSize(size) ? sized(typed, size, c) : []
  })
  rest = take(rest, rimAlone, (typed, afterR, beforeUnit, halfInches) => {
    const diameter = inches(afterR ?? beforeUnit ?? halfInches)
    return known.hasDiameter(diameter) ? [part('diameter', typed, diameter)] : []
  })
  const hasSize = parts.length > 0
  rest = take(rest, indexes, (typed, load, space, speed = '') => {
    const isIndex = Number(load) >= 50 && Number(load) <= 200 && (space === '' || hasSize)
    return isIndex
      ? [part('load_index', typed, Number(load)), part('speed_index', typed, speed.toUpperCase())]
      : []
  })
  rest = take(rest, reinforced, (typed) => [part('marking', typed, /^[xe]/.test(typed) ? 'XL' : 'RF')])
  return { parts, rest }
}

function part(kind: Kind, typed: string, value: string | number, size: TyreSize | null = null): SizePart {
  return { kind, typed, value, size }
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
