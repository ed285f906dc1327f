import type { Language } from './locale.ts'

const names = {
  fi: ['sunnuntai', 'maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

/**
 * The ids of the weekdays in the order of a Finnish week, which begins with Monday. Id 1 is Sunday and 7 is Saturday.
 */
export const dayIds = [2, 3, 4, 5, 6, 7, 1] as const

export function weekday(dayId: number, language: Language): string {
  return names[language][dayId - 1] ?? ''
}
