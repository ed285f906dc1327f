import { useLoaderData } from 'react-router'
import { CheckoutBar, CheckoutFoot } from '../../frame/checkout-bar.tsx'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { loadKlarnaStatus, returnPage } from './load-return.ts'
import { paymentWords } from './payment-words.ts'
import { ReturnMessage } from './return-message.tsx'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(paymentWords, (w) => w.title)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]
export const handle = { bare: true, ownHead: CheckoutBar, ownFoot: CheckoutFoot }

const load = returnPage(loadKlarnaStatus)
export const loader = load.onServer
export const clientLoader = load.inBrowser

export default function KlarnaStatus() {
  return <ReturnMessage {...useLoaderData<typeof loader>()} />
}
