export const locales = ['fi_FI', 'en_GB'] as const
export type Locale = (typeof locales)[number]
export type Language = 'fi' | 'en'

export const defaultLocale: Locale = 'fi_FI'
export const localeLabels: Readonly<Record<Locale, string>> = { fi_FI: 'Suomi', en_GB: 'English' }

/** The ids of the languages in the CMS, under which content is stored. */
export const cmsLocaleIds = { fi_FI: 2, en_GB: 1 } as const satisfies Record<Locale, number>

export function languageOfCms(localeId: number): Language {
  return localeId === cmsLocaleIds.fi_FI ? 'fi' : 'en'
}

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

/**
 * Returns the `locale` header if it is valid, or else the language with the largest weight in Accept-Language, or
 * else Finnish.
 */
export function localeOfHeaders(locale: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(locale)) return locale
  let best: { locale: Locale; weight: number } = { locale: defaultLocale, weight: 0 }
  for (const range of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const [language = '', quality] = range.split(/;\s*q=/i)
    const known = localeOfLanguage(/^[a-z]+/.exec(language.trim().toLowerCase())?.[0])
    const weight = quality === undefined ? 1 : Number.parseFloat(quality)
    if (known && weight > best.weight) best = { locale: known, weight }
  }
  return best.locale
}
