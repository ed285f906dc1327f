import { deleteLogo, saveCompany } from '@pito/contracts/staff-company'
import { confirmSecondFactor } from '@pito/contracts/staff-log-in'
import { getLiveSince } from '@pito/contracts/staff-office'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { clientAction as confirm } from '../second-factor/confirm-second-factor.ts'
import Company, { clientAction } from './company.tsx'

const company = {
  version: 4,
  name: 'Rengaskauppa Oy',
  business_id: '2617416-4',
  street: 'Kauppakatu 1',
  postcode: '33200',
  town: 'Tampere',
  iban: 'FI2112345600000785',
  bic: 'NDEAFIHH',
  phone: '03 123 4567',
  service_email: 'palvelu@rengas.example',
  hours_fi: 'ma–pe 9–16',
  hours_en: 'Mon–Fri 9–16',
  shop_name: 'Rengaskauppa',
  order_email: '',
  refund_limit_cents: 30_000,
  logo: null as string | null,
}
const unknown = {
  ...(Object.fromEntries(
    Object.keys(company).map((name) => [name, name === 'logo' ? null : '']),
  ) as unknown as typeof company),
  version: 0,
}

function open(stored = company, rights: readonly string[] = ['read-settings', 'edit-settings']) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights } }),
    children: [
      { path: '/settings/company', Component: Company, loader: () => stored, action: clientAction },
      { path: '/second-factor', Component: () => null, action: confirm },
    ],
  }
  return renderInOffice([office] as never, { address: '/settings/company' })
}

const phone = page.getByLabelText('Phone')
const save = page.getByRole('button', { name: 'Save' })

test('the account is shown in groups of four, and all fields are saved with the version', async () => {
  const sent: unknown[] = []
  stubApi()
    .on(saveCompany, (input) => {
      sent.push(input)
      return company
    })
    .on(getLiveSince, () => ({ since: null }))
  await open()
  await expect.element(page.getByLabelText('Bank account (IBAN)')).toHaveValue('FI21 1234 5600 0007 85')
  expect(await accessibilityFaults()).toEqual([])
  await phone.fill('09 555 1234')
  await save.click()
  const { logo: _, ...fields } = company
  await expect
    .poll(() => sent)
    .toMatchObject([{ ...fields, iban: 'FI21 1234 5600 0007 85', phone: '09 555 1234' }])
})

test('a save that needs the second factor asks for it, and then saves what was typed', async () => {
  const sent: unknown[] = []
  let isConfirmed = false
  stubApi()
    .on(saveCompany, (input) => {
      if (!isConfirmed) return refusal(403, { code: 'second-factor-required', message: 'Confirm first.' })
      sent.push(input)
      return company
    })
    .on(confirmSecondFactor, () => {
      isConfirmed = true
      return null
    })
    .on(getLiveSince, () => ({ since: null }))
  await open()
  await phone.fill('09 555 1234')
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the change' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => sent).toMatchObject([{ version: 4, phone: '09 555 1234' }])
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
})

test('a wrong account number is named next to its field, and what was typed stays', async () => {
  const errors = { iban: ['Enter an account number.'] }
  stubApi().on(saveCompany, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open()
  const iban = page.getByLabelText('Bank account (IBAN)')
  await iban.fill('FI21 1234 5600 0007 86')
  await save.click()
  await expect.element(page.getByText('Enter an account number.')).toBeVisible()
  await expect.element(iban).toHaveValue('FI21 1234 5600 0007 86')
})

test('the owner of a new shop reads that nothing is sold until the company is entered', async () => {
  await open(unknown)
  await expect.element(page.getByText(/^The shop takes no orders until/)).toBeVisible()
})

test('staff who only read settings see the company without a form', async () => {
  await open(company, ['read-settings'])
  await expect.element(page.getByRole('row', { name: 'Phone 03 123 4567' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
  expect(await accessibilityFaults()).toEqual([])
})

test('a logo is removed once the second factor was given again', async () => {
  const removals: boolean[] = []
  let isConfirmed = false
  stubApi()
    .on(deleteLogo, () => {
      removals.push(isConfirmed)
      return isConfirmed
        ? company
        : refusal(403, { code: 'second-factor-required', message: 'Confirm first.' })
    })
    .on(confirmSecondFactor, () => {
      isConfirmed = true
      return null
    })
  await open({ ...company, logo: '/pictures/450/logo.webp' })
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the change' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => removals).toEqual([false, true])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a logo is sent as a file, and another kind of file is refused with a sentence', async () => {
  await open()
  const chooser = page.getByLabelText('Choose a picture').element() as HTMLInputElement
  const choose = (file: File) => userEvent.upload(chooser, file)
  await choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText('The file is not a JPEG, PNG or WebP picture.')).toBeVisible()
})
