import { keyDerivation, solveWork } from '@pito/contracts/values/captcha-work'
import { beforeAll, expect, test } from 'vitest'
import { aContext, minutesAfter, openConnections, smallShop } from '../../../testing/small-shop.ts'
import type { Platform } from '../platform.ts'
import { Refused } from '../refuse.ts'
import { answerHash } from './answer-hash.ts'
import { checkCaptcha } from './check-captcha.ts'
import { showCaptcha } from './show-captcha.ts'
import { forgetOldCaptchas } from './store.ts'

const noon = new Date('2026-11-20T12:00:00Z')
let platform: Platform
let addresses = 0

beforeAll(async () => {
  platform = (await smallShop()).platform
})

const ctxAt = (now: Date, more = {}) => aContext(platform, now, { kind: 'nobody' }, more)

/** Returns a captcha and the solution of its proof of work. */
async function newCaptcha(form = 'register') {
  const { data } = await showCaptcha(ctxAt(noon, { address: `198.51.100.${++addresses}` }), { form })
  return { key: data.work.captcha_id, answer: await solveWork(data.work), data }
}
const attempt = (key: string, answer: string, { now = noon, form = 'register' } = {}) =>
  checkCaptcha(ctxAt(now), { key, answer, form }).then(
    () => 'right',
    (error: unknown) => (error instanceof Refused ? error.code : error),
  )

test('the response has a key, a picture and a proof of work, and nowhere a solution', async () => {
  const { data, answer } = await newCaptcha()
  expect(data).toMatchObject({ key: data.captcha_id, captchaUuid: data.captcha_id })
  expect(data.work.captcha_id).not.toBe(data.key)
  expect(data.expires_at).toBe('2026-11-20T12:10:00.000Z')
  const picture = Buffer.from(data.captchaUrl.split(',')[1]!, 'base64').toString()
  expect(picture).toMatch(/^<svg /)
  expect(picture).not.toMatch(/<text|title|desc/)
  expect(answer).toHaveLength(32)
  expect(JSON.stringify(data)).not.toContain(answer)
})

test('the work takes as many candidates as the settings say, and the whole key, not its prefix, is the answer', async () => {
  const { key, answer, data } = await newCaptcha()
  expect(data.work).toMatchObject({ candidates: 20, iterations: 2000, prefix: answer.slice(0, 8) })
  expect(await attempt(key, data.work.prefix)).toBe('captcha-not-valid')
  expect(await attempt(key, answer)).toBe('right')
})

test('a browser that lowers the effort finds no answer that the shop accepts', async () => {
  const { key, data } = await newCaptcha()
  const cheap = await (await keyDerivation({ ...data.work, iterations: 1 }))(0)
  expect(await attempt(key, cheap)).toBe('captcha-not-valid')
})

test('a captcha is used once, also when two answer it at the same moment', async () => {
  const { key, answer } = await newCaptcha()
  await openConnections(platform)
  const outcomes = await Promise.all([attempt(key, answer), attempt(key, answer), attempt(key, answer)])
  expect(outcomes.sort()).toEqual(['captcha-not-valid', 'captcha-not-valid', 'right'])
  expect(await attempt(key, answer)).toBe('captcha-not-valid')
})

test('a captcha of one form does not open another, nor the answer to one captcha another', async () => {
  const [one, other] = [await newCaptcha('register'), await newCaptcha('register')]
  expect(await attempt(one.key, one.answer, { form: 'reset-password' })).toBe('captcha-not-valid')
  expect(await attempt(one.data.key, one.answer)).toBe('captcha-not-valid')
  expect(await attempt(other.key, one.answer)).toBe('captcha-not-valid')
  expect(await attempt(one.key, one.answer)).toBe('right')
})

test('after ten minutes it is over', async () => {
  const { key, answer } = await newCaptcha()
  expect(await attempt(key, answer, { now: minutesAfter(noon, 10) })).toBe('captcha-not-valid')
  expect(await attempt(key, answer, { now: minutesAfter(noon, 9.99) })).toBe('right')
})

test('three tries are allowed, also at the same moment', async () => {
  const lucky = await newCaptcha()
  for (const guess of ['a', 'b']) expect(await attempt(lucky.key, guess)).toBe('captcha-not-valid')
  expect(await attempt(lucky.key, lucky.answer)).toBe('right')
  const { key, answer } = await newCaptcha()
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((guess) => attempt(key, guess)))
  expect(await attempt(key, answer)).toBe('captcha-not-valid')
})

test('a wrong try counts although it is refused', async () => {
  const { key } = await newCaptcha()
  await checkCaptcha(ctxAt(noon), { key, answer: 'x', form: 'register' }).catch(() => {})
  const { rows } = await platform.pool.query('select tries from captcha where key = $1', [key])
  expect(rows).toEqual([{ tries: 1 }])
})

test('the refusal stands at its field in the caller’s language', async () => {
  const input = { key: 'unknown', answer: 'x', form: 'register' }
  await expect(checkCaptcha(ctxAt(noon, { locale: 'en_GB' }), input)).rejects.toMatchObject({
    details: { errors: { captcha: ['Captcha is not valid.'] } },
  })
})

test('one address gets three hundred in ten minutes', async () => {
  const ctx = ctxAt(noon, { address: '203.0.113.9' })
  for (let i = 0; i < 300; i += 1) await showCaptcha(ctx, { form: 'register' })
  await expect(showCaptcha(ctx, { form: 'register' })).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('the same answer to two captchas rests as two different hashes', () => {
  const { secretKey } = platform.config
  expect(answerHash(secretKey, 'one', 'river')).not.toBe(answerHash(secretKey, 'other', 'river'))
})

test('answers rest hashed, and old ones are forgotten', async () => {
  const { answer } = await newCaptcha()
  const { rows } = await platform.pool.query('select * from captcha')
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(`"${answer}"`)
  await forgetOldCaptchas(platform.sql, minutesAfter(noon, 11))
  expect((await platform.pool.query('select 1 from captcha')).rowCount).toBe(0)
})
