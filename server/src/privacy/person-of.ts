import type { Customer } from '../accounts/index.ts'
import type { Person } from '../platform/privacy/personal-data.ts'

export function personOf({ id, email, verifiedAt }: Customer): Person {
  return { customerId: id, verifiedEmail: verifiedAt && email }
}
