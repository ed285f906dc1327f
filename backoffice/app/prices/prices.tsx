import { getBrands } from '@pito/contracts/catalogue'
import type { PriceOutcome } from '@pito/contracts/staff-prices'
import { getStaffPrices, previewBulkPrices } from '@pito/contracts/staff-prices'
import { bulkChanges, mostPricesAtOnce, priceEndings } from '@pito/contracts/values/bulk-pricing'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { PageHead } from '../list/page-head.tsx'
import { UnsavedDialog } from '../record/unsaved-dialog.tsx'
import { useLeaveBlocker } from '../record/use-unsaved.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { bulkWords } from './bulk-words.ts'
import { PriceList } from './price-list.tsx'
import { PriceReview } from './price-review.tsx'
import { priceWords } from './price-words.ts'
import { readHundredths } from './read-hundredths.ts'
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
  const bulk = useWords(bulkWords)
  const mayEdit = useStaff().rights.includes('edit-prices')
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
      <PageHead
        title={w.prices}
        create={step === 'grid' && mayEdit && <Button onClick={() => open('bulk')}>{bulk.title}</Button>}
      />
      <p role="status">{outcome && outcome.saved.length > 0 && w.saved(outcome.saved.length)}</p>
      {outcome && <SkippedPrices skipped={outcome.skipped} nameOf={outcome.nameOf} />}
      {step === 'review' && <GridReview held={held} onSaved={finish} onClose={close} />}
      {typeof step === 'object' && <BulkReview preview={step} onSaved={finish} onClose={close} />}
      {(step === 'grid' || step === 'bulk') && (
        <PriceList {...{ list, brands, held }} onReview={() => open('review')} />
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

interface BulkReviewProps {
  readonly preview: BulkPreview
  readonly onSaved: (outcome: PriceOutcome, prices: readonly ReviewedPrice[]) => void
  readonly onClose: () => void
}

/** The review of the prices that bulk pricing computed. */
function BulkReview({ preview: { prices, total, leftOut }, onSaved, onClose }: BulkReviewProps) {
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

interface BulkPreview {
  readonly prices: readonly ReviewedPrice[]
  /** How many articles match the filter. */
  readonly total: number
  /** How many articles lack the price or the purchase price that the rule needs. */
  readonly leftOut: number
}

interface BulkFormProps {
  readonly onPreview: (preview: BulkPreview) => void
  readonly onClose: () => void
}

/** Asks how to change the prices of all articles that match the filter in the address. Nothing is saved here. */
function BulkForm({ onPreview, onClose }: BulkFormProps) {
  const w = useWords(bulkWords)
  const { rule, setRule, value, isTried, failure, pending, preview } = usePreview(onPreview)
  return (
    <Dialog
      id="bulk-pricing"
      title={w.title}
      closeLabel={w.close}
      small
      open
      onClose={onClose}
      footer={
        <Button look="go" busy={pending} onClick={() => void preview()}>
          {w.preview}
        </Button>
      }
    >
      <div className="stack">
        <p>{w.hint}</p>
        {failure !== null && <Alert title={failure || w.failed} tone="bad" />}
        <Field label={w.change}>
          <Select
            value={rule.change}
            options={bulkChanges.map((change) => ({ value: change, label: w[change] }))}
            onChange={(event) => setRule({ ...rule, change: event.target.value as typeof rule.change })}
          />
        </Field>
        <Field label={w.value} hint={w.valueHint} error={isTried && value === null && w.unreadable} live>
          <TextInput
            value={rule.text}
            inputMode="text"
            autoComplete="off"
            onChange={(event) => setRule({ ...rule, text: event.target.value })}
          />
        </Field>
        <Field label={w.ending}>
          <Select
            value={rule.ending}
            options={priceEndings.map((ending) => ({ value: ending, label: w[`ending-${ending}`] }))}
            onChange={(event) => setRule({ ...rule, ending: event.target.value as typeof rule.ending })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

interface Rule {
  readonly change: (typeof bulkChanges)[number]
  readonly text: string
  readonly ending: (typeof priceEndings)[number]
}

function usePreview(onPreview: BulkFormProps['onPreview']) {
  const api = useApi()
  const [searchParams] = useSearchParams()
  const [rule, setRule] = useState<Rule>({ change: 'percent', text: '', ending: 'exact' })
  const [isTried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const value = readHundredths(rule.text)
  const preview = async () => {
    setTried(true)
    if (value === null) return
    setPending(true)
    const { change, ending } = rule
    const filters = Object.fromEntries([...searchParams].filter(([, text]) => text !== ''))
    await api(previewBulkPrices, { ...filters, change, value, ending }).then(
      ({ data }) => {
        const prices = data.rows.map(({ new_cents: newCents, ...article }) => ({ article, newCents }))
        onPreview({ prices, total: data.total, leftOut: data.left_out })
      },
      (error: unknown) => {
        const answer = refusedAnswer(error)?.answer
        setFailure(answer?.errors?.value?.[0] ?? answer?.message ?? '')
        setPending(false)
      },
    )
  }
  return { rule, setRule, value, isTried, pending, failure, preview }
}
