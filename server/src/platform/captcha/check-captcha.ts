import { refusals } from '@pito/contracts/refusals'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { answerHash } from './answer-hash.ts'
import { tryAnswer } from './store.ts'

const triesAllowed = 3

interface Given {
  readonly key: string
  readonly answer: string
  readonly form: string
  /** The field of the form that the error belongs to. */
  readonly field?: string
}

/**
 * Refuses a wrong answer to a picture or to a proof of work. Call it before the transaction of the use case, never
 * inside it: the attempt counts and a right answer is used up, whatever follows.
 */
export async function checkCaptcha(
  ctx: Context,
  { key, answer, form, field = 'captcha' }: Given,
): Promise<void> {
  const hash = answerHash(ctx.platform.config.secretKey, key, answer)
  if (await tryAnswer(ctx.sql, { key, answerHash: hash, form }, triesAllowed, ctx.now)) return
  refuse('captcha-not-valid', { errors: { [field]: [refusals['captcha-not-valid'].sentence[ctx.locale]] } })
}
