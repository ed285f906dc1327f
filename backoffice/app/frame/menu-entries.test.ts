import { staffRights } from '@pito/contracts/values/staff-rights'
import { expect, test } from 'vitest'
import { menuEntries } from './menu-entries.ts'

const pathsFor = (rights: Parameters<typeof menuEntries>[0]) => menuEntries(rights).map(({ path }) => path)

test('staff without a right see the start page alone', () => {
  expect(pathsFor([])).toEqual(['/'])
})

test('a page that needs a right is listed for staff who have it, whatever else they may do', () => {
  expect(pathsFor(['act-for-customers'])).toContain('/login-as-customer')
  expect(pathsFor(staffRights)).toContain('/login-as-customer')
  expect(pathsFor(staffRights.filter((right) => right !== 'act-for-customers'))).toEqual(['/'])
})
