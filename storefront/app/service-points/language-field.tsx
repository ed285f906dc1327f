import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'

/** Sends the language with a form. A browser without scripts drops the query of the `action` of a GET form. */
export function LanguageField() {
  return <input type="hidden" name="lang" value={languageOf(useLocale())} />
}
