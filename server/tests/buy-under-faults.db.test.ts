import type { Order } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { balanced, booksOf } from '../testing/books-of.ts'
import type { HttpBuyer, Wish } from '../testing/buyers-over-http.ts'
import { buyerOverHttp, chooseAt, comeBack } from '../testing/buyers-over-http.ts'
import { customerOverHttp } from '../testing/customers-over-http.ts'
import { insertRow } from '../testing/insert-row.ts'
import { processesShop } from '../testing/processes-shop.ts'
import { patience } from '../testing/spawn-processes.ts'
import { statementProxy } from '../testing/statement-proxy.ts'
import { testDatabase } from '../testing/test-database.ts'

/** `npm run faults` runs this file with 200 buyers and 50 rounds, each mode 20 times, and 200 kills. */
const buyers = Number(process.env.FAULT_BUYERS ?? 12)
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const runs = Number(process.env.FAULT_RUNS ?? 1)
const kills = Number(process.env.FAULT_KILLS ?? 1)
const whole = { timeout: 120_000 + rounds * buyers * 1000 + runs * 40_000 + kills * 20_000 }

const { url: databaseUrl, pool } = await testDatabase()
await addSmallCatalogue(pool)
const proxy = await statementProxy(databaseUrl)
const { platform, shopUrl, simulatorsUrl, listening, reconciled } = await processesShop({
  databaseUrl,
  urlForProcesses: proxy.url,
})

let people = 0
const newBuyer = (wish: Wish) => buyerOverHttp(shopUrl, ++people, wish)
let tyres = 0
async function newTyre(quantity: number): Promise<number> {
  const id = ++tyres
  await addTyre(pool, id, { load_index: 70 + (id % 50), speed_index: ['T', 'H', 'V', 'W'][id % 4] ?? 'T' })
  await insertRow(pool, 'stock_batch', { tyre_id: id, dot_year: 2026, dot_week: 10, quantity })
  return id
}

const { one, books } = booksOf(pool, simulatorsUrl)

test('three processes serve', whole, async () => {
  await expect.poll(listening, patience).toHaveLength(3)
})

test('the last four tyres are sold once each, whoever presses when', whole, async () => {
  for (let round = 0; round < rounds; round++) {
    const tyre = await newTyre(4)
    const all = await Promise.all(Array.from({ length: buyers }, () => newBuyer({ tyre })))
    const addresses = (await Promise.all(all.map((buyer) => buyer.pay()))).filter((url) => url !== null)
    expect([round, addresses.length]).toEqual([round, 4])
    await Promise.all(addresses.map((url) => chooseAt(url, 'callbacks-doubled')))
    await reconciled()
    expect(await one(`select quantity from stock_batch where tyre_id = ${tyre}`)).toBe(0)
    expect(await one(`select count(*)::integer from reserved_tyre where tyre_id = ${tyre}`)).toBe(0)
  }
  expect(await books()).toEqual(balanced)
})

test('of all customers who pay with the last use of a promo code at once, one gets it', whole, async () => {
  // There are several articles, so that the customers do not all wait for the lock of the same article.
  const articles: number[] = []
  for (let count = 0; count < 8; count++) articles.push(await newTyre(9000))
  for (let round = 0; round < rounds; round++) {
    const code = `VIIMEINEN-${round}`
    const limits = { code, discount_cents: 1000, valid_from: '2026-01-01', uses_in_all: 1 }
    const id = await insertRow(pool, 'promo_code', limits)
    // Other customers in each round: one may begin only so many payments an hour.
    const customers = await Promise.all(
      Array.from({ length: buyers }, (_, place) =>
        customerOverHttp({ platform, shopUrl }, round * buyers + place, articles[place % 8] ?? 1),
      ),
    )
    const orders = await Promise.all(customers.map((customer) => customer.order(code)))
    expect(new Set(orders.map(({ discount_amount }) => discount_amount))).toEqual(new Set([10]))
    const answers = await Promise.all(
      customers.map((customer, place) => customer.pay(orders[place] as Order)),
    )
    const addresses = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body.data as { url: string }).url] : [],
    )
    const refused = answers.flatMap(({ status, body }) => (status === 200 ? [] : [`${status} ${body.code}`]))
    // Customers who waited for the lock get the first refusal. Customers who came a moment later get the second one.
    const expected = new Set(['422 promo-code-not-valid', '409 cart-changed'])
    expect([round, [...new Set(refused).difference(expected)]]).toEqual([round, []])
    expect([round, addresses.length]).toEqual([round, 1])
    await chooseAt(addresses[0] ?? '', 'callbacks-doubled')
    await reconciled()
    expect(await one(`select count(*)::integer from promo_code_use where promo_code_id = ${id}`)).toBe(1)
    const paid = `select count(*)::integer from shop_order where promo_code_id = ${id} and order_status = 'paid'`
    // A callback that is settling the payment at this moment is left alone by the reconciliation.
    await expect.poll(() => one(paid), patience).toBe(1)
  }
  expect(await books()).toEqual(balanced)
})

