import { fuelPictogram, wetPictogram } from './pictograms.ts'
import { blue, calibri, group, ink, text, white } from './shapes.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const colours = ['#009640', '#52ae32', '#c8d400', '#ffed00', '#fbba00', '#ec6608', '#e30613']

const scale = letters
  .map((letter, place) =>
    group(
      0,
      place * 7.4,
      `<path d="M0 0h${9 + place * 2.4}l3 3-3 3H0z" fill="${colours[place]}"/>` +
        `<g stroke="${ink}" stroke-width=".14">${text({ x: 1.6, y: 4.9, size: 5.6, font: calibri, bold: true, fill: white }, letter)}</g>`,
    ),
  )
  .join('')

/**
 * The label with the scale of Regulation (EC) 1222/2009. All tyres that were declared on that scale have the same
 * picture, and the product page shows their classes as text beside the picture.
 */
export const oldLabel = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 75 110" width="450" height="660">',
  '<title>1222/2009: A–G</title>',
  '<rect width="75" height="110" rx="2" fill="#fff"/>',
  `<rect x=".6" y=".6" width="73.8" height="108.8" rx="1.6" fill="none" stroke="${blue}" stroke-width=".6"/>`,
  group(12, 12, `<g transform="scale(1.4)">${fuelPictogram}</g>`),
  group(41, 12, `<g transform="scale(1.4)">${wetPictogram}</g>`),
  group(6, 40, scale),
  group(41, 40, scale),
  text({ x: 71, y: 106, size: 2.12, anchor: 'end' }, '1222/2009'),
  '</svg>',
].join('\n')
