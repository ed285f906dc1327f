import type { StaffMember } from '@pito/contracts/staff'
import { useRouteLoaderData } from 'react-router'

/** The member of staff who is logged in, whom the layout of the office has loaded. */
export function useStaff(): StaffMember {
  const { staff } = useRouteLoaderData('office') as { readonly staff: StaffMember }
  return staff
}
