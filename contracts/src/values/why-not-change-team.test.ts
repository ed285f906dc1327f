import { assert, boolean, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import type { StaffRight } from './staff-rights.ts'
import { staffRights } from './staff-rights.ts'
import { whyNotChangeTeam } from './why-not-change-team.ts'

const own: readonly StaffRight[] = ['read-staff', 'edit-staff', 'read-stock']

test.each([
  ['grants a right of their own', { rights: ['read-stock'], concernsOwner: false }, null],
  ['grants or takes no right', { rights: [], concernsOwner: false }, null],
  [
    'grants a right that they lack',
    { rights: ['read-stock', 'edit-prices'], concernsOwner: false },
    'rights-not-held',
  ],
  ['changes an owner', { rights: [], concernsOwner: true }, 'owners-only'],
  ['makes an owner', { rights: [...staffRights], concernsOwner: true }, 'owners-only'],
] as const)('somebody who is no owner and %s', (_name, change, refusal) => {
  expect(whyNotChangeTeam({ rights: own, isOwner: false }, change)).toBe(refusal)
  expect(whyNotChangeTeam({ rights: [...staffRights], isOwner: true }, change)).toBeNull()
})

test('no chain of changes by people who are no owners adds a right to those that the first person had', async () => {
  const change = record({ rights: subarray([...staffRights]), concernsOwner: boolean() })
  await assert(
    property(subarray([...staffRights]), subarray([...staffRights]), change, (first, second, wanted) => {
      const invited = { rights: second, concernsOwner: false }
      if (whyNotChangeTeam({ rights: first, isOwner: false }, invited) !== null) return
      if (whyNotChangeTeam({ rights: second, isOwner: false }, wanted) !== null) return
      expect(wanted.concernsOwner).toBe(false)
      expect(first).toEqual(expect.arrayContaining(wanted.rights))
    }),
  )
})
