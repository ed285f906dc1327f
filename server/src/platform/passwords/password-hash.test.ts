import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import {
  argon2Parameters,
  dummyHash,
  hashPassword,
  passwordVerifications,
  verifyPassword,
} from './password-hash.ts'

const password = 'Nastat-alle-7!'
const stored = await hashPassword(password)

test('a password is right, another is wrong', async () => {
  expect(await verifyPassword(stored, password)).toBe(true)
  expect(await verifyPassword(stored, `${password} `)).toBe(false)
})

test('the same password has another hash each time, and none contains it', async () => {
  const again = await hashPassword(password)
  expect(again).not.toBe(stored)
  expect(again).not.toContain(password)
})

test('nobody has no right password, and trying one is the same work', async () => {
  expect(await verifyPassword(null, password)).toBe(false)
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(dummyHash)
  expect({ algorithm, memoryCost, timeCost, parallelism }).toEqual(argon2Parameters)
  expect(parseOptions(stored)).toEqual(parseOptions(dummyHash))
})

test.each([
  ['a right password', stored, password],
  ['a wrong one', stored, 'Wrong-password-1'],
  ['an unknown person', null, password],
])('%s is one verification', async (_, passwordHash, tried) => {
  const before = passwordVerifications()
  await verifyPassword(passwordHash, tried)
  expect(passwordVerifications() - before).toBe(1)
})

test('a letter composed of two signs is the same letter', async () => {
  const composed = await hashPassword('Kesärengas-1!'.normalize('NFC'))
  expect(await verifyPassword(composed, 'Kesärengas-1!'.normalize('NFD'))).toBe(true)
})

test('when too many wait, the next is refused at once, and later it goes on', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword(null, password)))
  const refused = tries.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({
    reason: { code: 'too-many-requests', details: { retryAfterSeconds: 5 } },
  })
  expect(await verifyPassword(stored, password)).toBe(true)
})
