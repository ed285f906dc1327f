import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { matchingStep, otpauthUri, totpCode, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238 prints eight digits. A code of six digits consists of the last six of them.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i is that of RFC 6238', (seconds, printed) => {
  expect(totpCode(secret, totpStep(at(seconds)))).toBe(printed.slice(-6))
})

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('the code of the step %i away is accepted: %s', (shift, step) => {
  expect(matchingStep(secret, totpCode(secret, 100 + shift), at(3000))).toBe(step)
})

test.each(['', '12345', '1234567', 'abcdef'])('“%s” is no code', (code) => {
  expect(matchingStep(secret, code, at(3000))).toBeNull()
})

test('base32 is that of RFC 4648, and spaces and small letters do no harm', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(Buffer.from(fromBase32('mzxw 6ytb oi======') ?? []).toString()).toBe('foobar')
  expect(fromBase32('MZXW1')).toBeNull()
})

test('what is encoded in base32 is decoded unchanged', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes)
    }),
  )
})

test('the link for authenticator apps names the shop, the person and the secret', () => {
  expect(otpauthUri(secret, 'Pito & Co', 'outi@shop.example')).toBe(
    'otpauth://totp/Pito%20%26%20Co:outi%40shop.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Pito%20%26%20Co',
  )
})
