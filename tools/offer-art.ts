export interface OfferArt {
  readonly name: string
  readonly tyre: string
  readonly ground: string
  readonly print: string
  readonly word: { readonly fi: string; readonly en: string }
}

// The colours of ui/src/tokens.css in the light scheme, converted to sRGB because pictures cannot use CSS custom
// properties.
const frost = { ground: '#d3eaf7', print: '#b6daf0' }
const amber = { ground: '#ffeccb', print: '#fbdfae' }
const asphalt = { ground: '#e9eef2', print: '#d6dde3' }

/** The picture of each offer: a tyre, the colours of the background, and a word in each language. */
export const offerArt: readonly OfferArt[] = [
  { name: 'studded', tyre: 'studded-2-hero', ...frost, word: { fi: 'Nasta', en: 'Studs' } },
  { name: 'friction', tyre: 'friction-2-hero', ...frost, word: { fi: 'Kitka', en: 'Friction' } },
  { name: 'delivery', tyre: 'friction-1-hero', ...asphalt, word: { fi: '0 €', en: '€0' } },
  { name: 'summer', tyre: 'summer-2-hero', ...amber, word: { fi: 'Kesä', en: 'Summer' } },
  { name: 'van', tyre: 'van-studded-1-hero', ...asphalt, word: { fi: 'Paku', en: 'Van' } },
  { name: 'truck', tyre: 'truck-3-hero', ...asphalt, word: { fi: 'Rekka', en: 'Truck' } },
]
