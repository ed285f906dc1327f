import type { Refundable, RefundPreview } from '@pito/contracts/refunds'
import { getRefundable, previewRefund, refundOrder } from '@pito/contracts/refunds'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { longestRefundNote, refundSentences as s } from '@pito/contracts/values/refund-sentences'
import type { StaffRefundReason } from '@pito/contracts/values/refunds'
import { staffReasonWords, staffRefundReasons } from '@pito/contracts/values/refunds'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Checkbox } from '@pito/ui/checkbox'
import { Field } from '@pito/ui/field'
import { Panel } from '@pito/ui/panel'
import { Select } from '@pito/ui/select'
import { Table } from '@pito/ui/table'
import { TextInput } from '@pito/ui/text-input'
import { Textarea } from '@pito/ui/textarea'
import { textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { OrderActionPage, orderActionPage, useFreshPreview } from '../orders/order-action-page.tsx'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { refundOrderWords } from './refund-order-words.ts'

const loadOrder = orderActionPage('refund')
const loadRefundable = staffPage(
  async (api, { params }) => (await api(getRefundable, { orderNumber: params.number ?? '' })).data,
  'read-orders',
  'refund-orders',
)

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [order, refundable] = await Promise.all([loadOrder(args), loadRefundable(args)])
  return { order, refundable }
}

/** Previews the refund, and makes it once the preview has been confirmed. */
export const clientAction = staffAction<RefundPreview>(async (api, { form, params, locale }) => {
  const orderNumber = params.number ?? ''
  const { lines, errors } = linesIn(form)
  const note = textIn(form, 'note')
  if (note === '') errors.note = s.noteMissing
  if (lines.length === 0 && Object.keys(errors).length === 0) errors.lines = s.nothingChosen
  const wrong = Object.entries(errors).map(([name, sentence]) => [name, [sentence[locale]]])
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) }
  const reason = textIn(form, 'reason') as StaffRefundReason
  if (textIn(form, 'step') !== 'refund')
    return { done: (await api(previewRefund, { orderNumber, lines, reason })).data }
  const version = Number(textIn(form, 'version'))
  const return_stock = form.has('return_stock')
  await api(refundOrder, { orderNumber, version, lines, reason, note, return_stock })
  return redirect(`/orders/${orderNumber}`)
})

type Sentence = (typeof s)[keyof typeof s]

interface RequestedLine {
  readonly line_id: number
  readonly quantity?: number
  readonly amount?: number
}

/** Reads pieces or an amount for each line of the form; a line with neither is not refunded. */
function linesIn(form: FormData) {
  const errors: Record<string, Sentence> = {}
  const lines = form.getAll('line_id').flatMap((value): RequestedLine[] => {
    const line_id = Number(value)
    const field = `lines.${line_id}`
    const quantity = Number(textIn(form, `quantity.${line_id}`))
    const text = textIn(form, field)
    if (text === '') return quantity > 0 ? [{ line_id, quantity }] : []
    const amount = parseEuros(text)
    if (amount === null) errors[field] = s.amountUnreadable
    else if (quantity > 0) errors[field] = s.quantityOrAmount
    return amount === null ? [] : [{ line_id, amount }]
  })
  return { lines, errors }
}

export default function RefundOrder() {
  const w = useWords(refundOrderWords)
  const { order, refundable } = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="refund">
      {refundable.left > 0 ? (
        <RefundForm orderNumber={order.order_number} version={order.version} refundable={refundable} />
      ) : (
        <Alert title={w.nothingLeft} tone="info" />
      )}
    </OrderActionPage>
  )
}

interface RefundFormProps {
  readonly orderNumber: string
  readonly version: number
  readonly refundable: Refundable
}

