import type { OrderedTyre } from '@pito/contracts/order-again'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { similarTo, tyreCardData } from '../../tyres/tyre-card-data.ts'
import { TyrePicture } from '../../tyres/tyre-picture.tsx'
import { repeatOrderWords } from './repeat-order-words.ts'

/** Shows a tyre of an earlier order, what it costs today, and why it can be had only in part or not at all. */
export function RepeatedTyre({ tyre }: { tyre: OrderedTyre }) {
  const w = useWords(repeatOrderWords)
  const language = languageOf(useLocale())
  const { name, quantity, is_sold, product, available_quantity: available } = tyre
  const card = product && tyreCardData(product, language)
  const problem = problemOf(tyre, w)
  return (
    <li>
      <div className="tyrebox">
        <TyrePicture src={card?.picture ?? null} alt="" />
      </div>
      <div>
        <p>
          {card && is_sold ? (
            <Anchor className="link" href={card.href}>
              {name}
            </Anchor>
          ) : (
            <b>{name}</b>
          )}
        </p>
        <p className="small num">{[card?.size, w.pieces(quantity)].filter(Boolean).join(', ')}</p>
        {available > 0 && card && <p className="small">{priceOf(tyre, card.cents, w)}</p>}
        {problem && <p className="again__problem">{problem}</p>}
        {problem && product && (
          <p className="small">
            <Anchor className="link" href={similarTo(product, language)} aria-label={w.similarTo(name)}>
              {w.similar}
            </Anchor>
          </p>
        )}
      </div>
    </li>
  )
}

type Words = typeof repeatOrderWords.fi

function problemOf({ quantity, available_quantity, is_sold }: OrderedTyre, w: Words): string | null {
  if (!is_sold) return w.notSold
  if (available_quantity === 0) return w.soldOut
  return available_quantity < quantity ? w.fewer(available_quantity, quantity - available_quantity) : null
}

function priceOf({ paid_price }: OrderedTyre, cents: number, w: Words): string {
  const now = formatEuro(cents)
  const paidCents = centsOf(paid_price)
  return cents === paidCents ? w.price(now) : w.priceChanged(now, formatEuro(paidCents))
}
