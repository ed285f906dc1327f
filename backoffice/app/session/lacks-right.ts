import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { loadStaff } from './load-staff.ts'

/** Thrown by the loader of a page when the member of staff lacks the right that the page needs. */
export class LacksRight extends ApiRefusal {
  override name = 'LacksRight'
  /** The rights of which the page needs one. */
  readonly rights: readonly StaffRight[]

  constructor({ status, answer }: Pick<ApiRefusal, 'status' | 'answer'>, rights: readonly StaffRight[]) {
    super(status, answer)
    this.rights = rights
  }
}

/**
 * Names the first right that the member of staff lacks of those that a page needs, in the refusal of the page. Other
 * errors, and refusals that name a right already, are thrown again unchanged.
 */
export function nameRight(api: Api, rights: readonly StaffRight[]) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof ApiRefusal) || error.status !== 403 || error instanceof LacksRight) throw error
    const held = (await loadStaff(api))?.rights ?? []
    throw new LacksRight(error, rights.filter((right) => !held.includes(right)).slice(0, 1))
  }
}

/**
 * Refuses a page to staff who have none of these rights, before its form is shown. The loaders of such a page may need
 * fewer rights than its form.
 */
export async function requireRight(api: Api, ...rights: readonly StaffRight[]): Promise<void> {
  const staff = await loadStaff(api)
  if (!staff || rights.some((right) => staff.rights.includes(right))) return
  const answer = { success: 0, code: 'not-allowed', message: '' } as const
  throw new LacksRight({ status: 403, answer }, rights)
}
