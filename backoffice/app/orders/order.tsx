import { deliverOrder, packOrder, shipOrder, undoSending } from '@pito/contracts/order-changes'
import type { OrderAddress } from '@pito/contracts/orders'
import { getNotesOfOrder } from '@pito/contracts/staff-notes'
import type { ProviderAnswerShown } from '@pito/contracts/staff-order-changes'
import { checkPayment, withdrawPaymentLink } from '@pito/contracts/staff-order-changes'
import type { DeskOrder } from '@pito/contracts/staff-orders'
import { getOrderForStaff, getOrderTimeline } from '@pito/contracts/staff-orders'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatAmount } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown, momentShown } from '@pito/contracts/values/moment-shown'
import { surplusReasons } from '@pito/contracts/values/refunds'
import { vatByRate } from '@pito/contracts/values/vat-by-rate'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { textIn } from '@pito/web/form/form-result'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageTitle } from '../frame/shop.tsx'
import { Fact, Facts } from '../record/facts.tsx'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { FittingTime } from './fitting-time.tsx'
import { NoticeOfOrder } from './notice-of-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderNotes } from './order-notes.tsx'
import { codeWords, orderPageWords } from './order-page-words.ts'
import { Parcels, SendingState } from './order-sending.tsx'
import { SupplementOf, Supplements } from './order-supplements.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderWords, stageWords, taskWords } from './order-words.ts'
import { PrintedBy, PrintOrders } from './print-orders.tsx'
import { sendingWords } from './sending-words.ts'
import { WhyUnpaid } from './why-unpaid.tsx'

export { revalidateAfterConflict as shouldRevalidate } from '../session/staff-page.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const orderNumber = params.number ?? ''
  const [order, timeline, notes] = await Promise.all([
    api(getOrderForStaff, { orderNumber }),
    loadPart(api(getOrderTimeline, { orderNumber }).then(({ data }) => data)),
    loadPart(api(getNotesOfOrder, { orderNumber }).then(({ data }) => data)),
  ])
  return { order: order.data, timeline, notes }
}, 'read-orders')

/** What an action returns: the answers of the providers about payments, or nothing. */
type StepDone = readonly ProviderAnswerShown[] | null

/** Carries out the actions that need no form. */
export const clientAction = staffAction<StepDone>(async (api, { form, params }) => {
  const input = { orderNumber: params.number ?? '', version: Number(textIn(form, 'version')) }
  const step = textIn(form, 'step')
  if (step === 'check-payment') return { done: (await api(checkPayment, input)).data }
  if (step === 'pack') await api(packOrder, input)
  else if (step === 'send') await api(shipOrder, input)
  else if (step === 'withdraw-link') await api(withdrawPaymentLink, input)
  else if (step === 'undo-send') await api(undoSending, input)
  else await api(deliverOrder, input)
  return { done: null }
})

export default function OrderPage() {
  const list = useWords(orderWords)
  const w = useWords(orderPageWords)
  const { order, timeline, notes } = useLoaderData<typeof clientLoader>()
  const name = list.order(order.order_number)
  return (
    <div className="stack">
      <PageTitle>{name}</PageTitle>
      <Breadcrumb label={list.orders} crumbs={[{ label: list.orders, href: '/orders' }]} here={name} />
      <div className="record-head">
        <h1>{name}</h1>
        <State order={order} />
      </div>
      <OrderActions order={order} />
      {order.order_status === 'paid' && order.stage !== 'cancelled' && order.supplement_of === null && (
        <PrintOrders orderNumbers={[order.order_number]} />
      )}
      <SupplementOf order={order} />
      <SendingState order={order} />
      <NoticeOfOrder notice={order.notice} />
      <WhyUnpaid order={order} />
      <OrderNotes orderNumber={order.order_number} part={notes} />
      <Lines order={order} />
      <Supplements order={order} />
      <Parties order={order} />
      <Documents order={order} />
      <section className="stack" aria-labelledby="timeline">
        <h2 id="timeline">{w.timeline}</h2>
        <RecordPart missing={w.timelineMissing} part={timeline}>
          {(events) => <OrderTimeline events={events} />}
        </RecordPart>
      </section>
    </div>
  )
}

interface OrderProps {
  readonly order: DeskOrder
}

function State({ order }: OrderProps) {
  const list = useWords(orderWords)
  const stages = useWords(stageWords)
  const tasks = useWords(taskWords)
  const locale = useLocale()
  const { stage, task, since } = order
  return (
    <>
      <Mark tone={stage === 'cancelled' ? 'berry' : 'grey'}>{stages[stage]}</Mark>
      {task && (
        <p>
          {list.nextStep}: <strong>{tasks[task]}</strong>{' '}
          {since && <span className="quiet small">{list.since(timeWithWeekday(since, locale))}</span>}
        </p>
      )}
      <PrintedBy printed={order.printed} />
    </>
  )
}

function Lines({ order }: OrderProps) {
  const w = useWords(orderPageWords)
  const language = languageOf(useLocale())
  return (
    <section className="stack" aria-labelledby="lines">
      <h2 id="lines">{w.lines}</h2>
      <ul className="order-rows">
        {order.line_items
          .filter(({ type }) => type !== 'shipping_charges')
          .map((line) => (
            <li key={line.id} className="order-row">
              <span>
                {line.quantity} × {line.name} {line.product?.size_text}{' '}
                <span className="quiet small">
                  {formatAmount(line.unit_price)}, {w.vatRate} {formatDecimal(line.vat_percent, language)} %
                </span>
              </span>
              <span>{formatAmount(line.sub_total)}</span>
            </li>
          ))}
      </ul>
      <Sums order={order} />
    </section>
  )
}

