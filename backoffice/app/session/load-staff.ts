import type { StaffMember } from '@pito/contracts/staff'
import { getStaffMember } from '@pito/contracts/staff'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'

/** The API refuses removed staff, and customers without a staff session, with 403. */
const nobody = new Set([401, 403])

/** Returns null when no member of staff is logged in. */
export function loadStaff(api: Api): Promise<StaffMember | null> {
  return api(getStaffMember, {}).then(
    ({ data }) => data,
    (error: unknown) => {
      if (!nobody.has(refusedAnswer(error)?.status ?? 0)) throw error
      return null
    },
  )
}
