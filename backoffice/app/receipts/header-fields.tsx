import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { textsIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import type { RecordFieldProps } from '../record/record-form.tsx'
import { receiptWords } from './receipt-words.ts'

const headerFieldNames = ['supplier', 'delivery_note', 'delivered_on'] as const
type HeaderField = (typeof headerFieldNames)[number]
const labels = { supplier: 'supplier', delivery_note: 'deliveryNote', delivered_on: 'deliveredOn' } as const

export function useHeaderLabels() {
  const w = useWords(receiptWords)
  return headerFieldNames.map((name) => ({ name, label: w[labels[name]] }))
}

export function headerIn(form: FormData) {
  return textsIn(form, headerFieldNames)
}

export function valuesOfHeader({ supplier, delivery_note, delivered_on }: GoodsReceipt) {
  return { supplier, delivery_note, delivered_on }
}

/** Supplier, delivery note and date of a goods receipt. */
export function HeaderFields({
  fields: { outer, field },
}: {
  readonly fields: RecordFieldProps<HeaderField>
}) {
  const w = useWords(receiptWords)
  return (
    <div className="record-form__grid">
      <Field label={w.supplier} {...outer('supplier')}>
        <TextInput {...field('supplier')} autoComplete="off" maxLength={100} required />
      </Field>
      <Field label={w.deliveryNote} {...outer('delivery_note')}>
        <TextInput {...field('delivery_note')} autoComplete="off" maxLength={60} required />
      </Field>
      <Field label={w.deliveredOn} {...outer('delivered_on')}>
        <TextInput {...field('delivered_on')} type="date" required />
      </Field>
    </div>
  )
}
