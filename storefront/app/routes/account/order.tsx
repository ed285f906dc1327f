import { getAccount } from '@pito/contracts/profile'
import { data } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import type { Api } from '../../api/api.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const load = accountPage(async (api: Api): Promise<null> => {
  // Visitors are sent to the login page first: whether an order exists is nobody else's business.
  await api(getAccount, {})
  throw data(null, 404)
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

/** The shop has no orders yet: an unknown one and somebody else's are not found alike. */
export default function Order() {
  return null
}
