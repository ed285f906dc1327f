export const locales = ['fi_FI', 'en_GB'] as const
export type Locale = (typeof locales)[number]
export type Language = 'fi' | 'en'

export const defaultLocale: Locale = 'fi_FI'
export const localeLabels: Readonly<Record<Locale, string>> = { fi_FI: 'Suomi', en_GB: 'English' }

/** Content is stored per CMS language id: Finnish 2, English 1. */
export const cmsLocaleIds = { fi_FI: 2, en_GB: 1 } as const satisfies Record<Locale, number>

export function languageOf(locale: Locale): Language {
  return locale === 'fi_FI' ? 'fi' : 'en'
}

export function localeOfLanguage(language: string | null | undefined): Locale | null {
  if (language === 'fi') return 'fi_FI'
  if (language === 'en') return 'en_GB'
  return null
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The `locale` header first, else the best of Accept-Language, else Finnish. */
export function localeOfHeaders(locale: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(locale)) return locale
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const known = localeOfLanguage(part.trim().slice(0, 2).toLowerCase())
    if (known) return known
  }
  return defaultLocale
}
