import { confirmKlarnaPayment, confirmPayment, readKlarnaSession } from '@pito/contracts/payments'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect } from 'react-router'
import type { ReturnState } from './after-payment.ts'
import { recordFailure, redirectOrState, verified } from './after-payment.ts'
import { orderNumberOf, paytrailFields } from './paytrail-fields.ts'

interface Return {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly cookies: string
}
type Load = (api: Api, from: Return) => Promise<ReturnState>

/**
 * Returns the loaders of a page to which the payment provider redirects. They verify the payment in a GET request,
 * which has side effects but is idempotent, so the page can be reloaded any number of times.
 */
export function returnPage(load: Load) {
  return {
    onServer: async ({ context, params, request }: LoaderFunctionArgs) => {
      const cookies = request.headers.get('cookie') ?? ''
      const state = await load(context.get(apiContext), { params, url: new URL(request.url), cookies })
      return data({ state }, state === 'unknown' ? 404 : 200)
    },
    inBrowser: async ({ params, request }: ClientLoaderFunctionArgs) => {
      const url = new URL(request.url)
      return { state: await load(browserApi(browserLocale(url)), { params, url, cookies: document.cookie }) }
    },
  }
}

const unknownPage = () => redirect('/page-not-found')

export async function loadPaytrailReturn(api: Api, { params, url, cookies }: Return): Promise<ReturnState> {
  const { status = 'confirm' } = params
  const isFailure = status === 'failed'
  if (!isFailure && status !== 'confirm' && !status.includes('success')) throw unknownPage()
  const fields = paytrailFields(url)
  if (!fields) {
    if (params.status === undefined) throw unknownPage()
    return 'not-verified'
  }
  const payment = await verified(cookies, (side) => api(confirmPayment[side], fields))
  if (isFailure) return recordFailure(api, payment, orderNumberOf(fields))
  if (payment === 'elsewhere' && fields.checkout_status === 'fail') return 'failed-elsewhere'
  return redirectOrState(payment)
}

export async function loadKlarnaReturn(api: Api, { url, cookies }: Return): Promise<ReturnState> {
  const [token, sid, order_id] = ['token', 'sid', 'order_id'].map((name) => url.searchParams.get(name))
  if (!token || !sid || !order_id) throw unknownPage()
  return redirectOrState(
    await verified(cookies, (side) => api(confirmKlarnaPayment[side], { token, sid, order_id })),
  )
}

const klarnaFailures = ['failed', 'failure', 'cancel', 'cancelled', 'back', 'error']

export async function loadKlarnaStatus(api: Api, { params, url, cookies }: Return): Promise<ReturnState> {
  const { status = '', orderNumber = '' } = params
  const isFailure = klarnaFailures.includes(status)
  if (!isFailure && status !== 'confirm' && !status.includes('success')) throw unknownPage()
  const sid = url.searchParams.get('sid')
  const session = { klarna_hpp_session_id: sid ?? '', order_number: orderNumber }
  const payment = sid
    ? await verified(cookies, (side) => api(readKlarnaSession[side], session))
    : ('unknown' as const)
  return isFailure ? recordFailure(api, payment, orderNumber) : redirectOrState(payment)
}
