import type { PricedArticle } from '@pito/contracts/staff-prices'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isConfirmed, notConfirmed } from './guard-fields.tsx'
import { readPrice } from './read-price.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { objectionsTo } from './reviewed-price.ts'
import { useSavePrices } from './use-save-prices.ts'

const untouched = { text: '', confirmation: notConfirmed, isTried: false, isUndo: false }
type Typed = typeof untouched

/** Holds the price that is typed for one article, and saves it. */
export function usePriceForm(article: PricedArticle) {
  const [state, setState] = useState(untouched)
  const { save, ...saving } = useSavePrices()
  const { revalidate } = useRevalidator()
  const { price, objections, lacksConfirmation, isEmpty, fault } = judge(article, state)
  const { text, confirmation, isTried } = state
  const change = (changed: Partial<Typed>) => setState({ ...state, ...changed })
  const submitTyped = async (typed: Typed) => {
    setState({ ...typed, isTried: true })
    const judged = judge(article, typed)
    if (!judged.price || judged.lacksConfirmation) return
    const { ticked: confirmed, reason } = typed.confirmation
    const row = { id: article.id, before_cents: article.price_cents, price_cents: judged.price.newCents }
    const origin = typed.isUndo ? 'undo' : 'form'
    const outcome = await save({ origin, rows: [{ ...row, confirmed, reason: reason.trim() }] })
    if (!outcome) return
    setState(outcome.skipped.length === 0 ? untouched : { ...typed, isTried: false })
    await revalidate()
  }
  return {
    ...saving,
    ...{ text, confirmation, price, objections, isEmpty, change },
    submit: () => submitTyped(state),
    /** Saves the former price, or asks for the confirmation that the guard needs first. */
    undo: (cents: number) =>
      submitTyped({ ...untouched, text: (cents / 100).toFixed(2).replace('.', ','), isUndo: true }),
    fault: isTried || !isEmpty ? fault : null,
    lacksConfirmation: isTried && lacksConfirmation,
  }
}

function judge(article: PricedArticle, { text, confirmation }: Typed) {
  const isEmpty = text.trim() === ''
  const read = readPrice(text)
  const price: ReviewedPrice | null = !isEmpty && 'cents' in read ? { article, newCents: read.cents } : null
  const objections = price ? objectionsTo(price) : []
  const lacksConfirmation = objections.length > 0 && !isConfirmed(confirmation)
  return { price, objections, lacksConfirmation, isEmpty, fault: 'fault' in read ? read.fault : null }
}