function RefundForm({ orderNumber, version, refundable }: RefundFormProps) {
  const w = useWords(refundOrderWords)
  const language = languageOf(useLocale())
  const { lines, left, limit, by_staff: byStaff, due } = refundable
  const fields = lines.flatMap(({ id }) => [`quantity.${id}`, `lines.${id}`])
  const form = useFetcherForm<string, RefundPreview>({
    id: 'refund-order',
    action: `/orders/${orderNumber}/refund`,
    fields: [...fields, 'reason', 'note', 'return_stock'],
    initial: { reason: 'goodwill' },
    retainsValues: true,
    keyed: true,
  })
  const { preview, onChange } = useFreshPreview(form.done)
  const isConfirmable = preview?.is_allowed === true
  return (
    <ConfirmedForm form={form} className="stack">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="step" value={isConfirmable ? 'refund' : 'preview'} />
      <p>
        {w.left(formatAmount(left))} {w.limit(formatAmount(limit))}{' '}
        {byStaff > 0 && w.byStaff(formatAmount(byStaff))} {due !== null && w.due(formatAmount(due))}
      </p>
      <div className="stack" onInput={onChange}>
        {lines.map((line) => (
          <Line key={line.id} line={line} form={form} />
        ))}
        <Field label={w.reason} error={form.error('reason')}>
          <Select
            {...form.field('reason')}
            options={staffRefundReasons.map((value) => ({
              value,
              label: value === 'other' ? w.other : staffReasonWords[language][value],
            }))}
          />
        </Field>
      </div>
      <Field label={w.note} hint={w.noteHint} error={form.error('note')}>
        <Textarea {...form.field('note')} rows={3} maxLength={longestRefundNote} required />
      </Field>
      <Checkbox {...form.checkbox('return_stock')}>{w.returnStock}</Checkbox>
      {preview && <Preview preview={preview} />}
      <Button type="submit" look="go" busy={form.pending}>
        {isConfirmable ? w.refund(formatAmount(preview.amount)) : w.preview}
      </Button>
    </ConfirmedForm>
  )
}

interface LineProps {
  readonly line: Refundable['lines'][number]
  readonly form: Pick<ReturnType<typeof useFetcherForm<string>>, 'error' | 'field'>
}

function Line({ line, form }: LineProps) {
  const w = useWords(refundOrderWords)
  const { id, name, quantity, left, left_quantity: leftQuantity } = line
  const [pieces, amount] = [`quantity.${id}`, `lines.${id}`]
  return (
    <fieldset className="refund-line">
      <legend>
        {quantity} × {name}
      </legend>
      <input type="hidden" name="line_id" value={id} />
      <p className="small">{w.leftOfLine(leftQuantity, formatAmount(left))}</p>
      {left > 0 && (
        <div className="refund-line__fields">
          <Field label={w.pieces} error={form.error(pieces)}>
            <Select
              {...form.field(pieces)}
              options={Array.from({ length: leftQuantity + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? '–' : String(count),
              }))}
            />
          </Field>
          <Field label={w.amount} error={form.error(amount)}>
            <TextInput {...form.field(amount)} inputMode="decimal" autoComplete="off" maxLength={12} />
          </Field>
        </div>
      )}
    </fieldset>
  )
}

function Preview({ preview }: { readonly preview: RefundPreview }) {
  const w = useWords(refundOrderWords)
  const language = languageOf(useLocale())
  const { lines, amount, discount, vat, email, right_needed: needed, is_allowed: isAllowed } = preview
  return (
    <Panel>
      <section className="stack" aria-labelledby="preview">
        <h2 id="preview">{w.previewTitle}</h2>
        {needed && (
          <Alert title={needed} tone={isAllowed ? 'warn' : 'bad'}>
            {isAllowed && w.allowed}
          </Alert>
        )}
        <Table label={w.line} headings={[w.line, w.amountBack, w.ofWhichVat, w.discountShare]}>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.quantity > 0 ? `${line.quantity} × ${line.name}` : line.name}</th>
                <td className="is-num" data-label={w.amountBack}>
                  {formatAmount(line.amount)}
                </td>
                <td className="is-num" data-label={w.ofWhichVat}>
                  {formatAmount(line.vat_amount)} ({formatDecimal(line.vat_percent, language)} %)
                </td>
                <td className="is-num" data-label={w.discountShare}>
                  {formatAmount(line.discount)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <dl className="order-rows">
          <Sum label={w.total} amount={amount} />
          {vat.map(({ percent, amount: ofRate }) => (
            <Sum key={percent} label={w.vatOf(formatDecimal(percent, language))} amount={ofRate} />
          ))}
          {discount > 0 && <Sum label={w.discountShare} amount={discount} />}
        </dl>
        {email && (
          <section className="stack stack--tight" aria-labelledby="email">
            <h3 id="email">{w.email(email.to)}</h3>
            <p>
              <b>{email.subject}</b>
            </p>
            <p className="order-email">{email.text}</p>
          </section>
        )}
      </section>
    </Panel>
  )
}

function Sum({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div className="order-row">
      <dt>{label}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  )
}
