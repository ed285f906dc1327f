import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { startTransition, useRef, useState } from 'react'
import { cartAddress } from './cart-address.ts'
import type { CartRow } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import type { CartChange } from './submit-cart.ts'

export type LineQuantityState = ReturnType<typeof useLineQuantity>

/**
 * Sends one change of a row at a time. When a request has finished, the latest quantity is sent, so that the
 * visitor's last choice wins.
 */
export function useLineQuantity(row: CartRow, cartId: string) {
  const form = useFetcherForm<'quantity', CartChange>({
    id: lineFormId(row.lineId),
    action: cartAddress(useLocale()),
    fields: ['quantity'],
  })
  const latest = useRef<number | null>(null)
  // `chosen` alone cannot tell whether a request is pending: between the last response and its rendering it is still
  // set, and a new choice may begin in that moment.
  const sending = useRef(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [limited, setLimited] = useState(false)
  const change = async (quantity: number) => {
    latest.current = quantity
    setChosen(quantity)
    if (sending.current) return
    sending.current = true
    while (latest.current !== null) {
      const values = { ...lineFields(row, cartId), quantity: latest.current }
      latest.current = null
      await form.submit(values)
    }
    sending.current = false
    // The router shows the reloaded cart in a transition, so the chosen quantity is cleared in a transition too.
    startTransition(() => setChosen(null))
  }
  return {
    form,
    value: chosen ?? row.quantity,
    busy: chosen !== null,
    error: useLineError(row, limited, form.error('quantity') ?? form.alerts[0] ?? null),
    change,
    limit: setLimited,
  }
}

export const lineFormId = (lineId: number) => `line-${lineId}`

export function lineFields({ lineId, card }: CartRow, cartId: string) {
  return { intent: 'set', cart_id: cartId, line_item_id: lineId, type_id: card.id }
}

/**
 * Returns the error of the row: the stock has fallen, the visitor typed more than is available, or the server
 * rejected the change.
 */
function useLineError({ most, quantity }: CartRow, limited: boolean, refusal: string | null) {
  const w = useWords(cartWords)
  if (most === 0) return `${w.soldOut}. ${w.soldOutHint}`
  if (limited || quantity > most) return w.most(most)
  return refusal
}
