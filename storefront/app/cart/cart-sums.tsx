import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { NetPrice } from '../account/net-price.tsx'
import type { CartService, CartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'

/** Shows the contents of the cart and their cost. */
export function CartSums({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  return (
    <>
      <dl className="sums">
        <SumRows view={view} />
        {/* Only the total is announced after a change, without the sentences below it. */}
        <div className="sums__total" aria-live="polite" aria-atomic="true">
          <dt>{w.total}</dt>
          <dd className="num">{formatEuro(view.totalCents)}</dd>
        </div>
        <FittedFromRow view={view} announced />
      </dl>
      <NetPrice cents={view.totalCents} vatCents={view.vatCents} />
      <div className="small quiet stack stack--tight">
        <p>
          <VatSentence view={view} />
        </p>
        {view.fittedFromCents !== null && <p>{w.servicesLater}</p>}
      </div>
    </>
  )
}

interface FittedFromProps {
  readonly view: CartView
  /** Whether screen readers announce a change, such as a service that the customer adds. */
  readonly announced?: boolean
}

/**
 * Shows what the cart costs with the fitting, as long as the total does not contain it because no service point is
 * chosen.
 */
export function FittedFromRow({ view: { fittedFromCents }, announced = false }: FittedFromProps) {
  const w = useWords(cartWords)
  if (fittedFromCents === null) return null
  return (
    <div {...(announced && { 'aria-live': 'polite', 'aria-atomic': true })}>
      <dt>{w.fittedFrom}</dt>
      <dd className="num">{formatEuro(fittedFromCents)}</dd>
    </div>
  )
}

export function SumRows({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  return (
    <>
      {view.rows.map(({ lineId, card, quantity, sumCents, feeCents }) => (
        <div key={lineId}>
          <dt>
            {card.model}{' '}
            <small>
              {w.lineSum(quantity, card.size)}
              {feeCents > 0 && `, ${w.feeOfThis(formatEuro(feeCents))}`}
            </small>
          </dt>
          <dd className="num">{formatEuro(sumCents)}</dd>
        </div>
      ))}
      {view.services.map((service) => (
        <ServiceRow service={service} key={`${service.id} ${service.rim} ${service.eachCents}`} />
      ))}
      <DeliveryAndDiscount view={view} />
    </>
  )
}

export function DeliveryAndDiscount({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  return (
    <>
      <div>
        <dt>{deliveryName(view, w)}</dt>
        <dd className="num">{formatEuro(view.deliveryCents)}</dd>
      </div>
      {view.promoCode !== null && view.discountCents > 0 && (
        <div>
          <dt>{w.discount(view.promoCode)}</dt>
          <dd className="num">{formatEuro(-view.discountCents)}</dd>
        </div>
      )}
    </>
  )
}

function deliveryName({ isFitted, isFreight }: CartView, w: typeof cartWords.en): string {
  if (isFreight) return w.freight
  return isFitted ? w.deliveryToPoint : w.delivery
}

function ServiceRow({ service }: { service: CartService }) {
  const w = useWords(cartWords)
  const { name, sumCents, isFrom } = service
  const more = useServiceNote(service)
  return (
    <div>
      <dt>
        {name} {more && <small>{more}</small>}
      </dt>
      <dd className="num">{isFrom ? w.from(formatEuro(sumCents)) : formatEuro(sumCents)}</dd>
    </div>
  )
}

function useServiceNote({ rim, quantity, eachCents }: CartService): string | null {
  const w = useWords(cartWords)
  const figure = formatDecimal(rim ?? 0)
  const inches = rim === null ? null : figure
  if (quantity === 1) return inches === null ? null : w.rimOnce(inches)
  const each = formatEuro(eachCents)
  return inches === null ? w.times(quantity, each) : w.rim(inches, quantity, each)
}

export function VatSentence({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  return w.vat(
    view.vat.map(({ percent, cents }) => w.ofRate(formatDecimal(percent), formatEuro(cents))).join('; '),
  )
}
