import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'

/** Keeps the language when a browser without scripts sends a form by GET, which drops the query of its `action`. */
export function LanguageField() {
  return <input type="hidden" name="lang" value={languageOf(useLocale())} />
}
