import { correctDelivery } from '@pito/contracts/order-changes'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { OrderActionPage, orderActionPage } from './order-action-page.tsx'
import { sendingWords } from './sending-words.ts'

export const clientLoader = orderActionPage('correct-delivery')

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  await api(correctDelivery, {
    orderNumber,
    version: Number(textIn(form, 'version')),
    delivered_on: textIn(form, 'delivered_on'),
    note: textIn(form, 'note'),
  })
  return redirect(`/orders/${orderNumber}`)
})

export default function CorrectDelivery() {
  const w = useWords(sendingWords)
  const language = languageOf(useLocale())
  const order = useLoaderData<typeof clientLoader>()
  const { delivered_at: delivered, withdraw_until: until } = order
  const form = useForm({
    id: 'correct-delivery',
    action: `/orders/${order.order_number}/correct-delivery`,
    fields: ['delivered_on', 'note'],
    initial: { delivered_on: delivered ? helsinkiDate(new Date(delivered)) : '' },
    keyed: true,
  })
  return (
    <OrderActionPage order={order} action="correct-delivery">
      <OfficeForm form={form} className="stack">
        <input type="hidden" name="version" value={order.version} />
        {until && (
          <p>
            {w.withdrawUntil}: {dateShown(until, language)}
          </p>
        )}
        <Field label={w.deliveredOn} hint={w.deliveredOnHint} error={form.error('delivered_on')}>
          <TextInput {...form.field('delivered_on')} type="date" required />
        </Field>
        <Field label={w.reason} hint={w.noteHint} error={form.error('note')}>
          <Textarea {...form.field('note')} rows={3} maxLength={500} required />
        </Field>
        <div>
          <Button type="submit" look="go" busy={form.pending}>
            {w.correctDelivery}
          </Button>
        </div>
      </OfficeForm>
    </OrderActionPage>
  )
}
