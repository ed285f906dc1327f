import { expect, test } from 'vitest'
import { accountShop, addCustomer } from '../../testing/account-shop.ts'
import { forgetOldDevices, isKnownDevice, rememberDevice } from './log-in/device-store.ts'
import { forgetOldChallenges, insertChallenge, takeChallenge } from './passkeys/store.ts'
import { forgetOldTokens, issueToken, ownerOfToken } from './passwords/token-store.ts'

const { platform } = await accountShop()
const { sql } = platform
const email = 'aino@example.fi'
const { id: customerId } = await addCustomer(platform, { email })
const noon = new Date('2026-11-20T12:00:00Z')
const after = (days: number) => new Date(noon.getTime() + days * 24 * 3600_000)

test('a browser is forgotten 400 days after its last log-in', async () => {
  const seen = { customerId, deviceHash: 'd'.repeat(43), label: 'Firefox, Linux', address: '192.0.2.1' }
  const remember = (now: Date) => sql.transaction((tx) => rememberDevice(tx, seen, now))
  await remember(noon)
  await remember(after(300))
  await forgetOldDevices(sql, after(401))
  expect(await isKnownDevice(sql, email, seen.deviceHash)).toBe(true)
  expect(await forgetOldDevices(sql, after(701))).toBe(1)
  expect(await isKnownDevice(sql, email, seen.deviceHash)).toBe(false)
})

test('links are forgotten when they are over, used or not', async () => {
  const token = await sql.transaction((tx) => issueToken(tx, customerId, 'activation', noon))
  expect(await forgetOldTokens(sql, after(0.9))).toBe(0)
  expect(await ownerOfToken(sql, token, 'activation', after(0.9))).toBe(customerId)
  expect(await forgetOldTokens(sql, after(1))).toBe(1)
})

test('challenges that nobody used are forgotten', async () => {
  await insertChallenge(sql, 'unused', null, after(1))
  expect(await takeChallenge(sql, 'unused', customerId, noon)).toBe(false)
  expect(await forgetOldChallenges(sql, after(1))).toBe(1)
  expect(await takeChallenge(sql, 'unused', null, noon)).toBe(false)
})
