import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import type { VatOfRate } from '@pito/contracts/values/vat-by-rate'
import { useLocale } from '@pito/web/locale/use-locale'
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
        <Totals view={view} />
      </dl>
      <NetPrice cents={view.fittedFromCents ?? view.totalCents} vatCents={vatOf(view)} />
      {view.fittedFromCents !== null && <p className="small quiet">{w.servicesLater}</p>}
    </>
  )
}

function vatOf({ fittedFromCents, fittedFromVat, vatCents }: CartView): number {
  return fittedFromCents === null ? vatCents : fittedFromVat.reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * Shows the total with its VAT. Where the tyres are fitted but no service point is chosen, the total does not contain
 * the fitting yet; the large sum is then the lowest price with the fitting. Screen readers announce changed sums.
 */
export function Totals({ view }: { view: CartView }) {
  const w = useWords(cartWords)
  const { totalCents, vat, fittedFromCents, fittedFromVat } = view
  if (fittedFromCents === null) return <Total name={w.total} cents={totalCents} vat={vat} isLarge />
  return (
    <>
      <Total name={w.withoutFitting} cents={totalCents} vat={vat} />
      <Total name={w.fittedFrom} cents={fittedFromCents} vat={fittedFromVat} isLarge />
    </>
  )
}

interface TotalProps {
  readonly name: string
  readonly cents: number
  readonly vat: readonly VatOfRate[]
  readonly isLarge?: boolean
}

function Total({ name, cents, vat, isLarge = false }: TotalProps) {
  const w = useWords(cartWords)
  const language = languageOf(useLocale())
  const rates = vat.map((one) => w.ofRate(formatDecimal(one.percent, language), formatEuro(one.cents)))
  return (
    <div className={isLarge ? 'sums__total' : undefined} aria-live="polite" aria-atomic="true">
      <dt>{name}</dt>
      <dd className="num">{formatEuro(cents)}</dd>
      <dd className="sums__vat">{w.vat(rates.join('; '))}</dd>
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
  const language = languageOf(useLocale())
  const figure = formatDecimal(rim ?? 0, language)
  const inches = rim === null ? null : figure
  if (quantity === 1) return inches === null ? null : w.rimOnce(inches)
  const each = formatEuro(eachCents)
  return inches === null ? w.times(quantity, each) : w.rim(inches, quantity, each)
}
