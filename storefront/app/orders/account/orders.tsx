import './orders.css'
import { listOrders } from '@pito/contracts/orders'
import { languageOf } from '@pito/contracts/values/locale'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { Pager } from '@pito/ui/pager'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { accountArea } from '../../account/account-area-words.ts'
import { accountPage } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { OrderList } from './order-list.tsx'
import { ordersWords } from './orders-words.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const title = titled(accountArea, (w) => w.orders)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

/** A page number after the last page redirects to the first page. */
const load = accountPage(async (api, { url }) => {
  const list = await api(listOrders, { page: pageIn(url) })
  if (list.page > list.last_page && list.total > 0) throw redirect('/order')
  return list
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** Returns the page number in the URL, or 1 if it is invalid. */
function pageIn({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

export default function Orders() {
  const { data: orders, page, last_page } = useLoaderData<typeof loader>()
  const area = useWords(accountArea)
  const w = useWords(ordersWords)
  return (
    <section className="stack">
      <h2>{area.orders}</h2>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <Pager
        page={page}
        pages={last_page}
        href={(number) => `/order?page=${number}`}
        label={w.pages}
        previousLabel={w.previous}
        nextLabel={w.next}
        pageLabel={w.page}
      />
    </section>
  )
}

const tyres = { fi: '/renkaat', en: '/tyres' } as const

function NoOrders() {
  const w = useWords(accountArea)
  const language = languageOf(useLocale())
  return (
    <Empty title={w.noOrders}>
      <p>{w.noOrdersHint}</p>
      <ButtonLink look="go" href={tyres[language]}>
        {w.toTyres}
      </ButtonLink>
    </Empty>
  )
}
