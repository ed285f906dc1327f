import type { NumberLimits } from '@pito/contracts/values/number-limits'
import { isWithin, numberLimits } from '@pito/contracts/values/number-limits'
import { priceSentences } from '@pito/contracts/values/price-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'

type ReadPrice = { readonly cents: number } | { readonly fault: Sentence }

/**
 * Reads a price as people type it and as spreadsheets copy it: with a decimal comma or point, with spaces or points
 * between thousands, with or without the euro sign. A price with three decimals is refused, also 1.234, which might
 * mean a thousand euros.
 */
export function readPrice(text: string, limits: NumberLimits = numberLimits.priceCents): ReadPrice {
  const plain = text.replaceAll(/[\s€]/g, '')
  const separated = /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain) ? plain.replaceAll('.', '') : plain
  if (/^\d+[.,]\d{3,}$/.test(separated)) return { fault: priceSentences.twoDecimals }
  const [, minus, euros, rest = ''] = /^([-−]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(separated) ?? []
  if (euros === undefined) return { fault: priceSentences.notAPrice }
  const cents = Number(euros) * 100 + Number(rest.padEnd(2, '0'))
  return !minus && isWithin(limits, cents) ? { cents } : { fault: limits.sentence }
}
