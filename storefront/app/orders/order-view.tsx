import './order-view.css'
import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { DateOf } from '@pito/web/locale/date-of'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useAwaitedPurchase } from './begun-payment.ts'
import type { HeadingLevel } from './heading-level.ts'
import { OrderChanges, OrderEnd } from './order-changes.tsx'
import { orderPageWords } from './order-page-words.ts'
import { OrderParties } from './order-parties.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderSupplements } from './order-supplements.tsx'
import { orderWords } from './order-words.ts'
import type { ProgressStep } from './progress-steps.ts'
import { progressSteps } from './progress-steps.ts'

interface OrderViewProps {
  readonly order: Order
  readonly level: HeadingLevel
  /** The query string that identifies the order on the pages that change it. */
  readonly query: string
}

/** Shows the whole order: its progress, facts, files, parties, contents and possible changes. */
export function OrderView({ order, level, query }: OrderViewProps) {
  useAwaitedPurchase(order)
  return (
    <>
      <OrderEnd order={order} query={query} />
      <OrderPayment order={order} query={query} />
      {order.payment_state !== 'ended' && <OrderSteps order={order} />}
      <OrderFacts order={order} />
      <OrderFiles order={order} />
      <OrderSupplements order={order} level={level} />
      <div className="orderpage__cols">
        <div className="orderpage__parties">
          <OrderParties order={order} level={level} query={query} />
        </div>
        <OrderContents order={order} level={level} query={query} />
      </div>
      <OrderChanges order={order} level={level} query={query} />
    </>
  )
}

interface OrderContentsProps {
  readonly order: Order
  readonly level: HeadingLevel
  /** The query string that identifies the order on the page that puts its tyres into the cart again. */
  readonly query: string
}

/** Shows the order's lines with their prices, and the total. The tyres of a paid order can be ordered again, all or one. */
function OrderContents({ order, level: Heading, query }: OrderContentsProps) {
  const w = useWords(orderPageWords)
  const id = useId()
  const tyres = order.line_items.filter(({ type }) => type === 'product')
  return (
    <section className="panel stack" aria-labelledby={id}>
      <Heading id={id}>{w.lines}</Heading>
      <OrderSums order={order} inFull />
      {order.payment_state === 'paid' && (
        <p>
          <ButtonLink href={`/my-order/again?${query}`}>{w.again}</ButtonLink>
        </p>
      )}
      {order.payment_state === 'paid' &&
        tyres.length > 1 &&
        tyres.map(({ id: line, name, type_id }) => (
          <p key={line} className="small">
            <Anchor className="link" href={`/my-order/again?${query}&tyre=${type_id}`}>
              {w.againTyre(name)}
            </Anchor>
          </p>
        ))}
    </section>
  )
}

/**
 * Shows links to the invoice, the accepted terms and the credit notes of a paid order. Companies can also download
 * the invoice as Finvoice. The server names the files, each in the language of its text.
 */
function OrderFiles({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const { invoice_path: invoice, terms_path: terms } = order
  const { credit_notes: notes, billing_details: buyer } = order
  if (invoice === null) return null
  return (
    <p className="row">
      <ButtonLink href={invoice} download>
        <Icon name="pdf" />
        {w.invoice}
      </ButtonLink>
      {buyer?.company_name && (
        <ButtonLink href={`${invoice}${invoice.includes('?') ? '&' : '?'}format=finvoice`} download>
          {w.finvoice}
        </ButtonLink>
      )}
      {terms && (
        <ButtonLink href={terms} download>
          <Icon name="pdf" />
          {order.is_business_customer ? w.terms : w.termsAndWithdrawal}
        </ButtonLink>
      )}
      {notes.map(
        ({ number, path }) =>
          path && (
            <ButtonLink key={number} href={path} download>
              <Icon name="pdf" />
              {w.creditNote(number)}
            </ButtonLink>
          ),
      )}
    </p>
  )
}

/**
 * Shows the main facts of an order and the buyer's remarks. An order that ended without payment shows no total here,
 * because nobody has to pay it.
 */
function OrderFacts({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const of = useWords(orderWords)
  const { order_type, created_at, paid_on, total, licence_plate, buyer_reference } = order
  const { order_note, payment_state } = order
  return (
    <dl className="orderfacts">
      <Fact name={w.status}>
        <OrderStatus order={order} />
      </Fact>
      <Fact name={w.type}>{order_type === 'service_point_delivery' ? of.mounting : of.withoutMounting}</Fact>
      <Fact name={w.placedOn}>
        <DateOf at={created_at} />
      </Fact>
      {paid_on && (
        <Fact name={w.paidOn}>
          <DateOf at={paid_on} />
        </Fact>
      )}
      {payment_state !== 'ended' && (
        <Fact name={w.total}>
          <span className="num">{formatAmount(total)}</span>
        </Fact>
      )}
      {licence_plate && <Fact name={of.plate}>{licence_plate}</Fact>}
      {buyer_reference && <Fact name={of.buyerReference}>{buyer_reference}</Fact>}
      {order_note && (
        <div className="orderfacts__remarks">
          <dt>{w.remarks}</dt>
          <dd>{order_note}</dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Shows the steps of an order, both those that are done and those still to come. */
function OrderSteps({ order }: { order: Order }) {
  const { steps: label } = useWords(orderPageWords)
  const steps = progressSteps(order)
  const latest = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <ol className="ordersteps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={step.isDone ? 'is-done' : undefined}
          aria-current={index === latest ? 'step' : undefined}
        >
          <Step step={step} order={order} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step: { name, isDone, at }, order }: { step: ProgressStep; order: Order }) {
  const { done } = useWords(orderPageWords)
  const w = useWords(orderWords)
  return (
    <>
      <b>
        {name === 'moneyBack' && isDone ? w.moneyReturned : w[name]}
        {isDone && <span className="vh">, {done}</span>}
      </b>
      {at !== null && (
        <small>
          <DateOf at={at} />
        </small>
      )}
      {name === 'timeBooked' && <FittedAt order={order} />}
    </>
  )
}

function FittedAt({ order: { appointment, fitting_declined } }: { order: Order }) {
  const w = useWords(orderWords)
  const language = languageOf(useLocale())
  if (fitting_declined || !appointment?.schedule_date || !appointment.start_time) return null
  const time = timeShown(appointment.start_time, language)
  return <small>{w.at(dayShown(appointment.schedule_date, language), time)}</small>
}
