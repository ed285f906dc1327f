import { accountSentences } from '@pito/contracts/values/account-sentences'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLocation } from 'react-router'
import { loginNoteIn } from '../login-address.ts'
import { TimedAlert } from '../timed-alert.tsx'
import { logIn } from './log-in-words.ts'

/**
 * Says why the login page has opened: the session has ended, the visitor's browser does not know the order, or the
 * customer has set a new password.
 */
export function LoginNotice() {
  const w = useWords(logIn)
  const locale = useLocale()
  const { search, key } = useLocation()
  const note = loginNoteIn(new URL(search, 'https://query.invalid/'))
  if (note === 'session-ended') return <Alert title={w.sessionEnded} tone="warn" />
  if (note === 'order-unknown')
    return (
      <Alert title={w.orderUnknown} tone="warn">
        <p>
          {w.withoutAccount} <Anchor href="/cart">{w.toCart}</Anchor>
        </p>
      </Alert>
    )
  if (note === 'password-changed')
    return <TimedAlert title={accountSentences.passwordChanged[locale]} key={key} />
  return note === 'password-set' ? <TimedAlert title={w.passwordSet} key={key} /> : null
}
