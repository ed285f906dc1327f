import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { RecordHead } from '../record/record-head.tsx'
import { receiptWords } from './receipt-words.ts'

interface ReceiptHeadProps {
  readonly receipt: GoodsReceipt
  readonly tab: 'data' | 'history'
}

/** The heading and the tabs of a goods receipt. */
export function ReceiptHead({ receipt, tab }: ReceiptHeadProps) {
  const w = useWords(receiptWords)
  return (
    <RecordHead
      name={w.receipt(receipt.supplier, receipt.delivery_note)}
      list={{ label: w.receipts, href: '/goods-receipts' }}
      tabsLabel={w.parts}
      path={`/goods-receipts/${receipt.id}`}
      tab={tab}
      dataLabel={w.data}
    >
      <Mark tone={receipt.state === 'received' ? 'spruce' : 'grey'}>{w[receipt.state]}</Mark>
    </RecordHead>
  )
}
