import { correctSending } from '@pito/contracts/order-changes'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { OrderActionForm, OrderActionPage, orderAction, orderActionPage } from './order-action-page.tsx'
import { sendingWords } from './sending-words.ts'

export const clientLoader = orderActionPage('correct-send')

export const clientAction = orderAction((api, order, form) =>
  api(correctSending, { ...order, note: textIn(form, 'note'), send_email: form.has('send_email') }),
)

/** Returns an order to packed that was marked as sent by mistake after the customer had got the e-mail about it. */
export default function CorrectSending() {
  const w = useWords(sendingWords)
  const order = useLoaderData<typeof clientLoader>()
  const form = useForm({
    id: 'correct-sending',
    action: `/orders/${order.order_number}/correct-sending`,
    fields: ['note', 'send_email'],
    keyed: true,
  })
  return (
    <OrderActionPage order={order} action="correct-send">
      <OrderActionForm order={order} form={form} press={w.correctSend}>
        <Field label={w.note} hint={w.noteHint} error={form.error('note')}>
          <Textarea {...form.field('note')} rows={3} maxLength={500} required />
        </Field>
        <Checkbox {...form.checkbox('send_email')}>{w.sendEmail}</Checkbox>
      </OrderActionForm>
    </OrderActionPage>
  )
}
