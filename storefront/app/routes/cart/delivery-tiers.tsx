import { formatEuro } from '@pito/contracts/values/format-euro'
import { Disclosure } from '@pito/ui/disclosure'
import type { CartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { CmsHtml } from '../../content/cms-html.tsx'
import { centsOf } from '../../tyres/tyre-card-data.ts'
import { useWords } from '../../words/words.ts'
import { cartChoices } from './cart-choice-words.ts'

interface DeliveryTiersProps {
  readonly view: CartView
  /** What the shop writes of fitting and delivery on its content page. */
  readonly html: string | null
}

export function DeliveryTiers({ view: { tiers, quantity, isFreight }, html }: DeliveryTiersProps) {
  const w = useWords(cartWords)
  const { deliveryPrices } = useWords(cartChoices)
  const reached = tiers.findLast(({ from_quantity }) => from_quantity <= quantity)
  return (
    <div className="cart__delivery stack stack--tight">
      {html !== null && !isFreight && <CmsHtml html={html} />}
      <Disclosure summary={deliveryPrices}>
        <dl className="tiers small">
          {tiers.map((tier, place) => (
            <div key={tier.from_quantity} data-reached={tier === reached || undefined}>
              <dt>{w.tier(tier.from_quantity, place === tiers.length - 1)}</dt>
              <dd className="num">{formatEuro(centsOf(tier.shipping_charges))}</dd>
            </div>
          ))}
        </dl>
        <p className="small quiet">{w.deliveryTime}</p>
      </Disclosure>
    </div>
  )
}
