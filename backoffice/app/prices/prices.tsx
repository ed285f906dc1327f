import { getBrands } from '@pito/contracts/catalogue'
import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { getStaffPrices } from '@pito/contracts/staff-prices'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { UnsavedDialog } from '../record/unsaved-dialog.tsx'
import { useLeaveBlocker } from '../record/use-unsaved.ts'
import { staffPage } from '../session/staff-page.ts'
import { PriceList } from './price-list.tsx'
import { PriceReview } from './price-review.tsx'
import { priceWords } from './price-words.ts'
import { SkippedPrices } from './skipped-prices.tsx'
import { usePriceChanges } from './use-price-changes.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  const [list, brands] = await Promise.all([
    loadList(api, getStaffPrices, { name: 'prices', url }),
    api(getBrands, {}),
  ])
  return { list, brands: brands.data }
}, 'read-prices')

export default function Prices() {
  const w = useWords(priceWords)
  const { list, brands } = useLoaderData<typeof clientLoader>()
  const held = usePriceChanges(list.page.data)
  const [isReviewing, setReviewing] = useState(false)
  const [outcome, setOutcome] = useState<SavedPrices | null>(null)
  const { revalidate } = useRevalidator()
  const blocker = useLeaveBlocker(held.changes.size > 0)
  const finish = (saved: PriceOutcome) => {
    const names = new Map(held.prices.map(({ article }) => [article.id, article.name]))
    setOutcome({ ...saved, nameOf: (id) => names.get(id) ?? '' })
    held.settle(saved)
    setReviewing(false)
    void revalidate()
  }
  return (
    <div className="stack">
      <title>{`${w.prices} – Pito`}</title>
      <h1>{w.prices}</h1>
      <p role="status">{outcome && outcome.saved.length > 0 && w.saved(outcome.saved.length)}</p>
      {outcome && <SkippedPrices skipped={outcome.skipped} nameOf={outcome.nameOf} />}
      {isReviewing ? (
        <PriceReview
          prices={held.prices}
          origin="grid"
          onRemove={held.remove}
          onSaved={finish}
          onClose={() => setReviewing(false)}
          onOtherPerson={() => {
            held.discard()
            setReviewing(false)
          }}
        />
      ) : (
        <PriceList
          list={list}
          brands={brands}
          held={held}
          onReview={() => {
            setOutcome(null)
            setReviewing(true)
          }}
        />
      )}
      <UnsavedDialog blocker={blocker} />
    </div>
  )
}

interface SavedPrices extends PriceOutcome {
  readonly nameOf: (id: number) => string
}
