import type { ProductDetails } from '@pito/contracts/catalogue'
import { labelAddress } from '@pito/contracts/values/label-address'
import type { TyreFactWords } from '../facts/tyre-facts-words.ts'
import type { Slide } from './slide.ts'

/** Returns the pictures of the tyre and, if there is one, its EU label as the last slide. */
export function slidesOf(tyre: ProductDetails, w: TyreFactWords): Slide[] {
  const views = tyre.images.map(({ image_base_path, path }) => ({
    src: image_base_path + path,
    alt: w[viewOf(path)](tyre.name),
  }))
  const label = labelAddress(tyre.id, { fuel: tyre.fuel_effiency, wet: tyre.wet_grip })
  return label === null ? views : [...views, { src: label, alt: w.labelAlt(tyre.name), label: true }]
}

function viewOf(path: string): 'hero' | 'front' | 'close' {
  const view = /-(front|close)\.\w+$/.exec(path)?.[1]
  return view === 'front' || view === 'close' ? view : 'hero'
}
