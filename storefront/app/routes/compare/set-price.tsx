import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { Price } from '@pito/ui/price'
import { useWords } from '@pito/web/words/words'
import { StockMark } from '../../tyres/stock-mark.tsx'
import { tyres } from '../../words/tyres.ts'
import type { ShownTyre } from './load-compare.ts'

interface SetPriceProps {
  readonly tyre: Pick<ShownTyre, 'cents' | 'stock'>
}

/** For four where four can be bought, else for as many as there are. What is sold out says so instead of a price. */
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
