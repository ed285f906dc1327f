import { localeOfLanguage } from '@pito/contracts/values/locale'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Stores the language in a cookie if the URL has the parameter `lang`: the language that the path names, otherwise
 * the one in the parameter. The language switch is a link with `?lang=`, so it works with and without JavaScript.
 */
export function rememberLanguage(
  reply: FastifyReply,
  url: URL,
  pathLanguage: 'fi' | 'en' | undefined,
  { secure }: Config,
): void {
  const parameter = url.searchParams.get('lang')
  const chosen = localeOfLanguage(parameter === null ? null : (pathLanguage ?? parameter))
  // Scripts in the browser read this cookie, to call the API in the language of the page.
  if (chosen) reply.setCookie('locale', chosen, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}
