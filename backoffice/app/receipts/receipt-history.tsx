import { getGoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { ReceiptHead } from './receipt-head.tsx'
import { receiptWords } from './receipt-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const [receipt, history] = await Promise.all([
    api(getGoodsReceipt, { id: Number(params.id) }),
    loadHistory(api, { kind: 'goods-receipt', id: params.id ?? '' }, url),
  ])
  return { receipt: receipt.data, history }
}, 'read-stock')

export default function ReceiptHistory() {
  const w = useWords(receiptWords)
  const { receipt, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ReceiptHead receipt={receipt} tab="history" />
      <RecordHistory
        page={history}
        labels={{
          supplier: w.supplier,
          delivery_note: w.deliveryNote,
          delivered_on: w.deliveredOn,
          state: w.state,
          tyres: w.tyres,
        }}
      />
    </div>
  )
}
