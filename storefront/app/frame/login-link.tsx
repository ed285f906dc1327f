import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { useLoadedAccount } from '../account/account-store.ts'
import { frame } from './frame-words.ts'

/**
 * Shows the login link, or the name of the customer who is logged in. The name appears after load, because cached
 * pages are the same for every visitor.
 */
export function LoginLink() {
  const w = useWords(frame)
  const account = useLoadedAccount()
  if (!account)
    return (
      <Anchor className="tool tool--user" href="/login">
        <Icon name="user" />
        <span className="tool__word">{w.logIn}</span>
      </Anchor>
    )
  return (
    <Anchor className="tool tool--user" href="/profile" data-known="">
      <Icon name="user" />
      <span className="tool__word">
        <span className="vh">{w.welcome} </span>
        {account.userDetails.first_name}
      </span>
    </Anchor>
  )
}
