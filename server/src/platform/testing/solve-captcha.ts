import type { FastifyInstance } from 'fastify'

/** Answers the question of a new captcha, as somebody does who cannot see the picture. */
export async function solveCaptcha(
  app: FastifyInstance,
  form: string,
): Promise<{ captcha: string; captcha_id: string }> {
  const answer = await app.inject({
    url: `/api/v1/captcha?form=${form}`,
    headers: { locale: 'en_GB' },
  })
  const { key, text } = answer.json().data.question as { key: string; text: string }
  const [, ordinal = '', list = ''] = /the (\w+) of these words: (.+)\.$/.exec(text) ?? []
  const place = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(ordinal)
  return { captcha: list.split(', ')[place] ?? '', captcha_id: key }
}
