import { correctSending } from '@pito/contracts/order-changes'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
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

export const clientLoader = orderActionPage('correct-send')

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  await api(correctSending, {
    orderNumber,
    version: Number(textIn(form, 'version')),
    note: textIn(form, 'note'),
    send_email: form.has('send_email'),
  })
  return redirect(`/orders/${orderNumber}`)
})

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
      <OfficeForm form={form} className="stack">
        <input type="hidden" name="version" value={order.version} />
        <Field label={w.note} hint={w.noteHint} error={form.error('note')}>
          <Textarea {...form.field('note')} rows={3} maxLength={500} required />
        </Field>
        <Checkbox {...form.checkbox('send_email')}>{w.sendEmail}</Checkbox>
        <div>
          <Button type="submit" look="go" busy={form.pending}>
            {w.correctSend}
          </Button>
        </div>
      </OfficeForm>
    </OrderActionPage>
  )
}
