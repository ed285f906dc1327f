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
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { textIn, textsIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { Consequences } from './consequences.tsx'
import { OrderActionPage } from './order-action-page.tsx'
import { noticeWords, returnWords } from './return-words.ts'

const fields = ['requested_by', 'channel', 'reason'] as const

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

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  const { requested_by, channel, reason } = textsIn(form, fields)
  await api(cancelForCustomer, {
    ...{ orderNumber, version: Number(textIn(form, 'version')) },
    requested_by: requested_by as CancellationRequester,
    channel: channel as CancellationChannel,
    reason: reason as CancellationReason,
  })
  return redirect(`/orders/${orderNumber}`)
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
      <CancelForm orderNumber={order.order_number} version={order.version} />
    </OrderActionPage>
  )
}

function CancelForm({ orderNumber, version }: { readonly orderNumber: string; readonly version: number }) {
  const w = useWords(returnWords)
  const names = useWords(noticeWords)
  const action = `/orders/${orderNumber}/cancel`
  const form = useFetcherForm({ id: `cancel-${orderNumber}`, action, fields, keyed: true })
  return (
    <OfficeForm form={form} className="stack">
      <input type="hidden" name="version" value={version} />
      <div className="record-form__grid">
        <Field label={w.requestedBy} error={form.error('requested_by')}>
          <Select
            {...form.field('requested_by')}
            blank={w.choose}
            options={cancellationRequesters.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Field label={w.channel} error={form.error('channel')}>
          <Select
            {...form.field('channel')}
            blank={w.choose}
            options={cancellationChannels.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Field label={w.reason} error={form.error('reason')}>
          <Select
            {...form.field('reason')}
            blank={w.choose}
            options={cancellationReasons.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
      </div>
      <Button type="submit" look="go" busy={form.pending}>
        {w.cancel}
      </Button>
    </OfficeForm>
  )
}
