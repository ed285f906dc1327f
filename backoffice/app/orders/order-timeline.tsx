import { shownValue } from '@pito/contracts/records/shown-value'
import type { OrderTimelineEvent } from '@pito/contracts/staff-orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { timelineKinds } from '@pito/contracts/values/order-timeline'
import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useNavigate, useSearchParams } from 'react-router'
import { listAddress } from '../list/list-address.ts'
import { useStaff } from '../session/use-staff.ts'
import { actorWords, detailWords } from './delivery-words.ts'
import { codeWords, eventWords, kindWords, orderPageWords } from './order-page-words.ts'

/** The names of the texts of events. The text of an e-mail has no name. */
const textNames: { readonly [Kind in OrderTimelineEvent['kind']]?: 'noteText' | 'reasonText' } = {
  note: 'noteText',
  staff: 'reasonText',
  refund: 'noteText',
}

/** What happened to an order, newest first. The kind of events that is shown stands in the address. */
export function OrderTimeline({ events }: { readonly events: readonly OrderTimelineEvent[] }) {
  const w = useWords(orderPageWords)
  const kinds = useWords(kindWords)
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const kind = timelineKinds.find((each) => each === searchParams.get('events'))
  const shown = events.filter((event) => kind === undefined || event.kind === kind)
  return (
    <>
      <Field label={w.kinds}>
        <Select
          value={kind ?? ''}
          blank={w.allKinds}
          options={timelineKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) =>
            void navigate(listAddress(searchParams, { events: target.value }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </Field>
      {shown.length === 0 ? (
        <p>{w.noEvents}</p>
      ) : (
        <ol className="order-rows">
          {shown.map((event) => (
            <li key={keyOf(event)}>
              <Event event={event} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function keyOf({ at, event, number, quantity, detail, text }: OrderTimelineEvent): string {
  return JSON.stringify([at, event, number, quantity, detail, text])
}

function Event({ event }: { readonly event: OrderTimelineEvent }) {
  const w = useWords(orderPageWords)
  const names = useWords(eventWords)
  const locale = useLocale()
  const { rights } = useStaff()
  const actors = useWords(actorWords)
  const fields: Readonly<Record<string, string>> = useWords(detailWords)
  const { at, amount, number, quantity, moment, method, detail, state, text, by, actor, changes } = event
  const codes: Readonly<Record<string, string>> = useWords(codeWords)
  const inWords = (code: string | null) => code && (codes[code] ?? code)
  const facts = [
    number !== null && event.kind === 'payment' ? w.attempt(number) : number,
    amount === null ? null : formatAmount(amount),
    quantity === null ? inWords(detail) : `${quantity} × ${detail ?? ''}`,
    inWords(method),
    event.event === 'payment-started' && state ? w.result(codes[state] ?? state) : inWords(state),
    moment && timeWithWeekday(moment, locale),
    by ?? (actor && actors[actor]),
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <>
      <div className="quiet small">{timeWithWeekday(at, locale)}</div>
      <strong>{names[event.event]}</strong>
      {facts.map((fact) => ` · ${fact}`)}
      {changes && (
        <ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {fields[field] ?? field}: {shownValue(field, before, locale)} →{' '}
              {shownValue(field, after, locale)}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <Disclosure summary={w[textNames[event.kind] ?? 'emailText']}>
          <p className="order-email">{text}</p>
          {event.mail_id && rights.includes('read-mails') && (
            <p>
              <Anchor className="link" href={`/mails/${event.mail_id}`}>
                {w.openMail}
              </Anchor>
            </p>
          )}
        </Disclosure>
      )}
    </>
  )
}
