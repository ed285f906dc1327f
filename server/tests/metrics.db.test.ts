import { expect, test } from 'vitest'
import { writeOrderEmails } from '../src/orders/index.ts'
import { simulatedPaymentShop } from '../testing/simulated-payment-shop.ts'

const { platform, app, buyer, choose, comeBack } = await simulatedPaymentShop()

async function metrics(): Promise<string[]> {
  const { body } = await app.inject('/metrics')
  return body.split('\n').filter((line) => line.startsWith('pito_'))
}

test('orders, payments and jobs are counted, a payment once however often it is reported', async () => {
  const [maija, onni] = [await buyer(), await buyer({ tyre: 2 })]
  const paid = await choose(await maija.pay('bank'), 'callbacks-doubled')
  await comeBack(maija, paid.redirect)
  await comeBack(maija, paid.redirect)
  await comeBack(onni, (await choose(await onni.pay('bank'), 'fail')).redirect)
  expect(await metrics()).toEqual(
    expect.arrayContaining([
      'pito_orders_placed_total 2',
      'pito_payments_total{provider="paytrail",result="started"} 2',
      'pito_payments_total{provider="paytrail",result="paid"} 1',
      'pito_payments_total{provider="paytrail",result="failed"} 1',
      'pito_jobs{queue="write-order-email",state="waiting"} 1',
      'pito_ready 1',
      'pito_pool_size 10',
      'pito_pool_waiting 0',
      'pito_catalogue_behind_seconds 0',
    ]),
  )

  // The job fails for the last time.
  await platform.pool.query("update jobs.job set retry_limit = 0 where name = 'write-order-email'")
  await platform.pool.query('alter table order_email rename to order_email_away')
  writeOrderEmails(platform)
  await platform.jobs.start()
  await expect.poll(metrics).toContain('pito_jobs{queue="write-order-email",state="failed"} 1')
  await platform.pool.query('alter table order_email_away rename to order_email')
})
