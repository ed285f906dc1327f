import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { useLocale } from './use-locale.ts'

/**
 * Shows the date of an instant in Helsinki's time zone, so that the server and every browser render the same text.
 */
export function DateOf({ at }: { at: string }) {
  return <time dateTime={at}>{dateShown(at, languageOf(useLocale()))}</time>
}
