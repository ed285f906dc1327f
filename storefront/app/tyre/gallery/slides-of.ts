import type { ProductDetails } from '@pito/contracts/catalogue'
import { labelAddress } from '@pito/contracts/values/label-address'
import type { Language } from '@pito/contracts/values/locale'
import type { TyreFactWords } from '../facts/fact-rows.ts'
import type { Slide } from './slide.ts'

/** Returns the pictures of the tyre and, if there is one, its EU label as the last slide. */
export function slidesOf(tyre: ProductDetails, w: TyreFactWords, language: Language): Slide[] {
  const views = tyre.images.map(({ image_base_path, path, ...alts }) => ({
    src: image_base_path + path,
    alt: alts[`alt_${language}`] ?? w[viewOf(path)](tyre.name),
    ...(alts.alt_fi !== undefined && { photo: true as const }),
  }))
  const label = labelAddress(tyre.id, { fuel: tyre.fuel_effiency, wet: tyre.wet_grip })
  return label === null ? views : [...views, { src: label, alt: w.labelAlt(tyre.name), label: true }]
}

function viewOf(path: string): 'hero' | 'front' | 'close' {
  const view = /-(front|close)\.\w+$/.exec(path)?.[1]
  return view === 'front' || view === 'close' ? view : 'hero'
}
