import { getCartItems } from '@pito/contracts/cart'
import { getCheckoutDraft } from '@pito/contracts/checkout-draft'
import { getCountries } from '@pito/contracts/content'
import { getAccount } from '@pito/contracts/profile'
import type { Api } from '@pito/web/api/api'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { isActing } from '../../account/is-acting.ts'
import { loadFormerTime } from '../../booking/load-former-time.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { initialDetails } from './initial-details.ts'

export async function loadInformation(api: Api, cookies: string) {
  const side = cartSide(cookies)
  const { data: cart } = await api(getCartItems[side], {})
  if (cart.line_items.length === 0) throw redirect('/cart')
  const [draft, countries, offered, account] = await Promise.all([
    api(getCheckoutDraft[side], {}),
    api(getCountries, {}),
    loadFormerTime(api, cart),
    hasSessionMarker('customer', cookies) ? api(getAccount, {}) : null,
  ])
  const details = initialDetails(draft.data.details, account?.data ?? null, cart)
  const customerId = account?.data.userDetails.id ?? null
  return { cart, offered, customerId, details, countries: countries.data, acting: isActing(cookies) }
}
export type InformationData = Awaited<ReturnType<typeof loadInformation>>
