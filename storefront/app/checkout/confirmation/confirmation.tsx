import './confirmation.css'
import '../../cart/sums.css'
import type { Order } from '@pito/contracts/orders'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import { ButtonLink } from '@pito/ui/button'
import { Tread } from '@pito/ui/tread'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { storage, tabStorage } from '@pito/web/boot/storage'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { forgetDrafts } from '../../booking/booking-draft.ts'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { updateCart } from '../../cart/cart-store.ts'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { isAwaited, trackPurchase } from '../../orders/begun-payment.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { forgetPlace } from '../../service-points/places/place-memory.ts'
import { acceptedTermsKey } from '../information/accepted-terms.ts'
import { confirmationWords } from './confirmation-words.ts'
import { loadConfirmation } from './load-confirmation.ts'
import { Ticket } from './ticket.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(confirmationWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadConfirmation(context.get(apiContext), {
    number: params.orderNumber,
    cookies: request.headers.get('cookie') ?? '',
  })
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadConfirmation(browserApi(browserLocale(new URL(window.location.href))), {
    number: params.orderNumber,
    cookies: document.cookie,
  })

/** After `paid` is removed from the query, the confirmation page is not loaded again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.has('paid') && currentUrl.pathname === nextUrl.pathname
    ? false
    : defaultShouldRevalidate

export default function Confirmation() {
  const { order, tyresLeft, hasAccount, orderPage } = useLoaderData<typeof loader>()
  const w = useWords(confirmationWords)
  useAfterPurchase(order)
  return (
    <>
      <div className="done">
        <Tread />
        <div className="wrap done__in">
          <CartSteps
            cart={{ id: null, with_service: order.order_type === 'service_point_delivery' }}
            now="confirm"
          />
          <Greeting order={order} />
          <Ticket order={order} hasAccount={hasAccount} orderPage={orderPage} />
        </div>
      </div>
      <section className="wrap section stack done__next" aria-labelledby="next">
        <h2 id="next">{w.next}</h2>
        <NextSteps order={order} />
        {tyresLeft > 0 && (
          <p>
            {w.left(tyresLeft)} <Link to="/cart">{w.toCart}</Link>
          </p>
        )}
        <div className="done__end">
          <ButtonLink href="/">{w.toHome}</ButtonLink>
          <p className="small">
            {w.wrong} <PhoneLink />.
          </p>
        </div>
      </section>
    </>
  )
}

/**
 * Reports a new payment once. The `paid` parameter, which marks a new payment, is removed from the URL, so that a
 * reload does not send the event again.
 */
function useAfterPurchase(order: Order): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const finish = useEffectEvent(async () => {
    const isMarked = search.has('paid')
    if (!isMarked && !isAwaited(order)) return
    await Promise.all([trackPurchase(order), forgetCheckout(order)])
    if (!isMarked) return
    const rest = new URLSearchParams(search)
    rest.delete('paid')
    await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => void finish(), [])
}

/** Deletes what the checkout stored in the browser. The language, the sizes and the sessions are kept. */
export async function forgetCheckout({ line_items }: Order): Promise<void> {
  updateCart({ cart: null, response: null, added: null })
  forgetPlace()
  tabStorage.remove(acceptedTermsKey)
  // The next cart starts with a fitting, which is the default. Truck tyres cannot be fitted, so after an order of
  // truck tyres the stored choice is removed instead.
  if (line_items.some(({ product }) => product && !isFittable(product.vehicle_type)))
    storage.remove('service_flag')
  else storage.set('service_flag', '1')
  await forgetDrafts()
}

/** Shows the three steps that follow an order. */
export function NextSteps({ order }: { order: Order }) {
  const steps = useSteps(order)
  return (
    <ol className="nextsteps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Companies have no right of withdrawal, so they read about their invoice instead. */
function useSteps({ appointment, licence_plate: plate, is_business_customer: isBusiness }: Order) {
  const w = useWords(confirmationWords)
  if (!appointment)
    return [
      [w.packed, w.packedText],
      [w.receive, w.receiveText],
      isBusiness ? [w.books, w.booksText] : [w.withdraw, w.withdrawText],
    ] as const
  return [
    [w.sent, w.sentText],
    appointment.schedule_date ? [plate ? w.bring(plate) : w.bringCar, w.bringText] : [w.agree, w.agreeText],
    [w.bolts, w.boltsText],
  ] as const
}

/** Confirms the order, with the day of the appointment and the e-mail address to which the receipt is sent. */
function Greeting({ order: { appointment, billing_details: billing } }: { order: Order }) {
  const w = useWords(confirmationWords)
  const language = languageOf(useLocale())
  const day = appointment?.schedule_date
  return (
    <>
      <h1>
        <span>{w.done}</span>
        {day && <span>{w.seeYou(weekdayOf(day, language), dateOf(day, language))}</span>}
      </h1>
      {billing && <p>{w.receipt(billing.email)}</p>}
    </>
  )
}

const tags = { fi: 'fi-FI', en: 'en-GB' } as const

function weekdayOf(day: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function dateOf(day: string, language: Language): string {
  const month = language === 'fi' ? 'numeric' : 'long'
  return new Intl.DateTimeFormat(tags[language], { day: 'numeric', month, timeZone: 'UTC' }).format(
    new Date(day),
  )
}
