import { getActing, getCustomerPortalUsers, getStaffMember } from '@pito/contracts/staff'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { loadStaffPage } from './load-staff-page.ts'

/** Loads the page of a member of staff with these rights, and returns which calls were made. */
async function load(rights: readonly StaffRight[]) {
  const calls: unknown[] = []
  const api = (contract: unknown) => {
    calls.push(contract)
    return Promise.resolve({ data: contract === getStaffMember ? { name: 'Outi', rights } : [] })
  }
  const url = new URL('https://shop.example/login-as-customer?ended=over')
  const page = await loadStaffPage(api as unknown as Api, { url } as Parameters<typeof loadStaffPage>[1])
  return { calls, customers: page?.customers }
}

test('customers are listed for staff who may act for them', async () => {
  const { calls, customers } = await load(['read-customers', 'act-for-customers'])
  expect(calls).toEqual([getStaffMember, getActing, getCustomerPortalUsers])
  expect(customers).not.toBeNull()
})

test.each<[StaffRight[]]>([[['read-customers']], [['act-for-customers']], [[]]])(
  'no customer is loaded for staff with the rights %j',
  async (rights) => {
    const { calls, customers } = await load(rights)
    expect(calls).toEqual([getStaffMember, getActing])
    expect(customers).toBeNull()
  },
)
