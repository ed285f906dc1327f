import { useWords } from '@pito/web/words/words'
import { cartChoices } from './cart-choice-words.ts'
import { CartLine } from './cart-line.tsx'
import type { CartRow } from './cart-view.ts'

interface CartLinesProps {
  readonly rows: readonly CartRow[]
  readonly cartId: string
}

/**
 * Renders a single line, or both lines of a front and rear set under one heading. Each line of a set can be changed
 * and removed separately.
 */
export function CartLines({ rows, cartId }: CartLinesProps) {
  const w = useWords(cartChoices)
  const lines = rows.map((row) => <CartLine key={row.lineId} row={row} cartId={cartId} />)
  const [front] = rows
  if (!front?.axle) return lines
  const id = `set-${front.lineId}`
  return (
    <section className="carset" aria-labelledby={id}>
      <h2 id={id}>{w.twoSizes}</h2>
      {lines}
    </section>
  )
}
