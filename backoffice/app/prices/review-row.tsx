import { formatEuro } from '@pito/contracts/values/format-euro'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import type { Confirmation } from './guard-fields.tsx'
import { GuardFields, isConfirmed } from './guard-fields.tsx'
import { priceWords } from './price-words.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { changeText, claimText, marginText, objectionsTo } from './reviewed-price.ts'

interface ReviewRowProps {
  readonly price: ReviewedPrice
  readonly confirmation: Confirmation
  readonly onConfirm: (confirmation: Confirmation) => void
  readonly onRemove: () => void
  /** Whether somebody has tried to save. Only then missing ticks are errors. */
  readonly isTried: boolean
}

export function ReviewRow({ price, confirmation, onConfirm, onRemove, isTried }: ReviewRowProps) {
  const w = useWords(priceWords)
  const { article, newCents } = price
  const objections = objectionsTo(price)
  const facts = [
    [w.oldPrice, article.price_cents === null ? '–' : formatEuro(article.price_cents)],
    [w.newPrice, formatEuro(newCents)],
    [w.change, changeText(price)],
    [w.margin, marginText(article, newCents)],
    [w.customersSee, claimText(price, w)],
  ]
  return (
    <li>
      <div className="review__head">
        <h3>{article.name}</h3>
        <Button look="link" onClick={onRemove} aria-label={w.removeOf(article.name)}>
          {w.remove}
        </Button>
      </div>
      <dl className="price-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {objections.length > 0 && (
        <GuardFields
          id={`confirm-${article.id}`}
          articleName={article.name}
          objections={objections}
          confirmation={confirmation}
          onChange={onConfirm}
          missing={isTried && !isConfirmed(confirmation)}
        />
      )}
    </li>
  )
}
