import { localeOfLanguage } from '@pito/contracts/values/locale'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * The language switch is a link with ?lang=, and following it stores the choice, with or without JavaScript. When the
 * path names the language, that language is stored.
 */
export function rememberLanguage(
  reply: FastifyReply,
  url: URL,
  pathLanguage: 'fi' | 'en' | undefined,
  { secure }: Config,
): void {
  const parameter = url.searchParams.get('lang')
  const chosen = localeOfLanguage(parameter === null ? null : (pathLanguage ?? parameter))
  // Scripts read this cookie, to call the API in the same language.
  if (chosen) reply.setCookie('locale', chosen, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}
