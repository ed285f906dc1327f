import { createBrand } from '@pito/contracts/staff-brands'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi, success } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import NewBrand, { clientAction } from './new-brand.tsx'

const staff = { id: 'outi', name: 'Outi', email: 'outi@pito.example', rights: ['edit-catalogue'] }

function open() {
  const office = {
    id: 'office',
    loader: () => ({ staff }),
    children: [
      { path: '/brands/new', Component: NewBrand, loader: () => null, action: clientAction },
      { path: '/brands/7', Component: () => <h1>The brand</h1> },
    ],
  }
  return renderInOffice([office] as never, { address: '/brands/new' })
}

const name = page.getByLabelText('Name', { exact: true })
const add = page.getByRole('button', { name: 'Add brand' })

test('a brand is added with its minimum price in cents, and its page opens', async () => {
  const sent: unknown[] = []
  stubApi().on(createBrand, (input) => {
    sent.push(input)
    return { id: 7 }
  })
  await open()
  await name.fill('Kuura')
  await page.getByLabelText('Minimum price (incl. VAT)').fill('59,90')
  await expect.element(page.getByText('= 59,90 €')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await add.click()
  await expect.element(page.getByRole('heading', { name: 'The brand' })).toBeVisible()
  expect(sent).toMatchObject([{ name: 'Kuura', slug: '', position: 100, minimum_price_cents: 5990 }])
})

test('a name that is taken is named next to the field, and what was typed stays', async () => {
  const errors = { name: ['A brand named Kuura already exists.'] }
  stubApi().on(createBrand, () => refusal(422, { code: 'not-valid', message: 'Not valid.', errors }))
  await open()
  await name.fill('KÚURA')
  await add.click()
  await expect.element(page.getByText('A brand named Kuura already exists.')).toBeVisible()
  await expect.element(name).toHaveValue('KÚURA')
  await expect.element(name).toHaveFocus()
})

test('a press that is repeated after a lost response sends the same key, and the next form sends another', async () => {
  const keys: (string | undefined)[] = []
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : success({ id: 7 })
  })
  const first = await open()
  await name.fill('Kuura')
  await add.click()
  await expect.element(page.getByText(/The connection was lost/)).toBeVisible()
  await add.click()
  await expect.element(page.getByRole('heading', { name: 'The brand' })).toBeVisible()
  await first.unmount()
  await open()
  await name.fill('Halla')
  await add.click()
  await expect.poll(() => keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}:\/api\/v1\/staff\/brands$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a key that was spent on other values says so, and the next press sends a new key', async () => {
  const keys: (string | undefined)[] = []
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'])
    return keys.length === 1
      ? refusal(409, { code: 'idempotency-key-reused', message: 'Carried out already.' })
      : success({ id: 7 })
  })
  await open()
  await name.fill('Kuura')
  await add.click()
  await expect.element(page.getByText('Carried out already.')).toBeVisible()
  await add.click()
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[1]).not.toBe(keys[0])
})
