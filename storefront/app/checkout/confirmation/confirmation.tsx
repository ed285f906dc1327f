import './confirmation.css'
import '../../cart/sums.css'
import { ButtonLink } from '@pito/ui/button'
import { Tread } from '@pito/ui/tread'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { useWords } from '@pito/web/words/words'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { PhoneLink } from '../../frame/phone-link.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { confirmationWords } from './confirmation-words.ts'
import { Greeting } from './greeting.tsx'
import { loadConfirmation } from './load-confirmation.ts'
import { NextSteps } from './next-steps.tsx'
import { Ticket } from './ticket.tsx'
import { useAfterPurchase } from './use-after-purchase.ts'

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
