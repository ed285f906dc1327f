import { useApi } from '@pito/web/api/use-api'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import {
  acknowledgeLostSession,
  clearAccount,
  hasLostSession,
  loadAccount,
} from '../account/account-store.ts'
import { onSessionChange } from '../account/session-channel.ts'
import { cartRequested, mayHaveCart } from '../cart/cart-marks.ts'

/**
 * Brings the name in the header and the number in the cart up to date when another tab has begun or ended a session,
 * and when the visitor returns to this tab, because the cart may have changed on another device. A page that needs the
 * session then loads its data again.
 */
export function useSharedSession(): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = async () => {
      if (hasLostSession()) clearAccount()
      else if (hasSessionMarker('customer', document.cookie)) await loadAccount(api)
      if (!mayHaveCart(document.cookie)) return
      window.dispatchEvent(new Event(cartRequested))
      const { loadCart } = await import('../cart/cart-store.ts')
      await loadCart(api)
    }
    const follow = async () => {
      await refresh()
      await revalidate()
      // A page that needs the session has led to the login page by now. On all others the visitor goes on as a guest.
      if (hasLostSession()) acknowledgeLostSession()
    }
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return
      void (hasLostSession() ? follow() : refresh())
    }
    const stop = onSessionChange(() => void follow())
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [api, revalidate])
}
