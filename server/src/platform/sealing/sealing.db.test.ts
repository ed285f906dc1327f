import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { SmallShop } from '../../../testing/small-shop.ts'
import { aContext, minutesAfter, openConnections, smallShop } from '../../../testing/small-shop.ts'
import type { Platform } from '../platform.ts'
import { openSealed, openSealedFields } from './open-sealed-fields.ts'
import { sealFor } from './seal-for.ts'
import { currentSealingKey, forgetExpiredKeys } from './sealing-keys.ts'
import { showTimestampKey } from './show-timestamp-key.ts'

const noon = new Date('2026-11-20T12:00:00Z')
let shop: SmallShop
let platform: Platform

beforeAll(async () => {
  shop = await smallShop()
  platform = shop.platform
})

async function invitation(now = noon) {
  return (await showTimestampKey(aContext(platform, now))).data
}
async function sealed(text: string, { alg = 'ECDH-ES', enc = 'A256GCM', now = noon } = {}) {
  const { key } = await invitation(now)
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc, kid: key.kid })
    .encrypt(await importJWK({ ...key, alg }))
}

test('the key call gives the time of the server and a public key only', async () => {
  const { timestamp, server_time, key } = await invitation()
  expect([timestamp, server_time]).toEqual([noon.getTime(), '2026-11-20T12:00:00.000Z'])
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' })
  expect(key).not.toHaveProperty('d')
})

test.each(['ECDH-ES', 'ECDH-ES+A256KW'])('what was sealed with %s is opened', async (alg) => {
  expect(await openSealed(platform, await sealed('Hyvää päivää 1!', { alg }), noon)).toBe('Hyvää päivää 1!')
})

test('plain values are taken, unless sealing is required', async () => {
  expect(await openSealed(platform, 'aino@example.fi', noon)).toBe('aino@example.fi')
  const strict = await shop.reopened({ SEALING: 'required' })
  await expect(openSealed(strict, 'aino@example.fi', noon)).rejects.toMatchObject({
    code: 'sealing-required',
  })
  expect(await openSealed(strict, await sealed('aino@example.fi'), noon)).toBe('aino@example.fi')
})

test('a key invites for an hour and opens for two', async () => {
  const early = await sealed('secret')
  const first = await invitation()
  expect((await invitation(minutesAfter(noon, 59))).key.kid).toBe(first.key.kid)
  expect((await invitation(minutesAfter(noon, 60))).key.kid).not.toBe(first.key.kid)
  expect(await openSealed(platform, early, minutesAfter(noon, 119))).toBe('secret')
  await expect(openSealed(platform, early, minutesAfter(noon, 120))).rejects.toMatchObject({
    code: 'seal-not-opened',
  })
})

test('processes that ask at once agree on one key, and each opens what another invited', async () => {
  const other = await shop.reopened({})
  const now = minutesAfter(noon, 600)
  await Promise.all([platform, other].map(openConnections))
  const keys = await Promise.all(
    [platform, other, platform, other, other].map((one) => currentSealingKey(one, now)),
  )
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
  expect(await openSealed(other, await sealed('secret', { now }), now)).toBe('secret')
})

test('what was changed, is sealed for an unknown key or with a weak cipher is refused', async () => {
  const whole = await sealed('secret')
  const parts = whole.split('.')
  const changed = [...parts.slice(0, 3), parts[3]?.split('').reverse().join(''), parts[4]].join('.')
  const unknown = await new CompactEncrypt(new TextEncoder().encode('x'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'no-such-key' })
    .encrypt((await generateKeyPair('ECDH-ES')).publicKey)
  const direct = await new CompactEncrypt(new TextEncoder().encode('x'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: (await invitation()).key.kid })
    .encrypt(new Uint8Array(32))
  const weak = await sealed('secret', { enc: 'A128CBC-HS256' })
  for (const jwe of [changed, unknown, direct, weak, 'eyJx.a.b.c.d', 'eyJhbGciOjF9..a.b.c'])
    await expect(openSealed(platform, jwe, noon)).rejects.toMatchObject({ code: 'seal-not-opened' })
})

test('the private parts rest encrypted, and another secret cannot open them', async () => {
  const jwe = await sealed('secret')
  const { rows } = await platform.pool.query('select * from sealing_key')
  expect(JSON.stringify(rows)).not.toContain('"d"')
  const other = await shop.reopened({ SECRET_KEY: 'the secret of another shop altogether, as long' })
  await expect(openSealed(other, jwe, noon)).rejects.toMatchObject({ code: 'seal-not-opened' })
})

test('after a change of the secret a key that can be opened invites at once', async () => {
  await invitation()
  const other = await shop.reopened({ SECRET_KEY: 'the secret of another shop altogether, as long' })
  const { kid } = await currentSealingKey(other, noon)
  expect(kid).not.toBe((await invitation()).key.kid)
  expect((await currentSealingKey(other, noon)).kid).toBe(kid)
})

test('sealed fields are validated after they are opened, each under its name', async () => {
  const fields = z.object({ email: z.email(), password: z.string().max(25) })
  const ctx = aContext(platform, noon)
  const good = { email: await sealed('aino@example.fi'), password: await sealed('Kesäkumi1!') }
  expect(await openSealedFields(ctx, good, fields)).toEqual({
    email: 'aino@example.fi',
    password: 'Kesäkumi1!',
  })
  const bad = { email: await sealed('aino'), password: await sealed('x'.repeat(26)) }
  const refusal = await openSealedFields(ctx, bad, fields).catch((error) => error)
  expect(Object.keys(refusal.fieldErrors('fi_FI'))).toEqual(['email', 'password'])
})

test('an answer is sealed for the caller’s public key, and plain without one', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const jwk = JSON.stringify(await exportJWK(publicKey))
  const data = { slots: ['10:00'] }
  for (const header of [jwk, Buffer.from(jwk).toString('base64url')]) {
    const { plaintext } = await compactDecrypt((await sealFor(header, data)) as string, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(data)
  }
  expect(await sealFor(undefined, data)).toBe(data)
})

test('a public key that is none is refused', async () => {
  const offCurve = JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) })
  for (const header of ['', '{', 'nonsense', '{"kty":"RSA"}', offCurve])
    await expect(sealFor(header, {})).rejects.toMatchObject({ code: 'public-key-not-usable' })
})

test('expired keys are forgotten', async () => {
  await invitation(minutesAfter(noon, 6000))
  await forgetExpiredKeys(platform.sql, minutesAfter(noon, 6000))
  expect((await platform.pool.query('select 1 from sealing_key')).rowCount).toBe(1)
})
