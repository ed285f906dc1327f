import type { Output } from '@pito/contracts/endpoint'
import { getFittingTimes, moveFitting } from '@pito/contracts/staff-order-changes'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import { getOrderForStaff } from '@pito/contracts/staff-orders'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { dearerChoices } from '@pito/contracts/values/order-supplements'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { RadioKeys } from '@pito/ui/radio-keys'
import { Select } from '@pito/ui/select'
import { TextInput } from '@pito/ui/text-input'
import { textIn } from '@pito/web/form/form-result'
import { useForm } from '@pito/web/form/use-form'
import { dayWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { Form, redirect, useLoaderData } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { ActionDialog } from '../record/action-dialog.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { deliveryWords, detailWords } from './delivery-words.ts'
import { OrderActionPage } from './order-action-page.tsx'

type Times = Output<typeof getFittingTimes>['data']

export const clientLoader = staffPage(
  async (api, { params, url }) => {
    const orderNumber = params.number ?? ''
    const order = (await api(getOrderForStaff, { orderNumber })).data
    const isPossible = order.actions.some(
      ({ action, why_not: refused }) => action === 'move-fitting' && refused === null,
    )
    if (!isPossible) return { order, times: null }
    const [point, from] = [url.searchParams.get('point'), url.searchParams.get('from')]
    const times = await api(getFittingTimes, {
      orderNumber,
      ...(point && { service_point: point }),
      ...(from && /^\d{4}-\d{2}-\d{2}$/.test(from) && { from }),
    })
    return { order, times: times.data }
  },
  'read-orders',
  'edit-orders',
)

export const clientAction = staffAction(async (api, { form, params }) => {
  const orderNumber = params.number ?? ''
  const [day = '', time = ''] = textIn(form, 'start_time').split(' ')
  const overrides_rules = form.has('overrides')
  const dearer = textIn(form, 'dearer')
  await api(moveFitting, {
    orderNumber,
    version: Number(textIn(form, 'version')),
    service_point: Number(textIn(form, 'service_point')),
    schedule_date: overrides_rules ? textIn(form, 'schedule_date') : day,
    start_time: overrides_rules ? textIn(form, 'start_time') : time,
    overrides_rules,
    reason: textIn(form, 'reason'),
    difference: Number(textIn(form, 'difference')),
    ...(isDearerChoice(dearer) && { dearer }),
  })
  return redirect(`/orders/${orderNumber}`)
})

function isDearerChoice(text: string): text is (typeof dearerChoices)[number] {
  return dearerChoices.some((choice) => choice === text)
}

export default function MoveFitting() {
  const { order, times } = useLoaderData<typeof clientLoader>()
  return (
    <OrderActionPage order={order} action="move-fitting">
      {times && (
        <>
          <PointForm times={times} />
          <Difference times={times} />
          {/* The choices belong to one service point, so another one begins with fresh forms. */}
          <TimeForm key={`${times.service_point} ${times.from}`} order={order} times={times} />
          <OverrideForm key={`other ${times.service_point}`} order={order} times={times} />
        </>
      )}
    </OrderActionPage>
  )
}

/** Chooses the service point and the first day; both stand in the address. */
function PointForm({ times }: { readonly times: Times }) {
  const w = useWords(deliveryWords)
  const details = useWords(detailWords)
  const { points, service_point: point, from, why_not_elsewhere: whyNot } = times
  return (
    <Form method="get" className="stack">
      <Field label={details.service_point} hint={whyNot ?? undefined}>
        <Select
          key={point}
          name="point"
          defaultValue={String(point)}
          options={points.map(({ id, name, city, difference }) => ({
            value: String(id),
            label: [`${city}, ${name}`, ...(difference === 0 ? [] : [signed(difference)])].join(' · '),
          }))}
        />
      </Field>
      <Field label={w.from}>
        <TextInput key={from} name="from" type="date" defaultValue={from} />
      </Field>
      <Button type="submit">{w.show}</Button>
    </Form>
  )
}

function signed(euros: number): string {
  const amount = formatEuro(Math.round(Math.abs(euros) * 100))
  return `${euros > 0 ? '+' : '−'}${amount}`
}

function differenceAt({ points, service_point: point }: Times): number {
  return points.find(({ id }) => id === point)?.difference ?? 0
}

function Difference({ times }: { readonly times: Times }) {
  const w = useWords(deliveryWords)
  const difference = differenceAt(times)
  const amount = formatEuro(Math.round(Math.abs(difference) * 100))
  if (difference === 0) return <p>{w.same}</p>
  return <Alert title={difference > 0 ? w.dearer(amount) : w.cheaper(amount)} tone="warn" />
}

interface MoveProps {
  readonly order: DeskOrder
  readonly times: Times
}

function useMoveForm(id: string, { order }: MoveProps) {
  return useForm({
    ...{ id, action: `/orders/${order.order_number}/fitting`, keyed: true },
    fields: ['start_time', 'schedule_date', 'reason', 'dearer'],
  })
}

function Agreed({ order, times, form }: MoveProps & { readonly form: ReturnType<typeof useMoveForm> }) {
  const w = useWords(deliveryWords)
  const difference = differenceAt(times)
  return (
    <>
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="service_point" value={times.service_point} />
      <input type="hidden" name="difference" value={difference} />
      {difference > 0 && (
        <>
          <RadioKeys
            {...form.radios('dearer')}
            error={form.error('dearer')}
            legend={w.whoPays}
            wide
            keys={[
              { value: 'waive', label: w.waives },
              { value: 'payment-link', label: w.sendsLink },
            ]}
          />
          <p className="small">{w.linkHint}</p>
        </>
      )}
    </>
  )
}

function TimeForm(props: MoveProps) {
  const w = useWords(deliveryWords)
  const locale = useLocale()
  const form = useMoveForm('move-fitting', props)
  const { days } = props.times
  if (days.length === 0) return <p>{w.noTimes}</p>
  return (
    <OfficeForm form={form} className="stack">
      {days.map(({ schedule_date: day, start_times: starts }, place) => (
        <RadioKeys
          key={day}
          {...form.radios('start_time')}
          error={place === 0 ? form.error('start_time') : undefined}
          legend={dayWithWeekday(day, locale)}
          keys={starts.map((start) => ({ value: `${day} ${start}`, label: start.slice(0, 5) }))}
        />
      ))}
      <Agreed {...props} form={form} />
      <Button type="submit" look="go" busy={form.pending}>
        {w.move}
      </Button>
    </OfficeForm>
  )
}

/** Gives a free time against the rules of booking, for staff who may do so. */
function OverrideForm(props: MoveProps) {
  const w = useWords(deliveryWords)
  const { rights } = useStaff()
  const form = useMoveForm('move-fitting-anyway', props)
  if (!rights.includes('override-booking-rules')) return null
  return (
    <ActionDialog id="move-anyway" label={w.override}>
      <OfficeForm form={form} className="stack">
        <p>{w.overrideHint}</p>
        <input type="hidden" name="overrides" value="1" />
        <Field label={w.day} error={form.error('schedule_date')}>
          <TextInput {...form.field('schedule_date')} type="date" />
        </Field>
        <Field label={w.time} error={form.error('start_time')}>
          <TextInput {...form.field('start_time')} type="time" step={1800} />
        </Field>
        <Field label={w.reason} error={form.error('reason')}>
          <TextInput {...form.field('reason')} maxLength={500} />
        </Field>
        <Agreed {...props} form={form} />
        <Button type="submit" busy={form.pending}>
          {w.move}
        </Button>
      </OfficeForm>
    </ActionDialog>
  )
}
