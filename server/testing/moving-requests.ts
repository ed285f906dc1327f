import { createArticle } from '@pito/contracts/staff-articles'
import { changeDeliverySettings } from '@pito/contracts/staff-delivery'
import { createPromoCode } from '@pito/contracts/staff-promo-codes'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { orderLink, supplementLink } from '../src/orders/links/order-link.ts'
import { klarnaCallbackAddress } from '../src/payment-providers/klarna/klarna-callback.ts'
import { sendMail } from '../src/platform/mail/send-mail.ts'
import { addCustomer } from './account-shop.ts'
import { browserOf } from './cart-shop.ts'
import { tokenOf } from './download-shop.ts'
import type { MovingShop, ReadyRequest } from './moving-shop.ts'
import { sent } from './moving-shop.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

type Requests = Readonly<Record<string, () => Promise<ReadyRequest>>>

/**
 * Returns a valid request for every call that moves money, stock or fitting times, or with which staff create a record.
 * A call that exists for customers and for guests is listed with the path for guests, because one use case serves
 * both.
 */
export function movingRequests(shop: MovingShop): Requests {
  return {
    ...ofCarts(shop),
    ...ofPayments(shop),
    ...ofOrders(shop),
    ...ofLinks(shop),
    ...ofStaff(shop),
    ...ofRecords(shop),
  }
}

function ofCarts({ platform, app, guest, guestWithTime, time, wider, pointId }: MovingShop): Requests {
  return {
    'POST anonymous/cart/item/insert': async () =>
      (await guest()).post('cart/item/insert', { type_id: 5, quantity: 1 }),
    'POST anonymous/cart/set/insert': async () =>
      (await guest()).post('cart/set/insert', { items: [{ type_id: 4 }, { type_id: wider }] }),
    'POST anonymous/cart/line-item/remove': async () => {
      const { browser, post } = await guest()
      const [line] = (await browser.cart()).line_items
      return post('cart/line-item/remove', { cart_line_item_id: line?.id })
    },
    'POST anonymous/cart/services/remove': async () =>
      (await guestWithTime('2026-12-02')).post('cart/services/remove'),
    'POST anonymous/cart/shipping-address-type/update': async () => {
      const { post } = await guestWithTime('2026-12-03')
      const payload = { shipping_address_type: 'billing', with_service: false }
      return post('cart/shipping-address-type/update', payload)
    },
    'POST anonymous/cart/clear': async () => (await guestWithTime('2026-12-04')).post('cart/clear'),
    'POST anonymous/appointment/create': async () =>
      (await guest()).post('appointment/create', time('2026-12-07')),
    'DELETE anonymous/appointment/remove/:dealerId': async () => {
      const { browser } = await guestWithTime('2026-12-08')
      return (headers) =>
        browser.send('DELETE', `anonymous/appointment/remove/${pointId}`, undefined, headers)
    },
    'POST customer/cart/merge': async () => {
      const { browser } = await guest()
      const { id } = await addCustomer(platform, { email: 'aino@example.fi' })
      const authorization = `Bearer ${await tokenOf(platform, id)}`
      const payload = { anonymous_id: browser.cookies.guest }
      return (headers) =>
        browserOf(app).send('POST', 'customer/cart/merge', payload, { authorization, ...headers })
    },
  }
}

