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

interface ReadLine {
  /** The line as it is sent to the API. A number that cannot be read is null, which the API refuses. */
  readonly line: Line
  /** The sentences of the numbers that cannot be read; null if all can. */
  readonly errors: FieldErrors | null
}

/** Reads a line of a goods receipt from its form. The API checks the rest. */
export function lineIn(form: FormData, locale: Locale): ReadLine {
  const texts = textsIn(form, lineFieldNames)
  const price = readPrice(texts.purchase_price, numberLimits.purchaseCents)
  const fault = quantityFault(texts.quantity)
  const { ean, week } = texts
  return {
    line: {
      ean,
      week,
      quantity: fault ? (null as never) : Number(texts.quantity),
      purchase_cents: 'fault' in price ? (null as never) : price.cents,
      age_confirmed: form.get('age_confirmed') === '1',
    },
    errors: fieldErrors({
      quantity: fault?.[locale] ?? null,
      purchase_price: 'fault' in price ? price.fault[locale] : null,
    }),
  }
}

function quantityFault(text: string): Sentence | null {
  const { receivedQuantity } = numberLimits
  if (!/^-?\d+$/.test(text)) return stockSentences.quantityMissing
  return isWithin(receivedQuantity, Number(text)) ? null : receivedQuantity.sentence
}
