import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { reductionOf } from '@pito/contracts/values/reduction-of'
import { Price } from '@pito/ui/price'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { NetPrice } from '../../account/net-price.tsx'
import { useYear } from '../../season/use-year.ts'
import { shownYear } from '../../tyres/shown-year.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyres } from '../../words/tyres.ts'
import type { Fitting } from '../load-fitting.ts'
import { tyre } from '../tyre-words.ts'
import { BuyForm } from './buy-form.tsx'
import { buying } from './buying-words.ts'

interface TyreBuyProps {
  readonly card: TyreCardData
  readonly delivery: Settled<number>
  readonly fitting: Settled<Fitting>
  readonly onQuantity: (quantity: number) => void
}

/** Shows the price, including all charges, with the form to buy the tyre. A sold-out tyre has only the price. */
export function TyreBuy({ card, delivery, fitting, onQuantity }: TyreBuyProps) {
  const w = useWords(tyre)
  const { buy } = useWords(buying)
  const words = useWords(tyres)
  const year = shownYear(card.dotYear, useYear())
  const percent = reductionOf(card.cents, card.lowestCents)
  const isSoldOut = card.stock <= 0
  return (
    <section className="buy" aria-label={isSoldOut ? w.price : buy}>
      {isSoldOut ? (
        <p>
          <Price cents={card.cents} size="huge" soldOut />
          <span className="buy__what">{words.each}</span>
        </p>
      ) : (
        <BuyForm
          card={card}
          delivery={delivery}
          fittingCents={centsOfFitting(fitting)}
          onQuantity={onQuantity}
        />
      )}
      {percent && card.lowestCents && (
        <p className="small">
          <span className="off">{`\u2212${percent}\u00a0%`}</span>{' '}
          {words.lowest(formatEuro(card.lowestCents))}
        </p>
      )}
      <NetPrice cents={card.cents} each />
      <p className="small quiet">{card.feeIncluded ? w.vatAndFee : w.vat}</p>
      {year && <p className="small">{words.made(year)}</p>}
    </section>
  )
}

function centsOfFitting({ data }: Settled<Fitting>): number | null {
  const price = data?.price ?? null
  return price === null ? null : centsOf(price)
}
