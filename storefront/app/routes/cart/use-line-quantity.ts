import { useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { sentenceOf } from '../../cart/cart-response.ts'
import type { CartRow } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import type { CartChange } from '../../cart/change-cart.ts'
import { useWords } from '../../words/words.ts'
import { changeAndRead } from './use-cart-forms.ts'

export type LineChanging = ReturnType<typeof useLineQuantity>

/** One change of a row at a time, and the latest wish after it: so the last word is the visitor's. */
export function useLineQuantity(row: CartRow, cartId: string) {
  const api = useApi()
  const latest = useRef<number | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  const [limited, setLimited] = useState(false)
  const [changed, setChanged] = useState<CartChange | null>(null)
  const change = async (quantity: number) => {
    latest.current = quantity
    setWanted(quantity)
    if (wanted !== null) return
    while (latest.current !== null) {
      const form = formOf(fieldsOf(row, cartId, latest.current))
      latest.current = null
      setChanged(await changeAndRead(api, form))
    }
    setWanted(null)
  }
  return {
    value: wanted ?? row.quantity,
    busy: wanted !== null,
    error: useLineError(row, limited, changed),
    change,
    limit: setLimited,
  }
}

export function fieldsOf({ lineId, card }: CartRow, cartId: string, quantity: number) {
  return { intent: 'set', cart_id: cartId, line_item_id: lineId, type_id: card.id, quantity }
}

function formOf(fields: ReturnType<typeof fieldsOf>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

/** What is wrong with the row: its stock fell, more was wanted than there is, or the server said no. */
function useLineError({ lineId, most, quantity }: CartRow, limited: boolean, changed: CartChange | null) {
  const w = useWords(cartWords)
  const posted = useActionData<CartChange>()
  const change = changed ?? (posted?.intent === 'set' && posted.lineId === lineId ? posted : null)
  if (most === 0) return `${w.soldOut}. ${w.soldOutHint}`
  if (limited || quantity > most) return w.most(most)
  return change?.response.variant === 'danger' ? sentenceOf(change.response) || w.offline : null
}
