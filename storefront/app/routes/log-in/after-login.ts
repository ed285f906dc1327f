import { getAccount } from '@pito/contracts/profile'
import { showToast } from '@pito/ui/toast'
import { updateAccount } from '../../account/account-store.ts'
import { track } from '../../analytics/track.ts'
import type { Api } from '../../api/api.ts'
import { loadCart } from '../../cart/cart-store.ts'

/** What the browser has to know after a log-in: the cart, the name, and whom to identify. */
export async function afterLogin(api: Api, greet: (firstName: string) => string): Promise<void> {
  const [account] = await Promise.all([api(getAccount, {}).catch(() => null), loadCart(api)])
  if (!account) return
  const { userDetails } = account.data
  updateAccount(account.data)
  showToast({ title: greet(userDetails.first_name) })
  await track({ name: 'identify', userId: userDetails.id })
}
