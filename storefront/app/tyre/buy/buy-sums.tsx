import type { DeliveryDays } from '@pito/contracts/pricing'
import { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { deliveredTotal } from '@pito/contracts/values/tyres-total'
import { truck } from '@pito/contracts/values/vehicle-type'
import { Price } from '@pito/ui/price'
import { useApi } from '@pito/web/api/use-api'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyres as tyreWords } from '../../words/tyres.ts'
import { tyre } from '../tyre-words.ts'
import { buying } from './buying-words.ts'

interface BuySumsProps {
  readonly card: TyreCardData
  readonly quantity: number
  /** The delivery price, or null as long as it has not been loaded. */
  readonly deliveryCents: number | null
}

interface BuyTotalsProps {
  readonly card: TyreCardData
  readonly quantity: number
  /** The total in cents with the lowest price for fitting, or null if no service point fits the tyre. */
  readonly fittedCents: number | null
}

/** Shows the price for the quantity and, beside it, the total with fitting. */
export function BuyTotals({ card, quantity, fittedCents }: BuyTotalsProps) {
  const w = useWords(buying)
  return (
    <div className="buy__totals">
      <div aria-live="polite">
        <p>
          <span className="buy__what">{w.tyres(quantity)}</span>{' '}
          <Price cents={quantity * card.cents} size="huge" />
        </p>
        {fittedCents !== null && (
          <p className="buy__fitted">
            <span className="buy__what">{w.fittedFrom}</span> <Price cents={fittedCents} size="huge" />
          </p>
        )}
      </div>
      <Reduction card={card} />
    </div>
  )
}

/** Shows the reduction with the lowest price of the preceding 30 days, if the price of the tyre is reduced. */
export function Reduction({ card: { cents, lowestCents } }: { card: TyreCardData }) {
  const { lowest } = useWords(tyreWords)
  const percent = reductionOf(cents, lowestCents)
  if (!percent || !lowestCents) return null
  return (
    <p className="small">
      <span className="off">{`\u2212${percent}\u00a0%`}</span> {lowest(formatEuro(lowestCents))}
    </p>
  )
}

/** Says what the prices include. */
export function VatNote({ card }: { card: TyreCardData }) {
  const w = useWords(tyre)
  return <p className="small quiet">{card.feeIncluded ? w.vatAndFee : w.vat}</p>
}

/**
 * Shows how the price for the quantity is calculated, and the total delivered, with the delivery days. For truck tyres
 * it shows the total delivered as freight.
 */
export function BuySums({ card, quantity, deliveryCents }: BuySumsProps) {
  const w = useWords(buying)
  const language = languageOf(useLocale())
  const days = useDeliveryDays(card.fitted)
  const tyres = { quantity, grossCents: card.cents }
  return (
    <dl className="buy__rows small">
      <div>
        <dt>{w.row(quantity, formatEuro(card.cents))}</dt>
        <dd className="num">{formatEuro(quantity * card.cents)}</dd>
      </div>
      <div>
        <dt>
          {card.fitted ? w.delivery : w.freight}
          {days && `, ${daysShown(days, language)}`}
        </dt>
        <dd className="num">{deliveryCents === null ? w.deliveryInCart : formatEuro(deliveryCents)}</dd>
      </div>
      {deliveryCents !== null && (
        <div>
          <dt>{card.fitted ? w.atHome : w.withFreight}</dt>
          <dd className="num">{formatEuro(deliveredTotal(tyres, deliveryCents))}</dd>
        </div>
      )}
    </dl>
  )
}

/**
 * Loads the delivery days for an order placed now. They are not part of the page, because the page is cached for the
 * whole day.
 */
function useDeliveryDays(isFitted: boolean): DeliveryDays | null {
  const api = useApi()
  const [days, setDays] = useState<DeliveryDays | null>(null)
  useEffect(() => {
    let isOver = false
    const ofTruck = isFitted ? {} : { vehicle_type: truck }
    const request = { quantity: firstQuantity(Infinity), ...ofTruck }
    void settled(api(getShippingCharge, request)).then((answer) => {
      if (!isOver) setDays(answer.data?.data.delivery_days ?? null)
    })
    return () => {
      isOver = true
    }
  }, [api, isFitted])
  return days
}
