import type { Locale } from '@pito/contracts/values/locale'
import { isWithin, numberLimits } from '@pito/contracts/values/number-limits'
import type { Sentence } from '@pito/contracts/values/sentences'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { readPrice } from '../prices/read-price.ts'

export const lineFieldNames = ['ean', 'quantity', 'week', 'purchase_price'] as const

interface Line {
  readonly ean: string
  readonly quantity: number
  readonly week: string
  readonly purchase_cents: number
  readonly age_confirmed: boolean
}

type ReadLine =
  | { readonly line: Line; readonly errors?: never }
  | { readonly line: null; readonly errors: FieldErrors }

/** Reads a line of a goods receipt from its form. The API checks the rest. */
export function lineIn(form: FormData, locale: Locale): ReadLine {
  const texts = textsIn(form, lineFieldNames)
  const price = readPrice(texts.purchase_price, numberLimits.purchaseCents)
  const errors = fieldErrors({
    quantity: quantityFault(texts.quantity)?.[locale] ?? null,
    purchase_price: 'fault' in price ? price.fault[locale] : null,
  })
  if (errors || 'fault' in price) return { line: null, errors: errors ?? {} }
  const { ean, week, quantity } = texts
  const age_confirmed = form.get('age_confirmed') === '1'
  return { line: { ean, week, quantity: Number(quantity), purchase_cents: price.cents, age_confirmed } }
}

function quantityFault(text: string): Sentence | null {
  const { receivedQuantity } = numberLimits
  if (!/^-?\d+$/.test(text)) return stockSentences.quantityMissing
  return isWithin(receivedQuantity, Number(text)) ? null : receivedQuantity.sentence
}
