import type { Locale } from '@pito/contracts/values/locale'

const yearSeconds = 365 * 24 * 60 * 60

/** An address that names the language is a choice too. Such pages are the same for everyone, so they set no cookie. */
export function keepLanguage(locale: Locale): void {
  if (document.cookie.includes(`locale=${locale}`)) return
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `locale=${locale}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