function Sums({ order }: OrderProps) {
  const w = useWords(orderPageWords)
  const language = languageOf(useLocale())
  const { discount_amount: discount, promo_code_name: code } = order
  return (
    <dl className="order-rows">
      <Sum label={w.subTotal} amount={order.sub_total} />
      <Sum label={w.deliveryCharge} amount={order.shipping_charges} />
      {discount > 0 && <Sum label={code ? w.discountOf(code) : w.discount} amount={-discount} />}
      <Sum label={w.total} amount={order.total} />
      {vatByRate(order.line_items).map(({ percent, cents }) => (
        <Sum key={percent} label={w.vatOf(formatDecimal(percent, language))} amount={cents / 100} />
      ))}
      <Payments order={order} />
    </dl>
  )
}

/** What was paid for the order and is refunded of it. Money that arrived in vain has a list of its own. */
function Payments({ order }: OrderProps) {
  const w = useWords(orderPageWords)
  const codes = useWords(codeWords)
  const language = languageOf(useLocale())
  const { paid_on: paidOn, payment_by: method, total, refund } = order
  if (paidOn === null || method === null) return null
  const refunds = order.refunds.filter(({ reason }) => !surplusReasons.some((each) => each === reason))
  const left = refunds.reduce(
    (cents, { amount }) => cents - Math.round(amount * 100),
    Math.round(total * 100),
  )
  return (
    <>
      <Sum label={w.paid(codes[method], momentShown(new Date(paidOn), language))} amount={total} />
      {refunds.map(({ id, amount, reason, made_at: madeAt }) => (
        <Sum
          key={id}
          label={
            madeAt
              ? w.refunded(codes[reason], momentShown(new Date(madeAt), language))
              : w.toRefund(codes[reason])
          }
          amount={-amount}
        />
      ))}
      {refunds.length > 0 && <Sum label={w.afterRefunds} amount={left / 100} />}
      {refund && refund.parts.length > 1 && (
        <Sum
          label={w.refundInAll(
            refund.parts.map(
              (one) => `${one.payment_by && codes[one.payment_by]} ${formatAmount(one.amount)}`,
            ),
          )}
          amount={-refund.amount}
        />
      )}
    </>
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

function Parties({ order }: OrderProps) {
  const w = useWords(orderPageWords)
  const sending = useWords(sendingWords)
  const list = useWords(orderWords)
  const language = languageOf(useLocale())
  const { service_point_shipment_details: point } = order
  return (
    <Facts>
      <Fact label={w.billing}>{order.billing_details && <Address address={order.billing_details} />}</Fact>
      {point ? (
        <Fact label={w.point}>
          {point.company_name}, {point.address_line_1}, {point.zipcode} {point.city}
          <div>
            <FittingTime order={order} format={timeWithWeekday} />
          </div>
        </Fact>
      ) : (
        <Fact label={w.shipping}>
          {order.shipping_details && <Address address={order.shipping_details} />}
        </Fact>
      )}
      <Fact label={sending.parcels}>{order.parcels.length > 0 && <Parcels order={order} />}</Fact>
      {order.withdraw_until && (
        <Fact label={sending.withdrawUntil}>{dateShown(order.withdraw_until, language)}</Fact>
      )}
      <Fact label={list.plate}>{order.licence_plate}</Fact>
      <Fact label={w.reference}>{order.buyer_reference}</Fact>
      <Fact label={w.note}>{order.order_note}</Fact>
      <Fact label={w.terms}>
        {order.terms_version &&
          (order.terms_path ? (
            <a className="link" href={order.terms_path} download>
              {w.version(versionShown(order.terms_version, language))}
            </a>
          ) : (
            w.version(versionShown(order.terms_version, language))
          ))}
      </Fact>
    </Facts>
  )
}

/** The version of the terms is the moment of their last change, of which people read the day. */
function versionShown(version: string, language: Language): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(version) ? momentShown(new Date(version), language) : version
}

function Address({ address }: { readonly address: OrderAddress }) {
  return (
    <>
      {address.company_name && (
        <div>
          {address.company_name} {address.company_vat_number}
        </div>
      )}
      <div>
        {address.first_name} {address.last_name}
      </div>
      <div>
        {[address.address_line_1, address.address_line_2].filter(Boolean).join(' ')}, {address.zipcode}{' '}
        {address.city}
      </div>
      <div>
        <a className="link" href={`mailto:${address.email}`}>
          {address.email}
        </a>
      </div>
      <div>{internationalNumber(address.country_code, address.contact_number)}</div>
    </>
  )
}

function Documents({ order }: OrderProps) {
  const w = useWords(orderPageWords)
  const { invoice_path: invoice, credit_notes: notes, is_business_customer: isBusiness } = order
  const files = [
    ...(invoice
      ? [
          { href: invoice, label: w.invoicePdf },
          ...(isBusiness ? [{ href: `${invoice}?format=finvoice`, label: w.invoiceFinvoice }] : []),
        ]
      : []),
    ...notes.flatMap(({ path, number }) =>
      path
        ? [
            { href: path, label: w.creditPdf(number) },
            ...(isBusiness ? [{ href: `${path}?format=finvoice`, label: w.creditFinvoice(number) }] : []),
          ]
        : [],
    ),
  ]
  return (
    <section className="stack" aria-labelledby="documents">
      <h2 id="documents">{w.documents}</h2>
      {files.length === 0 && <p>{w.noDocuments}</p>}
      <ul className="order-rows">
        {files.map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
