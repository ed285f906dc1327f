import { useWords } from '@pito/web/words/words'
import { cart } from './cart-words.ts'

/** Beside the word cart: how many tyres are in it. */
export function CartCount({ count }: { count: number }) {
  const w = useWords(cart)
  if (count === 0) return null
  return (
    <>
      <span className="tool__count">{count}</span>
      <span className="vh">{w.pieces(count)}</span>
    </>
  )
}
