import { localeOfLanguage } from '@pito/contracts/values/locale'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * The language switch is a link with ?lang=; following it stores the choice, with or without JavaScript. Where the
 * path names the language, that is the choice.
 */
export function rememberLanguage(
  reply: FastifyReply,
  url: URL,
  pathLanguage: 'fi' | 'en' | undefined,
  { secure }: Config,
): void {
  const parameter = url.searchParams.get('lang')
  const chosen = localeOfLanguage(parameter === null ? null : (pathLanguage ?? parameter))
  // Scripts read it, to call the API in the same language.
  if (chosen) reply.setCookie('locale', chosen, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}
