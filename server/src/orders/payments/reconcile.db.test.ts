import { beforeEach, expect, test, vi } from 'vitest'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { providersOf } from '../../payment-providers/index.ts'
import { freePort } from '../../platform/free-port.ts'
import { reconcile } from './reconcile.ts'

const { platform, buyer, column } = await simulatedPaymentShop({ more: 8 })
const start = platform.clock()
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
beforeEach(() => platform.at(start.toISOString()))

const attemptsOf = (orderId: string, columns: string) =>
  column(`select ${columns} from payment_attempt where order_id = '${orderId}' order by attempt`)

/** Writes failed attempts of an order that are due for a check, with or without a payment at Paytrail. */
async function addDueAttempts(orderId: string, count: number, providerId = 'null') {
  await platform.pool.query(`
    insert into payment_attempt (order_id, attempt, method, amount_cents, state, provider_id, started_at, check_at)
    select '${orderId}', 1000 + n, 'bank', 100, 'failed', ${providerId}, '${start.toISOString()}', '${start.toISOString()}'
    from generate_series(1, ${count}) n`)
}
const dueNow = async () =>
  (
    await column(`select count(*)::integer from payment_attempt where check_at <= '${start.toISOString()}'`)
  )[0]

/** Moves the clock from check to check until no further check is planned, and returns the number of checks. */
async function checksUntilTheEnd(orderId: string): Promise<unknown> {
  for (;;) {
    const [at] = await attemptsOf(orderId, 'check_at')
    if (!(at instanceof Date)) return (await attemptsOf(orderId, 'checks'))[0]
    platform.at(at.toISOString())
    await reconcile(platform, at)
  }
}

test('a single run checks all payments that are due, however many they are', async () => {
  const maija = await buyer({ tyre: 4 })
  await addDueAttempts(maija.order.id, 120)
  await reconcile(platform, start)
  expect(await dueNow()).toBe(0)
})

test('five payments are looked up at the same time', async () => {
  const maija = await buyer({ tyre: 4 })
  await addDueAttempts(maija.order.id, 10, `'overlap-' || n`)
  let [inside, most] = [0, 0]
  let arrivals: (() => void)[] = []
  vi.spyOn(providersOf(platform).paytrail, 'read').mockImplementation(async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise<void>((resolve) => {
      arrivals.push(resolve)
      if (arrivals.length < 5) return
      for (const goOn of arrivals) goOn()
      arrivals = []
    })
    inside -= 1
    return { status: 'open' }
  })
  await reconcile(platform, start)
  expect([inside, most]).toEqual([0, 5])
})

test('Paytrail is asked at most 24 times about an abandoned payment, and not after its two weeks', async () => {
  const maija = await buyer({ tyre: 5 })
  await maija.pay('bank')
  expect(await checksUntilTheEnd(maija.order.id)).toBeLessThanOrEqual(24)
  expect(platform.clock()).toEqual(minutesLater(14 * 1440))
})

test('an abandoned payment is closed at Klarna with its reservation, and Klarna is not asked again', async () => {
  const maija = await buyer({ tyre: 5 })
  await maija.pay('klarna')
  for (const minutes of [1, 3, 7, 15, 31, 32]) await reconcile(platform, minutesLater(minutes))
  expect(await attemptsOf(maija.order.id, `state || coalesce(check_at::text, '')`)).toEqual(['closed'])
})

test('a check that the provider does not answer is repeated a minute later and does not count', async () => {
  const maija = await buyer({ tyre: 6 })
  await maija.pay('bank')
  const paytrailUrl = `http://127.0.0.1:${await freePort()}`
  const away = { ...platform, config: { ...platform.config, paytrailUrl } }
  await reconcile(away, minutesLater(1))
  expect(await attemptsOf(maija.order.id, 'check_at')).toEqual([minutesLater(2)])
  expect(await attemptsOf(maija.order.id, 'checks')).toEqual([0])
})

test('an order that cannot be released does not keep others reserved', async () => {
  const [maija, onni] = [await buyer({ tyre: 7, quantity: 4 }), await buyer({ tyre: 7, quantity: 4 })]
  for (const one of [maija, onni]) await one.begin()
  const [first = '', second = ''] = [maija.order.id, onni.order.id].sort()
  await platform.pool.query(`
    create function refuse_closing() returns trigger language plpgsql as $$ begin
      if new.state = 'closed' and new.order_id = '${first}' then raise 'cannot be closed'; end if;
      return new;
    end $$;
    create trigger refuse_closing before update on payment_attempt for each row execute function refuse_closing()`)
  await reconcile(platform, minutesLater(31), 1)
  expect(await attemptsOf(first, 'state')).toEqual(['starting'])
  expect(await attemptsOf(second, 'state')).toEqual(['closed'])
})
