import { refusals } from '@pito/contracts/refusals'
import { promoCodeMinimum } from '@pito/contracts/values/cart-sentences'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import type { NotApplicable, PromoCode } from '../pricing/index.ts'

export function promoCodeSentence(
  reason: NotApplicable | 'promo-code-for-customers',
  locale: Locale,
  code?: Pick<PromoCode, 'minimumCents'>,
): string {
  if (reason === 'promo-code-minimum' && code) return promoCodeMinimum[locale](formatEuro(code.minimumCents))
  return refusals[reason].sentence[locale]
}
