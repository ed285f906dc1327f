import type { LoggedInStaff } from '@pito/contracts/staff'
import { getStaffMember } from '@pito/contracts/staff'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'

/**
 * The API responds with 401 without a session, and with 403 to removed staff and to customers without a staff
 * session.
 */
const nobody = new Set([401, 403])

/** Returns null when no member of staff is logged in. */
export function loadStaff(api: Api): Promise<LoggedInStaff | null> {
  return api(getStaffMember, {}).then(
    ({ data }) => data,
    (error: unknown) => {
      if (!nobody.has(refusedAnswer(error)?.status ?? 0)) throw error
      return null
    },
  )
}
