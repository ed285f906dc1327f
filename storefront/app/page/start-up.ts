import { getTimestampKey } from '@pito/contracts/platform'
import { appVersion } from '@pito/contracts/values/app-version'
import { localeLabels } from '@pito/contracts/values/locale'
import { browserApi } from '@pito/web/api/browser-api'
import { storage } from '@pito/web/boot/storage'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { rememberLocale } from './language-switch.ts'

/**
 * Runs once per document, before React. It reloads the document if the app's version has changed, stores the language
 * and fetches the key with which forms are sealed.
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
  // A failure is ignored here, because a form that needs the key reports it later.
  browserApi(locale)(getTimestampKey, {}).catch(() => undefined)
}
