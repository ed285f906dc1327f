import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import type { RefundPart } from '@pito/contracts/values/refund-words'
import { refundAtOnce } from '@pito/contracts/values/refund-words'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { accountAction } from '../../account/account-page.ts'
import { PhoneLink } from '../../frame/phone-link.tsx'
import type { MetaArgs } from '../../page/page-meta.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { FittingDeadlines } from '../fitting-deadlines.tsx'
import { cancel, orderReferenceIn, pageOf } from '../order-reference.ts'
import { RefundOfOrder } from '../refund-of-order.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { myOrderWords } from './my-order-words.ts'
import { NoChange } from './no-change.tsx'
import { orderPage } from './order-page.ts'
import { OrderTyres } from './order-tyres.tsx'
import { ReturnTerms } from './return-terms.tsx'
import { UnknownOrder } from './unknown-order.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.cancelTitle)
export const meta = (args: MetaArgs) => [...title(args), notIndexed]

export const loader = orderPage.onServer
export const clientLoader = orderPage.inBrowser

const submit = accountAction(async (api, submission) => {
  const reference = orderReferenceIn(submission)
  await cancel(api, reference)
  return redirect(pageOf(reference), 303)
})
export const action = submit.onServer
export const clientAction = submit.inBrowser

export default function CancelOrder() {
  const { order, query, back } = useLoaderData<typeof loader>()
  if (!order) return <UnknownOrder />
  if (order.can_be_cancelled) return <ConfirmCancel order={order} back={back} />
  if (order.progress === 'cancelled') return <CancelledOrder order={order} back={back} />
  if (order.can_be_withdrawn) return <WithdrawInstead order={order} query={query} back={back} />
  return <NoChange change="cancel" />
}

/** Shows that the order has been cancelled and what is refunded. */
function CancelledOrder({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.cancelledTitle}</h1>
      <RefundOfOrder order={order} />
      <p>{w.cancelled}</p>
      <p>
        <ButtonLink href={back}>{w.back}</ButtonLink>
      </p>
    </article>
  )
}

interface WithdrawInsteadProps {
  readonly order: Order
  /** The query string that identifies the order on the page to withdraw from it. */
  readonly query: string
  readonly back: string
}

/**
 * Shown on the page to cancel an order when the tyres have been sent or the fitting has begun: the buyer can withdraw
 * instead, and reads what becomes of the tyres and the money.
 */
function WithdrawInstead({ order, query, back }: WithdrawInsteadProps) {
  const w = useWords(myOrderWords)
  const { appointment, shipped_at, progress } = order
  return (
    <article className="wrap section myorder">
      <h1>{shipped_at || progress === 'delivered' ? w.sentTitle : w.begunTitle}</h1>
      {appointment?.move_token && <MoveFirst appointment={appointment} isDeclined={false} />}
      <p>{w.sent}</p>
      <ReturnTerms order={order} />
      <p>
        <ButtonLink href={`/my-order/withdraw?${query}`}>{w.toWithdraw}</ButtonLink>
      </p>
      <p>
        <Anchor className="link" href={back}>
          {w.back}
        </Anchor>
      </p>
    </article>
  )
}

/**
 * Says what a cancellation gives up and what is refunded, before the button that cancels the order. For an order with a
 * fitting, the page first offers another time.
 */
function ConfirmCancel({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  const language = languageOf(useLocale())
  const { appointment } = order
  const parts = paymentsLeft(order)
  const amount = formatEuro(parts.reduce((cents, part) => cents + centsOf(part.amount), 0))
  return (
    <article className="wrap section myorder">
      <h1>{appointment ? w.cancelFittingTitle : w.cancelTitle}</h1>
      {appointment && <MoveFirst appointment={appointment} isDeclined={order.fitting_declined} />}
      <h2>{w.givenUp}</h2>
      <dl className="myorder__facts">
        <dt>{w.number}</dt>
        <dd className="num">{order.order_number}</dd>
        <dt>{w.tyres}</dt>
        <dd>
          <OrderTyres order={order} />
        </dd>
        {appointment && (
          <>
            <dt>{w.fitting}</dt>
            <dd>
              <FittingTime appointment={appointment} />
              <br />
              {appointment.dealer.company_name}, {appointment.dealer.city}
            </dd>
          </>
        )}
        <dt>{w.refund}</dt>
        <dd>{refundAtOnce(language, parts)}</dd>
      </dl>
      <p>{w.cancelFinal}</p>
      <ConfirmChange id="cancel" label={w.cancelButton(amount)} back={back} />
    </article>
  )
}

/** Returns what is left of each payment for the order and its supplements. */
function paymentsLeft({ total, payment_by, credit_notes, supplements }: Order): RefundPart[] {
  const refunded = credit_notes.reduce((cents, { amount }) => cents + centsOf(amount), 0)
  const parts = [
    { amount: (centsOf(total) - refunded) / 100, payment_by },
    ...supplements
      .filter(({ state }) => state === 'paid')
      .map((one) => ({ amount: centsOf(one.amount - one.refunded) / 100, payment_by: one.payment_by })),
  ]
  return parts.filter(({ amount }) => amount > 0)
}

function FittingTime({ appointment }: { appointment: NonNullable<Order['appointment']> }) {
  const w = useWords(myOrderWords)
  const language = languageOf(useLocale())
  const { schedule_date: date, start_time: time } = appointment
  return date && time ? w.at(dayShown(date, language), timeShown(time, language)) : w.byPhone
}

interface MoveFirstProps {
  readonly appointment: NonNullable<Order['appointment']>
  readonly isDeclined: boolean
}

/** Offers another time or another service point to customers who would otherwise cancel the order. */
function MoveFirst({ appointment, isDeclined }: MoveFirstProps) {
  const w = useWords(myOrderWords)
  const { move_token: token, dealer } = appointment
  return (
    <section className="myorder__offer">
      <h2>{w.moveTitle}</h2>
      {token ? (
        <>
          <p>{isDeclined ? w.lost : <FittingDeadlines appointment={appointment} />}</p>
          <p>
            <ButtonLink look="go" href={`/appointment/move?${new URLSearchParams({ token })}`}>
              {w.move}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>
          {w.moveOver}{' '}
          <a className="link nowrap" href={`tel:${dealer.contact_number}`}>
            {phoneShown(dealer.contact_number)}
          </a>
        </p>
      )}
      <p>
        {w.otherPoint} <PhoneLink className="link nowrap" />
      </p>
    </section>
  )
}
