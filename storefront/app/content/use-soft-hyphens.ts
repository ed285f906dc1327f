import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { softHyphens } from './soft-hyphens.ts'

/** A text or HTML in the page's language: in Finnish its long words may be broken. */
export function useSoftHyphens(text: string): string {
  return languageOf(useLocale()) === 'fi' ? softHyphens(text) : text
}
