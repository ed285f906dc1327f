import { ink, rounded, white } from './shapes.ts'

const stroke = `stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`
const line = `fill="none" ${stroke}`

/** A tyre seen from the side, with its tread blocks. */
function tyre(x: number, y: number, radius: number): string {
  const tread = rounded(radius * 0.86)
  return [
    `<circle cx="${x}" cy="${y}" r="${tread}" fill="${white}" stroke="${ink}" stroke-width="${rounded(radius * 0.28)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${rounded(radius - 0.1)}" fill="none" stroke="${white}" stroke-width=".5" stroke-dasharray=".5 .9"/>`,
    `<circle cx="${x}" cy="${y}" r="${rounded(radius * 0.5)}" fill="none" stroke="${ink}" stroke-width=".45"/>`,
  ].join('')
}

/** A fuel pump in front of a tyre. */
export const fuelPictogram = [
  tyre(13.6, 6.6, 5.6),
  `<path d="M1.6 12.4V2.2q0-1.2 1.2-1.2h4.8q1.2 0 1.2 1.2v10.2M.6 12.4h9.2" ${stroke} stroke-width=".9" fill="${white}"/>`,
  `<rect x="3.1" y="2.5" width="4.2" height="3" fill="${ink}"/>`,
  `<path d="M8.8 7.2h.9q1 0 1 1v1.8q0 1 .9 1t.9-1V5.2L10.8 3.3" fill="none" stroke="${white}" stroke-width="1.7"/>`,
  `<path d="M8.8 7.2h.9q1 0 1 1v1.8q0 1 .9 1t.9-1V5.2L10.8 3.3" ${line} stroke-width=".8"/>`,
].join('')

/** A cloud, its rain, and a tyre below it. */
export const wetPictogram = [
  tyre(14.4, 7.4, 5),
  `<path d="M3.3 6.7a2.5 2.5 0 0 1-.2-5 3.3 3.3 0 0 1 6.2-.5 2.2 2.2 0 0 1 2.6 2.2 2.2 2.2 0 0 1-2.2 3.3z" fill="${white}" stroke="${white}" stroke-width="1.6"/>`,
  `<path d="M3.3 6.7a2.5 2.5 0 0 1-.2-5 3.3 3.3 0 0 1 6.2-.5 2.2 2.2 0 0 1 2.6 2.2 2.2 2.2 0 0 1-2.2 3.3z" fill="${ink}"/>`,
  `<path d="m3.6 8.3-.9 2M6.3 8.3l-.9 2M9 8.3l-.9 2M2.2 11l-.7 1.6M4.9 11l-.7 1.6M7.6 11l-.7 1.6" ${line} stroke-width=".7"/>`,
].join('')

/** A tyre on the road, and the sound that leaves it. */
export const noisePictogram = [
  tyre(4.6, 7.9, 4.6),
  `<path d="M9.9 6.1q.9 1.8 0 3.6M11.4 4.9q1.6 3 0 6M12.9 3.7q2.3 4.2 0 8.4" ${line} stroke-width=".75"/>`,
  `<path d="M0 13.2h12.5" stroke="${ink}" stroke-width=".6"/>`,
].join('')

const arm = 'M0 0v-2.7M-.8-2.3 0-1.5l.8-.8'
const flake = Array.from(
  { length: 6 },
  (_, side) => `<path transform="rotate(${side * 60})" d="${arm}" ${line} stroke-width=".45"/>`,
).join('')

/** The alpine symbol: three peaks, the middle one highest, with a six-armed snowflake inside. */
export const snowPictogram = [
  `<path d="M.5 15.5 4.5 6.6l2 2.3 2-5.4q.3-.7.6 0l2 5.4 2-2.3 4 8.9z" ${line} stroke-width=".8"/>`,
  `<g transform="translate(8.8 11.8)">${flake}</g>`,
].join('')

/** The ice symbol of ISO 19447: a pointed block of ice with cracks. */
export const icePictogram = [
  `<path d="M.6 15.5 4.2 8.6l1.5 1.4L8 3.3l1.7 3.7.9-.8 3.2 9.3z" ${line} stroke-width=".8"/>`,
  `<path d="m8 3.3-.7 6.2 1.7 1.5-.7 4.5M4.2 8.6l.5 3-1.1 3.9M10.6 6.2l.2 4.5 1.1 4.8" ${line} stroke-width=".4"/>`,
].join('')
