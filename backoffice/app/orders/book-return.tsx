import { previewReturn, returnTyres } from '@pito/contracts/order-changes'
import type { OrderConsequences } from '@pito/contracts/order-consequences'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import type { OrderReturn } from '@pito/contracts/staff-returns'
import type { DeductionReason } from '@pito/contracts/values/deduction-reasons'
import { deductionReasons } from '@pito/contracts/values/deduction-reasons'
import { formatAmount } from '@pito/contracts/values/format-euro'
import type { Locale } from '@pito/contracts/values/locale'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import { returnConditions } from '@pito/contracts/values/return-conditions'
import { returnSentences as s } from '@pito/contracts/values/return-sentences'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { DecimalField } from '@pito/ui/decimal-field'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { staffAction } from '../session/staff-page.ts'
import { Consequences } from './consequences.tsx'
import { OrderActionPage, useFreshPreview } from './order-action-page.tsx'
import { codeWords } from './order-page-words.ts'
import { PhotoField } from './photo-field.tsx'
import { Agreement, returnPage } from './return-page.tsx'
import { arrivalWords } from './return-words.ts'

export const clientLoader = returnPage('take-back')

/** Previews an arrival or books it, depending on the button. */
export const clientAction = staffAction<OrderConsequences>(async (api, { form, params, locale }) => {
  const orderNumber = params.number ?? ''
  const { errors, ...arrival } = arrivalIn(form, locale)
  if (errors) return { errors }
  const input = { orderNumber, version: Number(textIn(form, 'version')), ...arrival }
  if (textIn(form, 'step') !== 'book') return { done: (await api(previewReturn, input)).data }
  await api(returnTyres, input)
  return redirect(`/orders/${orderNumber}`)
})

function arrivalIn(form: FormData, locale: Locale) {
  const fields = textIn(form, 'tyres')
    .split(',')
    .flatMap((id) =>
      returnConditions.map((condition) => ({ id, condition, text: textIn(form, `${condition}_${id}`) })),
    )
  const items = fields.flatMap(({ id, condition, text }) => {
    const quantity = Number(text || '0')
    if (!(quantity > 0)) return []
    const item = { tyre_id: Number(id), quantity, condition }
    if (condition !== 'damaged') return [item]
    const [photo, deduction] = [textIn(form, `photo_${id}`), parseEuros(textIn(form, `deduction_${id}`))]
    return [{ ...item, ...(photo !== '' && { photo_id: photo }), ...(deduction !== null && { deduction }) }]
  })
  const reason = textIn(form, 'deduction_reason')
  const errors = fieldErrors({
    ...Object.fromEntries(
      fields.map(({ id, condition, text }) => [
        `${condition}_${id}`,
        /^\d{0,3}$/.test(text) ? null : s.quantity[locale],
      ]),
    ),
    ...Object.fromEntries(
      items
        .filter(({ condition }) => condition === 'damaged')
        .flatMap((item) => {
          const unread = !('deduction' in item) && textIn(form, `deduction_${item.tyre_id}`) !== ''
          return [
            [`photo_${item.tyre_id}`, 'photo_id' in item ? null : s.photoMissing[locale]],
            [`deduction_${item.tyre_id}`, unread ? s.deductionAmount[locale] : null],
          ]
        }),
    ),
    deduction_reason: reason === '' && items.some((item) => 'deduction' in item) ? s.choose[locale] : null,
  })
  return { errors, items, ...(reason !== '' && { deduction_reason: reason as DeductionReason }) }
}

export default function BookReturn() {
  const w = useWords(arrivalWords)
  const { order, found } = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="take-back">
      {found.is_refunded && <Alert title={w.refundedBefore} tone="info" />}
      <Agreement agreement={found.agreement} />
      {found.lines.some(({ expected }) => expected > 0) ? (
        <ArrivalForm order={order} found={found} />
      ) : (
        <p>{w.nothingExpected}</p>
      )}
      <Arrivals arrivals={found.arrivals} />
    </OrderActionPage>
  )
}

