import { previewBulkPrices } from '@pito/contracts/staff-prices'
import { bulkChanges, priceEndings } from '@pito/contracts/values/bulk-pricing'
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
import { useSearchParams } from 'react-router'
import { bulkWords } from './bulk-words.ts'
import { readHundredths } from './read-hundredths.ts'
import type { ReviewedPrice } from './reviewed-price.ts'

export interface BulkPreview {
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
export function BulkForm({ onPreview, onClose }: BulkFormProps) {
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
