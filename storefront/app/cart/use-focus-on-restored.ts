import { useEffect, useRef } from 'react'
import type { CartRow } from './cart-view.ts'
import type { RemovedLine } from './submit-cart.ts'

/** The id of the link to the tyre of a row. */
export const lineLinkId = (productId: number) => `cart-tyre-${productId}`

/**
 * Moves the focus to the row that "undo" has added again, because the message with the button disappears. The row
 * appears later than the message disappears, when the cart has been loaded again.
 */
export function useFocusOnRestored(rows: readonly CartRow[], removed: RemovedLine | null): void {
  const last = useRef<number>(null)
  useEffect(() => {
    if (removed) last.current = removed.id
  }, [removed])
  useEffect(() => {
    if (last.current === null || removed || !rows.some(({ card }) => card.id === last.current)) return
    if (document.activeElement === document.body) document.getElementById(lineLinkId(last.current))?.focus()
    last.current = null
  }, [rows, removed])
}
