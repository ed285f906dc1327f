import { refusals } from '@pito/contracts/refusals'
import { promoCodeMinimum } from '@pito/contracts/values/cart-sentences'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import type { NotApplicable, PromoCode } from '../pricing/index.ts'

interface Tried {
  readonly code: Pick<PromoCode, 'minimumCents'>
  /** The price of the tyres in the cart, on which the minimum of the code depends. */
  readonly goodsCents: number
}

export function promoCodeSentence(
  reason: NotApplicable | 'promo-code-for-customers',
  locale: Locale,
  tried?: Tried,
): string {
  if (reason !== 'promo-code-minimum' || !tried) return refusals[reason].sentence[locale]
  const { minimumCents } = tried.code
  return promoCodeMinimum[locale](formatEuro(minimumCents), formatEuro(minimumCents - tried.goodsCents))
}
