import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from '@pito/web/locale/use-locale'
import { softHyphens } from './soft-hyphens.ts'

/** Returns a text or HTML with soft hyphens in long words if the page is in Finnish, and otherwise unchanged. */
export function useSoftHyphens(text: string): string {
  return languageOf(useLocale()) === 'fi' ? softHyphens(text) : text
}
