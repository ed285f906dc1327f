import { CompactEncrypt, importJWK } from 'jose'
import { expect, test } from 'vitest'
import {
  accountShop,
  addCustomer,
  goodPassword,
  otherPassword,
  visitorOf,
} from '../../testing/account-shop.ts'
import { issueToken } from './passwords/token-store.ts'
import { findByEmail } from './store.ts'

const { platform, app, captchaFor } = await accountShop({ SEALING: 'required' })
const visitor = visitorOf(app)

/** Encrypts a field as browsers do, with the current public key. */
async function sealed(text: string): Promise<string> {
  const { key } = (await visitor.get('timestamp-key')).body.data
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key))
}

async function sealedFields(fields: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const entries = Object.entries(fields).map(async ([name, text]) => [name, await sealed(text)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

test('register, log in and change the password with every e-mail and password sealed', async () => {
  const email = 'aino@example.fi'
  const person = { first_name: 'Aino', last_name: 'Virtanen', contact_number: '040 123 4567' }
  const registration = { ...person, ...(await sealedFields({ email, password: goodPassword })) }
  const registered = await visitor.post('register', { ...registration, ...(await captchaFor('register')) })
  expect([registered.status, registered.body.data?.userDetails.email]).toEqual([200, email])
  expect((await visitor.post('login', await sealedFields({ email, password: goodPassword }))).status).toBe(
    200,
  )
  const change = await sealedFields({ oldpassword: goodPassword, password: otherPassword })
  expect((await visitor.post('change-password', change)).status).toBe(200)
  const { id = '' } = (await findByEmail(platform.sql, email)) ?? {}
  const token = await platform.sql.transaction((tx) => issueToken(tx, id, 'reset', platform.clock()))
  const reset = await sealedFields({ email, password: goodPassword })
  expect((await visitor.post('reset-password', { token, ...reset })).status).toBe(200)
  const link = { ...(await sealedFields({ email })), ...(await captchaFor('reset-password-link')) }
  expect((await visitor.post('reset-password-link', link)).status).toBe(200)
})

test('what is in a sealed field is judged like plain text', async () => {
  const { body } = await visitor.post('login', await sealedFields({ email: 'abc', password: '' }))
  expect(body.errors).toEqual({ email: ['Please enter valid email'], password: ['Password is required'] })
})

test('a shop that requires sealing refuses plain fields, and a broken seal is refused', async () => {
  await addCustomer(platform, { email: 'onni@example.fi' })
  expect((await visitor.logIn('onni@example.fi')).body.code).toBe('sealing-required')
  const broken = { email: 'eyJhbGciOiJ9.a.b.c.d', password: await sealed(goodPassword) }
  expect((await visitor.post('login', broken)).body.code).toBe('seal-not-opened')
})
