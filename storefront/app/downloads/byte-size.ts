import { formatDecimal } from '@pito/contracts/values/format-decimal'
import type { Language } from '@pito/contracts/values/locale'

const kilo = 1000

/** Formats a size, for example as 12 kB or 1,4 MB in English, and as 12 kt or 1,4 Mt in Finnish. */
export function byteSize(bytes: number, language: Language): string {
  const [kilobyte, megabyte] = language === 'fi' ? ['kt', 'Mt'] : ['kB', 'MB']
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))}\u00a0${kilobyte}`
  return `${formatDecimal(bytes / kilo / kilo, 1)}\u00a0${megabyte}`
}
