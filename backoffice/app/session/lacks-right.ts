import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { ApiRefusal } from '@pito/web/api/api-refusal'

/** Thrown by the loader of a page when the member of staff lacks the right that the page needs. */
export class LacksRight extends ApiRefusal {
  override name = 'LacksRight'
  readonly right: StaffRight

  constructor({ status, answer }: ApiRefusal, right: StaffRight) {
    super(status, answer)
    this.right = right
  }
}

/** Names the missing right in the refusal of a page. Other errors are thrown again unchanged. */
export function nameRight(right: StaffRight) {
  return (error: unknown): never => {
    throw error instanceof ApiRefusal && error.status === 403 ? new LacksRight(error, right) : error
  }
}
