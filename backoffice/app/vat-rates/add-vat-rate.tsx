import type { VatRate } from '@pito/contracts/staff-vat-rates'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { vatKinds } from '@pito/contracts/values/vat-kinds'
import { withoutVat } from '@pito/contracts/values/without-vat'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { namesIn } from '../record/describe.ts'
import { DescribedFields } from '../record/described-form.tsx'
import { parseRate } from '../record/parse-rate.ts'
import { fieldPropsOf } from '../record/record-form.tsx'
import type { Values } from '../record/use-unsaved.ts'
import { valuesIn } from '../record/use-unsaved.ts'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { vatRateDescription } from './description.ts'
import { vatWords } from './vat-words.ts'

const exampleCents = 10_000

/** Adds a future rate, and shows what it changes while it is typed. */
export function AddVatRate({ rates }: { readonly rates: readonly VatRate[] }) {
  const w = useWords(vatWords)
  const form = useFetcherForm({
    id: 'add-vat-rate',
    action: '/settings/vat',
    fields: namesIn(vatRateDescription),
    keyed: true,
  })
  const [typed, setTyped] = useState<Values>({})
  // A success resets the fields, which fires no input events.
  useEffect(() => {
    if (form.result?.outcome === 'done') setTyped({})
  }, [form.result])
  const { kind = 'products' } = typed
  const permille = parseRate(typed.permille ?? '')
  const current = rates.find((rate) => rate.kind === kind && rate.state === 'current')
  return (
    <ConfirmedForm form={form} className="stack stack--tight">
      <h2>{w.add}</h2>
      <div onInput={() => form.ref.current && setTyped(valuesIn(form.ref.current))}>
        <DescribedFields
          description={vatRateDescription}
          form={fieldPropsOf('add-vat-rate', form)}
          options={{ kind: vatKinds.map((value) => ({ value, label: w[value] })) }}
        />
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
