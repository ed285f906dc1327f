import { refusals } from '@pito/contracts/refusals'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../refuse.ts'
import { answerHash } from './answer-hash.ts'
import { captcha } from './tables.ts'

const triesAllowed = 3

interface Given {
  readonly key: string
  readonly answer: string
  readonly form: string
  /** The field of the form that the error belongs to. */
  readonly field?: string
}

/** Before the use case's transaction, never inside it: a try counts and a right answer is used up whatever follows. */
export async function checkCaptcha(ctx: Ctx, { key, answer, form, field = 'captcha' }: Given): Promise<void> {
  const hash = answerHash(ctx.platform.config.secretKey, key, answer)
  const open = and(
    eq(captcha.key, key),
    eq(captcha.form, form),
    isNull(captcha.usedAt),
    gt(captcha.expiresAt, ctx.now),
    lt(captcha.tries, triesAllowed),
  )
  const [tried] = await ctx.db
    .update(captcha)
    .set({
      tries: sql`${captcha.tries} + 1`,
      usedAt: sql`case when ${captcha.answerHash} = ${hash} then ${ctx.now.toISOString()}::timestamptz end`,
    })
    .where(open)
    .returning({ usedAt: captcha.usedAt })
  if (tried?.usedAt) return
  refuse('captcha-not-valid', { errors: { [field]: [refusals['captcha-not-valid'].sentence[ctx.locale]] } })
}

export async function forgetOldCaptchas(db: Db, now: Date): Promise<number> {
  return (await db.delete(captcha).where(lte(captcha.expiresAt, now))).rowCount ?? 0
}
