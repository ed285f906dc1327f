import './my-order.css'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { orderPageWords } from '../order-page-words.ts'
import { OrderView } from '../order-view.tsx'
import { myOrderWords } from './my-order-words.ts'
import { orderPage } from './order-page.ts'
import { UnknownOrder } from './unknown-order.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(myOrderWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

export const loader = orderPage.onServer
export const clientLoader = orderPage.inBrowser

/** The page of an order for customers who have the link from its e-mail or who ordered as a guest. */
export default function MyOrder() {
  const { order, query } = useLoaderData<typeof loader>()
  const { orderOf } = useWords(orderPageWords)
  if (!order) return <UnknownOrder />
  return (
    <article className="wrap section orderpage">
      <h1>{orderOf(order.order_number)}</h1>
      <OrderView order={order} level="h2" query={query} />
    </article>
  )
}
