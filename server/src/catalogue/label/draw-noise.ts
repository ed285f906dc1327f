import type { LabelFacts } from './label-facts.ts'
import { noisePictogram } from './pictograms.ts'
import { calibri, group, ink, text, white } from './shapes.ts'

const letters = ['A', 'B', 'C']

/** Draws the tyre with its sound, the decibels and the noise class. */
export function drawNoise({ noiseValue, noiseClass }: Pick<LabelFacts, 'noiseValue' | 'noiseClass'>): string {
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
