import { accountSentences } from '@pito/contracts/values/account-sentences'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useNavigate } from 'react-router'
import { TimedAlert } from '../timed-alert.tsx'
import { passwords } from './password-words.ts'

/**
 * The message is the same whether or not an account has the e-mail address. After some seconds the login page opens;
 * without scripts the page has a link to it.
 */
export function LinkSent() {
  const w = useWords(passwords)
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <>
      <TimedAlert
        title={accountSentences.resetLinkSent[locale]}
        onOver={() => void navigate('/login', { replace: true })}
      />
      <p>{w.next}</p>
      <p>
        <ButtonLink href="/login">{w.toLogin}</ButtonLink>
      </p>
    </>
  )
}
