import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'

/**
 * Returns the language in the field `lang` of a request. If the request does not have the field, returns the caller's
 * language.
 */
export function languageOfRequest(
  { locale }: Pick<Context, 'locale'>,
  lang: Language | Locale | null | undefined,
): Language {
  return (lang?.slice(0, 2) as Language | undefined) ?? languageOf(locale)
}