const modes = {
  bank: [
    ...['ok', 'lost-redirect', 'lost-both', 'redirect-only', 'callback-before', 'callback-after'],
    ...['callbacks-doubled', 'fail-then-ok', 'ok-then-fail', 'sha512', 'signed-addition', 'wrong-amount'],
    ...['wrong-stamp', 'wrong-signature', 'extra-parameter', 'fail'],
  ],
  klarna: [
    ...['approve', 'lost-redirect', 'lost-both', 'redirect-only', 'callback-before', 'callback-after'],
    ...['callbacks-doubled', 'fraud-rejected', 'conflict', 'token-expired', 'answer-lost', 'fail', 'cancel'],
  ],
}

/** Simulates double clicks, a second tab and the back button, while the provider sends its callback. */
async function clickAround(buyer: HttpBuyer, method: 'bank' | 'klarna', outcome: string) {
  const addresses = await Promise.all([buyer.pay(method), buyer.pay(method)])
  const address = addresses.find((url) => url !== null) ?? (await buyer.pay(method))
  if (address === null) return
  const [redirect] = await Promise.all([
    chooseAt(address, outcome),
    buyer.post('order/confirm', { cart_id: buyer.cartId }),
    buyer.post('payment/process', { order_id: buyer.order.id, payment_by: method }),
  ])
  await Promise.all([
    comeBack(buyer, redirect),
    comeBack(buyer, redirect),
    buyer.post('order/confirm', { cart_id: buyer.cartId }),
  ])
}

test('each fault of a provider ends in a paid order or in nothing', whole, async () => {
  const tyre = await newTyre(9000)
  for (let run = 0; run < runs; run++) {
    const played = Object.entries(modes).flatMap(([method, outcomes]) =>
      outcomes.map((outcome) => ({ method, outcome })),
    )
    const guests = await Promise.all(played.map(() => newBuyer({ tyre })))
    await Promise.all(
      played.map(({ method, outcome }, place) =>
        clickAround(guests[place] as HttpBuyer, method as 'bank' | 'klarna', outcome),
      ),
    )
    await reconciled()
  }
  expect(await books()).toEqual(balanced)
})

test('killed between any two statements, no money, tyre or time is lost', whole, async () => {
  const { pointId } = await addPoint(pool, { bays: 3 })
  const tyre = await newTyre(9000)
  for (let run = 0; run < kills; run++) {
    const before = listening().length
    const buyer = await newBuyer(run % 2 === 0 ? { tyre, quantity: 4 } : await withTime(pointId, tyre, run))
    const killed = proxy.killAfter({ after: 1 + ((run * 7) % 90), isSent: run % 3 === 0 })
    const bought = buy(buyer, run % 4 === 3 ? 'klarna' : 'bank')
    const pid = await Promise.race([killed, bought])
    await bought
    proxy.disarm()
    if (pid !== undefined) await expect.poll(() => listening().length, patience).toBe(before + 1)
    await reconciled()
  }
  expect(await books()).toEqual(balanced)
})

test('a database that goes away loses nothing, and needs no restart of the shop', whole, async () => {
  const tyre = await newTyre(900)
  const guests = await Promise.all(Array.from({ length: 8 }, () => newBuyer({ tyre })))
  const buying = guests.map((buyer) => buy(buyer, 'bank'))
  proxy.goAway()
  const [answer] = await Promise.all([
    guests[0]?.post('order/confirm', { cart_id: guests[0].cartId }),
    ...buying,
  ])
  expect([answer?.status, answer?.body?.code]).toEqual([503, 'not-ready'])
  proxy.comeBack()
  for (const buyer of guests)
    await expect
      .poll(
        () => buyer.post('order/confirm', { cart_id: buyer.cartId }).then(({ status }) => status < 500),
        patience,
      )
      .toBe(true)
  await Promise.all(guests.map((buyer) => buy(buyer, 'bank')))
  await reconciled()
  const paid =
    await one(`select count(*)::integer from shop_order join shop_order_line on order_id = shop_order.id
    where tyre_id = ${tyre} and type = 'product' and order_status = 'paid'`)
  expect(paid).toBe(guests.length)
  expect(await books()).toEqual(balanced)
})

async function buy(buyer: HttpBuyer, method: 'bank' | 'klarna'): Promise<undefined> {
  const address = (await buyer.pay(method)) ?? (await buyer.pay(method))
  if (address === null) return
  await comeBack(buyer, await chooseAt(address, method === 'bank' ? 'ok' : 'approve'))
}

/** Adds one of the three bays of a fitting time to the order. Each run uses a different time. */
async function withTime(pointId: number, tyre: number, run: number): Promise<Wish> {
  const answer = await fetch(`${shopUrl}/api/v1/dealer/${pointId}/appointments?days=31`)
  const { data } = (await answer.json()) as {
    data: { data: { days: { schedule_date: string; start_times: string[] }[] } }
  }
  const times = data.data.days.flatMap(({ schedule_date: date, start_times }) =>
    start_times.map((start) => ({ pointId, date, start })),
  )
  const time = times[run % Math.max(1, times.length)]
  return time ? { tyre, quantity: 1, time } : { tyre }
}