function ofPayments({ platform, buyer, byBuyer, byNobody, backFrom, column }: MovingShop): Requests {
  return {
    'POST anonymous/payment/process': async () => {
      const maija = await buyer({ tyre: 6 })
      return byBuyer(maija, 'payment/process', { order_id: maija.order.id, payment_by: 'bank' })
    },
    'POST anonymous/klarna_payment/process': async () => {
      const maija = await buyer({ tyre: 6 })
      return byBuyer(maija, 'klarna_payment/process', { order_id: maija.order.id })
    },
    'POST anonymous/payment/confirm': async () => {
      const { maija, query } = await backFrom('bank')
      const fields = Object.entries(query).map(([name, value]) => [name.replaceAll('-', '_'), value])
      return byBuyer(maija, 'payment/confirm', Object.fromEntries(fields))
    },
    'POST anonymous/klarna_payment/confirm': async () => {
      const { maija, query, number } = await backFrom('klarna')
      return byBuyer(maija, 'klarna_payment/confirm', { ...query, order_id: number })
    },
    'POST anonymous/klarna_payment/read-hpp-session': async () => {
      const { maija, query, number } = await backFrom('klarna')
      const session = { klarna_hpp_session_id: query.sid, order_number: number }
      return byBuyer(maija, 'klarna_payment/read-hpp-session', session)
    },
    'POST callbacks/klarna/:attemptId/:signature': async () => {
      const maija = await buyer({ tyre: 6 })
      await maija.pay('klarna')
      const [id] = await column(`select id from payment_attempt where order_id = '${maija.order.id}'`)
      const { pathname } = new URL(klarnaCallbackAddress(platform.config, String(id)))
      return byNobody(pathname.replace('/api/v1/', ''), {})
    },
  }
}

function ofOrders({ guest, buyer, byBuyer, paidBuyer, delivered }: MovingShop): Requests {
  return {
    'POST anonymous/order/confirm': async () => {
      const { post } = await guest()
      await sent(post('cart/services/remove'))
      return post('order/confirm')
    },
    'POST anonymous/order/:orderNumber/cancel': async () => {
      const maija = await paidBuyer()
      return byBuyer(maija, `order/${maija.number}/cancel`)
    },
    'POST order-again': async () => {
      const maija = await paidBuyer()
      const order_number = maija.number
      return (headers = {}) => maija.guest.send('POST', 'order-again', { order_number }, headers)
    },
    'POST anonymous/order/:orderNumber/drop': async () => {
      const maija = await buyer({ tyre: 5 })
      await maija.begin()
      return byBuyer(maija, `order/${maija.order.order_number}/drop`)
    },
    'POST anonymous/order/:orderNumber/withdraw': async () => {
      const maija = await delivered()
      return byBuyer(maija, `order/${maija.number}/withdraw`)
    },
  }
}

function ofLinks({
  pointId,
  platform,
  byNobody,
  byStaff,
  paidBuyer,
  delivered,
  pressed,
  column,
  choose,
}: MovingShop): Requests {
  const tokenOfOrder = ({ order }: Awaited<ReturnType<typeof paidBuyer>>) => {
    const link = orderLink(platform.config, { orderId: order.id }, 'en')
    return new URL(link).searchParams.get('token') ?? ''
  }
  /** Returns an order whose fitting was moved to a dearer service point, with the token of its payment link. */
  const supplemented = async (time: string) => {
    const { number, order } = await paidBuyer({ time })
    const dearer = await addPoint(platform.pool, { slug: `dearer-${number}` })
    await platform.pool.query(
      `update service_point_service set price_cents = price_cents + 700 where service_point_id = ${dearer.pointId}`,
    )
    const version = async () => (await column(`select version from shop_order where id = '${order.id}'`))[0]
    await sent(
      byStaff(`orders/${number}/fitting`, {
        ...{ version: await version(), service_point: dearer.pointId, difference: 7, dearer: 'payment-link' },
        ...{ schedule_date: '2026-12-11', start_time: '08:00' },
      }),
    )
    const [id] = await column(`select id from shop_order where supplement_of = '${order.id}'`)
    const { searchParams } = new URL(supplementLink(platform.config, String(id), 'en'))
    return { number, version: await version(), token: searchParams.get('token') ?? '' }
  }
  const supplement = 'order-link/supplement/payment'
  return {
    [`POST ${supplement}`]: async () => {
      const { token } = await supplemented('08:00')
      return byNobody(supplement, { token, payment_by: 'bank' })
    },
    [`POST ${supplement}/confirm`]: async () => {
      const { token } = await supplemented('08:30')
      const { data } = await sent(byNobody(supplement, { token, payment_by: 'bank' }))
      const { redirect } = await choose(data.url, 'redirect-only')
      const fields = [...new URL(redirect ?? '').searchParams].map(([name, value]) => [
        name.replaceAll('-', '_'),
        value,
      ])
      return byNobody(`${supplement}/confirm`, { ...Object.fromEntries(fields), token })
    },
    'POST staff/orders/:orderNumber/payment-link/withdraw': async () => {
      const { number, version } = await supplemented('09:00')
      return byStaff(`orders/${number}/payment-link/withdraw`, { version })
    },
    'POST order-link/cancel': async () =>
      byNobody('order-link/cancel', { token: tokenOfOrder(await paidBuyer()) }),
    'POST order-link/withdraw': async () =>
      byNobody('order-link/withdraw', { token: tokenOfOrder(await delivered()) }),
    'POST appointment-link/move': () =>
      pressed('move', '08:00', { schedule_date: '2026-12-09', start_time: '08:00' }),
    'POST staff/orders/:orderNumber/fitting': async () => {
      const { number, order } = await paidBuyer({ time: '08:00' })
      const [version] = await column(`select version from shop_order where id = '${order.id}'`)
      const time = { schedule_date: '2026-12-10', start_time: '08:00' }
      return byStaff(`orders/${number}/fitting`, { version, service_point: pointId, ...time })
    },
    'POST appointment-link/cancel': () => pressed('cancel', '08:30'),
    'POST appointment-link/decline': () => pressed('decline', '09:00'),
    'POST appointment-link/fitted': async () => {
      const request = await pressed('fitted', '09:30')
      platform.at('2026-12-01T10:00:00Z')
      return request
    },
  }
}

