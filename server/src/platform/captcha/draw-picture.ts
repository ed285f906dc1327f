import { glyphs } from './glyphs.ts'

type Point = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]
type Chance = () => number

const [width, height] = [240, 80]

/**
 * The strokes of all characters and of the noise are shuffled into one path and slightly bent, so that neither the
 * order of the points nor their number reveals which character they belong to.
 */
export function drawPicture(characters: string, chance: Chance): string {
  const between = (low: number, high: number) => low + (high - low) * chance()
  const lines = [
    ...[...characters].flatMap((character, place) => drawGlyph(character, place, between)),
    ...Array.from({ length: 10 }, () => drawNoiseLine(between)),
  ]
  const path = shuffled(
    lines.flatMap((line) => broken(line, between)),
    chance,
  )
    .map(pathOf)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="${path}" fill="none" stroke="#1c2733" stroke-width="2.6" stroke-linecap="round"/></svg>`,
  ].join('')
}

type Between = (low: number, high: number) => number

function drawGlyph(character: string, place: number, between: Between): Line[] {
  const scale = between(5.8, 7.2)
  const turn = between(-0.28, 0.28)
  const slant = between(-0.2, 0.2)
  const [left, top] = [between(30, 36) + place * 36, between(34, 46)]
  const move = ([x, y]: Point): Point => {
    const [h, v] = [(x - 2 + slant * (y - 3)) * scale, (y - 3) * scale]
    return [left + h * Math.cos(turn) - v * Math.sin(turn), top + h * Math.sin(turn) + v * Math.cos(turn)]
  }
  return strokesOf(character).flatMap((points) => linesThrough(points.map(move)))
}

export function strokesOf(character: string): Point[][] {
  const strokes = (glyphs[character] ?? '').split('|').map((stroke) => stroke.split(' '))
  return strokes.map((stroke) => stroke.map((point) => point.split(',').map(Number) as unknown as Point))
}

function linesThrough(points: readonly Point[]): Line[] {
  return points.slice(1).map((to, index) => [points[index] ?? to, to])
}

function drawNoiseLine(between: Between): Line {
  const from: Point = [between(18, width - 18), between(18, height - 18)]
  return [from, [from[0] + between(-11, 11), from[1] + between(-11, 11)]]
}

function broken([from, to]: Line, between: Between): Line[] {
  const share = between(0.3, 0.7)
  const bend = () => between(-0.7, 0.7)
  const middle: Point = [
    from[0] + (to[0] - from[0]) * share + bend(),
    from[1] + (to[1] - from[1]) * share + bend(),
  ]
  return [
    [from, middle],
    [to, middle],
  ]
}

function shuffled<Item>(items: Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function pathOf([from, to]: Line): string {
  return `M${from.map(rounded).join(' ')}L${to.map(rounded).join(' ')}`
}

function rounded(number: number): string {
  return number.toFixed(1)
}
