import type { Locale } from '@pito/contracts/values/locale'
import { priceSentences } from '@pito/contracts/values/price-sentences'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { purchaseCents } from './purchase-cents.ts'

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
  const cents = purchaseCents(texts.purchase_price)
  const price = /[.,]\d{3,}\s*€?$/.test(texts.purchase_price)
    ? priceSentences.twoDecimals
    : priceSentences.notAPrice
  const errors = fieldErrors({
    quantity: /^\d{1,4}$/.test(texts.quantity) ? null : stockSentences.quantityMissing[locale],
    purchase_price: cents === null ? price[locale] : null,
  })
  if (errors || cents === null) return { line: null, errors: errors ?? {} }
  const { ean, week, quantity } = texts
  const age_confirmed = form.get('age_confirmed') === '1'
  return { line: { ean, week, quantity: Number(quantity), purchase_cents: cents, age_confirmed } }
}
