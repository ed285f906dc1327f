import { getStaffMember } from '@pito/contracts/staff'
import { confirmSecondFactor } from '@pito/contracts/staff-log-in'
import * as contracts from '@pito/contracts/staff-team'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import type { ApiStub } from '@pito/web/testing/stub-api'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Office, { clientLoader as officeLoader } from '../frame/office.tsx'
import * as confirm from '../second-factor/confirm-second-factor.ts'
import Member, { clientAction, clientLoader } from './member.tsx'

const office = {
  id: 'office',
  Component: Office,
  loader: officeLoader,
  children: [{ path: 'staff/:id', Component: Member, loader: clientLoader, action: clientAction }],
} as never
const confirming = {
  path: '/second-factor',
  Component: confirm.default,
  action: confirm.clientAction,
  loader: confirm.clientLoader,
} as never

const outi = { id: 'outi', name: 'Outi Omistaja', email: 'outi@pito.example' }
const ville = {
  id: 'ville',
  name: 'Ville Varasto',
  email: 'ville@pito.example',
  roles: [{ name: 'warehouse', title: null }],
  active: true,
  has_password: true,
  has_second_factor: true,
  last_login_at: null,
  version: 3,
  partner_requests: [],
  notes: [],
}
const roles = [
  { name: 'owner', title: null, rights: [], members: 1, version: 1 },
  { name: 'warehouse', title: null, rights: [], members: 1, version: 1 },
  { name: 'role-a', title: 'Summer help', rights: [], members: 0, version: 1 },
]

/** The member that the stubbed API returns. A save changes it. */
let stored: object

async function open(
  more: object = {},
  rights: StaffRight[] = ['read-staff', 'edit-staff'],
  known: readonly object[] = roles,
) {
  setOpenCookie('staff-session', '1')
  stored = { ...ville, ...more }
  const isOfReader = (): boolean => stub.requests.at(-1)?.endsWith('/outi') ?? false
  const reader = { ...ville, id: 'outi', roles: [{ name: 'role-b', title: 'Office' }] }
  const stub: ApiStub = stubApi()
    .on(getStaffMember, () => ({ ...outi, rights, locale: 'en_GB' as const }))
    .on(contracts.getTeamMember, () => (isOfReader() ? reader : stored) as never)
    .on(contracts.listRoles, () => known as never)
  await renderInOffice([office, confirming], { address: '/staff/ville' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return stub
}
const save = page.getByRole('button', { name: 'Save the roles' })
const summer = page.getByRole('checkbox', { name: 'Summer help' })

test('the roles are sent as they are ticked, and a save says so', async () => {
  const sent: unknown[] = []
  const stub = await open()
  stub.on(contracts.changeStaffRoles, (input) => {
    sent.push(input)
    stored = { ...ville, version: 4 }
    return null
  })
  await expect.element(page.getByRole('checkbox', { name: 'Warehouse' })).toBeChecked()
  expect(await accessibilityFaults()).toEqual([])
  await summer.click()
  await save.click()
  await expect.element(page.getByText('The roles apply at once.')).toBeVisible()
  expect(sent).toEqual([{ roles: ['warehouse', 'role-a'], version: 3 }])
})

test('a change that needs the second factor asks for it, and is then sent again as it was ticked', async () => {
  const sent: unknown[] = []
  let isConfirmed = false
  const stub = await open()
  stub.on(contracts.changeStaffRoles, (input) => {
    if (!isConfirmed) return refusal(403, { code: 'second-factor-required', message: 'Confirm first.' })
    sent.push(input)
    stored = { ...ville, version: 4 }
    return null
  })
  stub.on(confirmSecondFactor, ({ code }) => {
    isConfirmed = code === '123456'
    return isConfirmed ? null : refusal(422, { code: 'second-factor-failed', message: 'Wrong code.' })
  })
  await summer.click()
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the change' })
  await expect.element(dialog).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await userEvent.keyboard('000000{Enter}')
  await expect.element(dialog.getByText('Wrong code.')).toBeVisible()
  await dialog.getByLabelText('Code').fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The roles apply at once.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([{ roles: ['warehouse', 'role-a'], version: 3 }])
})

test('roles that somebody else has changed are compared role by role before they are overwritten', async () => {
  const current = { ...ville, roles: [{ name: 'owner', title: null }], version: 4 }
  const conflict = { by: 'Liisa', at: '2026-11-26T08:00:00Z', current }
  const sent: unknown[] = []
  const stub = await open()
  stub.on(contracts.changeStaffRoles, (input) => {
    sent.push(input)
    return sent.length > 1 ? null : refusal(409, { code: 'changed-meanwhile', message: 'No.', conflict })
  })
  await summer.click()
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Liisa changed this/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect.poll(() => sent[1]).toEqual({ roles: ['owner', 'role-a'], version: 4 })
})

test('what the API refuses is said: one owner has to stay', async () => {
  const message = 'There must be at least one owner.'
  const stub = await open()
  stub.on(contracts.deactivateStaffMember, () => refusal(422, { code: 'last-owner', message }))
  await page.getByRole('button', { name: 'Deactivate' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})

test('without the right, for oneself and for deactivated people nothing can be changed', async () => {
  await open({}, ['read-staff'])
  await expect.element(page.getByRole('main')).toMatchTextContent(/Warehouse/)
  await expect.element(save).not.toBeInTheDocument()
})

test('the own page says that nobody changes their own permissions', async () => {
  await open({ id: 'outi' })
  await expect.element(page.getByText('Nobody can change their own permissions.')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('partner requests and notes of somebody who was deactivated are listed for handover', async () => {
  const request = { id: 'r', name: 'Reijo', location: 'Tampere', created_at: '2026-11-20T10:00:00.000Z' }
  const note = { id: 1, order_number: '4821907735', text: 'Rings back.', due_on: null }
  await open({ active: false, roles: [], partner_requests: [request], notes: [note] })
  await expect.element(page.getByText('Reijo, Tampere')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '4821907735' })).toBeVisible()
  await expect.element(page.getByText('Deactivated')).toBeVisible()
})

test('a deactivated person gets access again with the chosen roles', async () => {
  const sent: unknown[] = []
  const stub = await open({ active: false, roles: [] })
  stub.on(contracts.restoreStaffMember, (input) => {
    sent.push(input)
    stored = { ...ville, roles: [{ name: 'role-a', title: 'Summer help' }], version: 4 }
    return null
  })
  await expect.element(page.getByText('This person can no longer log in.')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Roles' }).elements()).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
  await summer.click()
  await page.getByRole('button', { name: 'Restore the access' }).click()
  await expect.element(save).toBeVisible()
  expect(sent).toEqual([{ roles: ['role-a'] }])
})

test('an owner cannot be changed by somebody who is no owner', async () => {
  await open({ roles: [{ name: 'owner', title: null }] })
  await expect.element(page.getByText('Only an owner can change an owner.')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('the role of an owner is not offered to somebody who is no owner', async () => {
  await open()
  const owner = page.getByRole('checkbox', { name: /^Owner/ })
  await expect.element(owner).toBeDisabled()
  await expect.element(owner).toHaveAccessibleName(/Only an owner can give or take this role/)
})

test('whoever lacks a right of the person is not offered to deactivate them, and reads why', async () => {
  const known = roles.map((role) => ({ ...role, rights: role.name === 'warehouse' ? ['edit-stock'] : [] }))
  await open({}, ['read-staff', 'edit-staff'], known)
  await expect.element(page.getByText(/You cannot deactivate this person/)).toBeVisible()
  await expect.element(page.getByText('Deactivate', { exact: true })).not.toBeInTheDocument()
})
