import type { Order } from '@pito/contracts/orders'

/** Aborts a request that takes longer than a minute. A response takes far less, so such a request hangs. */
const abortIfHanging = () => AbortSignal.timeout(60_000)
const json = { 'content-type': 'application/json' }

export interface Answer {
  readonly status: number
  /** The body is null if no response came because the process died. */
  readonly body: { readonly code?: string; readonly message?: string; readonly data: never } | null
}

export const person = {
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  email: 'maija@example.fi',
  contact_number: '040 123 4567',
  address_line_1: 'Fleminginkatu 9',
  zipcode: '00530',
  city: 'Helsinki',
}

export interface Wish {
  readonly tyre: number
  readonly quantity?: number
  /** The chosen service point, day and start. */
  readonly time?: { readonly pointId: number; readonly date: string; readonly start: string }
  /** Receives each response and its duration. */
  readonly onAnswer?: (path: string, answer: Answer, milliseconds: number) => void
}

export type HttpBuyer = Awaited<ReturnType<typeof buyerOverHttp>>

/** Returns a guest with a network address of their own, one click away from paying. */
export async function buyerOverHttp(shopUrl: string, number: number, wish: Wish) {
  const { tyre, quantity = 1, time, onAnswer } = wish
  const from = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.1` }
  let guest: Record<string, string> = from
  const post = async (path: string, payload: object) => {
    const began = performance.now()
    const answer = await call(shopUrl, `anonymous/${path}`, guest, payload)
    onAnswer?.(path, answer, performance.now() - began)
    return answer
  }
  const sure = async (path: string, payload: object): Promise<never> => {
    const { status, body } = await post(path, payload)
    if (status !== 200 || !body) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }
  const { cart_id, anonymous_id }: { cart_id: string; anonymous_id: string } = await sure(
    'cart/item/insert',
    {
      type_id: tyre,
      quantity,
    },
  )
  guest = { ...from, 'anonymous-id': anonymous_id }
  if (time)
    await sure('appointment/create', {
      ...{ cart_id, dealer_id: time.pointId, service_ids: '[1]' },
      ...{ schedule_date: time.date, start_time: time.start },
    })
  else await sure('cart/services/remove', { cart_id })
  const { orderDetails }: { orderDetails: Order } = await sure('order/confirm', { cart_id })
  const order: Order = await sure('order/shipping-details/update', {
    order_id: orderDetails.id,
    // A person who let two reservations expire has to wait, so each buyer has an e-mail address of their own.
    billing_details: { ...person, email: `maija-${number}@example.fi` },
    shipping_details: { ship_to: time ? 'servicepoint' : 'billing' },
    conditions: '1',
  })
  const pay = async (payment_by: 'bank' | 'klarna' = 'bank'): Promise<string | null> => {
    const { status, body } = await post('payment/process', { order_id: order.id, payment_by })
    return status === 200 && body ? (body.data as { url: string }).url : null
  }
  return { cartId: cart_id, order, post, pay, cents: Math.round(order.total * 100) }
}

async function call(
  shopUrl: string,
  path: string,
  headers: Record<string, string>,
  payload: object,
): Promise<Answer> {
  const request = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(payload) }
  return await fetch(`${shopUrl}/api/v1/${path}`, { ...request, signal: abortIfHanging() })
    .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Answer['body'] }))
    .catch(() => ({ status: 0, body: null }))
}

/** Chooses an outcome at a simulated provider and returns the URL to which the provider redirects the browser. */
export async function chooseAt(address: string, outcome: string): Promise<string | null> {
  const request = {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ outcome }),
    signal: abortIfHanging(),
  }
  return await fetch(address, request)
    .then(async (answer) => ((await answer.json()) as { redirect: string | null }).redirect)
    .catch(() => null)
}

/**
 * Calls the API as the shop's page does when the provider redirects the buyer to `redirect`. If `redirect` is null,
 * the buyer never comes back: nothing is called, and the result is undefined.
 */
export async function comeBack<Response>(
  { post }: { post(path: string, payload: object): Promise<Response> },
  redirect: string | null,
): Promise<Response | undefined> {
  if (redirect === null) return undefined
  const { pathname, searchParams } = new URL(redirect)
  const query = Object.fromEntries(searchParams)
  const underscored = Object.entries(query).map(([name, value]) => [name.replaceAll('-', '_'), value])
  const [, area, status, orderNumber = ''] = pathname.split('/')
  if (area === 'payment') return await post('payment/confirm', Object.fromEntries(underscored))
  if (status === undefined) return await post('klarna_payment/confirm', query)
  const session = { klarna_hpp_session_id: query.sid, order_number: orderNumber }
  return await post('klarna_payment/read-hpp-session', session)
}
