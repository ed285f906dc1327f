import { setTrackingNumbers } from '@pito/contracts/order-changes'
import { readTrackingNumbers } from '@pito/contracts/values/tracking-numbers'
import { Field } from '@pito/ui/field'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OrderActionForm, OrderActionPage, orderAction, orderActionPage } from './order-action-page.tsx'
import { sendingWords } from './sending-words.ts'

export const clientLoader = orderActionPage('track')

export const clientAction = orderAction((api, order, form) => {
  const tracking_numbers = readTrackingNumbers(textIn(form, 'tracking_numbers'))
  return api(setTrackingNumbers, { ...order, tracking_numbers })
})

export default function OrderTracking() {
  const w = useWords(sendingWords)
  const order = useLoaderData<typeof clientLoader>()
  const form = useForm({
    id: 'tracking',
    action: `/orders/${order.order_number}/tracking`,
    fields: ['tracking_numbers'],
    initial: { tracking_numbers: order.parcels.map((parcel) => parcel.tracking_number).join('\n') },
    keyed: true,
  })
  return (
    <OrderActionPage order={order} action="track">
      <OrderActionForm order={order} form={form} press={w.saveParcels}>
        <Field label={w.parcels} hint={w.parcelsHint} error={form.error('tracking_numbers')}>
          <Textarea {...form.field('tracking_numbers')} rows={5} autoComplete="off" spellCheck={false} />
        </Field>
      </OrderActionForm>
    </OrderActionPage>
  )
}
