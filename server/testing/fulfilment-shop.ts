import { bookingToken } from '../src/booking/firm/booking-token.ts'
import { paymentShop } from './payment-shop.ts'
import { staffToken } from './staff-token.ts'

/** Extends the payment shop with buyers who have paid, and with staff who report the progress of their orders. */
export async function fulfilmentShop(options: Parameters<typeof paymentShop>[0]) {
  const shop = await paymentShop(options)
  const { platform, app, buyer, paid, column } = shop
  // The tyres are sent to the service point, which would otherwise fit them from its own stock.
  await platform.pool.query('update service_point set holds_own_stock = false')
  const token = await staffToken(platform, 'owner')

  async function paidBuyer(wish: Parameters<typeof buyer>[0]) {
    const maija = await buyer(wish)
    const { attemptId } = await maija.begin()
    await paid(attemptId, maija.cents)
    return maija
  }
  type Maija = Awaited<ReturnType<typeof paidBuyer>>

  const post = async (url: string, payload: object, headers = {}) => {
    const answer = await app.inject({ method: 'POST', url: `/api/v1/${url}`, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const staff = ({ order }: Maija, what: string, payload: object = {}) =>
    post(`staff/orders/${order.order_number}/${what}`, payload, {
      authorization: `Bearer ${token}`,
      locale: 'en_GB',
    })
  const change = ({ guest, order }: Maija, what: string) =>
    guest.send('POST', `anonymous/order/${order.order_number}/${what}`, {})
  /** Opens a link of the e-mails about the appointment. */
  const press = async ({ order }: Maija, action: 'cancel' | 'fitted' | 'decline') => {
    const [id] = await column(`select id from appointment where order_id = '${order.id}'`)
    const version = { id: String(id), sequence: 0 }
    return post(`appointment-link/${action}`, { token: bookingToken(platform.config, action, version) })
  }
  const refunds = ({ order }: Maija) =>
    column(`select reason || ' ' || refund.amount_cents
      from refund join payment_attempt on payment_attempt.id = attempt_id
      where order_id = '${order.id}' order by requested_at, refund.amount_cents`)
  /** Stores a photo of a damaged tyre and returns its id. */
  const addPhoto = async ({ order }: Maija): Promise<string> =>
    String(
      (
        await column(`insert into return_photo (order_id, content, uploaded_at, staff_id)
          values ('${order.id}', '', now(), (select id from staff limit 1)) returning id`)
      )[0],
    )
  const inBatches = async (tyre: number) =>
    (await column(`select sum(quantity)::integer from stock_batch where tyre_id = ${tyre}`))[0]
  const appointmentOf = async ({ order }: Maija) =>
    (await column(`select state from appointment where order_id = '${order.id}'`))[0]
  const staffTools = { paidBuyer, staff, change, press, refunds, addPhoto, inBatches, appointmentOf }
  return { ...shop, ...staffTools }
}
