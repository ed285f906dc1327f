import type { OrderTimelineEvent } from '@pito/contracts/staff-orders'
import type { Locale } from '@pito/contracts/values/locale'
import type { Sql } from '../../platform/database/sql.ts'
import { isoText, part } from '../../platform/database/statement.ts'
import { orderIdOfNumber } from '../order-store.ts'

type TimelineRow = Omit<OrderTimelineEvent, 'at' | 'moment' | 'amount' | 'mail_id'> & {
  readonly at: Date
  readonly moment: Date | null
  readonly amountCents: number | null
  readonly mailId: string | null
}

/** Staff actions that are no events: they only read the order, or other rows of the timeline show them. */
const notEvents = [
  ...['order-read', 'invoice-read', 'order-packed', 'order-shipped', 'order-delivered'],
  ...['order-cancelled', 'order-withdrawn', 'order-refunded', 'refund-paid-manually'],
  ...['mail-read', 'note-written', 'note-edited', 'note-marked', 'note-added-to'],
  ...['delivery-changed', 'fitting-moved'],
]

/**
 * Reads everything that happened to an order, newest first, in one statement beside the look-up of the order. Returns
 * undefined if there is no such order.
 */
export async function readTimeline(
  sql: Sql,
  { orderNumber, locale }: { readonly orderNumber: string; readonly locale: Locale },
): Promise<TimelineRow[] | undefined> {
  const id = await orderIdOfNumber(sql, orderNumber)
  if (id === undefined) return undefined
  // The language is chosen in SQL, because the names of tyres are stored in both.
  const tyreName = part`(
    select case when ${locale} = 'fi_FI' then name_fi else name_en end from shop_order_line line
    where line.order_id = ${id} and line.tyre_id = of_tyre.tyre_id and line.type = 'product' order by position limit 1
  )`
  /** Money and documents of the supplements belong to the order too. */
  const paid = part`(select id from shop_order where ${id} in (id, supplement_of))`
  const week = part`' · ' || lpad(dot_week::text, 2, '0') || '/' || dot_year`
  return await sql<TimelineRow>`
    with event (at, kind, event, by, amount_cents, method, number, quantity, moment, detail, state, text) as (
      select moments.at, 'order', moments.event, (
          select staff.name from audit join staff on staff.id::text = actor_id
          where actor_kind = 'staff' and details ->> 'order' = ${orderNumber} and audit.at = moments.at
            and action = 'order-' || moments.event limit 1
        ), null::integer, null, null::integer, null::integer, null::timestamptz,
        case when moments.event = 'cancelled' and cancelled_by = 'job' then 'fitting-cancelled' else channel end,
        case when is_goodwill then 'accepted-late' else reason end, null
      from shop_order o cross join lateral (values
        (o.created_at, 'placed'), (packed_at, 'packed'), (shipped_at, 'shipped'), (delivered_at, 'delivered'),
        (withdrawn_at, 'withdrawn'), (cancelled_at, 'cancelled')
      ) as moments (at, event) left join order_notice notice on notice.order_id = o.id
        and moments.event = case kind when 'cancellation' then 'cancelled' else 'withdrawn' end
      where o.id = ${id}
      union all
      select moments.at, 'payment', moments.event, null, moments.cents, method, attempt, null,
        null, coalesce(provider_order_id, provider_id), moments.state, null
      from payment_attempt cross join lateral (values
        (started_at, 'payment-started', amount_cents, state),
        (received_at, 'money-received', coalesce(received_cents, amount_cents), case state when 'surplus' then state end),
        (captured_at, 'payment-captured', amount_cents, null)
      ) as moments (at, event, cents, state) where order_id in ${paid}
      union all
      select moments.at, 'refund', moments.event, moments.by, refund.amount_cents, method, null, null, moments.moment,
        moments.detail, null, nullif(moments.text, '')
      from refund join payment_attempt on payment_attempt.id = attempt_id
        left join staff requester on requester.id = refund.staff_id left join staff payer on payer.id = paid_by
        cross join lateral (values
          (requested_at, 'refund-requested', requester.name, null::timestamptz, refund.reason, note),
          (refused_at, 'refund-refused', null, null, provider_message, null),
          (made_at, case when paid_on is null then 'refund-made' else 'refund-paid-manually' end, payer.name,
            paid_on::timestamp at time zone 'Europe/Helsinki', bank_reference, null)
        ) as moments (at, event, by, moment, detail, text)
      where order_id in ${paid}
      union all
      select issued_at, 'document', 'invoice', null, total_cents, null, number, null, null, null, null, null
      from invoice where order_id in ${paid}
      union all
      select credit_note.issued_at, 'document', 'credit-note', null, amount_cents, null, credit_note.number, null, null,
        null, null, null
      from credit_note join invoice on invoice.number = invoice_number where order_id in ${paid}
      union all
      select moments.at, 'stock', moments.event, null, null, null, null, moments.quantity, null,
        ${tyreName} || ${week}, null, null
      from stock_taken of_tyre cross join lateral (values
        (taken_at, 'stock-taken', of_tyre.quantity), (returned_at, 'stock-returned', returned)
      ) as moments (at, event, quantity) where order_id = ${id}
      union all
      select returned_at, 'stock', 'tyres-arrived', staff.name, null, null, null, of_tyre.quantity, null, ${tyreName},
        condition, null
      from returned_tyre of_tyre left join staff on staff.id = staff_id where order_id = ${id}
      union all
      select moments.at, 'stock', moments.event, null, null, null, null, null, null, null, null, null
      from ended_reservation cross join lateral (values (reserved_at, 'reserved'), (ended_at, 'released'))
        as moments (at, event) where order_id = ${id}
      union all
      select reserved_at, 'stock', 'reserved', null, null, null, null, null, expires_at, null, null, null
      from reservation where order_id = ${id}
      union all
      select moments.at, 'fitting', moments.event, null, null, null, null, null, coalesce(case when moments.event = 'fitting-booked' then (
          select from_at from appointment_change
          where appointment_id = appointment.id and appointment_change.event = 'moved' order by id limit 1
        ) end, lower(during)), null, null, null
      from appointment cross join lateral (values (confirmed_at, 'fitting-booked'), (done_at, 'fitting-done'))
        as moments (at, event) where order_id = ${id}
      union all
      select printed_at, 'order', case when copy.copy = 1 then 'printed' else 'reprinted' end, staff.name, null, null,
        null, null, null, copy.paper, null, null
      from printed_order copy join order_paper on order_paper.id = paper_id join staff on staff.id = staff_id
      where order_id = ${id}
      union all
      select note.created_at, 'note', 'note', staff.name, null, null, null, null, null, null, null, text
      from staff_note note join staff on staff.id = author_id where order_id = ${id}
      union all
      select addition.created_at, 'note', 'note-addition', staff.name, null, null, null, null, null, null, null,
        addition.text
      from staff_note_addition addition join staff_note note on note.id = note_id
        join staff on staff.id = addition.author_id
      where order_id = ${id}
      union all
      select audit.at, 'staff', 'staff-action', staff.name, null, null, null, null, null, action, null,
        details ->> 'note'
      from audit join staff on staff.id::text = actor_id
      where actor_kind = 'staff' and details ->> 'order' = ${orderNumber} and action <> all (${notEvents})
    )
    , more (at, kind, event, by, detail, moment, state, text, actor, changes) as (
      select change.at, 'order', 'delivery-changed', staff.name, null, null::timestamptz, null, null, 'staff', (
          select jsonb_agg(jsonb_build_object('field', field, 'before', before -> field, 'after', after -> field))
          from jsonb_object_keys(after) field
        )
      from shop_order_change change join staff on staff.id = staff_id where order_id = ${id}
      union all
      select change.at, 'fitting', 'fitting-' || change.event, staff.name, change.reason, null, null, null, change.by,
        case when to_at is not null then (
          select jsonb_agg(jsonb_build_object('field', field, 'before', old, 'after', new))
          from (values
            ('fitted_at', ${isoText(part`from_at`)}, ${isoText(part`to_at`)}),
            ('service_point', (select company_name from service_point where id = from_point_id),
              (select company_name from service_point where id = to_point_id))
          ) as moved (field, old, new) where old is distinct from new
        ) end
      from appointment_change change join appointment on appointment.id = appointment_id
        left join staff on staff.id = change.staff_id
      where order_id = ${id}
      union all
      select moments.at, 'order', moments.event, null, null, null, null, null, moments.actor, null
      from shop_order o cross join lateral (values
        (o.terms_accepted_at, 'terms-accepted', 'customer'),
        (case when order_status = 'unpaid' then o.closed_at end, 'closed', 'customer')
      ) as moments (at, event, actor) where o.id = ${id}
      union all
      select audit.at, 'staff', audit.action, staff.name, audit.details ->> 'reason', null, null, null, 'staff', null
      from shop_order o join audit on audit.customer_id = o.customer_id::text
        join staff on staff.id::text = actor_id
      where o.id = ${id} and actor_kind = 'staff' and action in ('acting-started', 'acting-ended')
        and audit.at between o.created_at - interval '1 hour'
          and greatest(o.created_at, paid_at, shipped_at, delivered_at, withdrawn_at, cancelled_at) + interval '30 days'
    )
    select event.*, null::uuid as mail_id, case event.event
        -- A job cancels an order only because its fitting was cancelled by the link of the customer.
        when 'cancelled' then (
          select case cancelled_by when 'job' then 'customer' else cancelled_by end from shop_order where id = ${id}
        )
        when 'placed' then 'customer' when 'withdrawn' then 'customer' end as actor, null::jsonb as changes
    from event where at is not null
    union all
    select coalesce(mail.created_at, written_at, requested_at), 'email', 'email', null, null, null, null, null, null,
      coalesce(subject, order_email.event),
      case when sent_at is not null then 'sent' when last_error is not null then 'failed' end,
      regexp_replace(body_text, 'token=[^\\s&]+', 'token=…', 'g'), mail.id, null, null
    from (select * from order_email where order_id = ${id}) order_email
      full join (select * from mail where order_id = ${id}) mail on mail.id = mail_id
    union all
    select at, kind, event, by, null, null, null, null, moment, detail, state, text, null, actor, changes
    from more where at is not null
    order by at desc, event`
}
