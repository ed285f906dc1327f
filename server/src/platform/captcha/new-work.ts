import { randomBytes, randomInt } from 'node:crypto'
import type { CaptchaWork } from '@pito/contracts/values/captcha-work'
import { keyDerivation } from '@pito/contracts/values/captcha-work'

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
export async function newWork(candidates: number): Promise<{ work: CaptchaWork; answer: string }> {
  const nonce = randomBytes(16).toString('hex')
  const derive = await keyDerivation({ nonce, iterations })
  const answer = await derive(randomInt(candidates))
  return { work: { nonce, iterations, candidates, prefix: answer.slice(0, prefixLength) }, answer }
}
