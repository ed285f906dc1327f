import type { Order } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import type { PaymentState } from '@pito/contracts/values/payment-state'
import { Alert } from '@pito/ui/alert'
import { Button, ButtonLink } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { timeShown } from '@pito/web/locale/day-shown'
import { helsinkiTime } from '@pito/web/locale/helsinki-time'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { orderPageWords } from './order-page-words.ts'
import { orderPaymentWords } from './order-payment-words.ts'
import { usePolling } from './use-polling.ts'

interface OrderPaymentProps {
  readonly order: Order
  /** The query string that identifies the order on the pages that change it. */
  readonly query: string
}

/** Says where the payment of an unpaid order stands, and offers to pay or drop an order that waits for its payment. */
export function OrderPayment({ order, query }: OrderPaymentProps) {
  const w = useWords(orderPaymentWords)
  const { again } = useWords(orderPageWords)
  const { payment_state: state, refunds } = order
  const alert = useFocusAtChange(state)
  usePolling(state === 'checking')
  if (state === 'paid') return null
  return (
    <Alert title={w[state]} quiet ref={alert}>
      {state === 'waiting' && <Waiting order={order} query={query} />}
      {state === 'checking' && <p>{w.checkingHint}</p>}
      {state === 'ended' && (
        <div className="stack stack--tight">
          <p>{refunds.length > 0 ? w.endedReturned : w.endedHint}</p>
          <p>
            <ButtonLink href={`/my-order/again?${query}`}>{again}</ButtonLink>
          </p>
        </div>
      )}
    </Alert>
  )
}

function Waiting({ order, query }: OrderPaymentProps) {
  const w = useWords(orderPaymentWords)
  const language = languageOf(useLocale())
  const { order_number: number, appointment, reserved_until: until } = order
  // The link of an e-mail opens the order in any browser, but only its buyer can pay or drop it.
  const isOwn = new URLSearchParams(query).has('order')
  const form = useFetcherForm({ id: 'drop-order', action: `/my-order/drop?${query}`, fields: [] })
  return (
    <div className="stack stack--tight">
      <p>
        {until
          ? w.reserved(Boolean(appointment?.schedule_date), timeShown(helsinkiTime(until), language))
          : w.notReserved}
      </p>
      {isOwn ? (
        <>
          <PostForm form={form} className="row">
            <ButtonLink look="go" href={`/cart/order-summary/${number}`}>
              {w.payNow}
            </ButtonLink>
            <Button type="submit" busy={form.pending}>
              {w.drop}
            </Button>
          </PostForm>
          <p className="small">{w.dropHint}</p>
        </>
      ) : (
        <p>{w.payElsewhere}</p>
      )}
    </div>
  )
}

/**
 * Moves the focus to the alert when the state changes while the page is open, because the buttons of the state before
 * have disappeared.
 */
function useFocusAtChange(state: PaymentState) {
  const alert = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) alert.current?.focus()
    shown.current = state
  }, [state])
  return alert
}
