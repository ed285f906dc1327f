import { mergeCart } from '@pito/contracts/cart'
import { getAccount } from '@pito/contracts/profile'
import { showToast } from '@pito/ui/toast'
import type { Api } from '@pito/web/api/api'
import { track } from '../../analytics/track.ts'
import { loadCart } from '../../cart/cart-store.ts'
import { announceSession, updateAccount } from '../account-store.ts'

/**
 * Updates the cart, the name in the header and the id for analytics after a log-in. If merging the carts fails, the
 * guest's cart stays unchanged, and the server tries again when the cart is next loaded.
 */
export async function afterLogin(api: Api, greet: (firstName: string) => string): Promise<void> {
  const merged = await api(mergeCart, {}).catch(() => null)
  if (merged?.message) showToast({ title: merged.message, tone: 'warn' })
  const [account] = await Promise.all([api(getAccount, {}).catch(() => null), loadCart(api)])
  if (!account) return
  const { userDetails } = account.data
  updateAccount(account.data)
  announceSession()
  showToast({ title: greet(userDetails.first_name) })
  await track({ name: 'identify', userId: userDetails.id })
}
