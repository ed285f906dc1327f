import { getStaffMember } from '@pito/contracts/staff'
import * as contracts from '@pito/contracts/staff-team'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Office, { clientLoader as officeLoader } from '../frame/office.tsx'
import Role, { clientAction, clientLoader } from './role.tsx'

const office = {
  id: 'office',
  Component: Office,
  loader: officeLoader,
  children: [
    { path: 'staff/roles', Component: () => <h1>All roles</h1> },
    { path: 'staff/roles/:role', Component: Role, loader: clientLoader, action: clientAction },
  ],
} as never

const roles = [
  { name: 'pricing', title: null, rights: ['read-prices', 'edit-prices'], members: 1, version: 1 },
  { name: 'role-a', title: 'Summer help', rights: ['read-orders'], members: 0, version: 5 },
] as const

async function open(role: string, reader = 'owner') {
  setOpenCookie('staff-session', '1')
  const rights = ['read-staff', 'edit-staff'] as const
  const stub = stubApi()
    .on(getStaffMember, () => ({
      id: 'outi',
      name: 'Outi',
      email: 'outi@pito.example',
      rights,
      locale: 'en_GB' as const,
    }))
    .on(contracts.listRoles, () => roles)
    .on(contracts.getTeamMember, () => ({ roles: [{ name: reader, title: null }] }))
  await renderInOffice([office], { address: `/staff/roles/${role}` })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return stub
}
const title = page.getByLabelText('Name of the role')
const save = page.getByRole('button', { name: 'Save the role' })
const heading = page.getByRole('heading', { level: 1 })

test('a delivered role is shown and cannot be changed', async () => {
  await open('pricing')
  await expect.element(heading).toHaveTextContent('Pricing')
  await expect.element(page.getByText('Change prices')).toBeVisible()
  await expect.element(page.getByText('This role cannot be changed.')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})

test('a new role is made from its name and the ticked permissions, each of which has a description', async () => {
  const sent: unknown[] = []
  const stub = await open('new')
  stub.on(contracts.createRole, (input) => {
    sent.push(input)
    return { name: 'role-b' }
  })
  expect(await accessibilityFaults()).toEqual([])
  await title.fill('Counter')
  await page.getByRole('checkbox', { name: /^View stock Sees stock by production week/ }).click()
  await save.click()
  await expect.element(heading).toHaveTextContent('All roles')
  expect(sent).toEqual([{ title: 'Counter', rights: ['read-stock'] }])
})

test('a change of a role sends the version that it is based on', async () => {
  const sent: unknown[] = []
  const stub = await open('role-a')
  stub.on(contracts.updateRole, (input) => {
    sent.push(input)
    return null
  })
  await page.getByRole('checkbox', { name: /^View stock Sees stock by production week/ }).click()
  await save.click()
  await expect
    .poll(() => sent)
    .toEqual([{ title: 'Summer help', rights: ['read-orders', 'read-stock'], version: 5 }])
})

test('what is missing is said at the name and at the group of permissions', async () => {
  const stub = await open('new')
  const errors = {
    title: ['Please give the role a name.'],
    rights: ['Please choose at least one permission.'],
  }
  stub.on(contracts.createRole, () => refusal(422, { code: 'not-valid', message: 'Wrong.', errors }))
  await save.click()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAccessibleDescription(/give the role a name/)
  await expect
    .element(page.getByRole('group', { name: 'Permissions' }))
    .toHaveAccessibleDescription(/at least one permission/)
})

test('a role that somebody has is not deleted, and the page says why', async () => {
  const stub = await open('role-a')
  const message = 'The role cannot be deleted, because somebody has it.'
  stub.on(contracts.deleteRole, () => refusal(409, { code: 'role-in-use', message }))
  await expect.element(title).toHaveValue('Summer help')
  await page.getByRole('button', { name: 'Delete the role' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})

test('a permission that the reader lacks is not offered, and stays ticked if the role has it', async () => {
  const sent: unknown[] = []
  const stub = await open('role-a', 'role-b')
  stub.on(contracts.updateRole, (input) => {
    sent.push(input)
    return null
  })
  const orders = page.getByRole('checkbox', { name: /^View orders/ })
  await expect.element(orders).toBeDisabled()
  await expect.element(orders).toBeChecked()
  await expect.element(orders).toHaveAccessibleName(/You do not have this permission yourself/)
  await page.getByRole('checkbox', { name: /^View staff/ }).click()
  await save.click()
  await expect.poll(() => sent).toMatchObject([{ rights: ['read-orders', 'read-staff'] }])
})
