import type { LabelFacts } from './label-facts.ts'
import { icePictogram, snowPictogram } from './pictograms.ts'
import { group } from './shapes.ts'

/** Snow and ice, those that apply, in the places that the template keeps for them. */
export function drawGrips({ snowGrip, iceGrip }: Pick<LabelFacts, 'snowGrip' | 'iceGrip'>): string {
  return (snowGrip ? group(0, 0, snowPictogram) : '') + (iceGrip ? group(18.2, 0, icePictogram) : '')
}
