import type { refreshTokens as contract } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { countAttempt, uncountAttempt } from '../../platform/limits/count-attempt.ts'
import { refuse } from '../../platform/refuse.ts'
import { readCookie } from '../../platform/sessions/cookies.ts'
import { refreshSession } from '../../platform/sessions/refresh-session.ts'
import { clearSessionCookies, setSessionCookies } from '../../platform/sessions/session-cookies.ts'
import { tokensInAnswer } from './start-customer-session.ts'

/**
 * Only failed attempts of a network address are counted. A signature cannot be guessed, but each attempt costs
 * processor time.
 */
const failures = { limit: 60, windowSeconds: 600 }

/**
 * Exchanges a refresh token for new tokens. A program sends the token in the body. A browser sends it as a cookie and
 * receives the new one as a cookie.
 */
export async function refreshTokens(
  ctx: Context,
  { refresh_token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { config } = ctx.platform
  const token = refresh_token ?? readCookie(config, ctx, 'refresh') ?? ''
  const attempt = { what: 'refresh', who: ctx.network }
  await countAttempt(ctx.sql, attempt, failures, ctx.now)
  const tokens = await refreshSession(ctx.platform, { token, area: 'customer' }, ctx.now)
  if (!tokens && refresh_token === undefined) clearSessionCookies(config, ctx, 'customer')
  if (!tokens) refuse('session-ended')
  await uncountAttempt(ctx.sql, attempt)
  if (refresh_token === undefined) setSessionCookies(config, ctx, tokens)
  return ok(tokensInAnswer(tokens))
}
