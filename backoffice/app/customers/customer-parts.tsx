import { shownValue } from '@pito/contracts/records/shown-value'
import type { CustomerActivity } from '@pito/contracts/staff-customers'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { Anchor } from '@pito/ui/anchor'
import { Table } from '@pito/ui/table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { OrderLink } from '../orders/order-link.tsx'
import { stageWords, taskWords } from '../orders/order-words.ts'
import { useStaff } from '../session/use-staff.ts'
import { overviewWords } from './customer-words.ts'

interface CustomerPartsProps {
  readonly parts: CustomerActivity
  /** The form for a further note, for staff who may add one. */
  readonly newNote: ReactNode
}

/** What belongs to a customer, part by part. A part that the reader may not see is left out. */
export function CustomerParts({ parts, newNote }: CustomerPartsProps) {
  const w = useWords(overviewWords)
  const locale = useLocale()
  const time = (at: string) => timeWithWeekday(at, locale)
  return (
    <>
      {parts.orders && <Orders orders={parts.orders} />}
      {parts.returns && (
        <Part title={w.returns} headings={[w.order, w.tyre, w.quantity, w.time]}>
          {parts.returns.map(({ order_number: number, name, quantity, returned_at: at }) => [
            <OrderLink number={number} key="order" />,
            name,
            quantity,
            at ? time(at) : w.onTheWay,
          ])}
        </Part>
      )}
      <section className="stack" aria-labelledby="notes">
        <h2 id="notes">{w.notes}</h2>
        {parts.notes.map(({ id, by, body, written_at: at }) => (
          <div className="order-note" key={id}>
            <p className="order-email">{body}</p>
            <p className="quiet small">
              {by} · {time(at)}
            </p>
          </div>
        ))}
        {newNote || (parts.notes.length === 0 && <p className="quiet">{w.nothing}</p>)}
      </section>
      <Reviews reviews={parts.reviews} />
      <Part title={w.alerts} headings={[w.tyre, w.what, w.time, w.state]}>
        {parts.alerts.map(({ tyre, kind, asked_at: at, confirmed }) => [
          tyre,
          w[kind],
          time(at),
          confirmed ? w.confirmed : w.unconfirmed,
        ])}
      </Part>
      <Part title={w.sessions} headings={[w.device, w.began, w.lastSeen, w.ended]}>
        {parts.sessions.map(({ device, staff_name: name, created_at, last_seen_at, ended_at: ended }) => [
          name ? w.byStaff(name) : device,
          time(created_at),
          time(last_seen_at),
          ended ? time(ended) : w.live,
        ])}
      </Part>
      {parts.emails && (
        <Part title={w.emails} headings={[w.subject, w.time, w.sent]}>
          {parts.emails.map(({ subject, created_at, sent_at: sent, has_failed: failed }) => [
            subject,
            time(created_at),
            sent ? time(sent) : w[failed ? 'failed' : 'waiting'],
          ])}
        </Part>
      )}
    </>
  )
}

function Orders({ orders }: { readonly orders: NonNullable<CustomerActivity['orders']> }) {
  const w = useWords(overviewWords)
  const [states, tasks] = [useWords(stageWords), useWords(taskWords)]
  const locale = useLocale()
  return (
    <Part title={w.orders} headings={[w.number, w.time, w.total, w.state, w.next]}>
      {orders.map(({ order_number: number, created_at: at, total, stage, task }) => [
        <OrderLink number={number} key="order" />,
        timeWithWeekday(at, locale),
        formatAmount(total),
        states[stage],
        task ? tasks[task] : '–',
      ])}
    </Part>
  )
}

function Reviews({ reviews }: { readonly reviews: CustomerActivity['reviews'] }) {
  const w = useWords(overviewWords)
  const locale = useLocale()
  const { rights } = useStaff()
  return (
    <Part title={w.reviews} headings={[w.tyre, w.stars, w.state, w.time]}>
      {reviews.map(({ id, tyre, stars, state, changed_at: at }) => [
        rights.includes('moderate-reviews') ? (
          <Anchor className="link" href={`/reviews/${id}`} key="review">
            {tyre}
          </Anchor>
        ) : (
          tyre
        ),
        stars,
        shownValue('review_state', state, locale),
        timeWithWeekday(at, locale),
      ])}
    </Part>
  )
}

interface PartProps {
  readonly title: string
  readonly headings: readonly string[]
  /** The cells of each row, in the order of the headings. */
  readonly children: readonly (readonly ReactNode[])[]
}

function Part({ title, headings, children: rows }: PartProps) {
  const w = useWords(overviewWords)
  return (
    <section className="stack stack--tight">
      <h2>{title}</h2>
      {rows.length === 0 ? <p className="quiet">{w.nothing}</p> : <Rows {...{ title, headings, rows }} />}
    </section>
  )
}

interface RowsProps {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table whose rows are cards on a phone. */
export function Rows({ title, headings, rows }: RowsProps) {
  // The rows have no ids of their own, and are never reordered.
  const numbered = rows.map((cells, number) => ({ cells, number }))
  return (
    <Table label={title} headings={headings}>
      <tbody>
        {numbered.map(({ cells, number }) => (
          <tr key={number}>
            {cells.map((cell, column) => (
              <td data-label={headings[column]} key={headings[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
