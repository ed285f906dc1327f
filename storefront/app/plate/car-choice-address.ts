import type { Language } from '@pito/contracts/values/locale'
import { plate } from './plate-words.ts'

/** Returns the URL of the choice of a car with its make chosen. */
export function carChoiceAddress(make: string, language: Language): string {
  return `${plate[language].chooseCarAddress}?${new URLSearchParams({ make })}`
}
