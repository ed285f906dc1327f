import { Button } from '@pito/ui/button'
import { rememberLanguage } from '@pito/web/locale/remember-language'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { officeWords } from './office-words.ts'

/** Reloads the whole document, because everything in it is in one language. */
export function LanguageButton() {
  const w = useWords(officeWords)
  const isFinnish = useLocale() === 'fi_FI'
  const change = () => {
    rememberLanguage(isFinnish ? 'en_GB' : 'fi_FI')
    window.location.reload()
  }
  return (
    <Button look="bare" lang={isFinnish ? 'en' : 'fi'} onClick={change}>
      {w.otherLanguage}
    </Button>
  )
}
