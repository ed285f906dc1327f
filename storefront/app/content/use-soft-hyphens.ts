import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { softHyphens } from './soft-hyphens.ts'

/** Takes a text or HTML in the page's language; in Finnish, long words get soft hyphens. */
export function useSoftHyphens(text: string): string {
  return languageOf(useLocale()) === 'fi' ? softHyphens(text) : text
}
