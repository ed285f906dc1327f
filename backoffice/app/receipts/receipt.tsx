import { getGoodsReceipt, saveGoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { Disclosure } from '@pito/ui/disclosure'
import { textIn } from '@pito/web/form/form-result'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { RecordForm } from '../record/record-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { AddLine } from './add-line.tsx'
import { HeaderFields, headerIn, useHeaderLabels, valuesOfHeader } from './header-fields.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { receiptWords } from './receipt-words.ts'
import { ReceiveButton } from './receive.tsx'

export const clientLoader = staffPage(async (api, { params }) => {
  const { data } = await api(getGoodsReceipt, { id: Number(params.id) })
  return data
}, 'read-stock')

export const clientAction = staffAction(async (api, { form, params }) => {
  const version = Number(textIn(form, 'version'))
  await api(saveGoodsReceipt, { id: Number(params.id), version, ...headerIn(form) })
  return { done: null }
})

export default function Receipt() {
  const w = useWords(receiptWords)
  const locale = useLocale()
  const receipt = useLoaderData<typeof clientLoader>()
  const { rights } = useStaff()
  const canEdit = receipt.state === 'draft' && rights.includes('edit-stock')
  const fields = useHeaderLabels()
  return (
    <div className="stack">
      <ReceiptHead receipt={receipt} tab="data" />
      {receipt.received_at && (
        <p>{w.receivedAt(receipt.received_by ?? '–', timeWithWeekday(receipt.received_at, locale))}</p>
      )}
      {canEdit && <AddLine receipt={receipt} />}
      <ReceiptLines receipt={receipt} canEdit={canEdit} />
      {canEdit && (
        <>
          <ReceiveButton receipt={receipt} />
          <Disclosure summary={w.header}>
            <RecordForm
              id={`receipt-${receipt.id}`}
              action={`/goods-receipts/${receipt.id}`}
              fields={fields}
              record={receipt}
              valuesOf={valuesOfHeader}
            >
              {(props) => <HeaderFields fields={props} />}
            </RecordForm>
          </Disclosure>
        </>
      )}
    </div>
  )
}
