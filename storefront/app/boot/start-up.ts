import { getTimestampKey } from '@pito/contracts/platform'
import { appVersion } from '@pito/contracts/values/app-version'
import { localeLabels } from '@pito/contracts/values/locale'
import { browserApi } from '@pito/web/api/browser-api'
import { storage } from '@pito/web/boot/storage'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { rememberLocale } from './language-switch.ts'

/**
 * Runs once per document, before React: it checks the app's version, stores the language and fetches the key that forms
 * seal with.
 */
export function startUp(): void {
  const lastVersion = storage.get('app_version')
  storage.set('app_version', appVersion)
  if (lastVersion !== null && lastVersion !== appVersion) {
    window.location.reload()
    return
  }
  const locale = browserLocale(new URL(window.location.href))
  rememberLocale(locale)
  storage.set('locale_label', localeLabels[locale])
  rememberLanguage(locale)
  // A failure is ignored here; it shows when a form needs the key.
  browserApi(locale)(getTimestampKey, {}).catch(() => undefined)
}
