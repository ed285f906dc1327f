import type { DeskOrder } from '@pito/contracts/staff-orders'
import { registerWithdrawal } from '@pito/contracts/staff-returns'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import type { WithdrawalChannel } from '@pito/contracts/values/order-notices'
import { withdrawalChannels } from '@pito/contracts/values/order-notices'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { textIn, textsIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { OrderActionPage, orderActionPage } from './order-action-page.tsx'
import { noticeWords, returnWords } from './return-words.ts'

const fields = ['channel', 'sent_on', 'goodwill'] as const

export const clientLoader = orderActionPage('withdraw')

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  const { channel, sent_on } = textsIn(form, fields)
  await api(registerWithdrawal, {
    ...{ orderNumber, version: Number(textIn(form, 'version')), sent_on, goodwill: form.has('goodwill') },
    channel: channel as WithdrawalChannel,
  })
  return redirect(`/orders/${orderNumber}`)
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
  const { order_number: number, version, withdraw_until: until } = order
  const form = useFetcherForm({
    id: `withdrawal-${number}`,
    action: `/orders/${number}/withdrawal`,
    fields,
    keyed: true,
  })
  const mayAccept = rights.includes('accept-late-withdrawals')
  return (
    <OfficeForm form={form} className="stack">
      <p>
        {until ? w.lastDay(dateShown(until, language)) : w.notDelivered} {w.noticeLead}
      </p>
      <input type="hidden" name="version" value={version} />
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
      <Button type="submit" look="go" busy={form.pending}>
        {w.register}
      </Button>
    </OfficeForm>
  )
}
