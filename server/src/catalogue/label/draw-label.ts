import { drawHead } from './draw-head.ts'
import { drawNoise } from './draw-noise.ts'
import { drawScale } from './draw-scale.ts'
import type { LabelFacts } from './label-facts.ts'
import { fuelPictogram, icePictogram, snowPictogram, wetPictogram } from './pictograms.ts'
import { blue, escaped, group, ink, text } from './shapes.ts'

/** The size of the label in millimetres. The regulation requires at least 75 × 110 mm and always this proportion. */
const size = { width: 75, height: 110 }

/** Returns the label as SVG. It contains no styles, so that the strictest content security policy allows it. */
export function drawLabel(facts: LabelFacts): string {
  const { width, height } = size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 6}" height="${height * 6}">`,
    `<title>${escaped(`${facts.supplier} ${facts.typeIdentifier} ${facts.size}`)}</title>`,
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
