import { correctionReasons } from '@pito/contracts/values/stock-reasons'
import { Button } from '@pito/ui/button'
import { Dialog } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { OfficeForm } from '../errors/office-form.tsx'
import { reasonWords, stockWords } from './stock-words.ts'

export interface CorrectedBatch {
  /** Null: a production week that is not in stock yet, which the form asks for. */
  readonly week: string | null
  readonly asNew: boolean
  /** The stock when the form was opened. */
  readonly quantity: number
  readonly openedAt: string
}

interface CorrectionFormProps {
  readonly articleId: number
  readonly batch: CorrectedBatch
  readonly onDone: (saved: boolean) => void
}

const fieldNames = ['week', 'quantity', 'reason', 'note'] as const

/** Corrects one batch by a count. The count began when the form was opened. */
export function CorrectionForm({ articleId, batch, onDone }: CorrectionFormProps) {
  const w = useWords(stockWords)
  const form = useFetcherForm({
    id: `correction-${articleId}-${batch.week}-${batch.asNew}-${batch.openedAt}`,
    action: `/articles/${articleId}/stock`,
    fields: fieldNames,
    initial: { week: batch.week ?? '' },
    keyed: true,
  })
  const isDone = form.result?.outcome === 'done'
  useEffect(() => {
    if (isDone) onDone(true)
  }, [isDone, onDone])
  const hidden = {
    as_new: batch.asNew ? '1' : '0',
    quantity_at_opening: batch.quantity,
    opened_at: batch.openedAt,
    ...(batch.week !== null && { week: batch.week }),
  }
  return (
    <section aria-labelledby="correction-heading" className="stack stack--tight">
      <h2 id="correction-heading">{batch.week === null ? w.otherWeek : w.correctWeek(batch.week)}</h2>
      <OfficeForm form={form} className="stack stack--tight">
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <CorrectionFields form={form} batch={batch} />
        <div className="record-actions">
          <Button type="submit" look="go" busy={form.pending}>
            {w.save}
          </Button>
          <Button onClick={() => onDone(false)}>{w.cancel}</Button>
        </div>
      </OfficeForm>
      <CorrectionQuestion form={form} hidden={hidden} />
    </section>
  )
}

type Form = ReturnType<typeof useFetcherForm<(typeof fieldNames)[number]>>

function CorrectionFields({ form, batch }: { readonly form: Form; readonly batch: CorrectedBatch }) {
  const w = useWords(stockWords)
  return (
    <div className="record-form__grid">
      {batch.week === null && (
        <Field label={w.week} hint={w.weekHint} error={form.error('week')}>
          <TextInput {...form.field('week')} inputMode="numeric" autoComplete="off" required />
        </Field>
      )}
      <Field label={w.counted} hint={w.now(batch.quantity)} error={form.error('quantity')}>
        <TextInput {...form.field('quantity')} inputMode="numeric" autoComplete="off" required />
      </Field>
      <Field label={w.reason} error={form.error('reason')}>
        <Select
          {...form.field('reason')}
          blank={w.choose}
          options={correctionReasons.map((value) => ({ value, label: w[reasonWords[value]] }))}
        />
      </Field>
      <Field label={w.note} hint={w.noteHint} error={form.error('note')}>
        <TextInput {...form.field('note')} autoComplete="off" />
      </Field>
    </div>
  )
}

type Answered = { readonly quantity?: number; readonly expected?: number }

/** Asks before a correction adds old tyres, is applied to a changed stock, or takes tyres that payments hold. */
function CorrectionQuestion({
  form,
  hidden,
}: {
  readonly form: Form
  readonly hidden: Readonly<Record<string, string | number>>
}) {
  const w = useWords(stockWords)
  const [closed, setClosed] = useState<unknown>(null)
  const { result } = form
  const refused = result?.outcome === 'refused' && result !== closed ? result : null
  const code = refused?.answer?.code
  const { quantity = 0, expected = 0 } = (refused?.answer?.conflict?.current ?? {}) as Answered
  const answers: Readonly<Record<string, { label: string; confirmed: Record<string, number> }>> = {
    'age-not-confirmed': { label: w.saveDespite, confirmed: { age_confirmed: 1 } },
    'stock-moved': { label: w.saveExpected(expected), confirmed: { confirmed_quantity: quantity } },
    'payments-hold-more': { label: w.saveDespite, confirmed: { despite_holds: 1 } },
  }
  const answer = answers[code ?? '']
  if (!refused || !answer) return null
  const submit = (confirmed: Readonly<Record<string, string | number>>) => {
    setClosed(result)
    const typed = Object.fromEntries(Object.entries(refused.typed).map(([name, [text = '']]) => [name, text]))
    void form.submit({ ...typed, ...hidden, ...confirmed })
  }
  return (
    <Dialog
      id="correction-question"
      title={w.question}
      closeLabel={w.cancel}
      small
      open
      onClose={() => setClosed(result)}
      footer={
        <>
          <Button look="go" onClick={() => submit(answer.confirmed)}>
            {answer.label}
          </Button>
          <Button onClick={() => setClosed(result)}>{w.cancel}</Button>
        </>
      }
    >
      <p>{refused.errors[code === 'age-not-confirmed' ? 'week' : 'quantity']?.[0]}</p>
    </Dialog>
  )
}
