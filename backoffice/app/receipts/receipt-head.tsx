import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { receiptWords } from './receipt-words.ts'

interface ReceiptHeadProps {
  readonly receipt: GoodsReceipt
  readonly tab: 'data' | 'history'
}

/** The heading and the tabs of a goods receipt. */
export function ReceiptHead({ receipt, tab }: ReceiptHeadProps) {
  const w = useWords(receiptWords)
  const name = w.receipt(receipt.supplier, receipt.delivery_note)
  const path = `/goods-receipts/${receipt.id}`
  return (
    <>
      <title>{`${name} – Pito`}</title>
      <Breadcrumb label={w.receipts} crumbs={[{ label: w.receipts, href: '/goods-receipts' }]} here={name} />
      <div className="record-head">
        <h1>{name}</h1>
        <Mark tone={receipt.state === 'received' ? 'spruce' : 'grey'}>{w[receipt.state]}</Mark>
      </div>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: path, label: w.data, current: tab === 'data' },
          { href: `${path}/history`, label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
