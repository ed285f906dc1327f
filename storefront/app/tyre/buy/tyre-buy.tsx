import { centsOf } from '@pito/contracts/values/cents-of'
import { ButtonLink } from '@pito/ui/button'
import { Price } from '@pito/ui/price'
import type { Settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { NetPrice } from '../../account/net-price.tsx'
import { useYear } from '../../season/use-year.ts'
import { shownYear } from '../../tyres/shown-year.ts'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import { tyres } from '../../words/tyres.ts'
import type { Fitting } from '../load-fitting.ts'
import { tyre } from '../tyre-words.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyForm } from './buy-form.tsx'
import { Reduction, VatNote } from './buy-sums.tsx'
import { buying } from './buying-words.ts'

interface TyreBuyProps {
  readonly card: TyreCardData
  readonly delivery: Settled<number>
  readonly fitting: Settled<Fitting>
  /** The earliest time and place for fitting, or null if the tyre is not fitted. */
  readonly soonest: ReactNode
  /** The id of the section with similar tyres, or null if the page has none. */
  readonly similarId: string | null
  readonly onQuantity: (quantity: number) => void
}

/** Shows the price, including all charges, with the form to buy the tyre. A sold-out tyre has only the price. */
export function TyreBuy({ card, delivery, fitting, soonest, similarId, onQuantity }: TyreBuyProps) {
  const w = useWords(tyre)
  const { buy, similar } = useWords(buying)
  const words = useWords(tyres)
  const year = shownYear(card.dotYear, useYear())
  const isSoldOut = card.stock <= 0
  return (
    <section className="buy" aria-label={isSoldOut ? w.price : buy}>
      {isSoldOut ? (
        <>
          <p>
            <Price cents={card.cents} size="huge" soldOut /> <span className="small">{words.each}</span>
          </p>
          <Reduction card={card} />
          <VatNote card={card} />
          <BuyBar
            tyre={card}
            replaces={similarId ? `#${similarId}` : '.buy'}
            cents={card.cents}
            what={words.each}
          >
            <ButtonLink look="go" href={similarId ? `#${similarId}` : (card.similar ?? '/tyres')}>
              {similar}
            </ButtonLink>
          </BuyBar>
        </>
      ) : (
        <BuyForm
          card={card}
          delivery={delivery}
          fittingCents={centsOfFitting(fitting)}
          soonest={soonest}
          onQuantity={onQuantity}
        />
      )}
      <NetPrice cents={card.cents} each />
      {year && <p className="small">{words.made(year)}</p>}
    </section>
  )
}

function centsOfFitting({ data }: Settled<Fitting>): number | null {
  const price = data?.price ?? null
  return price === null ? null : centsOf(price)
}