function ofStaff({ byStaff, buyer, paidBuyer, shipped, delivered, withdrawn, column }: MovingShop): Requests {
  const refund = async (number: string) => {
    const [line_id] =
      await column(`select line.id from shop_order_line line join shop_order o on o.id = order_id
      where order_number = '${number}' order by position limit 1`)
    const lines = [{ line_id, amount: 1 }]
    return byStaff(`orders/${number}/refunds`, { lines, reason: 'other', note: 'Agreed by phone.' })
  }
  return {
    'POST staff/reservations/:orderNumber/release': async () => {
      const maija = await buyer({ tyre: 6 })
      await maija.begin()
      await column(`update payment_attempt set state = 'failed' where order_id = '${maija.order.id}'`)
      return byStaff(`reservations/${maija.order.order_number}/release`)
    },
    'POST staff/stock/:id/corrections': async () =>
      byStaff('stock/6/corrections', {
        ...{ week: '1026', quantity: 3, quantity_at_opening: 0, reason: 'found' },
        opened_at: '2026-11-20T10:00:00Z',
      }),
    'POST staff/goods-receipts/:id/receive': async () => {
      const line = { ean: '2000000000060', quantity: 4, week: '3125', purchase_cents: 6120 }
      const [id] = await column(`insert into goods_receipt (supplier, delivery_note, delivered_on, created_at)
        values ('Rengas Oy', 'L-1', '2026-11-20', now()) returning id`)
      await sent(byStaff(`goods-receipts/${id}/lines`, line))
      return byStaff(`goods-receipts/${id}/receive`, { version: 2 })
    },
    'POST staff/orders/:orderNumber/payment-check': async () => {
      const maija = await buyer({ tyre: 6 })
      await maija.pay('bank')
      return byStaff(`orders/${maija.order.order_number}/payment-check`)
    },
    'POST staff/orders/:orderNumber/packed': async () =>
      byStaff(`orders/${(await paidBuyer()).number}/packed`),
    'POST staff/orders/:orderNumber/shipped': async () =>
      byStaff(`orders/${(await paidBuyer()).number}/shipped`),
    'POST staff/order-batches': async () =>
      byStaff('order-batches', { action: 'send', orders: [{ order_number: (await paidBuyer()).number }] }),
    'POST staff/articles/:productId/order-cancellations': async () =>
      byStaff('articles/5/order-cancellations', { orders: [{ order_number: (await paidBuyer()).number }] }),
    'POST staff/orders/:orderNumber/shipped/undo': async () =>
      byStaff(`orders/${(await shipped()).number}/shipped/undo`),
    'POST staff/orders/:orderNumber/shipped/correct': async () => {
      const { number, order } = await shipped()
      await column(
        `update shop_order set shipped_at = shipped_at - interval '1 hour' where id = '${order.id}'`,
      )
      return byStaff(`orders/${number}/shipped/correct`, { note: 'Another order' })
    },
    'POST staff/orders/:orderNumber/tracking-numbers': async () =>
      byStaff(`orders/${(await paidBuyer()).number}/tracking-numbers`, {
        tracking_numbers: ['JJFI65432100'],
      }),
    'POST staff/orders/:orderNumber/delivered/correct': async () => {
      const { number } = await delivered()
      return byStaff(`orders/${number}/delivered/correct`, {
        delivered_on: '2026-11-20',
        note: 'The carrier',
      })
    },
    'POST staff/orders/:orderNumber/delivered': async () =>
      byStaff(`orders/${(await shipped()).number}/delivered`),
    'POST staff/orders/:orderNumber/cancellation': async () => {
      const asked = { requested_by: 'buyer', channel: 'phone', reason: 'other' }
      return byStaff(`orders/${(await paidBuyer()).number}/cancellation`, asked)
    },
    'POST staff/orders/:orderNumber/withdrawal': async () =>
      byStaff(`orders/${(await delivered()).number}/withdrawal`, { channel: 'phone', sent_on: '2026-11-20' }),
    'POST staff/orders/:orderNumber/returned': async () =>
      byStaff(`orders/${(await withdrawn()).number}/returned`, { items: [{ tyre_id: 5, quantity: 1 }] }),
    'POST staff/orders/:orderNumber/return-agreement': async () => {
      const { number, order } = await shipped()
      await column(`update shop_order set is_business = true where id = '${order.id}'`)
      const items = [{ tyre_id: 5, quantity: 1 }]
      const terms = { items, refund_percent: 80, transport_by: 'buyer', deadline: '2026-12-20' }
      return byStaff(`orders/${number}/return-agreement`, terms)
    },
    'POST staff/orders/:orderNumber/refunds': async () => refund((await paidBuyer()).number),
    'POST staff/refunds/:refundId/retry': async () => {
      const { number, order } = await paidBuyer({ tyre: 7 })
      await sent(await refund(number))
      const [id] = await column(`select refund.id from refund
        join payment_attempt on payment_attempt.id = attempt_id where order_id = '${order.id}'`)
      await column(`update refund set state = 'refused', refused_at = now() where id = '${id}'`)
      return byStaff(`refunds/${id}/retry`)
    },
    'POST staff/refunds/:refundId/paid-manually': async () => {
      const { number } = await paidBuyer({ tyre: 7 })
      const { data } = await sent(await refund(number))
      const [paid_on] = await column(`select requested_at::date::text from refund where id = '${data.id}'`)
      const payment = { paid_on, bank_reference: 'A-1' }
      return byStaff(`refunds/${data.id}/paid-manually`, payment)
    },
  }
}

