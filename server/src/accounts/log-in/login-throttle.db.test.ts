import { expect, test } from 'vitest'
import { accountShop, addCustomer, visitorOf } from '../../../testing/account-shop.ts'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { buildApi } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { openPlatform } from '../../platform/platform.ts'

const { platform, app } = await accountShop()
let addresses = 0
const newVisitor = () => visitorOf(app, { address: `192.0.2.${100 + ++addresses}` })

async function fail(visitor: ReturnType<typeof visitorOf>, email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await visitor.logIn(email, `Wrong-one-${time}!`)).status)
  return statuses
}

test('ten failures of an address with one account, then it waits as long as the answer says', async () => {
  const email = 'aino@example.fi'
  await addCustomer(platform, { email })
  const stranger = newVisitor()
  const statuses = await fail(stranger, email, 11)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  const { status, headers, body } = await stranger.logIn(email)
  expect([status, body.code]).toEqual([429, 'too-many-requests'])
  expect(headers['retry-after']).toBe('600')
  expect((await newVisitor().logIn(email)).status).toBe(200)
})

test('twenty failures of an address, whichever accounts, known or not', async () => {
  const stranger = newVisitor()
  const statuses: number[] = []
  for (let account = 0; account < 21; account += 1)
    statuses.push(...(await fail(stranger, `nobody-${account}@example.fi`, 1)))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('people at one address who log in rightly do not use its failures up', async () => {
  const office = { address: '192.0.2.99' }
  for (let person = 0; person < 25; person += 1) {
    await addCustomer(platform, { email: `person-${person}@example.fi` })
    expect((await visitorOf(app, office).logIn(`person-${person}@example.fi`)).status).toBe(200)
  }
})

test('strangers from many addresses cannot lock the owner out of a browser that is known', async () => {
  const email = 'veikko@example.fi'
  await addCustomer(platform, { email })
  const owner = newVisitor()
  await owner.logIn(email)
  const statuses: number[] = []
  for (let stranger = 0; stranger < 16; stranger += 1) statuses.push(...(await fail(newVisitor(), email, 1)))
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 422), 429])
  expect((await newVisitor().logIn(email)).status).toBe(429)
  expect((await owner.logIn(email)).status).toBe(200)
})

test('a known browser has a limit too, and its failures lock nobody else', async () => {
  const email = 'helmi@example.fi'
  await addCustomer(platform, { email })
  const owner = newVisitor()
  await owner.logIn(email)
  expect((await fail(owner, email, 11)).at(-1)).toBe(429)
  expect((await newVisitor().logIn(email)).status).toBe(200)
})

test('somebody else’s device cookie is no known device of this account', async () => {
  await addCustomer(platform, { email: 'mallory@example.fi' })
  await addCustomer(platform, { email: 'onni@example.fi' })
  const mallory = newVisitor()
  await mallory.logIn('mallory@example.fi')
  expect((await fail(mallory, 'onni@example.fi', 11)).at(-1)).toBe(429)
  expect(await fail(mallory, 'nobody@example.fi', 10)).toContain(429)
})

test('a success forgets the failures before it', async () => {
  const email = 'emma@example.fi'
  await addCustomer(platform, { email })
  const emma = newVisitor()
  await fail(emma, email, 9)
  await emma.logIn(email)
  expect(await fail(emma, email, 9)).not.toContain(429)
})

test('a restart of the shop forgets no failure', async () => {
  const email = 'eino@example.fi'
  await addCustomer(platform, { email })
  await fail(visitorOf(app, { address: '192.0.2.98' }), email, 10)
  const { databaseUrl, clock, config } = platform
  const restarted = await openPlatform({
    config: readConfig({ SECRET_KEY: config.secretKey }),
    databaseUrl,
    clock,
    log: createLog('silent'),
  })
  afterTestFile(() => restarted.close())
  const { app: other } = await buildApi(restarted)
  expect((await visitorOf(other, { address: '192.0.2.98' }).logIn(email)).status).toBe(429)
})

test('failures from all addresses of a /64 of IPv6 count together', async () => {
  const email = 'ilona@example.fi'
  await addCustomer(platform, { email })
  const statuses: number[] = []
  for (let host = 1; host <= 11; host += 1)
    statuses.push(...(await fail(visitorOf(app, { address: `2001:db8:7:7::${host}` }), email, 1)))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})
