import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyDerivation, solveWork } from './captcha-work.ts'

const nonce = '5f0c2d9a'
const iterations = 10

test('a key is the one that PBKDF2 of any library derives', async () => {
  const derive = await keyDerivation({ nonce, iterations })
  expect(await derive(7)).toBe(pbkdf2Sync(nonce, '7', iterations, 16, 'sha256').toString('hex'))
})

test.each([0, 1, 15, 16, 39])('the key is found when its number is %d of 40', async (number) => {
  const key = await (await keyDerivation({ nonce, iterations }))(number)
  const work = { nonce, iterations, candidates: 40, prefix: key.slice(0, 8) }
  expect(await solveWork(work)).toBe(key)
})

test('a prefix that no candidate has ends with an error instead of going on for ever', async () => {
  await expect(solveWork({ nonce, iterations, candidates: 40, prefix: 'not hex' })).rejects.toThrow(
    'None of the candidates',
  )
})
