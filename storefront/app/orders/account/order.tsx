import { getOrder } from '@pito/contracts/orders'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { orderPageWords } from '../order-page-words.ts'
import { OrderView } from '../order-view.tsx'
import { ordersWords } from './orders-words.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const mostDigits = 40

/**
 * An unknown order and another customer's order both give 404. A number that is too long is cut, so that the API
 * answers that the order is unknown and not that the number is invalid.
 */
const load = accountPage(async (api: Api, { params }) => {
  const orderNumber = (params.orderid ?? '').slice(0, mostDigits)
  return (await api(getOrder.customer, { orderNumber })).data
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

type Loaded = Awaited<ReturnType<typeof loader>>
type MetaArgs = Parameters<ReturnType<typeof titled>>[0] & { loaderData?: Loaded }
export const meta = (args: MetaArgs) => [
  ...titled(orderPageWords, (w) => w.orderOf(args.loaderData?.order_number ?? ''))(args),
  notIndexed,
]

export default function OrderPage() {
  const order = useLoaderData<Loaded>()
  const { back } = useWords(ordersWords)
  const { orderOf } = useWords(orderPageWords)
  return (
    <article className="orderpage">
      <header className="stack stack--tight">
        <p>
          <Anchor className="link" href="/order">
            {back}
          </Anchor>
        </p>
        <h2 className="orderpage__title">{orderOf(order.order_number)}</h2>
      </header>
      <OrderView order={order} level="h3" query={`order=${order.order_number}`} />
    </article>
  )
}
