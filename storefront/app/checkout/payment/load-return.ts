import { confirmKlarnaPayment, confirmPayment, readKlarnaSession } from '@pito/contracts/payments'
import type { Api } from '@pito/web/api/api'
import { browserApi } from '@pito/web/api/browser-api'
import { apiContext } from '@pito/web/api/contexts'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect } from 'react-router'
import type { ReturnState } from './after-payment.ts'
import { recordFailure, redirectOrState, verified } from './after-payment.ts'

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

/**
 * The parameters that Paytrail appends to the return URL, under the API's field names, in which dashes become
 * underscores.
 */
interface PaytrailFields {
  readonly checkout_account: string
  readonly checkout_algorithm: string
  readonly checkout_amount: string
  readonly checkout_stamp: string
  readonly checkout_reference: string
  readonly checkout_status: string
  readonly signature: string
  readonly [name: string]: string
}

const needed = ['account', 'algorithm', 'amount', 'stamp', 'reference', 'status'].map(
  (name) => `checkout_${name}`,
)

/** Reads Paytrail's parameters from the return URL. Returns null if a parameter is missing, empty or repeated. */
export function paytrailFields({ searchParams }: URL): PaytrailFields | null {
  const named = [...searchParams].map(([name, value]) => [name.replaceAll('-', '_'), value] as const)
  const fields = Object.fromEntries(named.filter(([name]) => name === 'signature' || isPaytrails(name)))
  const isWhole = [...needed, 'signature'].every((name) => fields[name])
  const isPlain = new Set(named.map(([name]) => name)).size === named.length
  return isWhole && isPlain ? (fields as unknown as PaytrailFields) : null
}

function isPaytrails(name: string): boolean {
  return name.startsWith('checkout_')
}

/**
 * Returns the order number from Paytrail's stamp, which consists of the order number, a dash and the number of the
 * attempt.
 */
export function orderNumberOf({ checkout_stamp: stamp }: Pick<PaytrailFields, 'checkout_stamp'>): string {
  return stamp.split('-')[0] ?? ''
}
