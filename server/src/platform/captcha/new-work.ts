import { randomBytes, randomInt } from 'node:crypto'
import type { CaptchaWork } from '@pito/contracts/values/captcha-work'
import { keyDerivation } from '@pito/contracts/values/captcha-work'

/** A key takes a third of a millisecond. A program of one's own is hardly faster, because browsers derive keys in native code. */
const iterations = 2000
/** Nobody guesses the 24 hexadecimal characters that are left of the key. */
const prefixLength = 8

/**
 * A proof of work and its answer. The device has to derive half of the candidates on average, the server this one key:
 * the answer is stored like that of the picture, so nothing that the browser sends back has to be believed.
 */
export async function newWork(candidates: number): Promise<{ work: CaptchaWork; answer: string }> {
  const nonce = randomBytes(16).toString('hex')
  const derive = await keyDerivation({ nonce, iterations })
  const answer = await derive(randomInt(candidates))
  return { work: { nonce, iterations, candidates, prefix: answer.slice(0, prefixLength) }, answer }
}
