import type { VatRate } from '@pito/contracts/staff-vat-rates'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { vatKinds } from '@pito/contracts/values/vat-kinds'
import { withoutVat } from '@pito/contracts/values/without-vat'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { ConfirmedForm } from '../confirm/confirmed-form.tsx'
import { parseRate } from './parse-rate.ts'
import { vatWords } from './vat-words.ts'

const exampleCents = 10_000

/** Adds a future rate, and shows what it changes while it is typed. */
export function AddVatRate({ rates }: { readonly rates: readonly VatRate[] }) {
  const w = useWords(vatWords)
  const form = useFetcherForm({
    id: 'add-vat-rate',
    action: '/settings/vat',
    fields: ['kind', 'valid_from', 'permille'] as const,
    keyed: true,
  })
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<string>('products')
  useEffect(() => {
    if (form.result?.outcome !== 'done') return
    // A success resets the fields, which fires no change events.
    setTyped('')
    setKind('products')
  }, [form.result])
  const permille = parseRate(typed)
  const current = rates.find((rate) => rate.kind === kind && rate.state === 'current')
  return (
    <ConfirmedForm form={form} className="stack stack--tight">
      <h2>{w.add}</h2>
      <div className="record-form__grid">
        <Field label={w.kind} error={form.error('kind')}>
          <Select
            {...form.field('kind')}
            onChange={(event) => setKind(event.target.value)}
            options={vatKinds.map((value) => ({ value, label: w[value] }))}
          />
        </Field>
        <Field label={w.validFrom} error={form.error('valid_from')}>
          <TextInput {...form.field('valid_from')} type="date" required />
        </Field>
        <Field label={w.rate} hint={w.rateHint} error={form.error('permille')}>
          <TextInput
            {...form.field('permille')}
            inputMode="decimal"
            autoComplete="off"
            required
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <p aria-live="polite">
        {permille !== null && w.preview(vatOf(current?.permille ?? 0), vatOf(permille))}
      </p>
      <p>
        <Button type="submit" look="go" busy={form.pending}>
          {w.add}
        </Button>
      </p>
      <p role="status">{form.result?.outcome === 'done' && w.added}</p>
    </ConfirmedForm>
  )
}

function vatOf(permille: number): string {
  return formatEuro(exampleCents - withoutVat(exampleCents, permille / 10))
}
