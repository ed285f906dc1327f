import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { loadAccountOnce, useKnownAccount } from '../account/account-store.ts'
import { frame } from './frame-words.ts'

/**
 * Shows the login link, or the name of the customer who is logged in. The name appears after load, because cached
 * pages are the same for every visitor.
 */
export function LoginLink() {
  const w = useWords(frame)
  const api = useApi()
  const account = useKnownAccount()
  useEffect(() => {
    if (!account) void loadAccountOnce(api)
  }, [account, api])
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
