import { isOfOldScale, oldLabelName } from '@pito/contracts/values/label-address'
import type { Platform } from '../../platform/platform.ts'
import { drawLabel } from './draw-label.ts'
import { labelOf } from './label-of.ts'
import { readDeclared } from './label-store.ts'
import { fuelPictogram, wetPictogram } from './pictograms.ts'
import { blue, calibri, group, ink, text, white } from './shapes.ts'

/**
 * Returns a label as SVG. The name is the id of an article, or the name of the label that all tyres on the old scale
 * have in common. Returns null if there is no such label.
 */
export async function labelImage({ sql }: Pick<Platform, 'sql'>, name: string): Promise<string | null> {
  if (name === oldLabelName) return oldLabel
  if (!/^[1-9]\d{0,8}$/.test(name)) return null
  const row = await readDeclared(sql, Number(name))
  const facts = row && labelOf(row)
  if (!facts) return null
  return isOfOldScale({ fuel: facts.fuelEfficiency, wet: facts.wetGrip }) ? oldLabel : drawLabel(facts)
}

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
