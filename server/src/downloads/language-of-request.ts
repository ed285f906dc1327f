import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'

/** Returns the language of `lang` if the request has it, otherwise the caller's language. */
export function languageOfRequest(
  { locale }: Pick<Context, 'locale'>,
  lang: Language | Locale | null | undefined,
): Language {
  return (lang?.slice(0, 2) as Language | undefined) ?? languageOf(locale)
}
