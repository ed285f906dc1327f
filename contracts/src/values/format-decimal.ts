import type { Language } from './locale.ts'

/**
 * Formats a number as the language writes it, such as `25,5` in Finnish and `25.5` in English, to the given number of
 * decimals or to as many as it has. Amounts of money are written by `formatEuro`, which is the same in both languages.
 */
export function formatDecimal(value: number, language: Language, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals)
  return language === 'fi' ? text.replace('.', ',') : text
}