function ArrivalForm({ order, found }: { readonly order: DeskOrder; readonly found: OrderReturn }) {
  const w = useWords(arrivalWords)
  const { order_number: number, version } = order
  const lines = found.lines.filter(({ expected }) => expected > 0)
  const form = useFetcherForm<string, OrderConsequences>({
    id: `return-${number}`,
    action: `/orders/${number}/return`,
    fields: [
      ...lines.flatMap(({ tyre_id: id }) =>
        [...returnConditions, 'photo', 'deduction'].map((name) => `${name}_${id}`),
      ),
      'deduction_reason',
    ],
    retainsValues: true,
    keyed: true,
  })
  const { preview, onChange } = useFreshPreview(form.done)
  const [damaged, setDamaged] = useState<ReadonlySet<number>>(new Set())
  const setDamagedOf = (id: number, isDamaged: boolean) =>
    setDamaged((before) => new Set([...before].filter((each) => each !== id).concat(isDamaged ? [id] : [])))
  return (
    <div onChange={onChange}>
      <OfficeForm form={form} className="stack">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="tyres" value={lines.map(({ tyre_id: id }) => id).join()} />
        {lines.map((line) => (
          <ArrivedLine
            key={line.tyre_id}
            line={line}
            orderNumber={number}
            form={form}
            isDamaged={damaged.has(line.tyre_id)}
            isRefunded={found.is_refunded}
            onDamaged={(isDamaged) => setDamagedOf(line.tyre_id, isDamaged)}
          />
        ))}
        {damaged.size > 0 && !found.is_refunded && <DeductionReasonField form={form} />}
        {preview && <Consequences found={preview} />}
        <div className="record-actions">
          <Button type="submit" busy={form.pending} look={preview ? undefined : 'go'}>
            {w.preview}
          </Button>
          {preview && (
            <Button type="submit" name="step" value="book" look="go" busy={form.pending}>
              {w.book}
            </Button>
          )}
        </div>
      </OfficeForm>
    </div>
  )
}

type Form = ReturnType<typeof useFetcherForm<string, OrderConsequences>>

interface ArrivedLineProps {
  readonly line: OrderReturn['lines'][number]
  readonly orderNumber: string
  readonly form: Form
  readonly isDamaged: boolean
  readonly isRefunded: boolean
  readonly onDamaged: (isDamaged: boolean) => void
}

/** The quantities of one expected tyre by condition. A damaged one needs a photo, and allows a deduction. */
function ArrivedLine({ line, orderNumber, form, isDamaged, isRefunded, onDamaged }: ArrivedLineProps) {
  const w = useWords(arrivalWords)
  const { tyre_id: id, name, expected, arrived, missing } = line
  const facts = [
    w.expected(expected),
    ...(arrived > 0 ? [w.arrived(arrived)] : []),
    ...(missing > 0 ? [w.missing(missing)] : []),
  ]
  return (
    <fieldset className="stack stack--tight">
      <legend>
        <strong>{name}</strong>, {facts.join(', ')}
      </legend>
      <div className="return-counts">
        {returnConditions.map((condition) => (
          <Field key={condition} label={w[`${condition}Count`]} error={form.error(`${condition}_${id}`)}>
            <TextInput
              {...form.field(`${condition}_${id}`)}
              inputMode="numeric"
              autoComplete="off"
              {...(condition === 'damaged' && {
                onChange: ({ target }) => onDamaged(Number(target.value) > 0),
              })}
            />
          </Field>
        ))}
      </div>
      {isDamaged && (
        <PhotoField orderNumber={orderNumber} name={`photo_${id}`} error={form.error(`photo_${id}`)} />
      )}
      {isDamaged && !isRefunded && (
        <div className="record-form__grid">
          <DecimalField
            {...form.field(`deduction_${id}`)}
            label={w.deductionAmount}
            hint={w.deductionHint}
            parse={parseEuros}
            format={formatAmount}
            unreadable={w.notEuros}
            error={form.error(`deduction_${id}`)}
          />
        </div>
      )}
    </fieldset>
  )
}

function DeductionReasonField({ form }: { readonly form: Form }) {
  const w = useWords(arrivalWords)
  return (
    <div className="record-form__grid">
      <Field label={w.deductionReason} error={form.error('deduction_reason')}>
        <Select
          {...form.field('deduction_reason')}
          blank=""
          options={deductionReasons.map((value) => ({
            value,
            label: value === 'used' ? w.used : w['is-damaged'],
          }))}
        />
      </Field>
    </div>
  )
}

function Arrivals({ arrivals }: Pick<OrderReturn, 'arrivals'>) {
  const w = useWords(arrivalWords)
  const codes = useWords(codeWords)
  const locale = useLocale()
  if (arrivals.length === 0) return null
  return (
    <section className="stack" aria-labelledby="arrivals">
      <h2 id="arrivals">{w.arrivals}</h2>
      <ol className="order-rows">
        {arrivals.map(({ at, by, name, quantity, condition, photo_id: photo }) => (
          <li key={at + name + condition + photo}>
            <div className="quiet small">{[timeWithWeekday(at, locale), by].filter(Boolean).join(' · ')}</div>
            {quantity} × {name}, {codes[condition]}
            {photo && (
              <p>
                <a href={`/downloads/return-photos/${photo}`}>
                  <img
                    className="return-photo"
                    src={`/downloads/return-photos/${photo}`}
                    alt={w.photoOf(name)}
                  />
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
