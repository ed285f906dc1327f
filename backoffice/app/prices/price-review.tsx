import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { Confirmation } from './guard-fields.tsx'
import { GuardFields, isConfirmed, notConfirmed } from './guard-fields.tsx'
import { priceWords } from './price-words.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { changeText, claimText, marginText, objectionsTo } from './reviewed-price.ts'
import { SaveFailure } from './save-failure.tsx'
import { useSavePrices } from './use-save-prices.ts'

interface PriceReviewProps {
  readonly prices: readonly ReviewedPrice[]
  readonly origin: 'grid' | 'bulk'
  readonly onRemove: (id: number) => void
  readonly onSaved: (outcome: PriceOutcome) => void
  readonly onClose: () => void
}

/** Shows each new price with its consequences before anything is saved. Guarded prices need a tick and a reason. */
export function PriceReview({ prices, origin, onRemove, onSaved, onClose }: PriceReviewProps) {
  const w = useWords(priceWords)
  const { save, pending, refusal, reset } = useSavePrices()
  const [confirmations, setConfirmations] = useState<ReadonlyMap<number, Confirmation>>(new Map())
  const [isTried, setTried] = useState(false)
  const confirmationOf = (id: number) => confirmations.get(id) ?? notConfirmed
  const unconfirmed = prices.filter(
    (price) => objectionsTo(price).length > 0 && !isConfirmed(confirmationOf(price.article.id)),
  )
  const submit = async () => {
    setTried(true)
    if (unconfirmed.length > 0) return
    const outcome = await save({ origin, rows: rowsOf(prices, confirmationOf) })
    if (outcome) onSaved(outcome)
  }
  return (
    <div className="stack">
      <h2 tabIndex={-1} ref={focusOnce}>
        {w.review(prices.length)}
      </h2>
      <SaveFailure
        refusal={refusal}
        unconfirmed={(isTried ? unconfirmed : []).map(({ article: { id, name } }) => ({
          field: `confirm-${id}`,
          text: name,
        }))}
        onClose={reset}
        onRetry={() => void submit()}
      />
      {prices.length === 0 ? (
        <p>{w.nothingLeft}</p>
      ) : (
        <ul className="review">
          {prices.map((price) => (
            <ReviewRow
              key={price.article.id}
              price={price}
              confirmation={confirmationOf(price.article.id)}
              onConfirm={(next) => setConfirmations(new Map(confirmations).set(price.article.id, next))}
              onRemove={() => onRemove(price.article.id)}
              isTried={isTried}
            />
          ))}
        </ul>
      )}
      <div className="record-form__foot">
        <Button look="go" busy={pending} unavailable={prices.length === 0} onClick={() => void submit()}>
          {w.save(prices.length)}
        </Button>
        <Button onClick={onClose}>{w.back}</Button>
      </div>
    </div>
  )
}

/** The review replaces the grid, so the focus moves to its heading. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

function rowsOf(prices: readonly ReviewedPrice[], confirmationOf: (id: number) => Confirmation) {
  return prices.map(({ article, newCents }) => {
    const { ticked, reason } = confirmationOf(article.id)
    return {
      id: article.id,
      before_cents: article.price_cents,
      price_cents: newCents,
      confirmed: ticked,
      reason: reason.trim(),
    }
  })
}

interface ReviewRowProps {
  readonly price: ReviewedPrice
  readonly confirmation: Confirmation
  readonly onConfirm: (confirmation: Confirmation) => void
  readonly onRemove: () => void
  /** Whether somebody has tried to save. Only then missing ticks are errors. */
  readonly isTried: boolean
}

function ReviewRow({ price, confirmation, onConfirm, onRemove, isTried }: ReviewRowProps) {
  const w = useWords(priceWords)
  const language = languageOf(useLocale())
  const { article, newCents } = price
  const objections = objectionsTo(price)
  const facts = [
    [w.oldPrice, article.price_cents === null ? '–' : formatEuro(article.price_cents)],
    [w.newPrice, formatEuro(newCents)],
    [w.change, changeText(price, language)],
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
