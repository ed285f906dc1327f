import type { DeskOrder } from '@pito/contracts/staff-orders'
import { registerWithdrawal } from '@pito/contracts/staff-returns'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import type { WithdrawalChannel } from '@pito/contracts/values/order-notices'
import { withdrawalChannels } from '@pito/contracts/values/order-notices'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { textsIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { useStaff } from '../session/use-staff.ts'
import { OrderActionForm, OrderActionPage, orderAction, orderActionPage } from './order-action-page.tsx'
import { noticeWords, returnWords } from './return-words.ts'

const fields = ['channel', 'sent_on', 'goodwill'] as const

export const clientLoader = orderActionPage('withdraw')

export const clientAction = orderAction((api, order, form) => {
  const { channel, sent_on } = textsIn(form, fields)
  const goodwill = form.has('goodwill')
  return api(registerWithdrawal, { ...order, sent_on, goodwill, channel: channel as WithdrawalChannel })
})

export default function RegisterWithdrawal() {
  const order = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="withdraw">
      <WithdrawalForm order={order} />
    </OrderActionPage>
  )
}

function WithdrawalForm({ order }: { readonly order: DeskOrder }) {
  const w = useWords(returnWords)
  const names = useWords(noticeWords)
  const language = languageOf(useLocale())
  const { rights } = useStaff()
  const { order_number: number, withdraw_until: until } = order
  const form = useFetcherForm({
    id: `withdrawal-${number}`,
    action: `/orders/${number}/withdrawal`,
    fields,
    keyed: true,
  })
  const mayAccept = rights.includes('accept-late-withdrawals')
  return (
    <OrderActionForm order={order} form={form} press={w.register}>
      <p>
        {until ? w.lastDay(dateShown(until, language)) : w.notDelivered} {w.noticeLead}
      </p>
      <div className="record-form__grid">
        <Field label={w.channel} error={form.error('channel')}>
          <Select
            {...form.field('channel')}
            blank={w.choose}
            options={withdrawalChannels.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Field label={w.sentOn} hint={w.sentOnHint} error={form.error('sent_on')}>
          <TextInput {...form.field('sent_on')} type="date" required />
        </Field>
      </div>
      {until !== null &&
        (mayAccept ? (
          <Checkbox {...form.checkbox('goodwill')}>{w.goodwill}</Checkbox>
        ) : (
          <p className="quiet">{w.goodwillByOwner}</p>
        ))}
    </OrderActionForm>
  )
}
