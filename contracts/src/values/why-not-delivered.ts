import { finlandId, isInAland } from './checkout-details.ts'
import { checkoutSentences } from './checkout-sentences.ts'
import type { Sentence } from './sentences.ts'

interface Destination {
  readonly zipcode: string
  readonly country_id: number
}

interface NotDelivered {
  readonly field: keyof Destination
  readonly sentence: Sentence
}

/** Returns the field and the sentence that say why the shop does not deliver to an address, or null if it does. */
export function whyNotDelivered({ zipcode, country_id }: Destination): NotDelivered | null {
  if (country_id !== finlandId) return { field: 'country_id', sentence: checkoutSentences.countryNotServed }
  return isInAland(zipcode) ? { field: 'zipcode', sentence: checkoutSentences.alandNotServed } : null
}
