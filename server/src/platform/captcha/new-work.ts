import { randomBytes, randomInt } from 'node:crypto'
import type { CaptchaWork } from '@pito/contracts/values/captcha-work'
import { keyDerivation } from '@pito/contracts/values/captcha-work'

/**
 * Deriving one key takes a third of a millisecond. A native program is hardly faster, because browsers derive keys in
 * native code.
 */
const iterations = 2000
/** The remaining 24 hexadecimal characters of the key cannot be guessed. */
const prefixLength = 8

/**
 * Creates a proof of work with its answer. The device has to derive half of the candidates on average, the server only
 * this one key. The answer is stored like that of the picture, so nothing that the browser sends has to be trusted.
 */
export async function newWork(candidates: number): Promise<{ work: CaptchaWork; answer: string }> {
  const nonce = randomBytes(16).toString('hex')
  const derive = await keyDerivation({ nonce, iterations })
  const answer = await derive(randomInt(candidates))
  return { work: { nonce, iterations, candidates, prefix: answer.slice(0, prefixLength) }, answer }
}
