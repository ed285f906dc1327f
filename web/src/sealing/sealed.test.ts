import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../api/api.ts'
import { sealed } from './sealed.ts'

const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
const jwk = {
  ...(await exportJWK(pair.publicKey)),
  kid: 'shop.1',
  use: 'enc',
  alg: 'ECDH-ES',
  enc: 'A256GCM',
}
const api = vi.fn(async () => ({ success: 1, data: { key: jwk } })) as unknown as Api
const fields = { email: 'maija@example.fi', password: 'Hyvää päivää 1!' }

afterEach(() => vi.unstubAllGlobals())

test('by https each field is sealed for the key of the server, which opens it', async () => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  const { email, password } = await sealed(api, fields)
  for (const [text, plain] of [
    [email, fields.email],
    [password, fields.password],
  ] as const) {
    expect(decodeProtectedHeader(text)).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'shop.1' })
    // The server recognises a sealed field by this pattern.
    expect(text).toMatch(/^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/)
    const { plaintext } = await compactDecrypt(text, pair.privateKey)
    expect(new TextDecoder().decode(plaintext)).toBe(plain)
  }
})

test('by http, in development, fields are sent plain', async () => {
  vi.stubGlobal('window', { location: { protocol: 'http:' } })
  expect(await sealed(api, fields)).toEqual(fields)
})

test('on the server the form has arrived already', async () => {
  expect(await sealed(api, fields)).toEqual(fields)
})
