import { encodeQR } from 'qr'
import { xmlText } from '../../platform/xml-text.ts'
import type { LabelFacts } from './label-facts.ts'
import { classes, eprelAddress } from './label-facts.ts'
import { fuelPictogram, icePictogram, noisePictogram, snowPictogram, wetPictogram } from './pictograms.ts'
import { blue, calibri, group, ink, rounded, text, white, yellow } from './shapes.ts'

/** The size of the label in millimetres. The regulation requires at least 75 × 110 mm and always this proportion. */
const size = { width: 75, height: 110 }

/** Returns the label as SVG. It contains no styles, so that the strictest content security policy allows it. */
export function drawLabel(facts: LabelFacts): string {
  const { width, height } = size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 6}" height="${height * 6}">`,
    `<title>${xmlText(`${facts.supplier} ${facts.typeIdentifier} ${facts.size}`)}</title>`,
    `<rect width="${width}" height="${height}" rx="2" fill="#fff"/>`,
    `<rect x=".6" y=".6" width="${width - 1.2}" height="${height - 1.2}" rx="1.6" fill="none" stroke="${blue}" stroke-width=".6"/>`,
    drawHead(facts),
    divider(30),
    group(9, 32.4, fuelPictogram),
    group(43.5, 32.4, wetPictogram),
    group(4, 47, drawScale(facts.fuelEfficiency)),
    group(38.5, 47, drawScale(facts.wetGrip)),
    divider(84.6),
    group(4, 87, drawNoise(facts)),
    group(38.5, 87, drawGrips(facts)),
    text({ x: 71, y: 107.4, size: 2.12, anchor: 'end' }, '2020/740'),
    '</svg>',
  ].join('\n')
}

/** Draws the snow and ice pictograms that apply, in the places that the template reserves for them. */
function drawGrips({ snowGrip, iceGrip }: Pick<LabelFacts, 'snowGrip' | 'iceGrip'>): string {
  return (snowGrip ? group(0, 0, snowPictogram) : '') + (iceGrip ? group(18.2, 0, icePictogram) : '')
}

function divider(y: number): string {
  return `<path d="M4 ${y}h67" stroke="${ink}" stroke-width=".18"/>`
}

const letters = ['A', 'B', 'C']

/** Draws the tyre with its sound, the decibels and the noise class. */
function drawNoise({ noiseValue, noiseClass }: Pick<LabelFacts, 'noiseValue' | 'noiseClass'>): string {
  return [
    noisePictogram,
    `<path d="M15.4 1.5h13.2l4 4-4 4H15.4z" fill="${ink}"/>`,
    text({ x: 16.9, y: 7.1, size: 4.23, bold: true, fill: white }, String(noiseValue)),
    text({ x: 23.8, y: 7.1, size: 3, fill: white }, 'dB'),
    ...letters.map((letter, place) => classLetter(letter, place, letter === noiseClass)),
  ].join('')
}

/**
 * Draws the letter of one noise class. The letter of the tyre's own class is large, the other two letters are small.
 */
function classLetter(letter: string, place: number, chosen: boolean): string {
  const size = chosen ? 7.8 : 4.6
  return group(
    18.1 + place * 5,
    0,
    text({ x: 0, y: 17, size, font: calibri, bold: chosen, anchor: 'middle' }, letter),
  )
}

/**
 * The colours of the classes A to E, which Annex II gives in CMYK: 100-0-100-0, 45-0-100-0, 0-0-100-0, 0-30-100-0 and
 * 0-100-100-0.
 */
const colours = ['#009640', '#95c11f', '#ffed00', '#fbba00', '#e30613']
const height = 6
const pitch = 7.1
const pointer = { height: 10, width: 12, x: 20.5 }

/** Draws five arrows, each longer than the one above, and a black arrow that points to the tyre's class. */
function drawScale(chosen: string): string {
  const place = classes.indexOf(chosen)
  return classes.map(arrow).join('') + (place < 0 ? '' : pointerAt(place, chosen))
}

