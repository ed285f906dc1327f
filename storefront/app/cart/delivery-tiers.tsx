import { reachedTier } from '@pito/contracts/values/delivery-charge'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Disclosure } from '@pito/ui/disclosure'
import { useWords } from '@pito/web/words/words'
import { CmsHtml } from '../content/cms-html.tsx'
import { cartChoices } from './cart-choice-words.ts'
import type { CartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'

interface DeliveryTiersProps {
  readonly view: CartView
  /** The shop's text about fitting and delivery from its content page. */
  readonly html: string | null
}

export function DeliveryTiers({ view, html }: DeliveryTiersProps) {
  const w = useWords(cartWords)
  const choices = useWords(cartChoices)
  const { quantity, isFreight } = view
  const { tiers, freeFromCents } = view.deliveryPrices
  const reached = reachedTier(tiers, quantity)
  return (
    <div className="cart__delivery stack stack--tight">
      {html !== null && !isFreight && <CmsHtml html={html} />}
      <Disclosure summary={choices.deliveryPrices}>
        <dl className="tiers small">
          {tiers.map((tier, place) => (
            <div key={tier.fromQuantity} data-reached={tier === reached || undefined}>
              <dt>{w.tier(tier.fromQuantity, place === tiers.length - 1)}</dt>
              <dd className="num">{formatEuro(tier.grossCents)}</dd>
            </div>
          ))}
        </dl>
        {freeFromCents !== null && (
          <p className="small quiet">{choices.freeFrom(formatEuro(freeFromCents))}</p>
        )}
      </Disclosure>
    </div>
  )
}
