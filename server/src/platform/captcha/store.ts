import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'

interface NewCaptcha {
  readonly key: string
  readonly answerHash: string
}

/** Inserts the alternatives of one captcha, each with its own key. */
export async function insertCaptchas(
  sql: Sql,
  captchas: readonly NewCaptcha[],
  { form, createdAt, expiresAt }: { form: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const [keys, hashes] = [captchas.map(({ key }) => key), captchas.map(({ answerHash }) => answerHash)]
  await sql`
    insert into captcha (key, answer_hash, form, created_at, expires_at)
    select key, answer_hash, ${form}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${keys}::text[], ${hashes}::text[]) as captcha (key, answer_hash)`
}

interface Try {
  readonly key: string
  readonly answerHash: string
  readonly form: string
}

/**
 * Counts the attempt and marks the captcha as used when the answer is right. Returns false for a wrong, late or
 * repeated answer.
 */
export async function tryAnswer(
  sql: Sql,
  { key, answerHash, form }: Try,
  triesAllowed: number,
  now: Date,
): Promise<boolean> {
  const [tried] = await sql<{ right: boolean }>`
    update captcha set tries = tries + 1, used_at = case when answer_hash = ${answerHash} then ${now}::timestamptz end
    where key = ${key} and form = ${form} and used_at is null and expires_at > ${now} and tries < ${triesAllowed}
    returning used_at is not null as right`
  return tried?.right ?? false
}

export function forgetOldCaptchas(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'captcha', part`expires_at <= ${now}`)
}
