import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { deliveredTotal, fittedTotal } from '@pito/contracts/values/tyres-total'
import { daysShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { buying } from './buying-words.ts'
import { useDeliveryDays } from './use-delivery-days.ts'

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
