import { formatEuro } from '@pito/contracts/values/format-euro'
import { Panel } from '@pito/ui/panel'
import type { CartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { frame } from '../../frame/frame-words.ts'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { useLocale } from '../../locale/use-locale.ts'
import { centsOf } from '../../tyres/tyre-card-data.ts'
import { useWords } from '../../words/words.ts'

export function CartSummary({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  return (
    <aside className="cart__aside">
      <Panel className="stack cart__sum">
        <h2>{w.summary}</h2>
        <Sums view={view} />
        <OrderByPhone />
      </Panel>
      <DeliveryTiers tiers={view.tiers} quantity={view.quantity} />
    </aside>
  )
}

function Sums({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  const percent = String(view.vatPercent).replace('.', useLocale() === 'fi_FI' ? ',' : '.')
  const hasFee = view.rows.some(({ feeCents }) => feeCents > 0)
  const vat = formatEuro(view.vatCents)
  return (
    <dl className="sums">
      {view.rows.map(({ lineId, card, quantity, sumCents }) => (
        <div key={lineId}>
          <dt>
            {card.model} <small>{w.lineSum(quantity, card.size)}</small>
          </dt>
          <dd className="num">{formatEuro(sumCents)}</dd>
        </div>
      ))}
      <div>
        <dt>{w.delivery}</dt>
        <dd className="num">{formatEuro(view.deliveryCents)}</dd>
      </div>
      <div className="sums__total" aria-live="polite">
        <dt>{w.total}</dt>
        <dd className="num">{formatEuro(view.totalCents)}</dd>
        <dd className="sums__vat">{hasFee ? w.vatAndFee(percent, vat) : w.vat(percent, vat)}</dd>
      </div>
    </dl>
  )
}

function OrderByPhone() {
  const w = useWords(cartWords)
  const { hours } = useWords(frame)
  return (
    <div className="stack stack--tight">
      <h3>{w.order}</h3>
      <PhoneLink className="btn btn--go btn--wide" />
      <p className="small quiet">{hours}</p>
      <p className="small">{w.orderHint}</p>
    </div>
  )
}

function DeliveryTiers({ tiers, quantity }: Pick<CartView, 'tiers' | 'quantity'>) {
  const w = useWords(cartWords)
  const reached = tiers.findLast(({ from_quantity }) => from_quantity <= quantity)
  return (
    <section className="stack stack--tight">
      <h2 className="cart__minor">{w.tiers}</h2>
      <dl className="tiers small">
        {tiers.map((tier, place) => (
          <div key={tier.from_quantity} data-reached={tier === reached || undefined}>
            <dt>{w.tier(tier.from_quantity, place === tiers.length - 1)}</dt>
            <dd className="num">{formatEuro(centsOf(tier.shipping_charges))}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{w.deliveryTime}</p>
      <p className="small quiet">{w.fitted}</p>
    </section>
  )
}
