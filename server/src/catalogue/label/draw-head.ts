import type { LabelFacts } from './label-facts.ts'
import { eprelAddress } from './label-facts.ts'
import { qrPath } from './qr-path.ts'
import { blue, group, rounded, text, yellow } from './shapes.ts'

const qrSide = 15.5

/**
 * Draws the EU flag, the name of the label and the QR code for the product register in one row, and below them the
 * supplier and the type of the tyre.
 */
export function drawHead({ supplier, typeIdentifier, size, tyreClass, eprelId }: LabelFacts): string {
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
