import { classes } from './label-facts.ts'
import { calibri, group, ink, text, white } from './shapes.ts'

/**
 * The colours of the classes A to E, which Annex II gives in CMYK: 100-0-100-0, 45-0-100-0, 0-0-100-0, 0-30-100-0 and
 * 0-100-100-0.
 */
const colours = ['#009640', '#95c11f', '#ffed00', '#fbba00', '#e30613']
const height = 6
const pitch = 7.1
const pointer = { height: 10, width: 12, x: 20.5 }

/** Draws five arrows, each longer than the one above, and a black arrow that points to the tyre's class. */
export function drawScale(chosen: string): string {
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
