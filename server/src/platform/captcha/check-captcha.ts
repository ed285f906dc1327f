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
  /** The name of the form field that the error is reported for. */
  readonly field?: string
}

/**
 * Refuses a wrong answer to a picture or to a proof of work. Call it before the transaction of the use case, never
 * inside it: a rollback must neither undo the count of attempts nor make a used answer valid again.
 */
export async function checkCaptcha(
  ctx: Context,
  { key, answer, form, field = 'captcha' }: Given,
): Promise<void> {
  const hash = answerHash(ctx.platform.config.secretKey, key, answer)
  if (await tryAnswer(ctx.sql, { key, answerHash: hash, form }, triesAllowed, ctx.now)) return
  refuse('captcha-not-valid', { errors: { [field]: [refusals['captcha-not-valid'].sentence[ctx.locale]] } })
}
