import { correctDelivery } from '@pito/contracts/order-changes'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { textsIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OrderActionForm, OrderActionPage, orderAction, orderActionPage } from './order-action-page.tsx'
import { sendingWords } from './sending-words.ts'

const fields = ['delivered_on', 'note'] as const

export const clientLoader = orderActionPage('correct-delivery')

export const clientAction = orderAction((api, order, form) =>
  api(correctDelivery, { ...order, ...textsIn(form, fields) }),
)

export default function CorrectDelivery() {
  const w = useWords(sendingWords)
  const language = languageOf(useLocale())
  const order = useLoaderData<typeof clientLoader>()
  const { delivered_at: delivered, withdraw_until: until } = order
  const form = useForm({
    id: 'correct-delivery',
    action: `/orders/${order.order_number}/correct-delivery`,
    fields,
    initial: { delivered_on: delivered ? helsinkiDate(new Date(delivered)) : '' },
    keyed: true,
  })
  return (
    <OrderActionPage order={order} action="correct-delivery">
      <OrderActionForm order={order} form={form} press={w.correctDelivery}>
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
      </OrderActionForm>
    </OrderActionPage>
  )
}