function arrow(letter: string, place: number): string {
  const length = 7.6 + place * 2.1
  return group(
    0,
    place * pitch,
    `<path d="M0 0h${length}l3 ${height / 2}-3 ${height / 2}H0z" fill="${colours[place]}"/>` +
      // The regulation prescribes white letters, which would be unreadable on yellow without this thin outline.
      `<g stroke="${ink}" stroke-width=".14">${text({ x: 1.6, y: 4.9, size: 5.6, font: calibri, bold: true, fill: white }, letter)}</g>`,
  )
}

function pointerAt(place: number, letter: string): string {
  const { width, height: tall, x } = pointer
  const half = tall / 2
  return group(
    x,
    place * pitch + height / 2 - half,
    `<path d="M${width} 0v${tall}H4.6L0 ${half} 4.6 0z" fill="${ink}"/>` +
      text({ x: 7.6, y: 8.3, size: 10, font: calibri, bold: true, fill: white, anchor: 'middle' }, letter),
  )
}

const qrSide = 15.5

/**
 * Draws the EU flag, the name of the label and the QR code for the product register in one row, and below them the
 * supplier and the type of the tyre.
 */
function drawHead({ supplier, typeIdentifier, size, tyreClass, eprelId }: LabelFacts): string {
  return [
    group(4, 4, flag),
    `<g transform="translate(19.2 4) scale(.8 1)" fill="${blue}">${energ}</g>`,
    `<path d="M51.2 4 47.4 9.4h2.2l-1.9 4.2 5.3-6h-2.6l2.5-3.6z" fill="${blue}"/>`,
    eprelId === null ? '' : group(55.5, 4, qrPath(eprelAddress(eprelId), qrSide)),
    text({ x: 4, y: 23.4, size: 2.47, bold: true, room: 32 }, supplier),
    text({ x: 71, y: 23.4, size: 2.47, anchor: 'end', room: 32 }, typeIdentifier),
    text({ x: 4, y: 28.2, size: 3.53, room: 56 }, size),
    text({ x: 71, y: 28.2, size: 2.47, anchor: 'end' }, tyreClass),
  ].join('')
}

/**
 * The word ENERG is drawn as paths rather than set as text, because it has to fit between the flag and the QR code
 * with any typeface.
 */
const energ = [
  [0, '<path d="M0 0h5v1.6H1.8v2.1h2.8v1.6H1.8v2.1H5V9H0z"/>'],
  [5.9, '<path d="M0 0h1.9l3 5.5V0h1.8v9H4.9L1.8 3.4V9H0z"/>'],
  [13.5, '<path d="M0 0h5v1.6H1.8v2.1h2.8v1.6H1.8v2.1H5V9H0z"/>'],
  [
    19.4,
    '<path fill-rule="evenodd" d="M0 0h3.4q2.9 0 2.9 2.8 0 1.9-1.7 2.5L6.5 9H4.5L2.8 5.6h-1V9H0zm1.8 1.6V4h1.5q1.2 0 1.2-1.2T3.3 1.6z"/>',
  ],
  [26.6, `<path d="M6.2 2.4A3.3 3.65 0 1 0 6.3 6.7V5H4" fill="none" stroke="${blue}" stroke-width="1.7"/>`],
]
  .map(([x, letter]) => group(Number(x), 0, String(letter)))
  .join('')

const star = drawStar()
const flag = [
  `<rect width="13.5" height="9" fill="${blue}"/>`,
  `<g fill="${yellow}">`,
  ...Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    return group(6.75 + 3 * Math.sin(angle), 4.5 - 3 * Math.cos(angle), star)
  }),
  '</g>',
].join('')

/** Draws a five-pointed star with one point upwards, as the stars of the flag are oriented. */
function drawStar(): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 0.5 : 0.191
    const angle = (corner * Math.PI) / 5
    return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`
  })
  return `<path d="M${points.join('L')}z"/>`
}

/**
 * Draws a QR code as one path of horizontal runs, scaled to the given side. It has no margin, because the white of
 * the label surrounds it.
 */
function qrPath(address: string, side: number): string {
  // The library always draws a margin, so the margin is cut off here.
  const framed = encodeQR(address, 'raw', { border: 1, ecc: 'medium' })
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const runs = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  const scale = Math.round((side / rows.length) * 10_000) / 10_000
  return `<path transform="scale(${scale})" fill="${ink}" d="${runs.join('')}"/>`
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1] += 1
    else if (dark) runs.push([x, 1])
  })
  return runs
}
