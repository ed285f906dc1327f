import type { GoodsReceipt } from '@pito/contracts/staff-goods-receipts'
import { receiveGoods } from '@pito/contracts/staff-goods-receipts'
import { Button } from '@pito/ui/button'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { receiptWords } from './receipt-words.ts'

/** The action of the route that books a goods receipt into stock. */
export const clientAction = staffAction(async (api, { form, params }) => {
  await api(receiveGoods, { id: Number(params.id), version: Number(textIn(form, 'version')) })
  return { done: null }
})

/**
 * Books the goods receipt as it is shown. What somebody else has added meanwhile is shown first, because the version
 * is part of the request.
 */
export function ReceiveButton({ receipt }: { readonly receipt: GoodsReceipt }) {
  const w = useWords(receiptWords)
  const form = useFetcherForm({
    id: `receive-${receipt.id}`,
    action: `/goods-receipts/${receipt.id}/receive`,
    fields: [],
    keyed: true,
  })
  const tyres = receipt.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <OfficeForm form={form} className="record-actions">
      <input type="hidden" name="version" value={receipt.version} />
      <Button type="submit" look="go" busy={form.pending} unavailable={tyres === 0}>
        {w.receive}
      </Button>
      <span>{w.total(tyres)}</span>
    </OfficeForm>
  )
}

/** The address of the action is no page. */
export { NotFound as default } from '../errors/error-page.tsx'