/** The calls with which staff create a record. */
function ofRecords({ platform, column, byStaff, buyer, paidBuyer }: MovingShop): Requests {
  const receipt = { supplier: 'Rengas Oy', delivery_note: 'L-2', delivered_on: '2026-11-20' }
  const invited = { name: 'Ville Varasto', email: 'ville@pito.example', roles: ['warehouse'] }
  return {
    'POST staff/orders/:orderNumber/notes': async () =>
      byStaff(`orders/${(await buyer({ tyre: 5 })).order.order_number}/notes`, {
        text: 'The customer rings back.',
      }),
    'POST staff/notes/:id/additions': async () => {
      const { data } = await sent(
        byStaff(`orders/${(await buyer({ tyre: 5 })).order.order_number}/notes`, { text: 'A note' }),
      )
      return byStaff(`notes/${data.id}/additions`, { text: 'The customer has rung.' })
    },
    'POST staff/mails/:id/copies': async () => {
      const { order } = await buyer({ tyre: 5 })
      const recipient = 'maija@example.fi'
      const mail = {
        to: recipient,
        event: 'order-confirmed',
        orderId: order.id,
        subject: 'Order confirmation',
        text: 'Thank you!',
      } as const
      const id = await platform.sql.transaction((tx) => sendMail(platform, tx, mail))
      return byStaff(`mails/${id}/copies`, { recipient })
    },
    'POST staff/partner-requests/:id/notes': async () =>
      byStaff(`partner-requests/${await addRequest(platform)}/notes`, { text: 'A note' }),
    'POST staff/partner-requests/:id/replies': async () => {
      const reply = { version: 1, template: 'questions', text: 'When can you start?' }
      return byStaff(`partner-requests/${await addRequest(platform)}/replies`, reply)
    },
    'POST staff/brands': async () => byStaff('brands', { name: 'Routa' }),
    'POST staff/models': async () =>
      byStaff('models', {
        ...{ brand_id: 1, name: 'Halla 1', season_id: 1 },
        ...{ vehicle_kind: 'car', tyre_class: 'C1', segment: 'mid' },
      }),
    'POST staff/articles': async () => byStaff('articles', createArticle.example),
    'POST staff/goods-receipts': async () => byStaff('goods-receipts', receipt),
    'POST staff/goods-receipts/:id/lines': async () => {
      const { data } = await sent(byStaff('goods-receipts', { ...receipt, delivery_note: 'L-3' }))
      const line = { ean: '2000000000060', quantity: 4, week: '3125', purchase_cents: 6120 }
      return byStaff(`goods-receipts/${data.id}/lines`, line)
    },
    'POST staff/imports': async () =>
      byStaff('imports', { kind: 'prices', file_name: 'prices.csv', bytes: 1200 }),
    'POST staff/bulk-actions': async () => byStaff('bulk-actions', { action: 'articles-off-sale', ids: [5] }),
    'POST staff/members': async () => byStaff('members', invited),
    'POST staff/members/:id/link': async () => {
      const { data } = await sent(byStaff('members', { ...invited, email: 'valma@pito.example' }))
      return byStaff(`members/${data.id}/link`)
    },
    'POST staff/members/:id/restore': async () => {
      const { data } = await sent(byStaff('members', { ...invited, email: 'veera@pito.example' }))
      await sent(byStaff(`members/${data.id}/deactivate`))
      return byStaff(`members/${data.id}/restore`, { roles: invited.roles })
    },
    'POST staff/roles': async () => byStaff('roles', { title: 'Summer help', rights: ['read-orders'] }),
    'POST staff/customers': async () =>
      byStaff('customers', {
        ...{ email: 'uusi@example.fi', first_name: 'Uuno', last_name: 'Uusi', contact_number: '0401234567' },
      }),
    'POST staff/customers/:id/notes': async () => {
      const [id] = await column('select id from customer where closed_at is null order by email limit 1')
      return byStaff(`customers/${id}/notes`, { body: 'Wants to be called in the morning.' })
    },
    'POST staff/order-papers': async () =>
      byStaff('order-papers', { paper: 'packing-lists', order_numbers: [(await paidBuyer()).number] }),
    'POST staff/promo-codes': async () => byStaff('promo-codes', createPromoCode.example),
    'POST staff/vat-rates': async () =>
      byStaff('vat-rates', { kind: 'services', valid_from: '2099-01-01', permille: 255 }),
    'POST staff/settings/delivery': async () => byStaff('settings/delivery', changeDeliverySettings.example),
    'POST staff/second-factor/passkeys': async () => {
      const { data } = await sent(byStaff('second-factor/passkeys/options'))
      const { origin, hostname: rpId } = platform.config.shopUrl
      const passkey = softwareAuthenticator({ origin, rpId }).register({ challenge: data.challenge })
      return byStaff('second-factor/passkeys', { passkey })
    },
  }
}

async function addRequest({ pool, clock }: MovingShop['platform']): Promise<string> {
  const { rows } = await pool.query(
    `insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
       locale, created_at)
     values (gen_random_uuid(), 'Reijo', 'garage', '358', '0401234567', 'reijo@example.fi', 'Tampere', 'Hei',
       'fi_FI', $1) returning id`,
    [clock().toISOString()],
  )
  return rows[0].id
}
