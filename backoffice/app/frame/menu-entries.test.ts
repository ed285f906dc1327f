import { deliveredRoles, staffRights } from '@pito/contracts/values/staff-rights'
import { expect, test } from 'vitest'
import { menuGroups } from './menu-entries.ts'

const pathsFor = (rights: Parameters<typeof menuGroups>[0]) =>
  menuGroups(rights).flatMap(({ entries }) => entries.map(({ path }) => path))

test('staff without rights see the pages that everybody may open, and no empty group', () => {
  expect(pathsFor([])).toEqual(['/'])
  expect(menuGroups([]).every(({ entries }) => entries.length > 0)).toBe(true)
})

test('a right adds the pages that need it', () => {
  expect(pathsFor(['act-for-customers'])).toEqual(['/', '/login-as-customer'])
  expect(pathsFor(['read-catalogue'])).toContain('/articles')
})

test('the right to import some kind of file adds the imports', () => {
  expect(pathsFor(deliveredRoles.warehouse)).toContain('/imports')
  expect(pathsFor(['edit-prices'])).toContain('/imports')
  expect(pathsFor(deliveredRoles.content)).not.toContain('/imports')
})

test('the menu has at most nine groups', () => {
  expect(menuGroups(staffRights).length).toBeLessThanOrEqual(9)
})
