import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { addReceiptLine, removeReceiptLine } from '@pito/contracts/staff-goods-receipts'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Mark } from '@pito/ui/mark'
import { errorsWith } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { lineIn } from './line-in.ts'
import { receiptWords } from './receipt-words.ts'

/** The action of the route that adds a line or removes one. */
export const clientAction = staffAction(async (api, { form, params, locale }) => {
  const id = Number(params.id)
  const lineId = textIn(form, 'line_id')
  if (lineId !== '') {
    await api(removeReceiptLine, { id, lineId: Number(lineId) })
    return { done: null }
  }
  const { line, errors } = lineIn(form, locale)
  const added = api(addReceiptLine, { id, ...line })
  if (errors) return errorsWith(errors, added)
  await added
  return { done: null }
})

interface ReceiptLinesProps {
  readonly receipt: GoodsReceipt
  readonly canEdit: boolean
}

/** The lines of a goods receipt, as a list that also fits on a phone. */
export function ReceiptLines({ receipt, canEdit }: ReceiptLinesProps) {
  const w = useWords(receiptWords)
  if (receipt.lines.length === 0) return <p>{w.noLines}</p>
  return (
    <ol className="receipt-lines" aria-label={w.lines}>
      {receipt.lines.map((line) => (
        <li key={line.id} className="receipt-line">
          <div>
            <Anchor className="link" href={`/articles/${line.tyre_id}/stock`}>
              {line.name}
            </Anchor>{' '}
            {!line.as_new && <Mark tone="amber">{w.notAsNew}</Mark>}
            {line.as_new && line.is_old && <Mark tone="grey">{w.old}</Mark>}
            <p className="quiet">
              {line.ean} · {w.week} {line.week} · {formatEuro(line.purchase_cents)}
            </p>
          </div>
          <strong className="receipt-line__quantity">{line.quantity}</strong>
          {canEdit && <RemoveLine receiptId={receipt.id} lineId={line.id} name={line.name} />}
        </li>
      ))}
    </ol>
  )
}

interface RemoveLineProps {
  readonly receiptId: number
  readonly lineId: number
  readonly name: string
}

function RemoveLine({ receiptId, lineId, name }: RemoveLineProps) {
  const w = useWords(receiptWords)
  const form = useFetcherForm({
    id: `remove-line-${lineId}`,
    action: `/goods-receipts/${receiptId}/lines`,
    fields: [],
  })
  return (
    <OfficeForm form={form}>
      <input type="hidden" name="line_id" value={lineId} />
      <Button type="submit" busy={form.pending} aria-label={w.removeLine(name)}>
        {w.remove}
      </Button>
    </OfficeForm>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
