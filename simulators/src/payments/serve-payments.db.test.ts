import { ProviderRefused, providersOf } from '@pito/server/src/payment-providers/index.ts'
import { knownAs, paymentNumbered } from '@pito/server/src/payment-providers/testing/example-payment.ts'
import { readConfig } from '@pito/server/src/platform/config.ts'
import { afterTestFile } from '@pito/server/testing/after-test-file.ts'
import type { TestPlatform } from '@pito/server/testing/test-platform.ts'
import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serveSimulators } from '../serve-simulators.ts'
import { servePaymentsOfDemo } from './serve-payments.ts'
import { databaseStore } from './simulator-store.ts'

const platform = await testPlatform()

/** Starts one of several processes of a demo: its simulators, and the clients that call them. */
async function demoProcess() {
  const app = fastify()
  servePaymentsOfDemo(app, platform)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  afterTestFile(() => app.close())
  const config = { ...platform.config, port: Number(new URL(url).port) }
  return {
    url,
    providers: providersOf({ config, log: platform.log, clock: platform.clock, company: platform.company }),
    app,
  }
}
const [one, other] = await Promise.all([demoProcess(), demoProcess()])
const choose = async (url: string, outcome: string, accept = 'application/json') =>
  fetch(url, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })

test('a payment that one process began is paid and read at another', async () => {
  const payment = paymentNumbered(1)
  const { providerId } = await one.providers.paytrail.start(payment)
  await choose(`${other.url}/dev/paytrail/pay/${providerId}`, 'redirect-only')
  expect(await one.providers.paytrail.read(knownAs(payment, providerId))).toMatchObject({ status: 'paid' })
  expect(await other.providers.paytrail.read(knownAs(payment, providerId))).toMatchObject({ status: 'paid' })
})

test('a stamp is taken once by all of them', async () => {
  const payment = paymentNumbered(2)
  const started = await Promise.allSettled(
    [one, other, one, other].map(({ providers }) => providers.paytrail.start(payment)),
  )
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of started)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ProviderRefused)
})

test('an order that two processes place at once is one order', async () => {
  const payment = paymentNumbered(3, { method: 'klarna' })
  const { providerId } = await one.providers.klarna.start(payment)
  await choose(`${one.url}/dev/klarna/pay/${providerId}`, 'redirect-only')
  const known = knownAs(payment, providerId)
  const state = await one.providers.klarna.read(known)
  const token = state.status === 'authorised' ? state.token : ''
  const placed = await Promise.all(
    [one, other, one, other].map(({ providers }) => providers.klarna.place(known, token)),
  )
  for (const each of placed) expect(each).toEqual(placed[0])
  expect(placed[0]).toMatchObject({ status: 'paid' })
})

test.each(['paytrail', 'klarna'] as const)(
  '%s: a person chooses on a page of their language',
  async (name) => {
    const page = async (locale: 'fi_FI' | 'en_GB', number: number) => {
      const payment = paymentNumbered(number, { locale, method: name === 'klarna' ? 'klarna' : 'bank' })
      const { url } = await one.providers[name].start(payment)
      // The page has the shop's own address, which has another port in this test.
      return fetch(one.url + new URL(url).pathname)
    }
    const first = name === 'klarna' ? 14 : 10
    const finnish = await page('fi_FI', first)
    const text = await finnish.text()
    expect(text).toContain('<html lang="fi">')
    expect(text).toContain('Simulaattori. Rahaa ei liiku.')
    expect(await (await page('en_GB', first + 1)).text()).toContain('Simulator. No money moves.')
    expect(finnish.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(text).not.toContain('style=')
  },
)

test('a page that is over has nothing to choose, and leads to the shop', async () => {
  const { providerId } = await one.providers.klarna.start(paymentNumbered(30, { method: 'klarna' }))
  const url = `${one.url}/dev/klarna/pay/${providerId}`
  const open = await (await fetch(url)).text()
  await choose(url, 'lost-redirect')
  const over = await (await fetch(url)).text()
  expect([open, over].map((page) => page.includes('<form'))).toEqual([true, false])
  expect(over).toContain('<a href="http://localhost:3000">Kauppaan</a>')
})

test('a browser is sent back to the shop, a script is told where it would go', async () => {
  const { providerId } = await one.providers.paytrail.start(paymentNumbered(20))
  const url = `${one.url}/dev/paytrail/pay/${providerId}`
  const browser = await choose(url, 'redirect-only', 'text/html')
  expect(browser.status).toBe(303)
  expect(browser.headers.get('location')).toContain('/payment/confirm?checkout-account=375917')
  expect(await (await choose(url, 'redirect-only')).json()).toMatchObject({ outcome: 'redirect-only' })
  expect((await choose(url, 'toString')).status).toBe(404)
  expect((await choose(`${one.url}/dev/paytrail/pay/none`, 'ok')).status).toBe(404)
})

test('nothing of the buyer is stored', async () => {
  const rows = await platform.sql<{ entry: object }>`select entry from simulator.entry`
  const text = JSON.stringify(rows)
  expect(rows.length).toBeGreaterThan(3)
  for (const personal of ['aino@', 'Virtanen', 'Hämeenkatu', 'Nastakuja', '+358'])
    expect(text).not.toContain(personal)
})

test('the entries are those of the table, newest first', async () => {
  const store = databaseStore(platform.sql)
  expect(await store.insert('test', 'a', { of: 'a' })).toBe(true)
  expect(await store.insert('test', 'a', { of: 'again' })).toBe(false)
  expect(await store.insert('test', 'b', { of: 'b' })).toBe(true)
  expect(await store.list('test')).toEqual([{ of: 'b' }, { of: 'a' }])
  expect(await store.read('test', 'none')).toBeNull()
  expect(await store.change('test', 'none', (entry) => ({ entry, result: 1 }))).toBeNull()
})

test('neither in production nor beside an account of one’s own is anything simulated', async () => {
  const withAccounts = {
    PAYTRAIL_ACCOUNT: '375917',
    PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
    KLARNA_USERNAME: 'K123',
    KLARNA_PASSWORD: 'a password',
  }
  const production = {
    ...withAccounts,
    PAYTRAIL_SECRET: 'a secret of this shop alone',
    SHOP_MODE: 'production',
    SHOP_URL: 'https://pito.example',
    TRUST_PROXY: '127.0.0.1',
    MAIL_URL: 'smtp://mail.example',
    MAIL_FROM: 'kauppa@pito.example',
  }
  for (const settings of [withAccounts, production]) {
    const app = fastify()
    const config = readConfig({ SECRET_KEY: platform.config.secretKey, ...settings })
    serveSimulators(app, { ...platform, config } satisfies TestPlatform)
    for (const url of ['/dev/paytrail/payments', '/dev/klarna/orders'])
      expect((await app.inject({ url })).statusCode).toBe(404)
    await app.close()
  }
})
