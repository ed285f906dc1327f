import type { Output } from '@pito/contracts/endpoint'
import { cancelUndeliverable, checkUndeliverable } from '@pito/contracts/order-batches'
import { Alert } from '@pito/ui/alert'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { BatchRows } from './batch-rows.tsx'
import { sendingWords } from './sending-words.ts'

export const clientLoader = staffPage(
  async (api, { params }) => {
    const productId = Number(params.id)
    return { productId, rows: (await api(checkUndeliverable, { productId })).data }
  },
  'read-orders',
  'cancel-undeliverable',
)

export const clientAction = staffAction<Output<typeof cancelUndeliverable>['data']>(
  async (api, { form, params }) => {
    const orders = JSON.parse(textIn(form, 'orders'))
    return { done: (await api(cancelUndeliverable, { productId: Number(params.id), orders })).data }
  },
)

/** An owner cancels all orders with an article that cannot be delivered, after a preview of each. */
export default function CancelUndeliverable() {
  const w = useWords(sendingWords)
  const { productId, rows } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.cancelMany} />
      <Alert title={w.cancelIntro} tone="info" />
      <BatchRows
        id="cancel-undeliverable"
        action={`/articles/${productId}/cancel-orders`}
        caption={w.cancelMany}
        rows={rows}
        press={w.cancelThese}
      />
    </div>
  )
}
