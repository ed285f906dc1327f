import type { CaptchaWork } from '@pito/contracts/values/captcha-work'
import { solveWork } from '@pito/contracts/values/captcha-work'
import type { FastifyInstance } from 'fastify'

/** Solves a new captcha by its proof of work, as the browser of somebody who cannot see the picture does. */
export async function solveCaptcha(
  app: FastifyInstance,
  form: string,
): Promise<{ captcha: string; captcha_id: string }> {
  const answer = await app.inject(`/api/v1/captcha?form=${form}`)
  const { captcha_id, ...work } = answer.json().data.work as CaptchaWork & { captcha_id: string }
  return { captcha: await solveWork(work), captcha_id }
}
