import { setStaffLanguage } from '@pito/contracts/staff-team'
import { Button } from '@pito/ui/button'
import { useApi } from '@pito/web/api/use-api'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useRouteLoaderData } from 'react-router'
import { officeWords } from './office-words.ts'
import { withoutLanguage } from './without-language.ts'

/**
 * Changes the language, which is stored with the member of staff who is logged in. The whole document is loaded again,
 * because everything in it is in one language.
 */
export function LanguageButton() {
  const w = useWords(officeWords)
  const api = useApi()
  const isLoggedIn = useRouteLoaderData('office') !== undefined
  const isFinnish = useLocale() === 'fi_FI'
  const change = async () => {
    const locale = isFinnish ? 'en_GB' : 'fi_FI'
    if (isLoggedIn) await api(setStaffLanguage, { locale })
    rememberLanguage(locale)
    window.location.replace(withoutLanguage(new URL(window.location.href)))
  }
  return (
    <Button look="bare" lang={isFinnish ? 'en' : 'fi'} onClick={change}>
      {w.otherLanguage}
    </Button>
  )
}
