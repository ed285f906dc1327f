import { randomBytes, randomInt } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getCaptcha } from '@pito/contracts/platform'
import type { CaptchaWork } from '@pito/contracts/values/captcha-work'
import { keyDerivation } from '@pito/contracts/values/captcha-work'
import type { Context } from '../context.ts'
import { ok } from '../http/calls.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { answerHash } from './answer-hash.ts'
import { drawPicture } from './draw-picture.ts'
import { captchaCharacters } from './glyphs.ts'
import { insertCaptchas } from './store.ts'

const lifeMilliseconds = 10 * 60_000
const characters = 6
/**
 * The limit is high enough for a school or an office whose people share one network address. Each captcha is stored
 * for ten minutes only.
 */
const issuing = { limit: 300, windowSeconds: 600 }

export async function showCaptcha(
  ctx: Context,
  { form }: Input<typeof getCaptcha>,
): Promise<Answer<typeof getCaptcha>> {
  await countAttempt(ctx.sql, { what: 'captcha', who: ctx.network }, issuing, ctx.now)
  const solution = randomCharacters()
  const { work, answer } = await newWork(ctx.platform.config.captchaWork)
  const [pictureKey, workKey] = await store(ctx, form, [solution, answer])
  const picture = Buffer.from(drawPicture(solution, () => randomInt(2 ** 32) / 2 ** 32)).toString('base64')
  return ok({
    captcha_id: pictureKey,
    key: pictureKey,
    captchaUuid: pictureKey,
    captchaUrl: `data:image/svg+xml;base64,${picture}`,
    work: { captcha_id: workKey, ...work },
    expires_at: expiryOf(ctx).toISOString(),
  })
}

async function store(
  ctx: Context,
  form: string,
  [picture, work]: [string, string],
): Promise<[string, string]> {
  const { secretKey } = ctx.platform.config
  const [pictureKey, workKey] = [newKey(), newKey()]
  await insertCaptchas(
    ctx.sql,
    [
      { key: pictureKey, answerHash: answerHash(secretKey, pictureKey, picture) },
      { key: workKey, answerHash: answerHash(secretKey, workKey, work) },
    ],
    { form, createdAt: ctx.now, expiresAt: expiryOf(ctx) },
  )
  return [pictureKey, workKey]
}

function randomCharacters(): string {
  const left = [...captchaCharacters]
  return Array.from({ length: characters }, () => left.splice(randomInt(left.length), 1)[0]).join('')
}

function newKey(): string {
  return randomBytes(18).toString('base64url')
}

function expiryOf({ now }: Context): Date {
  return new Date(now.getTime() + lifeMilliseconds)
}

/**
 * Deriving one key takes a third of a millisecond. A native program is hardly faster than a browser, because browsers
 * derive keys in native code too.
 */
const iterations = 2000
/**
 * The number of hexadecimal characters of the derived key that the browser receives. The remaining 24 are the
 * answer's secret part and cannot be guessed.
 */
const prefixLength = 8

/**
 * Creates a proof of work with its answer. The browser has to derive half of the candidates on average, the server
 * only this one key. The answer is stored like the answer to a picture, so the server does not have to trust anything
 * that the browser sends.
 */
async function newWork(candidates: number): Promise<{ work: CaptchaWork; answer: string }> {
  const nonce = randomBytes(16).toString('hex')
  const derive = await keyDerivation({ nonce, iterations })
  const answer = await derive(randomInt(candidates))
  return { work: { nonce, iterations, candidates, prefix: answer.slice(0, prefixLength) }, answer }
}
