import { getRefund, payRefundByHand } from '@pito/contracts/refunds'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { longestBankReference } from '@pito/contracts/values/refund-sentences'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { OrderLink } from '../orders/order-link.tsx'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { isPayable, RefundState } from './refund-tabs.tsx'
import { refundWords } from './refund-words.ts'

export const clientLoader = staffPage(
  async (api, { params }) => (await api(getRefund, { refundId: params.id ?? '' })).data,
  'read-orders',
  'refund-manually',
)

export const clientAction = staffAction(async (api, { form, params }) => {
  const [paid_on, bank_reference] = [textIn(form, 'paid_on'), textIn(form, 'bank_reference')]
  await api(payRefundByHand, { refundId: params.id ?? '', paid_on, bank_reference })
  return redirect('/refunds')
})

/** Records that a refund was paid from the bank account of the shop. */
export default function PayByHand() {
  const w = useWords(refundWords)
  const refund = useLoaderData<typeof clientLoader>()
  const name = w.payByHandOf(formatAmount(refund.amount), refund.order_number)
  const form = useFetcherForm<'paid_on' | 'bank_reference'>({
    id: 'pay-by-hand',
    action: `/refunds/${refund.id}`,
    fields: ['paid_on', 'bank_reference'],
    keyed: true,
  })
  return (
    <div className="stack">
      <Breadcrumb label={w.refunds} crumbs={[{ label: w.refunds, href: '/refunds' }]} here={name} />
      <PageHead title={name} />
      <p>
        {w.order}: <OrderLink number={refund.order_number} />
      </p>
      <div>
        <RefundState refund={refund} />
      </div>
      {refund.state === 'pending' && <Alert title={w.noAnswerHint} tone="warn" quiet />}
      {isPayable(refund) ? (
        <ConfirmedForm form={form} className="stack">
          <p>{w.payIntro(formatAmount(refund.amount))}</p>
          <Field label={w.paidOn} error={form.error('paid_on')}>
            <TextInput {...form.field('paid_on')} type="date" required />
          </Field>
          <Field label={w.bankReference} error={form.error('bank_reference')}>
            <TextInput
              {...form.field('bank_reference')}
              maxLength={longestBankReference}
              autoComplete="off"
              required
            />
          </Field>
          <Button type="submit" look="go" busy={form.pending}>
            {w.record}
          </Button>
        </ConfirmedForm>
      ) : (
        <Alert title={w.cannotPay} tone="info" />
      )}
    </div>
  )
}
