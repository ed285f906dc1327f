import { setTrackingNumbers } from '@pito/contracts/order-changes'
import { readTrackingNumbers } from '@pito/contracts/values/tracking-numbers'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { OrderActionPage, orderActionPage } from './order-action-page.tsx'
import { sendingWords } from './sending-words.ts'

export const clientLoader = orderActionPage('track')

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  await api(setTrackingNumbers, {
    orderNumber,
    version: Number(textIn(form, 'version')),
    tracking_numbers: readTrackingNumbers(textIn(form, 'tracking_numbers')),
  })
  return redirect(`/orders/${orderNumber}`)
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
      <OfficeForm form={form} className="stack">
        <input type="hidden" name="version" value={order.version} />
        <Field label={w.parcels} hint={w.parcelsHint} error={form.error('tracking_numbers')}>
          <Textarea {...form.field('tracking_numbers')} rows={5} autoComplete="off" spellCheck={false} />
        </Field>
        <div>
          <Button type="submit" look="go" busy={form.pending}>
            {w.saveParcels}
          </Button>
        </div>
      </OfficeForm>
    </OrderActionPage>
  )
}
