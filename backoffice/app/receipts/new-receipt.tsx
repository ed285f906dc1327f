import { createGoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useWords } from '@pito/web/words/words'
import { redirect } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { HeaderFields, headerIn, useHeaderLabels } from './header-fields.tsx'
import { receiptWords } from './receipt-words.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, 'edit-stock')
  return null
})

export const clientAction = staffAction(async (api, { form }) => {
  const { data } = await api(createGoodsReceipt, headerIn(form))
  return redirect(`/goods-receipts/${data.id}`)
})

export default function NewReceipt() {
  const w = useWords(receiptWords)
  return (
    <div className="stack">
      <Breadcrumb
        label={w.receipts}
        crumbs={[{ label: w.receipts, href: '/goods-receipts' }]}
        here={w.newReceipt}
      />
      <PageHead title={w.newReceipt} />
      <RecordForm
        id="new-receipt"
        action="/goods-receipts/new"
        fields={useHeaderLabels()}
        record={null}
        valuesOf={() => ({})}
        saveLabel={w.create}
      >
        {(fields) => <HeaderFields fields={fields} />}
      </RecordForm>
    </div>
  )
}
