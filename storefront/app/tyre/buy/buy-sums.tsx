import type { DeliveryDays } from '@pito/contracts/pricing'
import { getShippingCharge } from '@pito/contracts/pricing'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { deliveredTotal, fittedTotal } from '@pito/contracts/values/tyres-total'
import { truck } from '@pito/contracts/values/vehicle-type'
import { useApi } from '@pito/web/api/use-api'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { buying } from './buying-words.ts'

interface BuySumsProps {
  readonly card: TyreCardData
  readonly quantity: number
  /** The delivery price, or null as long as it has not been loaded. */
  readonly deliveryCents: number | null
  readonly fittingCents: number | null
}

/**
 * Shows the final price for the quantity, both delivered (with the delivery days) and fitted at the lowest price. For
 * truck tyres it shows the price delivered as freight.
 */
export function BuySums({ card, quantity, deliveryCents, fittingCents }: BuySumsProps) {
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
      {fittingCents !== null && (
        <div className="buy__fitted">
          <dt>{w.fitted}</dt>
          <dd className="num">{w.from(formatEuro(fittedTotal(tyres, fittingCents)))}</dd>
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
