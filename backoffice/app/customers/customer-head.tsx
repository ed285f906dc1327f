import type { DeskCustomer } from '@pito/contracts/staff-customers'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { customerPermissions } from '@pito/contracts/values/permissions'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { RecordHead } from '../record/record-head.tsx'
import { useStaff } from '../session/use-staff.ts'
import { customerWords, permissionLabels } from './customer-words.ts'

interface CustomerHeadProps {
  readonly customer: DeskCustomer
  readonly tab: 'data' | 'details' | 'access' | 'privacy' | 'history'
}

/** The heading and the tabs of a customer, on each of the customer's pages. */
export function CustomerHead({ customer, tab }: CustomerHeadProps) {
  const w = useWords(customerWords)
  const { rights } = useStaff()
  const { id, first_name, last_name, company_name: company } = customer
  const privacy = rights.includes('manage-privacy') ? [{ part: 'privacy', label: w.privacy }] : []
  return (
    <RecordHead
      name={`${first_name} ${last_name}`}
      list={{ label: w.customers, href: '/customers' }}
      tabsLabel={w.parts}
      path={`/customers/${id}`}
      tab={tab}
      dataLabel={w.overview}
      parts={[{ part: 'details', label: w.details }, { part: 'access', label: w.access }, ...privacy]}
    >
      {company && <Mark tone="grey">{company}</Mark>}
    </RecordHead>
  )
}

/** Returns a function that names permissions. */
export function usePermissionNames(): (permissions: readonly CustomerPermission[]) => string {
  const w = useWords(customerWords)
  return (permissions) =>
    permissions.length === customerPermissions.length
      ? w.allPermissions
      : permissions.map((permission) => w[permissionLabels[permission]]).join(', ') || w.none
}
