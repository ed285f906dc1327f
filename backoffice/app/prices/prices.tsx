import { getBrands } from '@pito/contracts/catalogue'
import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { getStaffPrices } from '@pito/contracts/staff-prices'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { PageTitle } from '../frame/shop.tsx'
import { loadList } from '../list/load-list.ts'
import { UnsavedDialog } from '../record/unsaved-dialog.tsx'
import { useLeaveBlocker } from '../record/use-unsaved.ts'
import { staffPage } from '../session/staff-page.ts'
import type { BulkPreview } from './bulk-form.tsx'
import { BulkForm } from './bulk-form.tsx'
import { BulkReview } from './bulk-review.tsx'
import { PriceList } from './price-list.tsx'
import { PriceReview } from './price-review.tsx'
import { priceWords } from './price-words.ts'
import type { ReviewedPrice } from './reviewed-price.ts'
import { SkippedPrices } from './skipped-prices.tsx'
import { usePriceChanges } from './use-price-changes.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, brands] = await Promise.all([
    loadList(api, getStaffPrices, { name: 'prices', url }),
    api(getBrands, {}),
  ])
  return { list, brands: brands.data }
}, 'read-prices')

/** What the page shows: the grid, its review, the form of bulk pricing, or the review of what that computed. */
type Step = 'grid' | 'review' | 'bulk' | BulkPreview

export default function Prices() {
  const w = useWords(priceWords)
  const { list, brands } = useLoaderData<typeof clientLoader>()
  const held = usePriceChanges(list.page.data)
  const [step, setStep] = useState<Step>('grid')
  const [outcome, setOutcome] = useState<SavedPrices | null>(null)
  const { revalidate } = useRevalidator()
  const blocker = useLeaveBlocker(held.changes.size > 0 || typeof step === 'object')
  const open = (next: Step) => {
    setOutcome(null)
    setStep(next)
  }
  const finish = (saved: PriceOutcome, prices: readonly ReviewedPrice[]) => {
    const names = new Map(prices.map(({ article }) => [article.id, article.name]))
    setOutcome({ ...saved, nameOf: (id) => names.get(id) ?? '' })
    held.settle(saved)
    setStep('grid')
    void revalidate()
  }
  const close = () => setStep('grid')
  return (
    <div className="stack">
      <PageTitle>{w.prices}</PageTitle>
      <h1>{w.prices}</h1>
      <p role="status">{outcome && outcome.saved.length > 0 && w.saved(outcome.saved.length)}</p>
      {outcome && <SkippedPrices skipped={outcome.skipped} nameOf={outcome.nameOf} />}
      {step === 'review' && <GridReview held={held} onSaved={finish} onClose={close} />}
      {typeof step === 'object' && <BulkReview preview={step} onSaved={finish} onClose={close} />}
      {(step === 'grid' || step === 'bulk') && (
        <PriceList {...{ list, brands, held }} onReview={() => open('review')} onBulk={() => open('bulk')} />
      )}
      {step === 'bulk' && <BulkForm onPreview={open} onClose={close} />}
      <UnsavedDialog blocker={blocker} />
    </div>
  )
}

interface GridReviewProps {
  readonly held: ReturnType<typeof usePriceChanges>
  readonly onSaved: (outcome: PriceOutcome, prices: readonly ReviewedPrice[]) => void
  readonly onClose: () => void
}

function GridReview({ held, onSaved, onClose }: GridReviewProps) {
  return (
    <PriceReview
      prices={held.prices}
      origin="grid"
      onRemove={held.remove}
      onSaved={(outcome) => onSaved(outcome, held.prices)}
      onClose={onClose}
    />
  )
}

interface SavedPrices extends PriceOutcome {
  readonly nameOf: (id: number) => string
}
