import type { PricedArticle } from '@pito/contracts/staff-prices'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isConfirmed, notConfirmed } from './guard-fields.tsx'
import { readPrice } from './read-price.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { objectionsTo } from './reviewed-price.ts'
import { useSavePrices } from './use-save-prices.ts'

const untouched = { text: '', confirmation: notConfirmed, isTried: false }

/** Holds the price that is typed for one article, and saves it. */
export function usePriceForm(article: PricedArticle) {
  const [state, setState] = useState(untouched)
  const { save, ...saving } = useSavePrices()
  const { revalidate } = useRevalidator()
  const { text, confirmation, isTried } = state
  const isEmpty = text.trim() === ''
  const read = readPrice(text)
  const price: ReviewedPrice | null = !isEmpty && 'cents' in read ? { article, newCents: read.cents } : null
  const objections = price ? objectionsTo(price) : []
  const lacksConfirmation = objections.length > 0 && !isConfirmed(confirmation)
  const change = (changed: Partial<typeof untouched>) => setState({ ...state, ...changed })
  const submit = async () => {
    change({ isTried: true })
    if (!price || lacksConfirmation) return
    const { ticked: confirmed, reason } = confirmation
    const row = { id: article.id, before_cents: article.price_cents, price_cents: price.newCents }
    const outcome = await save({ origin: 'form', rows: [{ ...row, confirmed, reason: reason.trim() }] })
    if (!outcome) return
    setState(outcome.skipped.length === 0 ? untouched : { ...state, isTried: false })
    await revalidate()
  }
  return {
    ...saving,
    ...{ text, confirmation, price, objections, isEmpty, change, submit },
    fault: 'fault' in read && (isTried || !isEmpty) ? read.fault : null,
    lacksConfirmation: isTried && lacksConfirmation,
  }
}
