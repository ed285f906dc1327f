import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { mostPricesAtOnce } from '@pito/contracts/values/bulk-pricing'
import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { BulkPreview } from './bulk-form.tsx'
import { bulkWords } from './bulk-words.ts'
import { PriceReview } from './price-review.tsx'
import type { ReviewedPrice } from './reviewed-price.ts'

interface BulkReviewProps {
  readonly preview: BulkPreview
  readonly onSaved: (outcome: PriceOutcome, prices: readonly ReviewedPrice[]) => void
  readonly onClose: () => void
}

/** The review of the prices that bulk pricing computed. */
export function BulkReview({ preview: { prices, total, leftOut }, onSaved, onClose }: BulkReviewProps) {
  const w = useWords(bulkWords)
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const left = prices.filter(({ article }) => !removed.has(article.id))
  return (
    <>
      <p>
        {w.matching(prices.length, total)} {leftOut > 0 && w.leftOut(leftOut)}
      </p>
      {total > mostPricesAtOnce && <Alert title={w.onlyFirst(mostPricesAtOnce)} tone="warn" />}
      <PriceReview
        prices={left}
        origin="bulk"
        onRemove={(id) => setRemoved(new Set([...removed, id]))}
        onSaved={(outcome) => onSaved(outcome, left)}
        onClose={onClose}
      />
    </>
  )
}
