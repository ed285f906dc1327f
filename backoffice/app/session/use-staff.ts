import type { StaffMember } from '@pito/contracts/staff'
import { useRouteLoaderData } from 'react-router'

/** Returns the logged-in member of staff, whom the loader of the office layout has loaded. */
export function useStaff(): StaffMember {
  const { staff } = useRouteLoaderData('office') as { readonly staff: StaffMember }
  return staff
}
