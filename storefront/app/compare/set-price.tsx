import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { Price } from '@pito/ui/price'
import { useWords } from '@pito/web/words/words'
import { StockMark } from '../tyres/stock-mark.tsx'
import { tyres } from '../words/tyres.ts'
import type { ShownTyre } from './load-compare.ts'

interface SetPriceProps {
  readonly tyre: Pick<ShownTyre, 'cents' | 'stock'>
}

/**
 * Shows the price of four tyres, or of all that are left if there are fewer. A sold-out tyre has a mark instead of a
 * price.
 */
export function SetPrice({ tyre: { cents, stock } }: SetPriceProps) {
  const w = useWords(tyres)
  const pieces = firstQuantity(stock)
  if (pieces === 0) return <StockMark count={stock} />
  return (
    <>
      <Price cents={pieces * cents} />
      <small>{w.fewer[pieces] ?? w.four}</small>
    </>
  )
}
