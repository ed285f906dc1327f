import './top-summary.css'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { CartSums } from './cart-sums.tsx'
import type { CartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'

interface TopSummaryProps {
  readonly view: CartView
  /** The content below the sums, such as the chosen service point. */
  readonly children?: ReactNode
}

/**
 * Shows the total at the top of the page where there is no room for the summary beside the content. What the total is
 * made of opens below it.
 */
export function TopSummary({ view, children }: TopSummaryProps) {
  const w = useWords(cartWords)
  const { fittedFromCents, totalCents } = view
  return (
    <details className="topsum">
      <summary className="wrap">
        <span>{w.yourOrder(view.quantity)}</span>
        <span className="num">
          {fittedFromCents === null ? formatEuro(totalCents) : w.from(formatEuro(fittedFromCents))}
        </span>
        <Icon name="right" />
      </summary>
      <div className="wrap stack topsum__in">
        <CartSums view={view} />
        {children}
      </div>
    </details>
  )
}
