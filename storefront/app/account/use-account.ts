import type { Account } from '@pito/contracts/profile'
import { useRouteLoaderData } from 'react-router'
import { accountRouteId } from './account-store.ts'

/** Returns the account, on pages of the account area only, because their layout route has loaded it. */
export function useAccount(): Account {
  const { account } = useRouteLoaderData(accountRouteId) as { readonly account: Account }
  return account
}
