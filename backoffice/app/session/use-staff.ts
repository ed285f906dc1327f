import type { LoggedInStaff } from '@pito/contracts/staff'
import { useRouteLoaderData } from 'react-router'

/** Returns the logged-in member of staff, whom the loader of the office layout has loaded. */
export function useStaff(): LoggedInStaff {
  const { staff } = useRouteLoaderData('office') as { readonly staff: LoggedInStaff }
  return staff
}
