import type { DeskOrder } from '@pito/contracts/staff-orders'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import { cancelForCustomer, previewCancellation } from '@pito/contracts/staff-returns'
import { orderActionRights } from '@pito/contracts/values/order-actions'
import type {
  CancellationChannel,
  CancellationReason,
  CancellationRequester,
} from '@pito/contracts/values/order-notices'
import {
  cancellationChannels,
  cancellationReasons,
  cancellationRequesters,
} from '@pito/contracts/values/order-notices'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { textsIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { Consequences } from './consequences.tsx'
import { OrderActionForm, OrderActionPage, orderAction } from './order-action-page.tsx'
import { noticeWords, returnWords } from './return-words.ts'

const fields = ['requested_by', 'channel', 'reason'] as const
const choices = [
  ['requested_by', cancellationRequesters],
  ['channel', cancellationChannels],
  ['reason', cancellationReasons],
] as const

export const clientLoader = staffPage(
  async (api, { params }) => {
    const orderNumber = params.number ?? ''
    const { data: order } = await api(getOrderForStaff, { orderNumber })
    const isPossible = order.actions.some(({ action, why_not: refused }) => action === 'cancel' && !refused)
    const preview = isPossible ? await loadPart(api(previewCancellation, { orderNumber })) : null
    return { order, preview }
  },
  'read-orders',
  orderActionRights.cancel,
)

export const clientAction = orderAction((api, order, form) => {
  const { requested_by, channel, reason } = textsIn(form, fields)
  return api(cancelForCustomer, {
    ...order,
    requested_by: requested_by as CancellationRequester,
    channel: channel as CancellationChannel,
    reason: reason as CancellationReason,
  })
})

export default function CancelOrder() {
  const w = useWords(returnWords)
  const { order, preview } = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="cancel">
      {preview && (
        <RecordPart missing={w.consequencesMissing} part={preview}>
          {({ data }) => <Consequences found={data} />}
        </RecordPart>
      )}
      <CancelForm order={order} />
    </OrderActionPage>
  )
}

function CancelForm({ order }: { readonly order: DeskOrder }) {
  const w = useWords(returnWords)
  const names = useWords(noticeWords)
  const { order_number: number } = order
  const form = useFetcherForm({
    id: `cancel-${number}`,
    action: `/orders/${number}/cancel`,
    fields,
    keyed: true,
  })
  return (
    <OrderActionForm order={order} form={form} press={w.cancel}>
      <div className="record-form__grid">
        {choices.map(([name, values]) => (
          <Field key={name} label={w[name]} error={form.error(name)}>
            <Select
              {...form.field(name)}
              blank={w.choose}
              options={values.map((value) => ({ value, label: names[value] }))}
            />
          </Field>
        ))}
      </div>
    </OrderActionForm>
  )
}
