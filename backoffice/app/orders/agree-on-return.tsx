import type { DeskOrder } from '@pito/contracts/staff-orders'
import type { OrderReturn } from '@pito/contracts/staff-returns'
import { agreeOnReturn, previewAgreement } from '@pito/contracts/staff-returns'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import type { TransportPayer } from '@pito/contracts/values/return-conditions'
import { Button } from '@pito/ui/button'
import { DecimalField } from '@pito/ui/decimal-field'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { OrderActionPage, useFreshPreview } from './order-action-page.tsx'
import { Agreement, returnPage } from './return-page.tsx'
import { arrivalWords, returnWords } from './return-words.ts'

interface Amounts {
  readonly price: number
  readonly refund: number
}
const terms = ['refund_percent', 'refund_amount', 'transport_by', 'deadline'] as const

export const clientLoader = returnPage('agree-return')

/** Previews the refund of an agreement or agrees on it, depending on the button. */
export const clientAction = staffAction<Amounts>(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  const number = (name: string) => {
    const text = textIn(form, name).replace(',', '.')
    return text === '' ? null : Number(text)
  }
  const amountText = textIn(form, 'refund_amount')
  const input = {
    ...{ orderNumber, version: Number(textIn(form, 'version')), deadline: textIn(form, 'deadline') },
    items: textIn(form, 'tyres')
      .split(',')
      .flatMap((id) => {
        const quantity = number(`quantity_${id}`) ?? 0
        return quantity === 0 ? [] : [{ tyre_id: Number(id), quantity }]
      }),
    refund_percent: number('refund_percent'),
    refund_amount: amountText === '' ? null : (parseEuros(amountText) ?? Number.NaN),
    transport_by: textIn(form, 'transport_by') as TransportPayer,
  }
  if (textIn(form, 'step') !== 'agree') return { done: (await api(previewAgreement, input)).data }
  await api(agreeOnReturn, input)
  return redirect(`/orders/${orderNumber}`)
})

export default function AgreeOnReturn() {
  const w = useWords(arrivalWords)
  const { order, found } = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="agree-return">
      <p>{w.agreeLead}</p>
      <Agreement agreement={found.agreement} />
      {found.agreement && <p>{w.replaces}</p>}
      <AgreementForm order={order} lines={found.lines} />
    </OrderActionPage>
  )
}

interface AgreementFormProps extends Pick<OrderReturn, 'lines'> {
  readonly order: DeskOrder
}

function AgreementForm({ order, lines }: AgreementFormProps) {
  const w = useWords(arrivalWords)
  const choose = useWords(returnWords).choose
  const { order_number: number, version } = order
  const left = lines.filter(({ sold, arrived }) => sold > arrived)
  const form = useFetcherForm<string, Amounts>({
    id: `agreement-${number}`,
    action: `/orders/${number}/return-agreement`,
    fields: terms,
    initial: Object.fromEntries(
      left.map(({ tyre_id: id, sold, arrived }) => [`quantity_${id}`, String(sold - arrived)]),
    ),
    retainsValues: true,
    keyed: true,
  })
  const { preview, onChange } = useFreshPreview(form.done)
  return (
    <div onChange={onChange}>
      <OfficeForm form={form} className="stack">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="tyres" value={left.map(({ tyre_id: id }) => id).join()} />
        {left.map(({ tyre_id: id, name, sold, arrived }) => (
          <Field key={id} label={w.returned(name, sold - arrived)} className="return-quantity">
            <TextInput {...form.field(`quantity_${id}`)} inputMode="numeric" autoComplete="off" />
          </Field>
        ))}
        <div className="record-form__grid">
          <Field label={w.percent} error={form.error('refund_percent')}>
            <TextInput {...form.field('refund_percent')} inputMode="decimal" autoComplete="off" />
          </Field>
          <DecimalField
            {...form.field('refund_amount')}
            label={w.orAmount}
            parse={parseEuros}
            format={formatAmount}
            unreadable={w.notEuros}
            error={form.error('refund_amount')}
          />
          <Field label={w.transport} error={form.error('transport_by')}>
            <Select
              {...form.field('transport_by')}
              blank={choose}
              options={[
                { value: 'shop', label: w.byShop },
                { value: 'buyer', label: w.byBuyer },
              ]}
            />
          </Field>
          <Field label={w.returnBy} error={form.error('deadline')}>
            <TextInput {...form.field('deadline')} type="date" required />
          </Field>
        </div>
        {preview && (
          <p>
            {w.price(formatAmount(preview.price))} <strong>{w.refund(formatAmount(preview.refund))}</strong>
          </p>
        )}
        <div className="record-actions">
          <Button type="submit" busy={form.pending} look={preview ? undefined : 'go'}>
            {w.previewTerms}
          </Button>
          {preview && (
            <Button type="submit" name="step" value="agree" look="go" busy={form.pending}>
              {w.agree}
            </Button>
          )}
        </div>
      </OfficeForm>
    </div>
  )
}
