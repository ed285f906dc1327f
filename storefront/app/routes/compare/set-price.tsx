import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { Price } from '@pito/ui/price'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words/words.ts'
import type { ShownTyre } from './load-compare.ts'

interface SetPriceProps {
  readonly tyre: Pick<ShownTyre, 'cents' | 'stock'>
}

/** For four where four can be bought, else for as many as there are; of a sold-out tyre for one. */
export function SetPrice({ tyre: { cents, stock } }: SetPriceProps) {
  const w = useWords(tyres)
  const pieces = firstQuantity(stock)
  return (
    <>
      <Price cents={Math.max(pieces, 1) * cents} gone={pieces === 0} />
      <small>{pieces === 0 ? w.each : (w.fewer[pieces] ?? w.four)}</small>
    </>
  )
}
