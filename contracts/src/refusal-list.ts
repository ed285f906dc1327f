import type { Locale } from './values/locale.ts'

interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 500 | 503
  readonly sentence: Readonly<Record<Locale, string>>
}

/** Returns the list unchanged. The parameter's type makes a code without both sentences a compile error. */
export const refusalList = <Codes extends string>(codes: Record<Codes, Refusal>) => codes
